import { fold } from '../../lib/fold.ts'
import { memoize } from '../memoize.ts'

/**
 * Where a street word stands: `12 High Street` (after the name, number first), `Berliner Straße 12` (after the name, number
 * last), `rue de Rome 12` and `12 rue de Rome` (before the name).
 */
export type StreetOrder = 'number-name-word' | 'name-word-number' | 'word-name'

/** Folded street words with their order and the countries they speak for. */
const WORDS: readonly (readonly [StreetOrder, countries: string, words: string])[] = [
  [
    'number-name-word',
    '',
    'street st road rd avenue ave av boulevard blvd drive dr drv lane ln way wy court ct place pl square sq close cl crescent cres cresc crsc terrace tce terr ter ' +
      'highway hwy parkway pkwy circle cir trail trl loop row walk mews gardens gdns garden grove gr hill park parade pde quay wharf gate green view rise ' +
      'vale expressway expy expwy freeway fwy bypass turnpike tpke pike alley aly broadway esplanade promenade plaza yard link causeway embankment strand mall ' +
      'approach point ridge run bend crossing landing cove meadow meadows fields mount heights broadwalk wynd brae gait croft drove path pathway motorway ' +
      'roundabout junction interchange boul commons common crest dale dell glen hollow knoll manor pass springs spur station trace valley villas walkway woods',
  ],
  [
    'number-name-word',
    'IN',
    'marg nagar salai chowk bazar bazaar sarani lines layout colony circus gali enclave vihar puram peth rasta margh feet',
  ],
  [
    'name-word-number',
    'DE AT CH LI',
    'strasse str platz pl. allee gasse weg ring damm ufer chaussee markt graben wall kai promenade hof berg steig',
  ],
  [
    'name-word-number',
    'NL BE',
    'straat str laan weg plein gracht kade dijk singel steeg dreef boulevard steenweg stwg baan',
  ],
  ['name-word-number', 'ES', 'via'],
  ['name-word-number', 'SE', 'gata vag vagen gatan gr allen torg torget plan'],
  ['name-word-number', 'NO DK', 'gate gt vei veien gata veg plass gade vej alle plads torv boulevard'],
  ['name-word-number', 'HU', 'utca u ut utja ter tere korut krt koz sor setany rakpart fasor liget dulo'],
  ['name-word-number', 'TR', 'cad caddesi cd sok sokak sokagi sk bulvari blv bulv mah mahallesi mh yolu meydani'],
  [
    'name-word-number',
    'EE LV LT FI',
    'tanav tn mnt maantee puiestee pst tee iela prospekts bulvaris gatve pr al plentas katu tie',
  ],
  ['name-word-number', 'HR RS SI BA ME MK CZ SK', 'ulica cesta trg nabrezi namesti namestie trida'],
  [
    'word-name',
    'FR BE CH LU MC MA TN SN CI CM DZ',
    'rue avenue av ave boulevard bd bld bvd boul blvd place pl quai chemin ch che chem allee allees all impasse imp cours route rte passage square sq voie cite ' +
      'faubourg fbg fg esplanade promenade sentier ruelle montee venelle traverse parvis chaussee galerie mail carrefour lotissement hameau lieudit za zi zac rang',
  ],
  [
    'word-name',
    'IT SM CH',
    'via viale v.le vle piazza p.zza pza p.za piazzale ple p.le corso c.so cso largo l.go vicolo strada str contrada c.da cda localita loc borgo lungomare lungarno ' +
      'circonvallazione salita galleria frazione fraz rione zona vico calata rampa stradone stradella scalinata riviera rotonda contra corte chiasso ' +
      'fondamenta salizada ramo rio riva sestiere sottoportico androna clivo erta discesa lungolago lungotevere lungadige lungofiume passeggiata crosa',
  ],
  [
    'word-name',
    'ES MX AR CO CL PE',
    'calle c c/ cl avenida avda av avd avinguda avgda plaza placa pza pl plza paseo passeig po carrer cami carretera ctra crta camino cno travesia poligono pol rambla ronda rda glorieta urbanizacion ' +
      'urb bulevar blvd calzada calz callejon cerrada prolongacion prol privada circuito carrera cra cr kra diagonal diag transversal transv autopista via jiron jr pasaje ' +
      'pje esq esquina libramiento perif periferico andador partida paraje diseminado autovia bv malecon plazuela plazoleta retorno viaducto',
  ],
  [
    'word-name',
    'PT BR AO MZ',
    'rua r avenida av praca pc pca travessa tv trav alameda al estrada estr est rodovia rod largo lg lgo calcada beco quinta lugar urbanizacao setor quadra qd',
  ],
  ['word-name', 'DE AT CH', 'strasse platz allee weg'],
  [
    'name-word-number',
    'RU UA BY KZ BG',
    'улица ул проспект пр-т просп переулок пер площадь пл набережная наб бульвар бул шоссе ш проезд тупик линия вулиця вул провулок площа',
  ],
  ['word-name', 'PL', 'ul ulica al aleja aleje pl plac os osiedle rynek'],
  ['word-name', 'CZ SK HR SI RS', 'ul ulice ulica nam namesti namestie trg trida tr nabrezi nabr bulevar'],
  [
    'word-name',
    'RO MD',
    'str strada bd bdul b-dul bulevardul blvd calea sos soseaua aleea piata splaiul intrarea prelungirea',
  ],
  [
    'word-name',
    'RU UA BY KZ BG',
    'ул улица вул вулиця пр пр-т просп проспект пер переулок провулок пл площадь площа наб набережная бул бульвар б-р ш шоссе проезд тупик линия ul ulitsa ulitza prospekt pr vul vulytsia bul',
  ],
  ['word-name', 'GR CY', 'οδος λεωφ λεωφορος πλ πλατεια odos leof leoforos'],
  ['word-name', 'ES', 'rua travesia praza estrada'],
  [
    'word-name',
    'SA EG AE KW QA BH OM JO IQ LB SY YE MA DZ TN LY SD PS',
    'شارع ش طريق جادة كورنيش ميدان دوار زقاق نهج زنقة حارة',
  ],
  ['word-name', 'IR AF', 'خیابان خ بلوار بولوار بزرگراه اتوبان جاده میدان کوچه چهارراه کوی بزرگ‌راه'],
  ['word-name', 'MT', 'triq sqaq misrah pjazza vjal'],
  ['word-name', 'AL XK', 'rruga rr bulevardi sheshi'],
  ['name-word-number', 'UZ', 'kochasi kocha shohkochasi prospekti'],
  ['name-word-number', 'AZ', 'kuc kuce kucesi prospekti pr'],
  ['name-word-number', 'GE', 'ქუჩა ქ გამზირი გამზ'],
  ['name-word-number', 'AM', 'փողոց փ պողոտա պող'],
  ['name-word-number', 'KZ KG', 'көшесі даңғылы көчөсү'],
  ['name-word-number', 'MN', 'гудамж гудамжны'],
  ['name-word-number', 'PK', 'روڈ سڑک گلی'],
  ['word-name', 'IL', 'רחוב רח שדרות שד דרך סמטת כיכר'],
  ['word-name', 'ID MY', 'jalan jl jln lorong persiaran lebuh gang jend'],
  ['word-name', 'TH VN', 'soi thanon moo duong pho ngo hem'],
  ['number-name-word', 'HR RS', 'put bb'],
]

