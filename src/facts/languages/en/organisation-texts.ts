import type { OrganisationTexts } from '../../organisation-texts.ts'

/** What texts in English write in, around and instead of the names of organisations. */
export const ORGANISATION_TEXTS: OrganisationTexts = {
  insideNames: {
    connectors: 'and of the',
    clubConnectors: null,
    articles: 'the',
    complements: 'of',
    nounEndings: null,
    touchingEndings: null,
    soleNames: null,
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
    employers:
      'retired|none|independent|self[- ]employed|freelance(?:r)?|n/?a|tb[acd]|vacant|unemployed|student|various|private|individual|volunteer|resident|(?:public|community) member',
    logoPhrases:
      'logo(?:type|s|tipo|typen?)?|homepage|home ?page|to home|(?<!(?:nursing|care|funeral|retirement|rest|' +
      "residential|children[’']?s|guest|mobile|dogs|cats) )home|website|return to|back to|go to|link to|" +
      'image of',
  },
  beforeNames: {
    stops:
      'about contact welcome to by from with at for our your we you they is are was were be been has have ' +
      'had can visit near leaving join choose hire ask email e-mail copyright since why when while where what who how ' +
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
  examples: {
    nouns:
      'organisations organizations companies firms businesses corporations enterprises institutions universities colleges agencies charities ngos nonprofits non-profits foundations employers startups start-ups banks manufacturers retailers publishers museums galleries orchestras ensembles choirs bands theatres theaters hospitals platforms',
    leads: 'such as|like|including|includ(?:es?|ed)|among them',
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
}
