import type { Language } from '../language.ts'

/** Czech. */
export const CS: Language = {
  code: 'cs',
  otherCodes: null,
  precedence: 13,
  commonWords: 'je se pro na nebo jsme jako naše vás které při také',
  conjunctions: null,
  days: 'po út st čt pá',
  months: null,
  phoneLabels: {
    voice: 'infolinka zavolejte volejte ústředna pevná+linka',
    mobile: 'mobilný mobilní',
    fax: null,
    whatsapp: null,
    weak: 'rezervace rezervací sekretariát',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'nas tym', anywhere: null },
  aboutPages: { terms: 'o spolecnosti', anywhere: null },
  formerJobs: 'dříve|předtím|pracoval|bývalý|bývalá',
  workLeads: null,
  memberships: 'člen',
  roleTexts: {
    before: 'jako|coby|v roli|ve funkci',
    behind: null,
    determiners: 'náš naše naši našeho',
    members: 'člen členka',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns: 'muzeum divadlo knihovna galerie hotel restaurace nemocnice',
  organisationKinds: {
    heads: 'Univerzita Nadace Spolek',
    clear: null,
    firms: null,
    trades: null,
    small: null,
    endings: null,
    stems: 'Pekár[ne]|Nemocnic|Spořiteln|Pojišťovn|Město|Měst|Obec|Obc|Nadac|Nakladatelstv|Knihovn|Kavárn',
    units: 'fakulta|katedra',
    modifiers: 'recepce',
    uses: null,
    neighbours: null,
    partnerships: {
      joins: 'i',
      tails: 'Synové',
      signTails: null,
      strangers: null,
    },
    uncased: null,
  },
  qualityEndings: null,
  personTitles:
    'MgA.|BcA.|Bc.|ThDr.|ThLic.|ThMgr.|JUDr.|MDDr.|RSDr.|PharmDr.|ICLic.|JCLic.|akad. mal.|akad. arch.|' +
    'akad. soch.|ak. mal.|ak. soch.|Ing. arch.|Ing.arch.|doc.|p.|P.|pí|sl.|por.|kpt.|mjr.|plk.|prap.|pan|' +
    'paní|Pan|Paní|pana|pánů|slečna|manželé|bratr|sestra|dipl. um.|prim.|R.D.|páter|Páter|farář',
  personLeads:
    'uvadi|moderuje|ucinkuje|ucinkuji|prednasi|ridi|diriguje|zahral[ai]?|zaspiva|zalozil[ai]?|napsal[ai]?|' +
    'manzelka|hostem bude|krtil[ai]?',
  personNouns: null,
  personNames: null,
  organisationNouns:
    'základní sbor hasičů obecní městský klub svaz sdružení univerzita škola nadace spolek nemocnice obec město úřad ' +
    'restaurace lékárna nakladatelství banka kancelář autoservis pekárna pivovar penzion divadlo knihovna farnost ' +
    'stolařství truhlářství vinařství cukrárna kavárna gymnázium mateřská',
  rankWords: null,
  pageNames:
    'zaměstnanci vedení lidé učitelé lékaři personál pedagogický sbor výbor komise revizní dozorčí ' + 'představenstvo',
  addressLabels: 'korespondenční adresa|adresa sídla|adresa školy',
  fieldLabels:
    'elektronická pošta|e-mailová adresa|emailová adresa|celé jméno|jméno a příjmení|telefonní číslo|' +
    'otevírací doba|provozní doba|úřední hodiny|datová schránka|číslo účtu|vaše zpráva|předmět zprávy|' +
    'bankovní spojení|fakturační údaje|kontaktní údaje',
  townMarks: null,
  boxWords: 'Poštovní přihrádka',
  partnerHeadings:
    'partneři|sponzoři|klienti|zákazníci|podporovatelé|dárci|donátoři|dodavatelé|reference|vystavovatelé|' +
    'investoři|mediální partneři|členské organizace|dceřiné společnosti|spolupracujeme|podporují nás|' +
    'spolupracujeme s|důvěřují nám|spolupráce',
  partnerHeadingWords: 'naši náš naše a hlavní generální děkujeme',
  organisationTexts: {
    insideNames: null,
    emptyNames: {
      pageWords: 'ten tato toto náš tým o nas úvod domů hlavní stránka kontakty kde nás najdete',
      firmWords: null,
      wholeNames: null,
      possessives: 'můj',
      siteNouns: 'stránky?|eshop',
      defaults: null,
      logoPhrases: '(?:na )?úvodní stran[ay]|(?:na )?úvodní stránk[au]',
    },
    beforeNames: {
      stops: 'společnost vítejte provozovatel',
      leadingWords: null,
      firmNouns: 'společnost společnosti',
      firmNounEndings: null,
      welcomes: null,
      headingLeads: null,
      ownerLeads: null,
      looseLeads: null,
      depictions: null,
      depictionLinks: null,
      headOffices: null,
      employerLinks: null,
    },
    behindNames: {
      makers: null,
      madeThings: null,
      contactLabels: null,
      homePages: null,
      otherPages: null,
      contactForms: null,
      crowds: null,
      divisions: null,
      closures: 'v (?:likvidaci|konkursu)',
    },
    sentences: {
      verbs: null,
      beVerbs: null,
      beComplements: null,
      situated: null,
      seats: 'se sídlem',
      seatLinks: 'v',
    },
    labels: {
      names: 'název (?:firmy|společnosti)|obchodní (?:firma|jméno|název)|společnost|provozovatel',
      roles: 'agentura',
      sellers: null,
      columns: 'instituce',
      vague: null,
    },
    clients: {
      nouns: 'zákazníci klienty sponzoři sponzorům',
      labels: 'zřizovatel|objednatel|zhotovitel',
      verbs: 'jsou',
      adverbs: null,
    },
    notices: null,
    blocks: {
      words: 'adresa',
      listClasses: null,
    },
    phones: {
      shared: 'recepce',
      phoneWords: null,
      links: null,
      representatives: 'jednatel',
      representativeLines: null,
      formsOfAddress: null,
    },
  },
  invitations: null,
  rightsReserved: 'všechna práva vyhrazena',
  copyrightWords: null,
  postcodeLabels: 'PSČ',
}
