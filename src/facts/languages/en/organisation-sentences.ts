import type { OrganisationSentences } from '../../organisation-sentences.ts'

/** What texts in English say beside the names of organisations. */
export const ORGANISATION_SENTENCES: OrganisationSentences = {
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
      '(?:grants?|awards?|funding|donations?)(?: was| were)? (?:received|obtained|secured) from|' +
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
      'intern(?:ed|ship)? (?:with|at)|employed (?:at|by)|engineer at|' +
      'serve[sd]? on the (?:advisory |editorial |executive )?(?:boards?|council|committee) (?:of|for)' +
      '(?! (?:Governors|Directors|Trustees|Regents|Advis[eo]rs|Managers|Visitors))|' +
      's(?:its?|at) on the (?:advisory |editorial |executive )?(?:boards?|council|committee) (?:of|for)' +
      '(?! (?:Governors|Directors|Trustees|Regents|Advis[eo]rs|Managers|Visitors))',
    speakerWords:
      'spokesman spokeswoman spokesperson spokespeople career apprenticeship internship work works worked ' +
      'working joined joining consults consulted consultant consulting postdoc post-doc postdoctoral partner ' +
      'position intern interned employed engineer scientist studied serve serves served sit sits sat',
    addressees: 'to|at|with|by|from',
    addresseeArticles: 'the',
  },
  links: { genitives: null, complements: 'of for', articles: 'the' },
  nouns: {
    firms: 'firm company manufacturer startup start-up maker brewer housebuilder shipbuilder carmaker agency',
    firmsInLists: 'company firm',
    venues: 'restaurant hotel',
    quoted: 'club clubs shop shops store stores association',
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
    currently: 'currently|now|presently',
    workplaces: 'at',
    origins: 'of from with',
    studies:
      'B\\.?A|B\\.?Sc|M\\.?A|M\\.?Sc|MBA|LL\\.?[BM]|Ph\\.?D|diploma|bachelor|master|degree|doctorate|studi\\p{L}+',
    chiefs: 'C[EFOTM]O|(?:co-?)?founder|(?:co-?)?owner|managing director|chief executive(?: officer)?|proprietor',
    offices: 'C[A-Z]O|[ES]?VP|MD|head of|(?:[a-z]+ ){0,2}(?:manager|director|officer|(?:vice )?president|partner)',
    boards: null,
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
    authority:
      'supervisory authority|(?:licensing|regulatory|competent|professional) (?:authority|body)(?: is)? ?[:：]?\\s*$|' +
      'regulated by|registered (?:with|by)|ombudsman',
    operators: 'managing body|managed by|run by|operated by|governed by',
    complaints: 'complaints?|complain',
    agency: 'hosting|hosted|host|provider|web ?design|webmaster|website by|site by|designed|developed|powered by',
    bank: 'bank|iban',
    insurer: '(?:liability|indemnity) insur(?:ance|er)s?',
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
    others: 'responsible(?: (?:for.*|attorney|lawyer|person))?|contact(?: person)?s?(?: .*)?|author|posted by|by',
    fragmentStarts: 'of who and in a an the',
    behind: null,
  },
  logos: { pictures: 'image photo picture icon symbol', adverts: 'banner|advertisement|ad for' },
}