/** A word that ends in a street word: `Friedrichstraße`, `Kerkstraat`, `Storgatan`. Folded. */
const COMPOUND =
  /^(?![bfghk]alle$).*\p{L}(?:strasse|str|gasse|platz|allee|damm|ufer|weg|chaussee|promenade|graben|markt|stieg|pfad|brucke|straat|laan|plein|gracht|kade|singel|steeg|dreef|steenweg|dijk|gatan|gata|vagen|torget|stigen|gaten|vei|veien|vegen|plass|gade|vej|vejen|gaden|straede|plads|torv|alle|katu|ntie|kuja|polku|aukio|kaari|vegur|braut|vaenget|svinget|bakken|parken|burgwal|voorburgwal)$/u
const COMPOUND_COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/(?:strasse|str|gasse|platz|damm|ufer|chaussee|stieg|pfad|brucke|graben|markt|allee)$/, 'DE AT CH LI'],
  [/(?:straat|laan|plein|gracht|kade|singel|steeg|dreef|steenweg|dijk)$/, 'NL BE'],
  [/(?:gatan|vagen|torget|stigen)$/, 'SE FI'],
  [/(?:gaten|vei|veien|vegen|plass)$/, 'NO'],
  [/(?:vegur|braut)$/, 'IS'],
  [/(?:gade|gaden|vej|vejen|straede|plads|torv|vaenget|svinget)$/, 'DK'],
  [/(?:katu|ntie|kuja|polku|aukio|kaari)$/, 'FI'],
]

/** `Queensway`, `Kingsway`: streets of one word. */
const WAY = /^(?!norway|subway|gateway|railway|anyway|runway)\p{L}{3,}way$/u

/** What a word may be in the name of a street. */
export interface StreetWord {
  /** The form that the tables are keyed by: folded, its stops and slashes gone (`P.zza` is `pzza`). */
  readonly key: string
  /** The orders it may stand in as a street word, with countries. */
  readonly orders: readonly { readonly order: StreetOrder; readonly countries: string }[]
  /** Whether it is a street of one word such as `Queensway`. */
  readonly isWay: boolean
  /** Whether it ends in a street word. */
  readonly isCompound: boolean
}

/** Words remembered from page to page. */
const WORDS_MAX = 5_000

/** Looks a word up in the tables of street words. */
export const readStreetWord = memoize((word): StreetWord => {
  orders ??= readOrders()
  const key = streetKey(word)
  return { key, orders: orders.get(key) ?? NONE, isWay: WAY.test(key), isCompound: COMPOUND.test(key) }
}, WORDS_MAX)

const streetKey = (word: string) => fold(word).replaceAll(' ', '')

/** The countries whose language makes compounds like this street name, or ''. */
export function compoundCountries(folded: string): string {
  return COMPOUND_COUNTRIES.find(([ending]) => ending.test(folded))?.[1] ?? ''
}

const NONE: StreetWord['orders'] = []
let orders: Map<string, { order: StreetOrder; countries: string }[]> | undefined

function readOrders() {
  const found = new Map<string, { order: StreetOrder; countries: string }[]>()
  for (const [order, countries, words] of WORDS)
    for (const spelled of words.split(' ')) {
      const word = streetKey(spelled)
      const same = found.get(word)?.find((entry) => entry.order === order)
      if (same) same.countries = same.countries && countries ? `${same.countries} ${countries}` : ''
      else found.set(word, [...(found.get(word) ?? []), { order, countries }])
    }
  return found
}
