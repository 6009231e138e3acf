import type { PersonTexts } from '../../person-texts.ts'
import { NORDIC_KIN } from '../../shared/kin.ts'

/** What texts in Swedish say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'tack till|grattis(?: till)?',
    jointWork: '(?:intervju|interview|samtal|kurs|workshop|tillsammans|traff) med',
    makers: null,
    sharedTitles: 'ledamoter(?:na)?|broderna|systrarna|paret',
    namesakes: 'till minne av',
    speech: 'sager|berattar|enligt',
    contacts: 'kontakta|ring',
    introductions: 'jag heter|mitt namn ar|jag ar|grundat av|under ledning av',
    landmarks: null,
    welcomes: 'valkommen till',
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'som|vars',
    ages: 'ar gammal',
    afterAges: null,
    actions:
      'tackar|tackade|halsade|bor|fick|vann|avgar|lamnar|lamnade|tilltrader|medverkade|medverkar|talade|talar|' +
      'spelade|berattar|forklarar|menar|tycker|valdes',
    predicates: 'startade|grundade|arbetar',
    speech: 'sager|sa',
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: {
    appointed: 'valet av',
    passives: null,
    adverbs: null,
    elected: 'vald',
    isNamed: 'ar',
    since: 'sedan',
  },
  companions: {
    joiners: 'och|med',
    possessives: 'hans|hennes',
    adjectives: null,
    people: 'familj|fru',
  },
  kin: NORDIC_KIN,
  credits: {
    bylines: '(?:skriven|publicerad|text|inlagt|upplagt) av',
    by: 'av',
    labels: 'skrivet av',
    websites: 'producerad',
    websiteParts: null,
    websiteBy: 'av',
  },
  pictures: {
    signs: null,
    credits: null,
    portraits: 'portratt',
    of: 'av',
    leftToRight: 'fran vanster',
    positions: null,
  },
  letters: {
    closings: 'mvh|med vanliga halsningar',
    greetings: 'halsningar halsning mvh',
  },
  nameLabels: {
    given: 'fornamn',
    family: 'efternamn',
    givenOrWhole: null,
    names: 'namn',
    joining: 'och',
    qualifiers: null,
    whole: 'fullstandigt namn',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'befattning',
    reached: null,
    ofThings: null,
    columns: 'befattning|roll',
    roles: 'befattning|roll|avdelning|titel|uppdrag|funktion|arbetsuppgifter|ansvar|ansvarsomrade|gor',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: {
    marks: 'omdomen',
    staffMarks: null,
    headings: 'omdomen',
    speakers: 'talare',
    speakerTitles: 'talare|forelasare|gast|moderator',
    speakerPaths: null,
    staff: null,
    titles: 'kund',
    stars: null,
    counts: null,
    dates: null,
    spokespeople: 'vd',
  },
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'är',
    of: 'hos|på',
    joiners: 'och',
    citing: 'enligt',
    determiners: 'vår|var|vara|er',
    articles: null,
    verbs: 'ar sedan \\d{4}|ar|blir|(?:arbetar|jobbar) som',
    notBefore: 'som',
    ends: null,
  },
  things: {
    copulas: 'ar',
    articles: 'en(?! (?:sa|son|tant|qualite) )|ett',
    ends: 'som|med',
    passives: 'ar',
    adverbs: null,
    states: null,
    nouns: 'foretag',
    publishers: null,
    firmsOfPeople: null,
    attributes: 'farg|stad',
  },
  described: {
    articles: 'en|ett',
    notPeople: null,
    joiners: 'och',
    workEndings: null,
    of: 'av',
    pronouns: 'hans|hennes|sig',
    bornVerbs: null,
    born: 'född',
  },
  names: {
    titles: 'froken herr paret',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'sson|quist|qvist|strom|gren|lund',
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: null,
    roles: 'tranare|chefen|ansvarig|agare|ledare|saljare|handlaggare|skoterska|ordforande|maklare',
    occupations:
      'lackerare|slagare|mastare|reglerare|mekaniker|assistent|konsult|samordnare|koordinator|tekniker|larare|' +
      'radgivare|skotare|sekreterare|revisor|montor|arbetare|chauffor|ombud|vaktmastare|pedagog|terapeut|ingenjor|' +
      'arkitekt|redaktor|kontrollant',
    streets: 'gatan|vagen|torget|gata',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'advokat agare agronom ansvarig arkitekt bibliotekar bygdegardsforestandare delagare diaken ekonomichef ' +
      'farar forestandare forfattare forskare forskolechef grundare handlaggare ingenjor kanslist kassor kassoren ' +
      'kock konsult kontaktperson kontorchef kyrkoherde lakare larare ledamot ledamoten maklare materialforvaltare ' +
      'murer ordforande ordforanden projektledare redaktor rektorn revisor revisorn revisorssuppleant saljare ' +
      'saljchef samordnare sekreterare sekreteraren sjukskoterska styrelseledamot suppleanten tandlakare tranare ' +
      'utgivare utvecklare vaktmastare valdes vd verksamhetschef',
    occupations:
      'universitetslektor oversattare ' +
      'verkmastare billackerare lackerare glasmastare skadereglerare mekaniker bilmekaniker snickare rormokare ' +
      'montor svetsare plattsattare murare taklaggare golvlaggare tapetserare mobelsnickare urmakare guldsmed ' +
      'optiker frisor skraddare sommerska tradgardsmastare arborist lantbrukare biodlare bagare konditor slaktare ' +
      'kokschef kallarmastare servitor servitris hovmastare husmor fastighetsskotare lokalvardare stadare chauffor ' +
      'forare lagerarbetare butiksbitrade inkopare redovisningskonsult redovisningsekonom lonekonsult notarie ' +
      'domare konstruktor forman utredare kommunikator informator formgivare programmerare systemutvecklare ' +
      'forskollarare barnskotare fritidspedagog specialpedagog kurator barnmorska overlakare distriktslakare ' +
      'tandhygienist apotekare sjukgymnast dietist psykolog terapeut naprapat kiropraktor massor fotvardare ' +
      'djursjukskotare prast kyrkvaktmastare musiker sangare sangerska kompositor regissor skadespelare konstnar ' +
      'skulptor keramiker bibliotekarie arkivarie intendent antikvarie kommunalrad borgmastare riksdagsledamot ' +
      'namndeman medgrundare styrelsesuppleant volontar larling vardinna vardpar',
    departments: 'ekonomi forsaljning kundtjanst',
    duties:
      'ekonomi kundmottagning kundtjanst reception bokning uthyrning underhall forsaljning inkop logistik ' +
      'produktion kommunikation redaktion sekretariat medlemsregister verkstad lager kok bokforing lokalvard ' +
      'fastighet personal',
    former: 'tidigare pensionerad',
    qualifiers: 'och',
    adjectives: null,
    labels:
      'ansvarig forfattare kontaktpersoner medlemmar namn skriven valberedning sopraner tenorer musikanter ' +
      'medverkande',
  },
  entities: {
    heads: 'fjord gata gatan medalj medaljen priset skola stipendiet stipendium torg vag vagen',
    prefixes: null,
  },
  marks: {
    bylines: null,
    people: null,
    roles: 'befattning',
    pages: 'om-?os',
  },
}
