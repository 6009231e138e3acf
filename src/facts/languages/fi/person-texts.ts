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
    roles: 'tehtava|tehtavat|nimike|titteli|vastuualue|toimenkuva|rooli',
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
    occupations:
      'mestari|ohjaaja|suunnittelija|kasittelija|asentaja|valmentaja|insinoori|tyontekija|neuvoja|toimittaja|' +
      'virkailija|laakari|kuljettaja|myyja|koordinaattori|avustaja|puheenjohtaja|tarkastaja|kasvattaja|tyonjohtaja',
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
    occupations:
      'toiminnantarkastaja mestari mekaanikko sahkoasentaja putkiasentaja maalari autokorjaaja peltiseppa hitsaaja ' +
      'muurari kirvesmies puuseppa verhoilija kultaseppa kelloseppa optikko kampaaja parturi ompelija raatali ' +
      'puutarhuri maanviljelija leipuri kondiittori teurastaja keittiomestari tarjoilija vastaanottovirkailija ' +
      'talonmies siivooja kuljettaja varastotyontekija ostaja taloushallinto palkanlaskija juristi notaari tuomari ' +
      'teknikko kuvittaja graafikko ohjelmoija varhaiskasvattaja nuorisotyontekija kuraattori katilo ylilaakari ' +
      'suuhygienisti apteekkari proviisori farmaseutti psykologi kappalainen pastori urkuri kapellimestari ' +
      'muusikko laulaja saveltaja ohjaaja-kasikirjoittaja nayttelija taiteilija kuvanveistaja keraamikko ' +
      'intendentti amanuenssi dosentti pormestari osakas kaantaja tulkki harjoittelija vapaaehtoinen',
    departments: null,
    duties:
      'talous asiakaspalvelu vastaanotto varaukset vuokraus huolto kunnossapito myynti osto logistiikka tuotanto ' +
      'viestinta toimitus toimisto jasenrekisteri korjaamo varasto keittio kirjanpito siivous kiinteisto laskutus',
    former: 'entinen',
    qualifiers: null,
    adjectives: null,
    labels:
      'jasenet kirjoittaja nimi yhteyshenkilo sopranit altot tenorit bassot interpretit esiintyjat soittajat ' +
      'solistit',
  },
  entities: {
    heads:
      'jaosto katu konttori korut koulu kuja osasto palkinto palvelupiste seurakunta stadion toimipaikka toimipiste ' +
      'toimisto tori tulosalue virasto yhdistys yksikko',
    prefixes: null,
  },
  marks: null,
}
