import type { Language } from '../language.ts'

/** English. */
export const EN: Language = {
  code: 'en',
  otherCodes: null,
  precedence: 1,
  commonWords: 'the and of for with our you your this that from are have',
  conjunctions: 'and',
  days: 'mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday',
  months:
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august ' +
    'september october november december',
  phoneLabels: {
    voice:
      'tel tele telno telnr telephone telephones phone phones ph phn dial ring call calls calling hotline ' +
      '_hotline helpline_ helpdesk infoline freephone freecall freefone tollfree toll-free toll+free ' +
      'switchboard landline landlines my+number our+number your+number contact+no contact+nos ' +
      'contact+number contact+numbers ddi pbx pabx direct+line direct+dial ' +
      't.p t/p land+line land+lines landphone hot+line general+line',
    mobile: 'mobile mobiles mob mobil cell cells cellphone_ cellular gsm handphone sms text text+us',
    fax: 'fax fax_ facsimile fx',
    whatsapp: 'whatsapp_ whats+app whatsap wa wsp viber',
    weak:
      'contact contacts enquiries inquiries enquiry inquiry bookings booking book reservations reservation ' +
      'appointments appointment ambulance emergency emergencies support service office offices reception ' +
      'main headquarters sales secretary info information home work business vast direct reach line ' +
      'after+hours resi residence',
  },
  phoneSigns: null,
  contactPages: { terms: 'contact|get in touch|reach us|enquir|inquir|call us|write to us', anywhere: null },
  imprintPages: { terms: 'imprint.|legal notice', anywhere: null },
  officePages: { terms: 'locations.|offices.|branches.|directions.|find us', anywhere: null },
  peoplePages: {
    terms:
      'team.|teams.|meet the|staff.|people.|our people|leadership|management.|board of directors|directors.|' +
      'employees|crew.|attorneys|lawyers|doctors|physicians|faculty.|founders|our experts|agents.|directory.',
    anywhere: null,
  },
  aboutPages: {
    terms: 'about.|about us|who we are|our company|company profile|company.|our story|press contact|partners.',
    anywhere: null,
  },
  formerJobs:
    'previously|formerly|former |prior to|before joining|before founding|before coming|worked for|' +
    'worked at|worked with|served as|served at|spent |began |career at|career with|was head|was director|was a |was an |was the ',
  workLeads:
    '(?:counsel|career|position|job|role|post|years|apprenticeship|internship|residency|tenure|stint|spell)(?: of service)? (?:at|with|for)|(?:work|serv|volunteer|train|teach|employ|intern|practi[cs]|consult|taught)(?:e?s|e?d|ing)?(?: for (?:\\p{L}{1,30} ){0,2}\\p{N}* ?years)? (?:at|with|for|by)|joined|retired from|moved to|(?:faculty|staff|board|team) members? (?:at|of)|graduat(?:e|ed|es) (?:of|from)|alumn(?:us|a|i) of|(?:degree|diploma|certificate|doctorate|bachelor|master)(?:’s)?(?: (?:in|of) (?:\\p{L}{1,30} ){0,3}\\p{L}{1,30})? (?:at|from)|(?:studied|studies|lectures|lectured) (?:\\p{L}{1,30} ){0,2}at|(?:former|ex-)\\p{L}{0,30} ?\\p{L}{1,30} (?:of|at|with)',
  memberships: 'member|accredited|registered with|regulated by|licensed by|approved by|certified by|qualified by',
  roleTexts: {
    before:
      'as|in his role as|in her role as|in their role as|in the role of|in his capacity as|in her capacity as|in the capacity of',
    behind: null,
    determiners: 'the a an our your their its',
    members: 'member committeeman committeewoman committeeperson boardmember councilmember',
    complements: 'of for',
    workplaces: 'at',
  },
  organNouns: 'committee office department board',
  titleNouns:
    'institute council association federation foundation society hospital academy bank museum trust institution alliance consortium university',
  subjectNouns: 'museum ministry society association federation foundation academy guild confederation',
  houseNouns:
    'school agency hotel theatre theater restaurant centre center resort winery brewery bakery distillery ' +
    'studio studios records productions press choir orchestra gallery hospice cafe café inn lodge ' +
    'florists nursery pharmacy abbey foods farms commission',
  headNouns: null,
  organisationKinds: {
    heads: null,
    clear:
      'University College Institute Council Association Federation Foundation Society Ventures Holdings Laboratory ' +
      'Laboratories Hospital Academy Bank Authority Union Museum Clinic Chamber Club League Observatory Seminary ' +
      'Orchestra Diocese Charity Trust Ministry Institution Polytechnic Alliance Confederation Consortium ' +
      'Constabulary Guild',
    firms:
      'International Group Capital Partners Fund Services Systems Solutions Technologies Media Books Press ' +
      'Publishing Publishers Communications Consulting Consultants Consultancy Network Power Pharma Pharmaceuticals ' +
      'Biopharma Biosciences Therapeutics Robotics Energy Logistics Studios Studio Board Industries Investments ' +
      'Analytics Software Labs Motors Foods Brewery Bakery Architects Engineers Engineering Solicitors Attorneys ' +
      'Advisors Advisers Insurance Recruitment Marketing Productions Records Airlines Airways Railways Shipping ' +
      'Farms Construction Contractors Builders Properties Estates Agency Department Office Commission Committee ' +
      'Centre Center School Church Editions',
    trades:
      'Company Corporation Cooperative Co-op Finance Assurance Mutual Plumbing Roofing Marine Mechanical Electrical ' +
      'Landscaping Flooring Restaurant Café Cafe Grill Diner Tavern Inn Hotel Hotels Resort Lodge Cabins Campground ' +
      'Ranch Pizzeria Bistro Theatre Theater Ministries Mission Missions Fellowship Anglers Bassmasters Harriers ' +
      'Rotarians Toastmasters Choir Ensemble Distillery Winery Vineyards Nursery Nurseries Garage Dental Dentistry ' +
      'Veterinary Pharmacy Realty Realtors Lettings Surveyors Accountants Auctioneers Architecture Textiles Woollens ' +
      'Mills Foundry Manufacturing Aerospace Automation Instruments Electronics Semiconductors Telecom Newspapers ' +
      'Pictures Entertainment Travel Tours Haulage Freight Couriers Packaging Supplies Wholesale Stores Outfitters ' +
      'Barn Bookshop Jewellers Florists Heating Joinery Carpentry Glazing Scaffolding Photography Physiotherapy ' +
      'Chiropractic Orthodontics Opticians Locksmiths Kennels Butchers Bakers Bakehouse Creamery Dairy Orchards ' +
      'Forestry Timber Quarries Mining Petroleum Renewables Recycling Homes Healthcare Hospice',
    small: null,
    endings: null,
    stems: null,
    units: 'dept\\.?|department|faculty|division|section|unit|school of|institute (?:of|for)|chair',
    modifiers:
      'city county town village parish district borough state local national regional federal central general public ' +
      'private executive advisory student students parent parents teacher teachers customer client clients health ' +
      'social data protection planning credit legal human resources financial finance wealth management senior ' +
      'junior professional corporate family community service support supervisory steering technical medical dental ' +
      'animal new other world international european united works working annual main investment marketing research ' +
      'development training education learning security safety quality environmental government board directors ' +
      'trustees governors department committee office center centre resource information visitor member members ' +
      'alumni gold silver bronze platinum strategic official premium technology media become join press partner ' +
      'sponsor reception reservation reservations emergency emergencies accident appointment appointments booking ' +
      'bookings desk hotline switchboard bar spa gym pool kitchen ambulance police fire summer winter special offers ' +
      'level levels program programs life travel auto equity prices your home online showroom transfer sports ' +
      'football fitness book savings trade labour labor our their his her its this that each every any all both one ' +
      'two',
    uses: {
      inSentences: 'Company Corporation Group Commission Airlines Airways Industries Publishers Publishing',
      beforeFor:
        'Centre Center Institute Foundation Society Association Council School Fund Trust Office Department Agency ' +
        'Academy Network Board Union Federation Authority Commission Committee Charity Partners Hospital College ' +
        'Museum Studio Laboratory Party Campaign Chamber',
      qualifiers:
        'Office Board School Church Department Marketing Media Network Software Energy Power Insurance Construction ' +
        'Engineering Capital Group Systems Services Recruitment Shipping Bank Union Club Hospital Council Community ' +
        'Charity Book Agency',
      places: 'Region Ranch Homes Mills Mission Timber Village Estate Lodge Barn',
      owned: 'Board|Office|Department|Council|Committee|Agency|Commission|Foundation Board',
    },
    neighbours: {
      abbreviations:
        'st dr bros co mfg intl int prof jr sr mt ft coop ind com imp exp nig ent tech univ assoc dist inc ltd pvt ' +
        'pte nat',
      relations:
        'representative|agent|member|division|unit|arm|brand|part|branch|office|chapter|distributor|importer|' +
        'reseller|retailer|dealer|supplier|licensee|franchisee?|affiliate|parent|client|customer|employee|officer|' +
        'spokes(?:man|woman|person)|partner|founder|shareholder|holder|counsel|head|dean|professor|editor|engineer|' +
        'chair(?:woman|person)?|treasurer|controller|trustee|liquidator|receiver|administrator|successor|product|' +
        'service|property|name|vp|project|site|website|initiative|trademark|publication|venture|courtesy',
      located: 'based|headquartered|listed|owned|backed|born|founded',
      associations: null,
      adjectives: null,
    },
    partnerships: {
      joins: 'and',
      tails: 'Sons|Son|Associates',
      signTails: 'Co|Company|Partners|Brothers|Bros|Daughters',
      strangers:
        'clients customers sponsors suppliers investors members friends families supporters donors funders media ' +
        'press parents spouses brands community events networks industry alumni schools vendors resellers affiliates ' +
        'distributors dealers carers guests agencies publishers advisors experts founders owners directors father ' +
        'mother dad mum mom brother brothers sister wife husband',
    },
    uncased: null,
  },
  qualityEndings: 'ing|ment|ments|tion|tions|sion|sions|ance|ence|ity|ities|ary|ory|ive|ics|ship|al|als',
  personTitles:
    'Tmt.|Tmt|Thiru.|Thiru|Selvi|CA.|CS.|CMA.|Er.|Ar.|Pharm.|Surv.|QS.|Nrs.|Alh.|Chf.|Matron|Elder|Malam|' +
    'Mzee|Mwalimu|Aunty|Auntie|Uncle|Whaea|Matua|Kōkā|Tā|The Venerable|Venerable|The Ven.|The Ven|Ven.|The Rt Revd|' +
    'The Rt Rev.|The Rt. Rev.|The Right Reverend|The Revd|The Rev.|The Reverend|The Very Revd|' +
    'The Very Reverend|The Most Reverend|The Revd Canon|Revd Canon|Rev. Canon|The Hon.|The Honourable|' +
    'The Honorable|Oom|Tannie|Sr|Mnr.|Ratu|Mian|Ch.|Fr|Dcn.|Dn.|Ptr.|Kgosi|Ntate|Inkosi|Rre|Pt.|Sr. Dr.|' +
    'Sub-Lt|Lt Cdr|Wg Cdr|Sqn Ldr|Flt Lt|Lt Col|Maj Gen|Cpl|L/Cpl|WO2|WO1|PC|Det.',
  personLeads:
    '[a-z]{1,14}(?:ed|wn|lt|den|ten|ung|ght|ld|und|ade|ead) by|' +
    '(?:essays?|foreword|preface|introduction|afterword|poems?|photographs?|illustrations?|music|words|lyrics|arrangements?|choreography|lighting|costumes|sound|design|set|direction|portrait|paintings?|drawings?|recipes?|stories|songs?|talk|lecture|sculptures?|keynote|workshop|readings?|sermon|flowers|catering) (?:is |are |was |were )?by|' +
    'the late|married(?: to)? the former|years (?:under|alongside)|' +
    '(?:apprenticed|studied|trained|apprenticeship|scholarship) (?:under|with|to)|' +
    '(?:co-?)?(?:author|writer|editor|founder)s? with|fronted by|featuring|feat\\.|starring|' +
    '(?:chief|special) guests?|guests? of honou?r|guest speakers?|(?<=(?:^|[.!?)]) )with|fiddler',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'university college school institute academy faculty hospital clinic centre center church cathedral museum ' +
    'library foundation trust society association federation council ministry agency bureau authority commission ' +
    'committee club hotel inn restaurant cafe bakery pharmacy bank group holding holdings enterprise enterprises ' +
    'industries company courts courthouse studio studios solicitors attorneys lawyers consultants consultancy ' +
    'consulting associates partners ventures technologies systems laboratories laboratory publishing publishers ' +
    'brewery winery vineyards dairy nursery logistics motors garage travel tours airlines charity parish union ' +
    'alliance cooperative co-operative supplies manufacturing engineering builders contractors plumbing roofing ' +
    'electrical properties realty resort villa apartments fellowship lodge motel hostel guesthouse vets veterinary ' +
    'dental dentistry chiropractic physiotherapy chambers bookshop jewellers florist kennels preschool kindergarten ' +
    'seminary ministries chapel diocese orchestra orchards bistro law surgery architects photography joinery ' +
    'carpentry orthodontics landscaping fitness pizza chamber orthopedics pediatrics dermatology optometry temple ' +
    'mosque synagogue monastery scouts rotary tabernacle observatory theatre theater playhouse nurseries opticians ' +
    'physio osteopathy crematorium hospice almshouses distillery',
  personTexts: {
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
        'accompanied) by|led by|headed by|directed by|managed by|under the (?:direction|leadership) of|founder',
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
      credits: 'photos?|photo by|image|images|picture|pictures|credit|credits',
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
        'department)s?(?: title)?',
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
      verbs: 'is|was|has been|serves as|works as|joined as|becomes|became|will be|has become|remains',
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
        'brother bw cand capt captain chief cllr cmde cmdr col colonel cpt csc dame deacon deaconess dna doctor dr ' +
        'drs ds eng engr esp esv evang father flt fr gen gov gs haji hajia hajiya hajjah hon honorable honourable ' +
        'icdr imam lady lord lt madam maj mallam mhe miss mjr monsignor mr mrs ms msgr mx oba osr otunba pastor pgs ' +
        'pgsts pharm pr prof professor pst rabbi rag rev revd reverend rtn rtr sen sgt shaikh sheikh sir sis sister ' +
        'sqn sr surv swami tmt tpl wp',
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
      honorifics: 'dr|prof|mr|mrs|ms|miss',
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
      streets: null,
    },
    unspaced: null,
    caseless: null,
    work: {
      roles:
        'accompanist accountant actor actress actuary acupuncturist adherent adjunct adjuster administrator adviser ' +
        'advisor affineur agent agronomist alderman alderwoman almoner alumna alumnus ambassador anaesthetist ' +
        'analyst anesthesiologist animator anthropologist appraiser apprentice arbitrator archaeologist archbishop ' +
        'architect archivist artist arts assessor assistant associate asst athlete attache attorney auctioneer ' +
        'audiologist auditor author bagpiper baker bandmaster barber barista baritone barman barrister bartender ' +
        'bassist beautician beekeeper bellhop biologist bishop blacksmith blogger bookkeeper bosun breeder brewer ' +
        'brewmaster bricklayer broadcaster broker builder bursar butcher butler buyer cabinetmaker captain ' +
        'cardiologist caretaker carpenter cashier cellist ceo ceramicist cfo chair chairman chairperson chairwoman ' +
        'chancellor chaplain charge cheesemaker chef chemist chieftain chiropodist chiropractor chmn choirmaster ' +
        'choreographer chro churchwarden churchwardens cio ciso clarinettist clerk cmo co-founder coach cochair ' +
        'cofounder colonel columnist commander commissioner composer comptroller concertino concierge conductor ' +
        'conservator constable consul consultant contractor contralto controller convener convenor conveyancer coo ' +
        'coordinator coowner copywriter coroner correspondent costumier councillor councilman councilmember ' +
        'councilor councilwoman counsel counsellor counselor coxswain cpo cso cta cto curate curator custodian ' +
        'dancer deacon dean decorator delegate dentist deputy dermatologist designer detective developer dietician ' +
        'dietitian director distiller doc doctor doula draftsman dramaturg draughtsman driver drummer economist ' +
        'editor elder electrician emerita emeritus endodontist engineer enologist entrepreneur envoy essayist ' +
        'esthetician estimator evp exec executive expert facilitator farmer farrier fellow fiddler filmmaker ' +
        'flautist florist forager foreman founder fundraiser gardener general geologist glazier gm goalkeeper ' +
        'governor greenkeeper groomer groundskeeper groundsman grower guide guitarist guru gynaecologist ' +
        'gynecologist hairdresser harpist head headmaster headmistress headteacher helmsman herbalist historian ' +
        'homeopath host hostess hosts housekeeper hygienist illustrator imam inspector instructor intern interpreter ' +
        'investor janitor joiner journalist judge kaiako kaiwhakahaere kaumatua keyboardist lawyer lead leader ' +
        'lecturer lege legislator liaison librarian librettist lieutenant linesman luthier lyricist magistrate major ' +
        'manager marketer mathematician mayor md mechanic mediator medic mentor mezzosoprano midwife minister ' +
        'moderator monitor mpa musician n naturopath negotiator neurologist nne notary novelist nurse nutritionist ' +
        'oboist obstetrician oenologist officer oncologist operator ophthalmologist optician optometrist organiser ' +
        'organist organizer orthodontist osteopath outfitter owner paediatrician painter paralegal paramedic partner ' +
        'pastor pathologist pcso pediatrician pedicure percussionist periodontist pharmacist philosopher ' +
        'phlebotomist photographer physician physicist physio physiotherapist pianist pilot planner plasterer ' +
        'playwright plumber podiatrist poet postdoc potter precentor pres presenter president priest principal ' +
        'producer professor programmer proofreader proprietor proprietress prosecutor prosthodontist provost ' +
        'psychiatrist psychologist psychotherapist pta publisher quartermaster rabbi radiographer radiologist ' +
        'rancher rdh realtor receptionist recruiter rector referee registrar rep repetiteur reporter representative ' +
        'researcher roofer sacristan saddler salesman salesperson saleswoman saxophonist scenographer scholar ' +
        'scientist scorer screenwriter sculptor secretary secy selectman seller senator sergeant sergeant-at-arms ' +
        'sexton sheriff singer skipper sociologist solicitor soloist sommelier sonographer soprano speaker ' +
        'specialist spokesman spokesperson spokeswoman statistician steward stewardess stonemason strategist student ' +
        'stylist superintendent supervisor supt surgeon surveyor svp sysadmin tagapangulo teacher technician tenor ' +
        'theologian therapist tiler timekeeper trainee trainer translator treas treasurer trombonist trumpeter ' +
        'trustee tutor umpire undersecretary underwriter upholsterer urologist valuer verger veterinarian vicar ' +
        'vice-presidente vicechair vicepresident videographer vintner violinist violist viticulturist vocalist ' +
        'volunteer vp waiter waitress warden wardens webmaster widow winemaker wpc writer zookeeper',
      departments:
        'accountancy accounting accounts admin administration affairs bookings bookkeeping buying care claims ' +
        'clients communications compliance controlling desk development dispatch education engineering enquiries ' +
        'events export exports finance front fundraising helpdesk hr import invoicing it legal logistics maintenance ' +
        'manufacturing marketing media membership office operations outreach partnerships payroll people personnel ' +
        'planning pr press procurement production purchasing quality reception recruiting recruitment relations ' +
        'research reservations resources sales service services shipping strategy success support training warehouse',
      qualifiers:
        'and & of for the international domestic national regional local global central general group corporate ' +
        'european digital online technical customer customers client human key account inside field public investor ' +
        'product project business after retail wholesale trade export import uk us usa eu emea apac europe americas ' +
        'africa asia north south east west northern southern team service services relations',
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
  },
  rankWords: null,
  pageNames: null,
  addressLabels:
    'address|addresses|location|locations|head office|headquarter|headquarters|hq|registered office|main office|' +
    'our office|office|offices|visit us|find us|where to find us|write to us|mail|mail us|by mail|by post|branch|' +
    'branch office|showroom|warehouse|shop|store|studio',
  fieldLabels:
    'email address|full name|first name|last name|phone number|telephone number|mobile number|contact number|' +
    'opening hours|office hours|business hours|working hours|your message|subject line|mailing address|' +
    'postal address|street address|zip code|postal code|account number|bank details|date of birth|job title|' +
    'company name',
  townMarks: null,
  addressTexts: {
    labels: {
      clear: 'address',
      qualifiers:
        'our|the|postal|mailing|office|street|business|registered|visiting|head office|company|shop|store|contact|' +
        'physical|delivery|billing|shipping',
      locations: 'locations?|headquarters?|hq|offices?|office|mail|us|branch|showroom|warehouse|shop|store|studio|info',
      sure: '(?:registered|head|main|our|postal|principal) office|visit us|find us|write to us',
      others: 'e-?mail|ip|mac|web|internet|url|website|opening|closing|keynote|welcome|return',
      tails: 'address us legal info',
      fields:
        'city|town|state|province|county|country|zip|zip ?code|zip ?/ ?postal code|postal code|post ?code|pin|' +
        'pin ?code|street|street address|region|suite|building|floor|state ?/ ?province|address(?: line)? ?[12]?|' +
        'line ?[12]',
    },
    units: {
      words:
        'erf|farm|holding|suite|ste|unit|apt|apartment|flat|floor|level|room|rm|block|blk|plot|building|bldg|tower|' +
        'office(?= ?(?:no|\\d|#|[a-z](?!\\p{L})|suite|block|$))|ofc|shop|store|lot|stand|house no|hse|opp|opposite|' +
        'near|nr|behind|beside|off|adjacent|above|below|distt|next to|between|along|by|after|inside|within|village|' +
        'vill|post office|dist|district|tehsil|taluka|mandal|rr|site(?! map)|(?:old|new|door) (?:door )?no|' +
        'd\\.? ?no|survey no|sy\\.? ?no|s\\.? ?no|sector|sec|phase|wing|gate|mezzanine|basement|ground floor|' +
        'mail ?code|mail ?stop|msc|house(?= (?:\\d|#))|bay|hangar|warehouse|bureau|kiosk|tenancy|pod|km|kilometre|' +
        'kilometer|purok|brgy|barangay|sitio|subd|sco|cnr|corner(?= of)|entrance|enter via|' +
        '(?:street|road|lane|avenue|rd|st\\.?|cross|main)(?= (?:no\\.? ?|# ?)?\\d{1,3}[a-z]?$)|plaza|rear of|c/o',
      floors: 'floor|flr|fl|level|storey|story|cross|main|block|stage|phase',
      floorOrdinals:
        'ground|lower ground|upper ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top',
      doors: null,
      buildings:
        'building|bldg|compound|tower|towers|house|plaza|centre|center|complex|mall|arcade|chambers|court|' +
        'mansions?|estate|park|campus|hall|block|industrial|free|economic|area|zone|city|villas?|works|mill|mills|' +
        'farm|barn|lodge|cottage|wharf|arena|quarter|hub|heights|apartments|residency|colony|layout|phase|sector|' +
        'midc|gidc|sez|society|chs|terminal|exchange|studios?|yard|rectory|vicarage|laboratory|library|pavilion|' +
        'annexe?',
      beforeStreets: 'suite|ste|unit|apt|flat|shop|office|room|level|floor|block|plot|no|km|lot|house|bldg|building',
      behindStreets: 'suite|unit|n',
      behindNumbers: null,
    },
    streetWords: {
      signs:
        'Street Road Avenue Boulevard Plaza Square Terrace Court Gardens Quay Parade Expressway Close Crescent ' +
        'Drive Lane Way Highway street road avenue boulevard plaza square terrace',
      plainEndings: null,
      small: null,
      smallBehind: 'street|st|road|rd|lane|ln|drive|close|court|way',
      smallEndings: null,
      smallDoubtful: null,
      numbered: null,
      beforeNumbers: 'St Str Street Ave Avenue Blvd Boulevard Rd Road Sq Square',
      routes: 'highway hwy route rte rt road rd',
      nameless: 'strand esplanade embankment promenade mall broadwalk',
      lookalikes: 'norway subway gateway railway anyway runway',
    },
    streetNames: {
      connectors: 'of the and &',
      beforeCompounds: null,
      directions: 'N S E W NE NW SE SW North South East West Northeast Northwest Southeast Southwest',
      numerals: 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve',
      months: null,
      never:
        'star stars ton tons lb lbs day days week weeks month months year years hour hours hrs minute minutes min ' +
        'mins bed beds bedroom bedrooms bath star-rated x mm cm kg mb gb tb pm january february march april june ' +
        'july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec percent ' +
        'million billion people reviews results photos comments views miles km usd eur gbp ltd limited inc llc plc ' +
        'pty',
      estates: null,
      abbreviations:
        'st street saint|rd road|ave avenue av avn|blvd boulevard bd boul blv|dr drive|ln lane|ct court|sq square|' +
        'cres crescent cresc|ter terrace tce terr|hwy highway|pkwy parkway|expy expressway expwy|gdns gardens|' +
        'pl place|n north no|s south|e east|w west|bldg building|fl floor flr|rm room|uk gb',
    },
    roads: {
      beforeKilometres: 'National|N|Old|Highway|E\\d{1,3}|A\\d{1,2}|M\\d{1,2}|D\\d{1,3}',
      behindKilometres: null,
      behindDistances: 'road rd highway expressway bypass',
      betweenTowns: null,
      numbered: null,
      zones: null,
    },
    numberMarks: {
      beforeNumbers: 'no|nr|n|num|n°|№|#|d|km|nd',
      alone: 'no|nr|n|num|km|nd|№|#|house no|h[./]? ?no|plot',
      houses: 'house|hse|h|plot|door|villa',
      beforeColons: 'no|nr|num|d|apt|km|box|bag',
    },
    boxes: {
      forms:
        '(?:HCR?|RR|R\\. ?R\\.|RD|PSC|CMR|Unit) ?#?\\d{1,5}[ ,]{1,2}Box|G?\\.?P\\. ?O\\. ?Box|G?PO Box|' +
        'P\\.? ?O\\.? ?Box|Post ?Office Box|P\\. ?O\\. ?B\\.?|POB|P\\.? ?O\\.? Drawer|Private (?:Mail ?)?Bag|' +
        'P\\. ?M\\. ?B\\.?|PMB|Locked Bag|RMB|Post ?box|Box|P\\. ?O\\. BOX',
      endings: 'box',
    },
    places: {
      connectors: 'upon on of the',
      beforeNames: null,
      beforeCities: 'city of',
      behindCities: 'city|north|south|east|west',
      quarters: null,
    },
    sentences: {
      leads:
        '(?:visit|find|meet|see|join|reach|contact) us|drop (?:in|by)|' +
        '(?:located|based|situated|headquartered|held)|write to (?:us|me)|' +
        '(?:our|the|its|their) (?:\\p{L}+ ){0,2}(?:office|offices|shop|store|showroom|studio|warehouse|clinic|practice|headquarters|premises|factory|restaurant|gallery|workshop|address)(?: is| are)?',
      streetLeads: null,
      smallStreetLeads: null,
      units: 'Flat Unit Suite Apt Apartment Shop Office Room',
      connectors: 'of the and upon on',
      prose: 'with|for|is|are|to|from|that',
      yearLeads: 'in|since|until|from|during|early|late',
      abbreviations:
        'blvd|bldg|boul|prof|beds|berks|bucks|cambs|glos|hants|herts|lancs|leics|lincs|notts|northants|oxon|staffs|' +
        'wilts|worcs|calif|mass|conn|penn|tenn|minn|mich|univ|dept|dist|vill|distt|taluk|terr|cresc?|sect|plot|' +
        'door|floor|near|pkwy|brgy|subd|opp|subdiv',
    },
    surroundings: {
      contacts:
        'tel|telephone|phone|ph|fax|telefax|facsimile|e-?mail|mail|mobile|mob|cell|gsm|hotline|toll[ -]?free|call|' +
        'whatsapp|skype|web|website|homepage|internet|iban|bic|swift|opening|hours|mr|mrs|attn|attention|copyright|' +
        'all rights|director|manager|contact',
      phones: 'tel|telephone|phone|ph|fax|mobile?|mob|cell?',
      notPlaces:
        'Tel|Telephone|Phone|Ph|Fax|E-?Mail|Email|Mail|Mobile|Web|www|Opening|Ltd|Inc|Copyright|Hours|Call|Map|' +
        'Plan|Route|Euro?|USD|Users?|Followers?|People|Customers|Views|Fans|Members?|Words|Visitors|Downloads|' +
        'Pages|Series|Routers?|Switch(?:es)?|Toners?|Cartridges?|Printers?|Models?|Version|Edition|Thermal|' +
        'Automatic|Bedrooms?|Watts?|Volts?|Lumens?|Pixels?|T|F|E|M',
      countsBefore:
        'page|version|v|chapter|article|section|paragraph|part[ei]?|step|top|level|day|week|year|class|figure|fig|' +
        'table|volume|vol|band|issue|number|episode|season|windows|ios|android|iphone|galaxy|playstation|formula|' +
        'grade|group|type|room|game|round|under|from|since|copyright|stand|in',
      countsBehind:
        'results?|photos?|comments?|reviews?|items?|views?|days?|hours?|minutes?|years?|people|stars?|million|' +
        'billion|percent|euro|eur|usd|kg|km|cm|mm|ml',
      rangeWords: 'to|through|thru|till|until',
      bylines: 'by',
    },
    unspaced: {
      ends: 'TEL|Tel|tel|FAX|Fax|E-?mail|Google|MAP|Map',
      buildings: null,
      districts: null,
      behindNumbers: null,
    },
  },
  boxWords: null,
  partnerHeadings:
    'sponsors|partners|supporters|funders|donors|backers|clients|customers|exhibitors|investors|benefactors|' +
    'collaborators|affiliates|affiliations|subsidiaries|suppliers|distributors|dealers|licensees|' +
    'member organizations|member organisations|member companies|member associations|corporate members|' +
    'institutional members|participating organizations|participating organisations|affiliated companies|' +
    'affiliated organizations|associated companies|sister companies|group companies|portfolio companies|' +
    'clientele|sponsorship partners|trusted by|who we work with|we work with|companies we work with|' +
    'organizations we work with|we have worked with|supported by|sponsored by|funded by|in partnership with|' +
    'in collaboration with|they trust us|client list|customer list|memberships|professional memberships|' +
    'professional affiliations|accreditations|partnerships|partnering organizations|allies|friends and allies|' +
    'with the support of|with support from|made possible by|thanks to the support of|presented by|' +
    'in association with|sponsorship from|with thanks to',
  partnerHeadingWords:
    'our the my all of to and thank thanks include includes including among few here meet grateful proud proudly you current selected key past present list lists links selection some ' +
    'many media gold silver bronze platinum main major official project funding industry trusted community ' +
    'corporate event conference national local regional international strategic business technology academic ' +
    'principal general title premium founding',
  organisationTexts: {
    insideNames: {
      connectors: 'and of the',
      clubConnectors: null,
      articles: 'the',
      complements: 'of',
      nounEndings: null,
      touchingEndings: null,
      municipalities: 'city town village county borough township state',
      activities:
        'Import|Export|Trad|Contract|General|Industr|Commerc|Engineer|Invest|Develop|Touris|Food|Medical|' +
        'Pharma|Construct|Advert|Transport|Logistic|Packag|Agricult|Electr',
      descriptions: 'Agency|Society|Institute|Centre|Center|Association',
      descriptionLinks: 'for|of',
      abbreviations: 'Dr|Prof|Mt|Ft|Mrs?|Ms|Bros',
    },
    emptyNames: {
      pageWords:
        'home homepage start startpage main page pages index menu welcome contact contacts us about our the ' +
        'your my we to of and in at on for a an all by is more info information details official website ' +
        'site web online here click team staff people services service products product solutions news blog ' +
        'press media events event gallery portfolio projects careers career jobs job login log sign register ' +
        'account cart basket checkout search help support faq faqs privacy policy cookie cookies terms ' +
        'conditions use legal notice imprint disclaimer sitemap map location locations directions office ' +
        'offices head headquarters branch branches address addresses postal mailing registered hours opening ' +
        'phone email message form get touch find where who what how company companies corporate profile ' +
        'overview history mission frontpage licence licences license licenses untitled document new ' +
        'copyright rights reserved logo image banner icon header footer skip content navigation print ' +
        'download downloads links resources testimonials reviews archive archives category categories tag ' +
        'tags author article articles post posts read view customer customers client clients partner ' +
        'partners shop store directory reg general enquiries inquiries inquiry enquiry sales billing ' +
        'shipping delivery limited private public ltd inc group co management board director directors ' +
        'department departments this these that authors contributors primary secondary headline route',
      firmWords:
        'home service services product products solution solutions news press media event events gallery ' +
        'portfolio project projects jobs support search help shop store directory customer partner partners ' +
        'management sales shipping delivery public web online map team people general legal print content ' +
        'archive archives reviews post group and',
      wholeNames: 'news media press home people print map',
      possessives: 'my|your',
      siteNouns:
        'web ?site|site|web|blog|weblog|web ?page|homepage|web ?shop|store|shop|onlineshop|company|business|' +
        'organi[sz]ation',
      defaults:
        'admin|administrator|webmaster|web ?admin|site ?admin|root|super ?user|editor|moderator|guest|' +
        'just another (?:wordpress|wp|blog) ?(?:site|weblog)?|site (?:title|name)|blog (?:title|name)|' +
        'store name|company name|business name|organi[sz]ation name|your (?:logo|name|brand)|' +
        'default(?: site| store view)?|main website store|demo(?: site| store| shop)?|' +
        'test(?: site| store| shop)?|untitled(?: site)?|sample (?:site|company|page)|new site|website name',
      logoPhrases:
        'logo(?:type|s|tipo|typen?)?|homepage|home ?page|to home|(?<!(?:nursing|care|funeral|retirement|rest|' +
        "residential|children[’']?s|guest|mobile|dogs|cats) )home|website|return to|back to|go to|link to|" +
        'image of',
    },
    beforeNames: {
      stops:
        'about contact welcome to by from with at for our your we you they is are was were be been has have ' +
        'had can visit join choose hire ask email e-mail copyright since why when while where what who how ' +
        'if both each also this that these those there here then but or nor not than per please thank thanks ' +
        'dear meet see between during after before until m/s messrs under within without through against ' +
        'upon designed powered developed hosted built created managed operated owned t/a formerly c/o attn ' +
        'attention director directors manager founder co-founder ceo cto cfo coo chairman president owner ' +
        'proprietor secretary subsidiary terms conditions policy imprint disclaimer trademark trademarks ' +
        'published publisher author registered tel telephone phone fax abn acn in on january february july ' +
        'september october november december',
      leadingWords: null,
      firmNouns: null,
      firmNounEndings: null,
      welcomes: 'welcome to|home of|(?:the )?official (?:site|website) of',
      headingLeads: 'about|contact',
      ownerLeads:
        '(?:content |the )?property of|(?:a |an )?(?:part|division|member|subsidiary|brand) of|' +
        '(?:copyright (?:and|&) )?database rights?|for reprint rights:',
      looseLeads: 'by from with and',
      depictions: null,
      depictionLinks: 'of',
      headOffices: 'head office|registered office|headquarters',
      employerLinks: null,
    },
    behindNames: {
      makers: 'powered|designed|developed|created|hosted|maintained',
      madeThings: 'website|web ?site|site|web ?design|design|photos?',
      contactLabels: 'tel|phone|fax|e-?mail|mobile|mob',
      homePages: 'homepage|home ?page|official (?:web)?site',
      otherPages: 'home|start|contact(?: us)?|about(?: us)?',
      contactForms: 'contact form',
      crowds: '(?:project )?(?:authors|contributors|developers)|(?:core |development )?team',
      divisions:
        'an? (?:division|brand|member|part|subsidiary|unit|trading name|service)(?: of|$)|' + '(?:part|member) of the ',
      closures:
        "in (?:(?:creditors[’']? )?(?:voluntary |compulsory |provisional )?liquidation|administration|" +
        'administrative receivership|receivership)',
    },
    sentences: {
      verbs: 'is|are|was|were|has|have|had|will|would|can|could|should|says?|said',
      beVerbs: 'is|are|was|were',
      beComplements:
        'an?|the|one|our|your|not|also|now|currently|located|based|situated|headquartered|registered|' + 'protected',
      situated: '(?:is|are) (?:currently )?(?:located|based|situated|headquartered|registered|in)(?: (?:at|in|on))?',
      seats: null,
      seatLinks: null,
    },
    labels: {
      names:
        'company(?: name)?|name of (?:the )?(?:company|organi[sz]ation)|organi[sz]ation(?: name)?|' +
        'legal (?:entity|name)(?: name)?|registered (?:company )?name|business name|trading name|' +
        'legal company name|site owner|website owner|operator|institution|firm(?: name)?|association',
      roles: 'employer|hiring organi[sz]ation|publisher|organi[sz]ers?|(?:organi[sz]ed|hosted|published) by|agency',
      sellers: 'dealer|distributor|importer|reseller|stockist|wholesaler',
      columns:
        '(?:name of )?compan(?:y|ies)|affiliations?|institutions?|organi[sz]ations?|universit(?:y|ies)|' +
        'firms?|exhibitors?|suppliers?|vendors?',
      vague: 'operator',
    },
    clients: {
      nouns: 'clients customers sponsors partners supporters funders backers donors investors',
      labels:
        'client|customer|commissioned by|contractor|main contractor|builder|landscape|landscape architect|' +
        'landscape architects|structural engineer|structural engineers|architect|architects|funded by|' +
        'supported by|in partnership with|sponsored by|media partner|bank|bankers|insurer|investor|c/o',
      verbs: 'include[sd]?|are|were|is|like|such as',
      adverbs: 'among others',
    },
    notices: {
      followers:
        'powered|designed?\\b|web ?design|developed|created by|made (?:by|with|in)|site (?:by|map|design)|' +
        'sitemap|website (?:by|design)|built (?:by|with)|theme\\b|hosted|privacy|terms\\b|cookies?\\b|' +
        'disclaimer|registered|reg\\. |is (?:an? |the )?(?:owned|operated|run|managed|published|trademark|' +
        'registered|trading|part|member|division|subsidiary)\\b|' +
        'on (?:the )?(?:\\S+ ){1,4}(?:theme|plugin|framework)\\b|tel\\b|phone|e-?mail|contact',
      wholeFollowers: null,
      leads: 'to|by|of|the year|present|now',
      subjects: 'law|infring\\w*|notice|policy|owners?|protected|materials?|holders?|violat\\w*|work',
      software: 'e-?commerce|software|cms|theme|powered|webdesign|website|site',
      authorLinks: 'by',
      rightsHolders: 'copyright (?:owner|holder)',
      pictures: 'image|photo|picture|graphic|montage|illustration|video',
      pictureSources: 'credits?|by|source|courtesy',
      pictureCredits: 'credits?',
      licences: 'licen[cs]e',
    },
    blocks: {
      words:
        'contact contacts information address hours directions competent shops stores offices branches ' +
        'campuses phone telephone email enquiries inquiries location locations find visit map directory ' +
        'staff list overview hotline',
      listClasses:
        'dealers?|vendors?|listings?|members?|exhibitors?|suppliers?|distributors?|resellers?|providers?|' +
        'retailers?|compan(?:y|ies)|business(?:es)?|firms?|result|entry',
    },
    phones: {
      shared:
        'switchboard|main (?:number|line|phone|switchboard|office|tel(?:ephone)?)|main|head office|' +
        'headquarters|front desk|general (?:enquir(?:y|ies)|inquir(?:y|ies)|number|line|phone)|' +
        'reception(?: desk)?|call cent(?:er|re)|central (?:number|line)|' +
        '(?:customer|client) (?:service|care|support)s?|hotline|helpline|help ?desk|pa?bx',
      phoneWords: 'tel(?:ephone)?|phone|ph|number|no|call|call us|t|p',
      links: 'on|at|is|via|under',
      representatives: 'represent|proprietor|publisher',
      representativeLines: '(?:managing )?directors?|owners?|company secretary',
      formsOfAddress: 'dr prof mr mrs ms',
    },
  },
  invitations:
    'become becoming be join why how what who your for with find search dear login is are wanted needed say about',
  rightsReserved: 'all (?:content )?rights? (?:are )?reserved|all rights|(?:some )?rights reserved',
  copyrightWords: 'copyright(?:ed)?\\b',
  organisationSentences: {
    leads: {
      actors:
        '(?:led|backed|owned|acquired|bought|taken over|supported|sponsored|commissioned|run|managed|operated|' +
        'published|organi[sz]ed|hosted|represented|advised)(?: in (?:19|20)\\d\\d)? by|' +
        '(?:part|division|subsidiary|college|school|chapter|branch|brand|unit|arm) of|' +
        'spokes(?:man|woman|person) for|on behalf of|partner(?:ed|ship) with|participation from|' +
        'collaborat(?:ion|es|ed|ing) with|working with|we recommend|investors?|partners?|backers?|clients?|' +
        'customers?|supplier|agency|agent|advis[eo]rs?|consultants?|lawyers|solicitors|publishers?|distributors?|' +
        'sponsors?|manufacturer|contractors?|charity|union|owners?|employer|developer|(?:chairs?|chair(?:man|woman|' +
        'person)|secretary|organi[sz]er|director|president|treasurer|leader|head|founder|professor|lecturer|' +
        'engineer|scientist|economist|curator|researcher|fellow|dean|editor) (?:of|at)|chairs',
      hosts: 'partner|sponsor|organi[sz]er',
      hostVerbs: 'is',
      deals:
        '(?:financing|finance|funding|loans?|credit|mortgages?|grants?|insurance|support|backing|donations?)(?: is|' +
        ' are)?(?: available| provided)? (?:through|from|by|via)|' +
        '(?:contract|order|tender|commission|bid)s?(?: was| were| is| has been)?(?: awarded| given| let)? to|' +
        'awarded to|(?:class|classes|workshops?|courses?|retreat|stockists?) (?:at|with)|(?:built|installed|' +
        'supplied|delivered|catered|printed|maintained|provided|serviced|financed|funded|insured|audited|donated|' +
        'produced|prepared|developed|created|championed|reviewed|awarded|written|presented|endorsed) by',
      members: 'members?',
      articles: 'the',
      actions:
        'has|had|have|is|was|will|would|says?|said|declined|announced|confirmed|warned|told|wants?|plans?|offers?|' +
        'provides?|runs?|owns?|acted|thanks|thanked|supports?|supported|agreed|approved|refused|rejected|launched|' +
        'opened|published|called|urged|invites?|operates?|welcomes?|welcomed|hosts?|hosted|sponsors?',
      speakers:
        'scientist at|studied at|spokes(?:man|woman|person|people) (?:for|from|at|of)|' +
        'post-?doc(?:toral \\p{L}+)? (?:at|with)|partner (?:at|of)|position at|work(?:s|ed|ing)? (?:for|at)|joined|' +
        'joining|consult(?:s|ed|ant|ing) (?:for|at|to)|career (?:with|at)|apprenticeship (?:with|at)|' +
        'intern(?:ed|ship)? (?:with|at)|employed (?:at|by)|engineer at',
      speakerWords:
        'spokesman spokeswoman spokesperson spokespeople career apprenticeship internship work works worked ' +
        'working joined joining consults consulted consultant consulting postdoc post-doc postdoctoral partner ' +
        'position intern interned employed engineer scientist studied',
      addressees: 'to|at|with|by|from',
      addresseeArticles: 'the',
    },
    links: { genitives: null, complements: 'of for', articles: 'the' },
    nouns: {
      firms: 'firm company manufacturer startup start-up maker brewer housebuilder shipbuilder carmaker agency',
      firmsInLists: 'company firm',
      venues: 'restaurant hotel',
      venuePeople: 'chef',
    },
    forms: {
      others: 'Edition|Editions|Warranty|Partnership|Liability|Time|Offers?|Stock|Availability|Access|Company',
      inclusions: 'vat gst tax shipping',
      qualities: 'npo',
      described: null,
      labels: 'Tel|Phone|Fax|E-?[Mm]ail',
    },
    credits: {
      made: 'designed|developed|powered|built|created|crafted|hosted|maintained|produced|programmed|made',
      making:
        'design|web ?design|website|web ?site|site|theme|template|development|developer|hosting|seo|photos?|' +
        'photography|images?|programming|concept',
      makers: 'by|with|in',
      objects: 'and of the this our website site web internet studio agency',
      behind: 'web ?design|website design|web ?agency',
      signs: null,
    },
    places: {
      owners: 'prop(?:\\.|rietor)|owner|c\\/o|attn|attention',
      offices:
        '(?:sales|branch|head|regional|registered|main|field|liaison|corporate|booking|reservations?|ticket|' +
        'service|support|representative|country|area|district|city|site|project|marketing|admin|administration|' +
        'administrative|export|overseas|international|satellite|zonal|zone|state|provincial|county|national) ' +
        'office|campus|branch|headquarters|hq',
      branches: null,
      officeSigns: null,
      formerHouses: '(?:The )?(?:Old|Former) \\p{Lu}',
      words:
        'office offices branch store shop showroom warehouse location downtown uptown midtown north south east ' +
        'west central campus site plant factory depot outlet headquarters hq regional region area city town county ' +
        'of the in at main new our girls boys junior senior technical administrative commercial distribution ' +
        'logistics service services training formation municipal communal community call visitor',
    },
    preambles: { copulas: null, documents: null, formLabels: 'Legal form' },
    careers: {
      since: 'since',
      to: 'to until till',
      untilNow: 'present|today|now|current|date',
      workplaces: 'at',
      origins: 'of from with',
      studies:
        'B\\.?A|B\\.?Sc|M\\.?A|M\\.?Sc|MBA|LL\\.?[BM]|Ph\\.?D|diploma|bachelor|master|degree|doctorate|studi\\p{L}+',
      chiefs: 'C[EFOTM]O|(?:co-?)?founder|(?:co-?)?owner|managing director|chief executive(?: officer)?|proprietor',
      verbs: 'chairs|leads|heads|runs|directs|founded|owns|manages|represents|works (?:for|at|with)',
      complements: 'of for with',
      otherLinks: 'with for',
    },
    pages: {
      imprint: 'imprint|legal notice',
      legal: 'privacy|cookies?|terms|conditions|disclaimer|gdpr',
      contact: 'contact(?:s|us)?|reach us',
      partners: 'partner(?:s|ships?)?|sponsor(?:s|ing)?|supporters|links?|collaborations?',
      clients: 'clients?|customers?|references?|testimonials?|case stud(?:y|ies)|portfolio',
      people:
        'team|staff|people|board|committee|leadership|faculty|attorneys|lawyers|doctors|directors|trustees|officers',
      about: 'about(?:us)?',
    },
    relations: {
      authority: 'supervisory authority|regulated by|registered (?:with|by)|ombudsman',
      agency: 'hosting|hosted|host|provider|web ?design|webmaster|website by|site by|designed|developed|powered by',
      bank: 'bank|iban',
      member: '(?:proud )?members? of|membership of|affiliated (?:to|with)',
      partner: 'partner|partners|sponsors?|in cooperation with|in partnership with|supported by',
      client: 'clients?|customers?',
      banks: 'credit union',
      authorities: 'ombudsman|commissioner|commissioners|courts?|authority|ico|registrar|chamber|tribunal',
    },
    bodies: {
      names: '(?:sub-?)?committee|board of \\p{L}+|advisory board|commission|council|panel|jury',
      endings: null,
      ranks: 'full|ordinary|elected|co-?opted|alternate|deputy|substitute',
      members: 'members?|alternates|substitutes',
    },
    titles: {
      labels: 'represented by(?: (?:the|its))?|our|your',
      others: 'responsible(?: for.*)?|contact(?: person)?s?(?: .*)?|author|posted by|by',
      fragmentStarts: 'of who and in a an the',
      behind: null,
    },
    logos: { pictures: 'image photo picture icon symbol', adverts: 'banner|advertisement|ad for' },
  },
  contactTexts: {
    signs: {
      at: 'at|at[ -]?sign|at[ -]?symbol|at[ -]?mark',
      atInBrackets: null,
      atBetweenSpaces: 'at-sign',
      pictures: null,
      dot: 'dot|point',
    },
    placeholders: {
      domains:
        'example examples sample domain yourdomain your-domain mydomain my-domain somedomain anydomain domainname ' +
        'domain-name yourdomainname yourcompany your-company mycompany companyname yourcompanyname yoursite ' +
        'your-site yourwebsite your-website mywebsite awebsite a-website thewebsite sitename yourbusiness ' +
        'yourorganization yourschool yourmail youremail your-email emailaddress youremailaddress yourprovider ' +
        'yourserver yourhost yourname yourstore yourshop youragency yourhotel xxx xxxx xxxxx xxxxxx xyzxyz ' +
        'placeholder',
      mailboxes:
        'you your yourname your.name your-name your_name youremail your.email your-email your_email yourmail ' +
        'your.mail youremailaddress your-email-address youraddress yourusername your-username yourid someone ' +
        'somebody someone.else anyone username user.name user_name firstname lastname first.last first_last ' +
        'firstname.lastname first.lastname firstname_lastname firstnamelastname first-name.last-name f.lastname ' +
        'name.surname name.lastname surname email.address emailaddress email-address e-mail-address xxx xxxx xxxxx ' +
        'placeholder',
      vagueMailboxes:
        'name email e-mail mail user me myname myemail my.email test tester testing abc abcd xyz foo bar baz john ' +
        'jane joe doe john.doe jane.doe johndoe janedoe john.smith johnsmith jane.smith joe.bloggs jsmith jdoe bob ' +
        'alice sample example demo info hello contact admin address nobody anybody recipient sender to from first ' +
        'last customer client login account',
      vagueDomains:
        'company site website mysite server host hostname mail email e-mail test tests testing abc abcd xyz foo ' +
        'bar baz foobar doe provider address business organization organisation org acme somewhere anywhere ' +
        'something anything service client customer demo user username name someone institution university school ' +
        'corp inc sub your my the mailserver isp',
      samples:
        'name email myemail my.email user example sample abc abcd xyz test john.doe johndoe jane.doe janedoe ' +
        'john.smith',
    },
    mails: {
      roles:
        'info|contacts?|office|mail|post|sales|support|service|help|hello|admin|press|jobs|hr|team|webmaster|' +
        'postmaster|secretar(?:y|iat)|enquir(?:y|ies)|inquir(?:y|ies)|bookings?|reservations?|orders?|billing|' +
        'accounts|marketing|media|editor|privacy|legal|reception|administration|clerk|treasurer|chair|membership|' +
        'registrar|vicar|council|events',
      general: 'info hello contact office mail post enquiries inquiries',
      labels: 'mail',
      touchingLabels: 'e-?mail|mail|contact|tel|fax|phone|mob|cell',
      invitations: 'mail contact write reach',
      proseWords:
        'a an the us me you him her them it we i is are was be been am or and of to on in out up off by for from ' +
        'with more now live here there online today look looking find found visit visiting check see seen read ' +
        'learn available located based website site web page pages blog email e-mail mail store shop book buy ' +
        'order starts start arrive arrived',
      determiners: 'the a an this our my your its his her their',
    },
    numbers: {
      extensions: 'extensions?|extn?s?|xtn',
      others:
        'no nos num # id ids uid order orders invoice ref refs reference case ticket tracking batch build charge ' +
        'lot art article item sku upc ean gtin asin mpn part model serial s/n sn p/n pn imei isbn issn ismn doi ' +
        'pmid pmcid arxiv patent patents oclc vatin pan tan cin tin roc brn ssm npi ein fein duns naics sic ' +
        'registration registered register reg regno licence license licensed lic permit certificate fca frn sra ' +
        'gdc gmc nmls crd dre bre iban bic swift account acct a/c sort routing aba card visa mastercard amex zip ' +
        'postal postcode zipcode pincode pin code codes p.o gps lat latitude lon lng longitude coordinates version ' +
        'versions ver release rev revision page pages pp vol volume issue total price population followers views ' +
        'visits downloads capital',
      otherSigns: null,
      numberWords: 'no nos num number numbers #',
      contactWords: 'tel|fax|phone|telephone|e-?mail|contact\\p{L}{0,3}|mobile?|whatsapp|call us|address',
      disjunctions: 'or',
      linkExtensions: 'ext extn extension',
    },
    phones: {
      voiceBeforeFax: 'tel phone ph',
      voiceBehind: 'tel phone telephone',
      faxBehind: 'fax',
      mobileBehind: 'mobile cell gsm',
      suffixJoints: 'or|and',
      hours: 'hrs?\\b|hours?\\b',
      times: 'hours?|days?',
    },
    noise: {
      words: 'no[-_]?spam|remove[-_]?(?:this|me)|delete[-_]?(?:this|me)|anti[-_]?spam|spam[-_]?free',
      capitals: 'NO[-_]?SPAM|REMOVE(?:[-_]?(?:THIS|ME))?|DELETE(?:[-_]?(?:THIS|ME))?|ANTISPAM|NOJUNK|SPAMFREE',
      signs: 'spam remove delete',
    },
  },
  postcodeLabels: 'zip|zip code|postcode|post code|postal code|pin code|pincode',
}
