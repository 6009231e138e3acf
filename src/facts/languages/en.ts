import type { Language } from '../language.ts'
import { ADDRESS_TEXTS } from './en/address-texts.ts'
import { CONTACT_TEXTS } from './en/contact-texts.ts'
import { ORGANISATION_KINDS } from './en/organisation-kinds.ts'
import { ORGANISATION_SENTENCES } from './en/organisation-sentences.ts'
import { ORGANISATION_TEXTS } from './en/organisation-texts.ts'
import { PERSON_TEXTS } from './en/person-texts.ts'

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
    'worked at|worked with|served as|served at|spent |began |career at|career with|was head|was director|was a |was an |was the |' +
    'studied|studying|graduat|educated at|attended |education |degree|diploma|doctorate|phd |ph\\.d|bachelor|alumn|while at|student at|' +
    'trained at|training at|residency|internship|apprenticeship|fellowship at|scholarship',
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
  organisationKinds: ORGANISATION_KINDS,
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
  personTexts: PERSON_TEXTS,
  supporterWords: 'friends supporters',
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
  addressTexts: ADDRESS_TEXTS,
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
    'in association with|sponsorship from|with thanks to|has the support of|have the support of|' +
    'support and sponsorship of|sponsorship of|sponsorship by|generous support of|financial support of|kind support of',
  partnerHeadingWords:
    'our the my all of to and thank thanks include includes including among few here meet grateful proud proudly you current selected key past present list lists links selection some ' +
    'many media gold silver bronze platinum main major official project funding industry trusted community ' +
    'corporate event conference national local regional international strategic business technology academic ' +
    'principal general title premium founding',
  organisationTexts: ORGANISATION_TEXTS,
  invitations:
    'become becoming be join why how what who your for with find search dear login is are wanted needed say about',
  rightsReserved: 'all (?:content )?rights? (?:are )?reserved|all rights|(?:some )?rights reserved',
  copyrightWords: 'copyright(?:ed)?\\b',
  organisationSentences: ORGANISATION_SENTENCES,
  contactTexts: CONTACT_TEXTS,
  postcodeLabels: 'zip|zip code|postcode|post code|postal code|pin code|pincode',
}
