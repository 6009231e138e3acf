import type { PersonTexts } from '../../person-texts.ts'
import { NORDIC_KIN } from '../../shared/kin.ts'

/** What texts in Danish say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'tillykke til',
    jointWork: null,
    makers: null,
    sharedTitles: 'brodrene|sostrene',
    namesakes: 'opkaldt efter',
    speech: 'siger',
    contacts: null,
    introductions: 'under ledelse af|grundlagt af',
    landmarks: null,
    welcomes: 'velkommen til',
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: 'hvis',
    ages: null,
    afterAges: null,
    actions:
      'hilste|bod velkommen|takker|takkede|fik|vandt|forlader|forlod|tiltraeder|fortaeller|mener|(?:ble|' +
      'blev) (?:valgt|ansat|ansatt|udnaevnt|utnevnt|kaaret|vald|utsedd)',
    predicates: 'arbejder',
    speech: null,
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: {
    appointed: 'valg af',
    passives: 'blev',
    adverbs: null,
    elected: 'valgt',
    isNamed: 'er',
    since: 'siden',
  },
  companions: {
    joiners: 'og',
    possessives: null,
    adjectives: null,
    people: null,
  },
  kin: NORDIC_KIN,
  credits: {
    bylines: null,
    by: 'af',
    labels: null,
    websites: null,
    websiteParts: null,
    websiteBy: 'af',
  },
  pictures: {
    signs: null,
    credits: null,
    portraits: null,
    of: 'af',
    leftToRight: 'fra venstre',
    positions: null,
  },
  letters: {
    closings: 'hilsen|med venlig hilsen',
    greetings: 'hilsen hilsener',
  },
  nameLabels: {
    given: 'fornavn',
    family: 'efternavn',
    givenOrWhole: null,
    names: 'navn',
    joining: 'og',
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
    roles: 'rolle|stilling|titel|funktion|ansvar|ansvarsomrade|afdeling',
    caselessRoles: null,
    contactPersons: 'kontaktperson(?:en|er)?',
    possessives: null,
  },
  visitors: {
    marks: 'anmeldelser',
    staffMarks: null,
    headings: 'anmeldelser',
    speakers: 'foredragsholdere',
    speakerTitles: 'foredragsholder|taler|gaest',
    speakerPaths: null,
    staff: null,
    titles: null,
    stars: null,
    counts: null,
    dates: null,
    spokespeople: null,
  },
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: 'er',
    of: 'ved',
    joiners: 'og',
    citing: null,
    determiners: 'vores',
    articles: null,
    verbs: 'er siden \\d{4}|er|bliver|blev|(?:arbejder|er ansat) som',
    notBefore: null,
    ends: null,
  },
  things: {
    copulas: 'er',
    articles: 'et',
    ends: null,
    passives: 'er',
    adverbs: null,
    states: null,
    nouns: 'firmaet',
    publishers: null,
    firmsOfPeople: null,
    attributes: 'farve',
  },
  described: {
    articles: 'et',
    notPeople: null,
    joiners: 'og',
    workEndings: null,
    of: 'af',
    pronouns: null,
    bornVerbs: 'blev',
    born: 'født',
  },
  names: {
    titles: 'cand froken fru hem',
    suffixes: null,
    particles: 'af',
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: 'ssen|nsen|rsen|gaard',
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: null,
    roles: 'traener|formand|leder|konsulent|radgiver|saelger|maegler',
    occupations:
      'vaerkmester|laege|laerer|plejer|medarbejder|koordinator|tekniker|mekaniker|assistent|sekretaer|ansvarlig|' +
      'inspektor|paedagog|terapeut|ingenior|arkitekt|redaktor|suppleant|revisor',
    streets: 'gade|vej',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'advokat afdelingsleder apoteker arketar bestyrelsesmedlem bibliotekar bogholder borgmester direktor ' +
      'dyrlaege ejer ekspert forfatter formand formanden formannen forsker gartner indehaver ingenior kasserer ' +
      'kassereren klinikejer konsulent laege laerer leder materialforvalter materialmand murer naestformand ' +
      'naestformanden organist paedagog praest praktikanter projektleder radgiver regnskabschef saelger salgschef ' +
      'sekretaer sekretaeren sekretaresse skoleleder sogneprast sygeplejerske tandlaege tomrer traener udvikler ' +
      'vaerkforer viceskoleleder vicevaert vicevaerten',
    occupations:
      'oversaetter medstifter medgrundlaegger ' +
      'bilagskontrollant formaend snedker vvs-montor vvs-installator mekaniker automekaniker autolakerer pladesmed ' +
      'svejser tagdaekker guldsmed urmager optiker frisor skraedder syerske landmand biavler bager konditor ' +
      'slagter tjener chauffor lagermedarbejder indkober okonom okonomimedarbejder regnskabsmedarbejder ' +
      'advokatfuldmaegtig dommer maegler konstruktor bygningskonstruktor sagsbehandler adjunkt paedagogmedhjaelper ' +
      'dagplejer hjemmesygeplejerske jordemoder overlaege tandplejer farmaceut logopaed psykolog kiropraktor ' +
      'massor veterinaersygeplejerske sognepraest provst kirketjener kordegn kirkevaerge musiker sanger komponist ' +
      'skuespiller kunstner keramiker arkivar museumsinspektor byradsmedlem medejer grundlaegger vejleder laerling ' +
      'tovholder vaertinde ' +
      'pedel tilsynsforende laerervikar vikar klasselaerer skovmand kok kokkenleder dpo stottepaedagog',
    departments: 'indkob inkop kundeservice okonomi regnskab salg',
    duties:
      'okonomi kundeservice reception booking udlejning vedligeholdelse salg indkob logistik produktion ' +
      'kommunikation redaktion sekretariat medlemskartotek vaerksted lager kokken bogholderi regnskab rengoring ' +
      'drift personale',
    former: 'tidligere pensioneret',
    qualifiers: 'og',
    adjectives: null,
    labels: 'forfatter kontaktperson medlemmer navn skrevet medvirkende',
  },
  entities: {
    heads: 'gade plads prisen skole vej',
    prefixes: null,
  },
  marks: null,
}
