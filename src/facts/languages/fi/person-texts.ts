import type { PersonTexts } from '../../person-texts.ts'

/** What texts in Finnish say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: null,
    jointWork: null,
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: null,
    contacts: null,
    introductions: null,
    landmarks: null,
    welcomes: 'tervetuloa',
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'joka|jonka',
    ages: 'vuotta',
    afterAges: null,
    actions: null,
    predicates: null,
    speech: 'kertoo|sanoo',
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
    bylines: 'kirjoittanut|julkaissut',
    by: null,
    labels: null,
    websites: null,
    websiteParts: null,
    websiteBy: null,
  },
  pictures: {
    signs: 'kuva',
    credits: 'kuva',
    portraits: 'muotokuva',
    of: null,
    leftToRight: null,
    positions: null,
  },
  letters: {
    closings: 'terveisin',
    greetings: 'kiitos terveisin terveiset',
  },
  nameLabels: {
    given: 'etunimi',
    family: 'sukunimi',
    givenOrWhole: null,
    names: 'nimi',
    joining: 'ja',
    qualifiers: null,
    whole: null,
    columns: null,
    caseless: null,
  },
  labels: {
    personal: null,
    reached: null,
    ofThings: null,
    columns: null,
    roles: 'tehtava',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'on|ovat',
    of: null,
    joiners: null,
    citing: null,
    determiners: null,
    articles: null,
    verbs: 'on',
    notBefore: null,
    ends: null,
  },
  things: null,
  described: null,
  names: {
    titles: 'diplomi herra hra rouva rva tohtori ylil',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'inen',
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: null,
    roles: 'terapeut(?:a|ti|in)?|johtaja|paallikko|asiantuntija|hoitaja|opettaja|sihteeri|valittaja',
    streets: 'katu',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'apulaisrehtori arkkitehti asentaja asianajaja asiantuntija diakoni elainlaakari emanta fysioterapeutti ' +
      'hammaslaakari hieroja huoltaja insinoori isannoitsija isanta johtaja kansanedustaja kantori kanttori ' +
      'kehittaja kirjailija kirjanpitaja kirjoittaja kirkkoherra klassiopetaja kokki konsultti koordinaattori ' +
      'kosmetologi laakari lastenohjaaja lehtori ministeri myyja myyntiedustaja myyntipaallikko neuvoja ohjaaja ' +
      'omistaja opettaja paallikko paaministeri paatoimittaja pappi perustaja professori projektipaallikko ' +
      'puheenjohtaja puheenjohtajan rahastonhoitaja rehtori rektori siht sihteeri suntio suunnittelija ' +
      'tilintarkastaja toimittaja toimitusjohtaja tutkija tyonjohtaja tyonjohto valmentaja valokuvaaja varajasen ' +
      'varapuheenjohtaja yhteyshenkilo yrittaja',
    departments: null,
    qualifiers: null,
    labels:
      'jasenet kirjoittaja nimi yhteyshenkilo sopranit altot tenorit bassot interpretit esiintyjat soittajat ' +
      'solistit',
  },
  entities: {
    heads: 'katu korut koulu kuja palkinto seurakunta stadion tori yhdistys',
    prefixes: null,
  },
  marks: null,
}
