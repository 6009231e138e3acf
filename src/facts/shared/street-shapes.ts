import type { WholeStreet } from '../country.ts'

const COMPASS = '(?:[NSEW]|NE|NW|SE|SW|North|South|East|West|Northeast|Northwest|Southeast|Southwest)\\.?'
const STATES =
  'A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
/** A house number and a North American road by its class or its state's abbreviation. */
export const NORTH_AMERICAN_ROAD = new RegExp(
  `^(?:[NSEW]\\d{1,5}|\\d{1,6}[A-Z]?)(?:-\\d{1,5})? (?:${COMPASS} )?(?:Old )?(?:` +
    `(?:US|U\\.S\\.|SR|CR|CO RD|FM|RM|IH|I|RR|SH|${STATES})(?: Hwy\\.?| Highway| Route| Rte\\.?| Rt\\.?)?[ -]?\\d{1,4}[A-Z]?|` +
    'Interstate(?: Highway)?[ -]\\d{1,3}|(?:Farm|Ranch)[ -]to[ -]Market(?: Road| Rd\\.?)? \\d{1,4}|' +
    '(?:Highway|Hwy\\.?|Route|Rte\\.?|Rt\\.?) \\d{1,4}[A-Z]?|' +
    '(?:State|County|US|U\\.S\\.|Provincial|Township|Forest|Ranch) (?:Trunk )?(?:Highway|Hwy\\.?|Route|Rte\\.?|Rt\\.?|Road|Rd\\.?) (?:\\d{1,4}[A-Z]?|[A-Z]{1,2}(?! ?\\d))' +
    `)(?: (?:${COMPASS}|Bypass|Business|Loop|Frontage Road|Frontage Rd\\.?|Access Road))*(?=$|[ ,])`,
)

/**
 * A road by its class or number, and a house number: `An der B 27 Nr. 4`, `Straße 12 Nr. 7`, `Bundesstraße 96 Nr. 3`.
 */
export const GERMAN_ROAD =
  /^(?:(?:An|Auf|Neben) der )?(?:(?:Bundes|Land(?:es)?|Kreis|Staats)?[Ss]tr(?:aße|asse|\.)|[BKLS]|St)[ -]?\d{1,4}(?: (?:Nord|Süd|Ost|West))?,? (?:Nr|No|Haus|Hs)\.? ?\d{1,4}[a-z]?(?=$|[ ,])/u

/**
 * A distance and direction from a landmark instead of a street: `De la Rotonda 2 c. al sur`,
 * `100 m sur del Banco Nacional`.
 */
export const SPANISH_DIRECTIONS: WholeStreet = {
  pattern:
    /^(?:\p{Lu}[\p{L}'’. ]{2,50},? )?(?<!\d)\d{1,4} ?(?:m|mts?|metros|c|cuadras?|varas?|vrs)\.? (?:al |hacia el )?(?:norte|sur|este|oeste|lago|arriba|abajo)(?!\p{L})[^\d!?]{0,50}$/iu,
  sign: /\d ?(?:m|c|v|cuadra)[\p{L}.]{0,8} (?:al |hacia )?(?:norte|sur|este|oeste|lago|arriba|abajo)/iu,
  isNumbered: true,
}
