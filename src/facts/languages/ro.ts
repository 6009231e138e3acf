import type { Language } from '../language.ts'

/** Romanian. */
export const RO: Language = {
  code: 'ro',
  otherCodes: null,
  precedence: 16,
  commonWords: 'și şi este pentru din cu sau mai noastre vă',
  conjunctions: 'și şi',
  days: null,
  months: null,
  phoneLabels: {
    voice: 'telefoane',
    mobile: null,
    fax: null,
    whatsapp: null,
    weak: 'rezervări programări',
  },
  phoneSigns: null,
  contactPages: null,
  imprintPages: null,
  officePages: null,
  peoplePages: { terms: 'echipa', anywhere: null },
  aboutPages: { terms: 'despre.|despre noi', anywhere: null },
  formerJobs: null,
  workLeads: null,
  memberships: null,
  roleTexts: {
    before: 'ca|în calitate de',
    behind: null,
    determiners: 'un o noștri noastre nostru noastră',
    members: 'membru membră',
    complements: null,
    workplaces: null,
  },
  organNouns: null,
  titleNouns: null,
  subjectNouns: null,
  houseNouns: null,
  headNouns:
    'muzeul teatrul biblioteca galeria hotel restaurant spitalul școala universitatea liceul colegiul editura ' +
    'fundația asociația primăria',
  organisationKinds: null,
  qualityEndings: null,
  personTitles:
    'ec.|av.|Av.|ing.|pr.|Pr.|dna|dna.|Dna|Dna.|dl|dl.|Dl|Dl.|d-na|d-l|D-na|D-l|d-nul|D-nul|domnul|' +
    'doamna|Domnul|Doamna|prof.|conf. dr.|lect. dr.|asist.|as. med.|ref.|jr.|cons. jur.|arh.|Arh.|col.|' +
    'lt.|cpt.|plt.|ag.|insp.|dir.|biol.|chim.|farm.|psih.|Psih.|kt.|preot|Preot|preotul|Pr. paroh|' +
    'Părintele|părintele|ierom.|diac.|not.|exp. cont.|sc.|P.S.|Î.P.S.|P.C.',
  personLeads:
    '(?:a|au) (?:scris|spus|declarat|povestit|explicat|compus|tradus|citit|recitat|vorbit|fondat|condus|fost)|' +
    '[a-z]{3,14}(?:at|it|ut|is|us)[ae]? de(?: catre)?|regia|invitat special|moderator',
  personNouns: null,
  personNames: {
    isFamilyFirst: false,
    wifeEnding: null,
    inflections: null,
    composed: null,
    parentWords: null,
    shortNames: null,
    generations: null,
  },
  personTexts: {
    before: null,
    behind: {
      relatives: null,
      relativesBehindComma: 'care',
      ages: null,
      afterAges: null,
      actions: null,
      predicates: null,
      speech: null,
      possessions: null,
      adjectives: null,
      firms: null,
      units: null,
      centuries: null,
    },
    appointments: null,
    companions: null,
    kin: null,
    credits: {
      bylines: 'scris de',
      by: null,
      labels: null,
      websites: null,
      websiteParts: null,
      websiteBy: null,
    },
    pictures: null,
    letters: {
      closings: null,
      greetings: 'salutari multumesc',
    },
    nameLabels: {
      given: 'prenume',
      family: null,
      givenOrWhole: null,
      names: 'nume',
      joining: null,
      qualifiers: null,
      whole: 'nume si prenume',
      columns: null,
      caseless: null,
    },
    labels: {
      personal: null,
      reached: null,
      ofThings: null,
      columns: 'functia',
      roles: 'functia',
      caselessRoles: null,
      contactPersons: null,
      possessives: null,
    },
    visitors: null,
    titles: {
      degreeFields: 'univ|lect|conf|asist',
      abbreviations: null,
      officers: null,
      copulas: 'sunt',
      of: null,
      joiners: null,
      citing: null,
      determiners: null,
      articles: null,
      verbs: null,
      notBefore: null,
      ends: null,
    },
    things: null,
    described: null,
    names: {
      titles: 'dl dna ec',
      suffixes: null,
      particles: null,
      honorifics: null,
      firmPrefixes: null,
      placeJoiners: null,
      placeBeginnings: null,
      patronymics: null,
      streets: null,
      familyNames: null,
      familyEndings: 'escu|eanu',
      familyBeginnings: null,
    },
    endings: null,
    unspaced: null,
    caseless: null,
    work: {
      roles:
        'actrita antrenoare antrenor arhitect arhitecta avocata bibliotecar bibliotecara bucatar cofondator ' +
        'conferentiar consilier consiliera contabil contabila coordonator decan deputatul directoare director ' +
        'directorul diriginte dirijor educatoare fizioterapeut fondator inginer invatatoare invatator kinetoterapeut ' +
        'medic ministru ministrul paroh pedagog premierul preot presedinte presedintele primar primarul prodecan ' +
        'profesoara profesor proprietar prorector psiholog psihoterapeut redactor referent regizor reprezentant ' +
        'responsabil responsabila revizor scenograf secretar secretarul sef sefa senatorul stomatolog tehnician ' +
        'tehnolog trezorier trezorierul vicepresedinte vicepresedintele viceprimar viceprimarul',
      departments: 'achizitii contabilitate relatii secretariat umane vanzari',
      qualifiers: null,
      labels: 'nume persoana',
    },
    entities: {
      heads: null,
      prefixes:
        'asociatia colegiul fundatia gradinita liceul liceum parohia prefectura primaria scoala spitalul ' +
        'universitatea',
    },
    marks: null,
  },
  organisationNouns:
    'gimnazială colegiul grădinița parohia mănăstirea inspectoratul consiliul institutul federația clubul spital ' +
    'cabinetul cooperativa teatrul liga uniunea societatea sindicatul primăria biserica universitatea spitalul ' +
    'școala muzeul fundația asociația editura clinica liceul pensiunea brutăria',
  rankWords: null,
  pageNames:
    'echipa noastră conducere conducerea personal școlii profesori medici adunarea adunare generală biroul ' +
    'birou executiv executivă structura organele comitetul comisia cenzori',
  addressLabels: 'adresă|adresa noastră|sediul social|punct de lucru|sediu social',
  fieldLabels:
    'poștă electronică|poşta electronică|adresă de email|adresa de email|adresă email|adresa email|nume complet|' +
    'nume și prenume|nume prenume|număr de telefon|număr telefon|program de lucru|program de funcționare|' +
    'orar de funcționare|mesajul dvs|mesajul tău|cod poștal|cod fiscal|cont bancar|sediul social|telefon mobil|' +
    'telefon fix|date de contact',
  townMarks: 'sat|satul|com.|comuna|oraș|orașul|mun.|municipiul|loc.',
  boxWords: null,
  partnerHeadings:
    'parteneri|sponsori|susținători|clienți|finanțatori|donatori|furnizori|expozanți|investitori|parteneri media|' +
    'organizații membre|referințe|cu sprijinul|parteneriate|au încredere în noi',
  partnerHeadingWords: 'noștri nostri și ai principali',
  organisationTexts: {
    insideNames: null,
    emptyNames: {
      pageWords: 'acasă acasa despre noi contacte',
      firmWords: null,
      wholeNames: null,
      possessives: null,
      siteNouns: null,
      defaults: null,
      logoPhrases: 'pagina principală',
    },
    beforeNames: {
      stops: null,
      leadingWords: null,
      firmNouns: 'societatea',
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
    behindNames: null,
    sentences: null,
    labels: {
      names: 'denumire(?:a societății)?|societatea',
      roles: null,
      sellers: null,
      columns: null,
      vague: null,
    },
    clients: null,
    notices: null,
    blocks: null,
    phones: null,
  },
  invitations: null,
  rightsReserved: 'toate drepturile (?:sunt )?rezervate',
  copyrightWords: null,
  organisationSentences: {
    leads: null,
    links: null,
    nouns: null,
    forms: null,
    credits: { made: 'realizat', making: 'realizare', makers: null, objects: null, behind: null, signs: null },
    places: null,
    preambles: { copulas: 'este sunt', documents: null, formLabels: 'Forma juridică' },
    careers: null,
    pages: null,
    relations: null,
    bodies: null,
    titles: null,
    logos: null,
  },
  contactTexts: {
    signs: { at: 'arond[aă]?', atInBrackets: null, atBetweenSpaces: 'arond', pictures: null, dot: 'punct' },
    placeholders: null,
    mails: null,
    numbers: null,
    phones: null,
    noise: null,
  },
  postcodeLabels: 'cod poștal|cod postal|codul poștal|cod poştal',
}
