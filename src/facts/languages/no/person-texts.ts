import type { PersonTexts } from '../../person-texts.ts'
import { NORDIC_KIN } from '../../shared/kin.ts'

/** What texts in Norwegian say about people. */
export const PERSON_TEXTS: PersonTexts = {
  before: {
    thanks: 'takk? til',
    jointWork: 'sammen med',
    makers: null,
    sharedTitles: null,
    namesakes: null,
    speech: 'sier|ifolge',
    contacts: null,
    introductions: 'under ledelse av|grunnlagt av',
    landmarks: null,
    welcomes: null,
    offices: null,
    officeKinds: null,
  },
  behind: {
    relatives: null,
    relativesBehindComma: null,
    ages: null,
    afterAges: null,
    actions: 'takket|fikk|vant|forlater|forteller',
    predicates: 'jobber',
    speech: 'sier',
    possessions: null,
    adjectives: null,
    firms: null,
    units: null,
    centuries: null,
  },
  appointments: {
    appointed: 'valg av',
    passives: 'ble',
    adverbs: null,
    elected: null,
    isNamed: null,
    since: null,
  },
  companions: null,
  kin: NORDIC_KIN,
  credits: {
    bylines: '(?:skrevet|publisert|postet|lagt ud|tekst) av',
    by: null,
    labels: null,
    websites: null,
    websiteParts: null,
    websiteBy: null,
  },
  pictures: null,
  letters: {
    closings: 'med vennlig hilsen',
    greetings: 'takk',
  },
  nameLabels: {
    given: null,
    family: 'etternavn',
    givenOrWhole: null,
    names: null,
    joining: null,
    qualifiers: null,
    whole: 'fullt navn',
    columns: null,
    caseless: null,
  },
  labels: {
    personal: 'stilling',
    reached: null,
    ofThings: null,
    columns: 'stilling',
    roles: 'stilling|avdeling|tittel|rolle|verv|funksjon|ansvar|ansvarsomrade|arbeidsoppgaver',
    caselessRoles: null,
    contactPersons: null,
    possessives: null,
  },
  visitors: null,
  titles: {
    degreeFields: null,
    abbreviations: null,
    officers: null,
    copulas: null,
    of: null,
    joiners: null,
    citing: 'ifølge',
    determiners: 'var|vare',
    articles: null,
    verbs: 'ble|blir|(?:arbeider|jobber) som',
    notBefore: null,
    ends: null,
  },
  things: {
    copulas: null,
    articles: null,
    ends: null,
    passives: null,
    adverbs: null,
    states: null,
    nouns: null,
    publishers: null,
    firmsOfPeople: null,
    attributes: 'farge',
  },
  described: null,
  names: {
    titles: 'fru',
    suffixes: null,
    particles: null,
    honorifics: null,
    firmPrefixes: null,
    placeJoiners: null,
    placeBeginnings: null,
    patronymics: null,
    streets: null,
    familyNames: null,
    familyEndings: null,
    familyBeginnings: null,
  },
  endings: {
    nouns: null,
    nounsOrNames: null,
    roles: 'leider|ansvarlig|sjef|selger|megler',
    occupations:
      'nestleder|leder|mester|laerer|pleier|radgiver|konsulent|koordinator|tekniker|mekaniker|arbeider|assistent|' +
      'snekker|formann|sekretaer|pedagog|terapeut|ingenior|arkitekt|redaktor|inspektor',
    streets: 'veien',
  },
  unspaced: null,
  caseless: null,
  work: {
    roles:
      'ansvarlig avdelingsleder barnehagelaerer bibliotekar daglig domar eier fagarbeider formannen gartner ' +
      'grunnlegger innehaver kokk korist korleder lagleder legale lege murer nestleder nestlederen ' +
      'okonomiansvarlig oppmann ordforer pedagogisk prosjektleder radmann regnskapsforer rektor rorlegger selger ' +
      'sogneprest statsrad styreleder styremedlem styrer suppleant suppleanten sykepleier tannlege tekniker ' +
      'tillitsvalgt utvikler vaktmester varamedlem varaordforer veterinaer',
    occupations:
      'formann snekker mekaniker bilmekaniker billakkerer platslager sveiser taktekker gullsmed urmaker optiker ' +
      'frisor skredder syerske gardbruker birokter konditor slakter kelner servitor resepsjonist renholder sjafor ' +
      'forer lagermedarbeider innkjoper okonom okonomimedarbeider advokatfullmektig dommer megler konstruktor ' +
      'saksbehandler systemutvikler adjunkt undervisningsinspektor barnehagestyrer spesialpedagog barne- ' +
      'helsesykepleier helsesoster hjelpepleier vernepleier jordmor overlege fastlege tannpleier ' +
      'tannhelsesekretaer farmasoyt psykolog kiropraktor naprapat massor kirketjener kirkeverge musiker sanger ' +
      'komponist regissor skuespiller kunstner keramiker arkivar konservator stipendiat medeier veileder laerling ' +
      'vertinne vertskap turleder',
    departments: 'innkjop',
    duties:
      'okonomi kundeservice resepsjon bestilling utleie vedlikehold salg innkjop logistikk produksjon ' +
      'kommunikasjon redaksjon sekretariat medlemsregister verksted lager kjokken regnskap renhold drift personal',
    former: 'tidligere pensjonert',
    qualifiers: 'ed',
    adjectives: null,
    labels: 'kontaktinfo',
  },
  entities: {
    heads: 'barnehage fjord gata skole trofeet',
    prefixes: null,
  },
  marks: {
    bylines: null,
    people: null,
    roles: 'stilling',
    pages: null,
  },
}
