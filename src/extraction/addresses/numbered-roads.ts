import { anyOf } from './address-texts.ts'
import type { Street } from './street-orders.ts'

/**
 * Parses a numbered road at the start of a part: `4120 US-1 South`, `5501 Farm to Market Road 2100`,
 * `Strada Provinciale 12, n. 45`, `An der B 27 Nr. 4`, `Carretera N-340`. Returns null for anything else.
 *
 * @param text one part: a line or the text between commas
 */
export function readNumberedRoad(text: string): Street | null {
  const american = AMERICAN.exec(text)
  if (american) return road(american[0], true, 'US CA NZ')
  const rwandan = RWANDAN.exec(text)
  if (rwandan) return road(rwandan[0], true, 'RW')
  const german = GERMAN.exec(text)
  if (german) return road(german[0], true, 'DE AT')
  const named = NAMED.exec(text)
  return named && road(named[0], HOUSE_BEFORE.test(text), '')
}

const road = (text: string, isNumbered: boolean, countries: string): Street => ({
  start: 0,
  end: text.length,
  isNumbered,
  takesNumberAfter: !isNumbered,
  isLongRoad: !isNumbered,
  countries,
})

const COMPASS = '(?:[NSEW]|NE|NW|SE|SW|North|South|East|West|Northeast|Northwest|Southeast|Southwest)\\.?'
const STATES =
  'A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/** A house number and a North American road by its class or its state's abbreviation. */
const AMERICAN = new RegExp(
  `^(?:[NSEW]\\d{1,5}|\\d{1,6}[A-Z]?)(?:-\\d{1,5})? (?:${COMPASS} )?(?:Old )?(?:` +
    `(?:US|U\\.S\\.|SR|CR|CO RD|FM|RM|IH|I|RR|SH|${STATES})(?: Hwy\\.?| Highway| Route| Rte\\.?| Rt\\.?)?[ -]?\\d{1,4}[A-Z]?|` +
    'Interstate(?: Highway)?[ -]\\d{1,3}|(?:Farm|Ranch)[ -]to[ -]Market(?: Road| Rd\\.?)? \\d{1,4}|' +
    '(?:Highway|Hwy\\.?|Route|Rte\\.?|Rt\\.?) \\d{1,4}[A-Z]?|' +
    '(?:State|County|US|U\\.S\\.|Provincial|Township|Forest|Ranch) (?:Trunk )?(?:Highway|Hwy\\.?|Route|Rte\\.?|Rt\\.?|Road|Rd\\.?) (?:\\d{1,4}[A-Z]?|[A-Z]{1,2}(?! ?\\d))' +
    `)(?: (?:${COMPASS}|Bypass|Business|Loop|Frontage Road|Frontage Rd\\.?|Access Road))*(?=$|[ ,])`,
)
/** Kigali's streets, named by district and number: `KG 14 Ave`. */
const RWANDAN = /^(?:\d{1,4},? )?K[GKN] \d{1,3} (?:Ave|Avenue|St|Street|Rd|Road)\.?(?=$|[ ,])/
/**
 * A road by its class or number, and a house number: `An der B 27 Nr. 4`, `Straße 12 Nr. 7`, `Bundesstraße 96 Nr. 3`.
 */
const GERMAN =
  /^(?:(?:An|Auf|Neben) der )?(?:(?:Bundes|Land(?:es)?|Kreis|Staats)?[Ss]tr(?:aße|asse|\.)|[BKLS]|St)[ -]?\d{1,4}(?: (?:Nord|Süd|Ost|West))?,? (?:Nr|No|Haus|Hs)\.? ?\d{1,4}[a-z]?(?=$|[ ,])/u
const HOUSE_BEFORE = /^\d/
/** Names of numbered roads that a house number or a kilometre follows. */
const NAMED = new RegExp(
  `^(?:\\d{1,5}(?: ?(?:bis|ter))?,? )?(?:${anyOf(({ roads }) => roads?.numbered)})(?: N[°º.]{0,2}| nr?\\.)? ?(?:[A-Z]{1,3}(?:-[A-Z]{1,2})?[- ]?)?\\d{1,4}[A-Z]?(?: \\p{Lu}\\p{L}{2,20}(?:-\\p{Lu}\\p{L}{2,20})?)?(?=$|,)`,
  'u',
)
