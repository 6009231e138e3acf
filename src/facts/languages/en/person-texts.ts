import type { PersonTexts } from '../../person-texts.ts'

/** What texts in English say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks:
      '(?:thank you|thanks|congratulations|congrats|kudos|farewell|shout-?out|well done|happy birthday|' +
      '(?:a )?(?:warm |big )?welcome|tribute|hats off)(?: (?:so much|very much|again|also|goes|go|out|' +
      'back)){0,2}(?: to)?|we (?:thank|welcome|congratulate)',
    jointWork:
      '(?:together|along|interview|conversation|workshop|course|class|classes|lesson|lessons|evening|talk|q ?& ?a|' +
      'appointment|meeting|collaboration|partnership|i did|we did|done|took|studied|studying|trained|training|' +
      'worked|working|sang|played|travelled|traveled|spoke|chatted|met up|caught up|in touch) with',
    makers:
      '(?:taught|led|coached|trained|hosted|moderated|accompanied|represented|facilitated|organi[sz]ed|catered|' +
      'chaired|guided|staffed|succeeded|replaced|assured|moved|seconded|motion|motion made|second|introduced) by|' +
      'courtesy of',
    sharedTitles:
      '(?:council|board|committee|team|staff|faculty|family|club|band|panel|crew|cast|jury|commission|task force|' +
      'founding|new|fellow) members?|council(?:lors|ors|men|women|members)|alder(?:men|women)|commissioners|' +
      'trustees|supervisors|selectmen|senators|directors|founders|co-founders|owners|co-owners|partners|' +
      'organi[sz]ers|coaches|trainers|teachers|instructors|teammates|brothers|sisters|siblings|twins|colleagues|' +
      'students|graduates|seniors|juniors|winners|artists|musicians|singers|guests?|speakers|panell?ists|authors|' +
      'volunteers|residents|neighbou?rs|parents|officers|deputies',
    namesakes:
      'named (?:after|for|in honou?r of)|in honou?r of|in memory of|statue of|bust of|tomb of|grave of|works? of',
    speech: 'said|says|adds|explains|according to',
    contacts:
      'contact|contacting|call|calling|phone|e-?mail|emailing|ask for|speak (?:to|with)|talk (?:to|with)|look for|' +
      'ask at|write|reach|write to|reply to|rsvp(?: to)?|questions to|attn\\.?|attention|c\\/o|att\\.?|a\\/c|' +
      'payable to|made out to|mail',
    introductions:
      "i am|i'm|im|my name is|meet|this is|(?:co-?)?(?:founded|started|opened|launched|established|bought|runs|" +
      'ran) (?:[a-z]+ ){0,4}with|(?:at )?the (?:home|house|residence) of|introducing|founded by|established by|' +
      'started by|(?:owned|operated|owned and operated) by|run by|(?:assisted|supported|joined|helped|' +
      'accompanied) by|led by|headed by|directed by|managed by|under the (?:direction|leadership|baton|guidance|supervision|chairmanship|presidency) of|founder',
    landmarks: 'near|nr\\.?|opp\\.?|opposite|beside|next to|adjacent to|across from|in front of|katapat ng',
    welcomes: 'welcome to',
    offices: null,
    officeKinds: 'medical',
  },
  behind: {
    relatives: 'who|whose|whom',
    relativesBehindComma: null,
    ages: 'years old',
    afterAges: 'of|from|who|said|says|a|an|has|is|was|and',
    actions:
      '(?:has |had |also |then |later |recently |never |always |once |first |often |still )?(?:told|asked|thanked|' +
      'wanted|wants|voted|attended|resigned|retired|spoke|speaks|talked|thinks|thought|believes|believed|hopes|' +
      'hoped|loves|loved|enjoys|enjoyed|remembers|remembered|recalls|volunteers|volunteered|donated|welcomed|' +
      'greeted|congratulated|agreed|disagreed|insisted|warned|urged|praised|laughed|smiled|laughs|smiles|joked|' +
      'nodded|admitted|admits|concluded|wondered|decided|arrived|came|went|sat|stood|sang|sings|performed|performs|' +
      'competed|coached|taught|lectured|married|visited|seconded|abstained|presided|chaired|moderated|attends|' +
      'played|plays|finished|won|scored|returned|proposed|gave|brought|stepped|takes over|passed away|died)',
    predicates:
      'runs|leads|chairs|coaches|represents|heads up|manages the|(?:guide|lead|host|moderate|speak|talk|present|' +
      'teach|introduce|answer|share|welcome|join) (?:you|us|to|at|about|on|in|the|your|our|a|an|this|his|her|how|' +
      'all|with)|(?:take|walk|guide|lead|show) you|opened (?:the|a|his|her|their) (?:first|doors?|shop|studio|' +
      'practice|restaurant|bakery|cafe)|took over|handed over|wrote (?:to|in|this|that|about|on)|posted (?:a|the|' +
      'this|that|it|on|in|last|yesterday|about)|pointed out|suggested|reported|replied|answered|reminded|moved to|' +
      'moved here|succeeded|was (?:elected|re-elected)|founded|co-founded|cofounded|oversees|graduated|studied|' +
      'earned (?:a|an|his|her)|received (?:a|an|his|her)|was born|grew up|lives in|retired|holds (?:a|' +
      'an) (?:[a-z.]+ )?(?:degree|master|bachelor|phd|ph\\.d|ba|bs|ma|mba|diploma|licen[cs]e)|(?:has|have) (?:been|' +
      'worked|served|over|more than) |joined|works|teaches|serves',
    speech:
      'said|says|told|explained|explains|added|adds|noted|notes|commented|comments|stated|states|announced|argued|' +
      'argues|recalled|wrote|writes',
    possessions:
      'husband|wife|partner|sons?|daughters?|mother|father|mum|mom|dad|brother|sister|family|kids|children|team|' +
      'house|home|garden|allotment|kitchen|office|desk|place|class|classes|lessons?|workshops?|stall|farm|shop|' +
      'retirement|resignation|birthday|funeral|leadership|help|advice|email|e-mail|comments?|letter|question|' +
      'suggestion|motion|term|appointment|contact details',
    adjectives: 'own|old|new|late|little|lovely|beautiful|annual',
    firms: 'sons?|co\\b|company|partners?|associates|brothers|bro[s.]|team|family|friends',
    units: 'years|st\\b|nd\\b|th\\b|min|views|comments?',
    centuries: 'century',
  },
  appointments: {
    appointed:
      'appointed|elected|re-elected|hired|nominated|promoted|congratulated|thanked|interviewed|swore in|sworn in|' +
      '(?:appointment|election|resignation|retirement|passing|death|nomination|promotion|hiring) of',
    passives: null,
    adverbs: null,
    elected: null,
    isNamed: 'is|are|remains',
    since: 'in|since|still|again|now',
  },
  companions: {
    joiners: 'and|together with|along with|with',
    possessives: 'his|her',
    adjectives: 'small|young|whole|great|expert|experienced',
    people: 'team|wife|husband|partner|sons?|daughters?|family|brother|sister|father|mother|colleagues?|crew|staff',
  },
  kin: {
    possessives: 'his|her|my|their|our|your',
    relatives:
      'wife|husband|sons?|daughters?|brothers?|sisters?|father|mother|dad|mum|mom|aunt|uncle|cousin|niece|nephew|' +
      'grand(?:son|daughter|father|mother|pa|ma)|(?:son|daughter|brother|sister|father|mother)-in-law|partner|' +
      'friends?|pal|mate|buddy|colleagues?|co-workers?|co-owner|business partner|neighbou?rs?|fianc[e]{1,2}|' +
      'girlfriend|boyfriend|mentor|successor|predecessor|boss|landlady|landlord|guests?|hosts?',
  },
  credits: {
    bylines:
      '(?:written|posted|published|submitted|authored|edited|reviewed|reported|reporting|editing|writing|prepared|' +
      'presented|hosted|interviewed|interview|article|story|words|text|report|review|post|blog|contributed|' +
      'compiled|translated|illustrated|narrated|uploaded|added|last modified|updated|a guest post|' +
      'guest post)(?: (?:and|&) [a-z]+)?(?: on [a-z0-9 ,]{4,20})? by|byline',
    by: 'by',
    labels: 'written by|by|author',
    websites:
      'web ?site|site|web|web ?design|design(?:ed)?|develop(?:ed|ment)?|powered|created|built|hosted|crafted|made|' +
      'theme|template|skin|layout|seo|coded|maintained|copyright|icons?|logo',
    websiteParts: 'site|web|internet',
    websiteBy: 'by',
  },
  pictures: {
    signs: 'portr|headshot',
    credits: 'photos?(?: by)?|photograph(?:s|y)?(?: by)?|images?(?: by)?|pictures?(?: by)?|credits?',
    portraits: 'portrait|headshot|profile (?:photo|picture)',
    of: 'of',
    leftToRight:
      '(?:pictured |seen |photo |foto |back row |front row )?\\(?(?:from |l )?left to right|from left|l ?-? ?r',
    positions: 'left|right|centre|center|back row|front row',
  },
  letters: {
    closings:
      '(?:kind|best|warm|warmest|with (?:kind|best|warm))? ?(?:regards|wishes)|(?:yours )?(?:sincerely|faithfully|' +
      'truly)(?: yours)?|yours|cheers|thanks|thank you',
    greetings: 'greetings greets hugs thx',
  },
  nameLabels: {
    given: 'forename forenames',
    family: 'surname surnames',
    givenOrWhole: null,
    names: 'name names pangalan',
    joining: 'and or full complete',
    qualifiers: 'first given christian last family',
    whole: '(?:your |contact )?full name|name in full|complete name|contact (?:name|person)',
    columns:
      '(?:contact |staff |your |employee |member )names?|contact(?: person)?|person|persons|staff|member|members|' +
      'speaker|speakers|author',
    caseless: null,
  },
  labels: {
    personal:
      '(?:job |your )?(?:position|title|role|function|designation|occupation|rank|department|gender|age|mobile|' +
      'cell)|date of birth|born|nationality',
    reached: '(?:tele)?phone|tel|telephone|e-?mail|mail|contact no',
    ofThings:
      'website|homepage|www|fax|address|company|price|colou?r|size|model|brand|sku|stock|weight|material|category|' +
      'capacity|established',
    columns: 'position|title|role|function|job|phone|tel|e-?mail|mail|department|extension|ext\\.?|room|office|fax',
    roles:
      '(?:job |work |their |current )?(?:role|position|title|function|designation|occupation|' +
      'department)s?(?: title)?|post|responsible for|responsibilit(?:y|ies)|job|dept\\.?',
    caselessRoles: null,
    contactPersons: 'contact ?persons?|contacts?',
    possessives: 'your|our',
  },
  visitors: {
    marks: '[a-z]{0,12}reviews?|reviewers?|testimonials?|comment|comments|commentlist|feedbacks?',
    staffMarks: 'bypostauthor|by-?author|team|staff|our-people|employees?',
    headings:
      'testimonials?|(?:customer|client|patient|guest|google|verified|user|our) reviews|reviews|(?:what|hear from|' +
      'words from|feedback from) (?:[a-z]+ ){0,3}(?:customers|clients|patients|guests|people|parents|students|' +
      'members|others|families|users|visitors)(?: (?:are )?(?:say|think|saying))?|(?:customers|clients|patients|' +
      'guests|people|others|they) (?:say|said|are saying)|comments',
    speakers: 'speakers?',
    speakerTitles: 'speaker|guest(?: speaker)?|lecturer|presenter|panell?ist|moderator',
    speakerPaths: 'speakers?',
    staff: 'team|staff|our people|guides',
    titles:
      '(?:(?:verified|verifizierter?|happy|satisfied|returning|regular|long-?term|former|loyal|google|our|' +
      'a) ){0,2}(?:customer|client|patient|buyer|guest|reviewer|user|purchaser|visitor)',
    stars: 'out of 5|stars?',
    counts: 'reviews?|photos?',
    dates: '(?:^|\\W)(?:an?|\\d{1,3}) (?:days?|weeks?|months?|years?) ago(?:\\W|$)',
    spokespeople: 'c[a-z]o|director|manager|founder|owner|president|chair\\w*|head|lead|partner|principal',
  },
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: 'PC|PCSO|WPC|DC|DS|DI|PS|Sgt|Sergeant|Insp|Inspector|Constable|Officer|Deputy|Trooper|Badge',
    copulas: 'is|was|are|were',
    of: 'of|at|for|with|from|at the|of the|in the',
    joiners: 'of|for|the|and|in|at',
    citing: null,
    determiners: 'our|the|your|its|their|his|her',
    articles: 'the|our|a|an',
    verbs:
      'is (?:now|also|currently)|is|was|has been|serves as|works as|acts as|(?:joins|joined)(?: us)? as|becomes|became|' +
      'will be|has become|remains',
    notBefore: 'will|would|has|have|had|is|are|was|were|said|says|who|which|whose|where|when|and|but',
    ends: 'of|at|and|who|with',
  },
  things: {
    copulas: 'is|was|are',
    articles: 'an?|one of the|the',
    ends: 'of|at|and|who|which|that|with|in|for|from|based|specialising|specializing|offering|providing',
    passives: 'is|was|are',
    adverbs: 'now|also|wholly|partly|proudly|family|locally',
    states: 'owned|operated|owned and operated|headquartered|located|situated|registered|incorporated|open|closed',
    nouns: 'firm|subsidiary|division|brand|label|startup|charity|nonprofit',
    publishers: 'press|books|publishing|publishers|records|films|pictures|music',
    firmsOfPeople:
      'lawyers?|solicitors|attorneys|legal|associates|partners?|consult|advisory|architect|studio|agency|bureau|' +
      'communicati|quartet|trio|duo|band|team|ensemble|squad|\\bllp',
    attributes:
      'colou?rs?|model|brand|make|engine|motor|transmission|size|material|finish|style|price|stock|mileage|fabric|' +
      'flavou?r|destination|location|venue|city|town|state|region',
  },
  described: {
    articles: 'an?|one of',
    notPeople:
      'division|subsidiary|company|firm|brand|member of the|part of|unit|place|town|city|village|district|suburb',
    joiners: 'and',
    workEndings: 'er|or|ist',
    of: 'of|at|and',
    pronouns: 'his|her|himself|herself',
    bornVerbs: 'was|is',
    born: 'born',
  },
  names: {
    titles:
      'adv advocate ald alhaja alhaji apostle arc arch archbishop asp atty barr barrister bc bishop bldr brig bro ' +
      'brother bw cand capt captain chief cllr cllrs cmde cmdr col colonel cpt csc dame deacon deaconess dna doctor dr ' +
      'drs ds eng engr esp esv evang father flt fr gen gov gs haji hajia hajiya hajjah hon honorable honourable ' +
      'icdr imam lady lord lt madam maj mallam mhe miss mjr monsignor mr mrs ms msgr mx oba osr otunba pastor pgs ' +
      'pgsts pharm pr prof professor pst rabbi rag rev revd reverend rtn rtr sen sgt shaikh sheikh sir sis sister ' +
      'sqn sr surv swami tmt tpl wp a/prof assoc/prof mdm ssgt msgt tsgt cpl lcdr ltcol vidushi vidwan',
    suffixes:
      'abr aca acca acr acs aia aicp am amd amdkeb amdkep ao ap aprn arb ariba arla asla atc ba barch bba bbus ' +
      'bcom bed bem bfa bmus bpharm bphty bphysio bpsych bs bsc bsn btech bvetmed bvm bvms bvsc cantab cbe ccc ' +
      'cemap ceng certavp certgp certsam certsas cfa cfp cgeol cgma cima cipd cissp ckd cma cmgr cnzm coren cpa ' +
      'cpc crc crna csc cssr cvt dabvp dacvim dc dch dds dgo dipfa dipl disa dlitt dlo dmd dnb dnzm do dphil dpt ' +
      'drsc dsc dvm edd ei eng esq esquire faan facc facp facs faia famas fapa faws fca fcca fcib fcipd fcmi fcsi ' +
      'fellow fhea fice fics fls flsw fnaea fnim fnp-bc fnse frca frcog frcp frcpath frcr frcs frcvs frgs frhists ' +
      'frics frsa frsc fsascot gri hcpc hons ias ifs ips irs jcl jd jnr jp kc knzm lca lcpc lcsw leed leed-ap llb ' +
      'llm lmft lmhc lpc lpn lrsm lvt ma macc march marla mba mbacp mbbch mbbs mbchb mbe mch mcifa mciob mcipd ' +
      'mcmi mcom mcsi mcsp md mdb mdl med mep mfa mh mhum mice mifa mkep mkes mkom mmus mnaea mnse mntf mnzm mp ' +
      'mpa mpd mpdi mph mpharm mphil mphty mpsych mrcgp mrcog mrcp mrcs mrcvs mrics mrtpi ms msc msi msn msp mtech ' +
      'mvb mvetmed naea ncc ncidq np np-c oam obe ofm ofmcap ohs onzm op osb ostc ostj ot otr oxon pa pa-c pac pe ' +
      'pga pgac pharmd phd phdr phr pmp psyd pt qc qsm qso ra rgn riba rla rmn rn rvn rvt sag san scd sdb sfarm sh ' +
      'shrm sip sj skep skepns skm skom slp snr spd spdi sphr sres ssi ssos stl svd tep ukcp vmd',
    particles: null,
    honorifics: 'dr|prof|mr|mrs|ms|miss|cllrs?|revd',
    firmPrefixes: null,
    placeJoiners: 'upon|on|under|a|the|of|for|to|and|your',
    placeBeginnings: 'saint|prince|princess|king|queen|duke|lady|lord',
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'worth|shire|field|ington|[bf]urn',
    familyBeginnings: "mc|mac|o'|fitz",
  },
  endings: {
    nouns: 'tions?|sion|ments?|ology|ologies|ography|ability|tech|soft|ism|wear|ical|ised|ized',
    nounsOrNames: 'ings?|ness|less|ibles?|ables?|ware|ance|ence|ship|care|line|shop|ics',
    roles: null,
    occupations: null,
    streets: null,
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'accompanist accountant actor actress actuary acupuncturist adherent adjunct adjuster administrator adviser ' +
      'advisor affineur agent agronomist alderman alderwoman almoner alumna alumnus ambassador anaesthetist ' +
      'analyst anesthesiologist animator anthropologist appraiser apprentice arbitrator archaeologist archbishop ' +
      'architect archivist artist arts assessor assistant associate asst astronomer athlete attache attorney ' +
      'auctioneer audiologist auditor author bagpiper baker bandmaster barber barista baritone barman barrister ' +
      'bartender bassist beautician beekeeper bellhop biologist bishop blacksmith blogger bookkeeper bosun ' +
      'breeder brewer brewmaster bricklayer broadcaster broker builder bursar butcher butler buyer cabinetmaker ' +
      'campaigner captain cardiologist caretaker carpenter caseworker cashier cellist ceo ceramicist cfo chair ' +
      'chairman chairperson chairwoman chancellor chaplain charge cheesemaker chef chemist chieftain chiropodist ' +
      'chiropractor chmn choirmaster choreographer chro churchwarden churchwardens cio ciso clarinettist clerk ' +
      'cmo co-founder coach cochair cofounder colonel columnist commander commissioner composer comptroller ' +
      'concertino concierge conductor conservator constable consul consultant contractor contralto controller ' +
      'convener convenor conveyancer coo coordinator coowner copywriter coroner correspondent costumier ' +
      'councillor councilman councilmember councilor councilwoman counsel counsellor counselor coxswain cpo cso ' +
      'cta cto curate curator custodian dancer deacon dean decorator delegate dentist deputy dermatologist ' +
      'designer detective developer dietician dietitian director distiller doc doctor doula draftsman dramaturg ' +
      'draughtsman driver drummer economist editor elder electrician emerita emeritus endodontist engineer ' +
      'enologist entrepreneur envoy essayist esthetician estimator evp exec executive expert facilitator farmer ' +
      'farrier fellow fiddler filmmaker flautist florist forager foreman founder fundraiser gardener general ' +
      'geologist glazier gm goalkeeper governor greenkeeper groomer groundskeeper groundsman grower guide ' +
      'guitarist guru gynaecologist gynecologist hairdresser harpist head headmaster headmistress headteacher ' +
      'helmsman herbalist historian homeopath host hostess hosts housekeeper hygienist illustrator imam inspector ' +
      'instructor intern interpreter investigator investor janitor joiner journalist judge kaiako kaiwhakahaere ' +
      'kaumatua keyboardist lawyer lead leader lecturer lege legislator liaison librarian librettist lieutenant ' +
      'linesman luthier lyricist magistrate major manager marketer mathematician mayor md mechanic mediator medic ' +
      'mentor mezzosoprano midwife minister moderator monitor mpa musician naturopath negotiator neurologist nne ' +
      'notary novelist nurse nutritionist oboist obstetrician oenologist officer oncologist operator ' +
      'ophthalmologist optician optometrist organiser organist organizer orthodontist osteopath outfitter owner ' +
      'paediatrician painter paralegal paramedic partner pastor pathologist pcso pediatrician pedicure ' +
      'percussionist periodontist pharmacist philosopher phlebotomist photographer physician physicist physio ' +
      'physiotherapist pianist pilot planner plasterer playwright plumber podiatrist poet postdoc potter ' +
      'practitioner precentor pres presenter president priest principal printmaker producer professor programmer ' +
      'proofreader proprietor proprietress prosecutor prosthodontist provost psychiatrist psychologist ' +
      'psychotherapist pta publisher quartermaster rabbi radiographer radiologist rancher rdh realtor ' +
      'receptionist recruiter rector referee registrar rep repetiteur reporter representative researcher roofer ' +
      'sacristan saddler salesman salesperson saleswoman saxophonist scenographer scholar scientist scorer ' +
      'screenwriter sculptor secretary secy selectman seller senator sergeant sergeant-at-arms sexton sheriff ' +
      'singer skipper sociologist solicitor soloist sommelier songwriter sonographer soprano speaker specialist ' +
      'spokesman spokesperson spokeswoman statistician steward stewardess stonemason strategist student stylist ' +
      'superintendent supervisor supt surgeon surveyor svp sysadmin tagapangulo teacher technician tenor ' +
      'theologian therapist tiler timekeeper trainee trainer translator treas treasurer trombonist trumpeter ' +
      'trustee tutor umpire undersecretary underwriter upholsterer urologist valuer verger veterinarian vicar ' +
      'vice-presidente vicechair vicepresident videographer vintner violinist violist viticulturist vocalist ' +
      'volunteer vp waiter waitress warden wardens webmaster welder widow winemaker wpc writer zookeeper',
    occupations:
      'co-ordinator stager incharge patron selector scouter kitman celebrant landlord landlady licensee licencee ' +
      'innkeeper hotelier postmaster postmistress stockman herdsman gamekeeper ghillie boatman bargeman yardman ' +
      'storeman storekeeper shopkeeper fishmonger greengrocer ironmonger jeweller jeweler goldsmith silversmith ' +
      'watchmaker bookbinder seamstress dressmaker milliner cobbler machinist toolmaker fabricator gasfitter ' +
      'typist dispatcher courier deckhand caddie lifeguard caregiver nanny childminder chorister bandleader ' +
      'dramaturge stagehand projectionist restorer preacher archdeacon commandant arborist landscaper ' +
      'horticulturist nurseryman cellarman pastrycook confectioner chocolatier bellman jockey kennelmaid ' +
      'taxidermist mortician undertaker embalmer ombudsman mayoress bailiff beadle lobbyist publicist cartoonist ' +
      'webdesigner cartographer geographer oceanographer botanist typesetter cameraman newsreader comedian ' +
      'magician ventriloquist juggler compere toastmaster stockbroker merchandiser stocktaker telesales ' +
      'invigilator scrutineer ' +
      'vet worker keeper collector roadmaster stockkeeper greeter docent matron paraeducator prop chief',
    departments:
      'accountancy accounting accounts admin administration affairs bookings bookkeeping buying care claims ' +
      'clients communications compliance controlling desk development dispatch education engineering enquiries ' +
      'events export exports finance front fundraising helpdesk hr import invoicing it legal logistics maintenance ' +
      'manufacturing marketing media membership office operations outreach partnerships payroll people personnel ' +
      'planning pr press procurement production purchasing quality reception recruiting recruitment relations ' +
      'research reservations resources sales service services shipping strategy success support training warehouse',
    duties:
      'reservations bookings maintenance housekeeping accounts admissions safeguarding fundraising membership ' +
      'outreach facilities catering payroll lettings editorial dispatch procurement bursary',
    former: 'retired former',
    qualifiers:
      'and & of for the international domestic national regional local global central general group corporate ' +
      'european digital online technical customer customers client human key account inside field public investor ' +
      'product project business after retail wholesale trade export import uk us usa eu emea apac europe americas ' +
      'africa asia north south east west northern southern team service services relations',
    adjectives: 'elect emeritus emerita designate',
    labels:
      'ask att attention attn author authors by chaired contact contactname contactperson contacts contributor ' +
      'contributors edited enquiries founded fullname headed hosted hosts inquiries instructor instructors ' +
      'interviewee interviewer investigator investigators leader leaders led moderated moderation name names ' +
      'officer owners persons posted postedby prepared presented presenter presenters published reviewed run ' +
      'signatory signed speaker speakers staff submitted supervisor supervisors text writer written sec ' +
      'technicians musicians singers sopranos altos tenors basses',
  },
  entities: {
    heads:
      'abbey academy accountants act administration advisors airport amendment antiques apartment apartments ' +
      'architects archive archives arena army art arts associates association attorneys auto automotive ave avenue ' +
      'award awards bakery band bank bar barn bau bay bazaar beach beauty beer bill bistro bldg bluff blvd books ' +
      'boulevard brand brands brewery bridge bros brothers builders building bungalow cafe canyon capital cars ' +
      'catering cathedral cellars cemetery center centre chalet championship chapel chiropractic choir chowk ' +
      'church cinema city classic cliffs clinic close clothing club co collection college colony commission ' +
      'committee companies company complex construction consultancy consultants consulting contractors cottage ' +
      'cottages council county court cove creek crescent ct cup dairy dance dental depot desert design designers ' +
      'designs disease distillery district dr drive edition effect electrical engineering ensemble enterprises ' +
      'entertainment estate estates exchange exports extension falls farm farmhouse farms fashion federation ' +
      "fellowship festival films finance financial fitness food foods forest foundation foundation's fund " +
      'furniture gallery garage garden gardens gin global gorge government grand grill group guesthouse gym ' +
      'gymnasium hair hall handicrafts harbor harbour heights highway hill holding holdings holidays homes ' +
      'hospital hotel house hwy hypermarket industries inn institute institution insurance interiors international ' +
      'investments island islands jewellers jewellery jewelry kitchen labs lagoon lake landscaping lane law ' +
      'lawyers layout league lecture library loch lodge logistics mall manor mansion manufacturing marathon marg ' +
      'marina market marketplace meats medal media memorial method mfg minimarket monastery moor moors mosque ' +
      'motel motors mountain museum music navy nursery open orchestra orthodontics outlet papers park parkway ' +
      'partners path peninsula pension pharmacy photography photos physiotherapy pictures pier pkwy place plan ' +
      'plateau plaza plumbing presidency press prison prize productions promenade properties property province pte ' +
      'pty pub publishers publishing quartet quay quintet ranch rd realty records republic reservoir residences ' +
      'resort restaurant ridge ring river road roofing row rum salon scholarship school seafood sector series ' +
      'service services shoes shop shops society software solicitors solutions sons souk souq springs sq square st ' +
      'stadium state station store stores street studio studios suites summit supermarket surgery synagogue ' +
      'syndrome systems technologies technology temple ter terrace test theater theatre theory tie topping torg ' +
      'tournament tours tower towers town traders trail trails transport travel trio trophy trucking trust tyres ' +
      'union university valley ventures veterinary villa village villas vineyard vineyards ward warehouse way weg ' +
      'wharf whiskey whisky wine winery wines yoga',
    prefixes:
      'abbey academy bar cafe camp cape castle cathedral chapel church college east fort great hospital hotel lake ' +
      'little lower mont mount new ngo north old parish point port residence restaurant saint sant school south ' +
      'square st theatre university upper villa west',
  },
  marks: {
    bylines:
      'by-?line|by|author|authors|posted-?by|writer|contributor|creator|journalist|reporter|dc-creator|' +
      '[a-z]+-author|author-[a-z]+',
    people:
      'staff|member|people|person|employee|leader|director|testimonial|speaker|doctor|attorney|lawyer|faculty|' +
      'vcard|h-card|avatar|committee|trainer|advisor|founder|user-?name|signature|(?:^|[\\s_-]|our|the)(?:team|' +
      'contact|board|agent|equipe?|profile|quot|coach|expert)',
    roles: 'job-?title|role|position|designation|occupation|job|department',
    pages:
      'team|staff|people|about|contact|imprint|board|leadership|management|faculty|directory|mentions|legal|notice|' +
      'author|speakers|committee|experts|doctors|attorneys|lawyers|agents|testimonial|personal',
  },
}
