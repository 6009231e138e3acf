/** A stretch of a part that has the shape of a postcode; positions are those of the part. */
export interface Postcode {
  readonly start: number
  readonly end: number
  /** The country, when the shape or a country prefix alone tells it. */
  readonly country: string | null
  /** The countries with postcodes of this shape, parted by spaces. */
  readonly countries: string
  /** Whether the place is written before the code, after it, or either. */
  readonly place: 'before' | 'after' | 'either'
  /** Whether hardly anything but a postcode looks like this. */
  readonly isDistinct: boolean
}

interface Shape {
  readonly pattern: RegExp
  readonly countries: string
  readonly place: Postcode['place']
  readonly isDistinct: boolean
}

const shape = (pattern: RegExp, countries: string, place: Postcode['place'], isDistinct = true): Shape => ({
  pattern,
  countries,
  place,
  isDistinct,
})

/** Letters and digits, or digits grouped in a way of their own. */
const SHAPES: readonly Shape[] = [
  shape(
    /(?<![A-Za-z\d-])(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-HJ-NP-Y\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?![A-Za-z\d])/,
    'GB',
    'before',
  ),
  shape(
    /(?<![A-Za-z\d])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d(?![A-Za-z\d])/,
    'CA',
    'before',
  ),
  shape(
    /(?<![\dA-Za-z.,-])(?:NL[- ])?[1-9]\d{3} ?(?!SA|SD|SS|AM|PM)[A-Z]{2}(?= *[\p{Lu}'’(-]| \d{1,2}e \p{Lu}| *$)(?![A-Z])/u,
    'NL',
    'after',
  ),
  shape(/(?<![A-Za-z\d])(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}(?![A-Za-z\d])/, 'IE', 'before'),
  shape(/(?<![A-Za-z\d])[A-Z]{2}-\d{3,4}-\d{4}(?![\d-])/, 'GH', 'before'),
  shape(/(?<![A-Za-z\d])(?:AR-?)?[A-HJ-NP-Z]\d{4}[A-Z]{3}(?![A-Za-z\d])/, 'AR', 'either'),
  shape(/(?<![A-Za-z\d])(?!NSW|VIC|QLD|TAS|ACT)[A-Z]{3} ?\d{4}(?![A-Za-z\d])/, 'MT', 'before', false),
  shape(/(?<![\d.,/-])(?:BR-)?\d{5}[-‐–]\d{3}(?![\d-])/, 'BR', 'either'),
  shape(/(?<=CEP:? ?)\d{5}\.\d{3}(?![\d-])/, 'BR', 'either'),
  shape(/(?<![\d.,/-])\d{2}\.\d{3}-\d{3}(?![\d-])/, 'BR', 'either'),
  shape(/(?<![\d.,/+-])(?:PT?-)?\d{4}[-‐–]\d{3}(?![\d-])/, 'PT', 'after'),
  shape(/(?<![\d.,/+-])(?:PL-)?\d{2}[-‐–]\d{3}(?![\d-])/, 'PL', 'after', false),
  shape(/(?<![\d.,/+-])〒? ?\d{3}[-‐–－]\d{4}(?![\d-])/, 'JP', 'before', false),
  shape(/(?<![\d.,/+-])\d{5}[-–]\d{4}(?![\d-])/, 'US SA', 'before', false),
  // Mail to the military of the United States: `APO AE 09094`.
  shape(/(?<=(?:APO|FPO|DPO),? A[AEP] )\d{5}(?:-\d{4})?(?!\d)/, 'US', 'before'),
  shape(/(?<![A-Za-z\d])BB\d{5}(?!\d)/, 'BB', 'before'),
  shape(/(?<=(?:P\.? ?C\.?|[Pp]ostal [Cc]ode):? )\d{3}(?!\d)/, 'OM', 'either', false),
  shape(/(?<![A-Za-z\d-])[BCEGHJ-NP-Z]\d{4}(?= \p{Lu}\p{Ll})/u, 'AR', 'after', false),
  shape(/(?<![A-Za-z\d])S ?\(\d{6}\)/, 'SG', 'before'),
  shape(/(?<![A-Za-z\d])AZ[ -]?\d{4}(?!\d)/, 'AZ', 'either'),
  shape(/(?<![A-Za-z\d])KY\d-\d{4}(?!\d)/, 'KY', 'before'),
  shape(/(?<![A-Za-z\d])AD ?\d{3}(?!\d)/, 'AD', 'after', false),
]

/** What countries write before the number, most often from abroad: `D-10115`, `CH 8001`, `LV-1010`. */
const PREFIXED =
  /(?<![A-Za-z\d])(A|AT|B|BE|BG|BY|CH|CZ|D|DE|DK|E|EE|ES|F|FI|FIN|FR|GE|GR|H|HR|HU|I|IS|IT|L|LI|LT|LU|LV|MC|MD|ME|MK|N|NO|P|PL|PT|RO|RS|RU|S|SE|SI|SK|SRB|TR|UA|SLO)( ?[-–] ?| )(\d{3} \d{2}|\d{4,6})(?![\d/]|[-.,]\d)/
/** With a space the prefix begins its part and a town follows: `CH 8001 Zürich`, but not `Wilmington, DE 19801 USA`. */
const TOWN_FOLLOWS = /^ +(?!USA|U\.S|United)\p{Lu}/u
const PREFIX_COUNTRY: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SRB: 'RS',
  SLO: 'SI',
}

const FOUR = 'AT CH BE DK NO LU HU BG SI LI CY GE AM TN AR AU NZ ZA PH BD LV MK AL PY VE MD'
const FIVE =
  'US DE FR IT ES MX FI EE HR RS ME BA TR UA MY MA DZ TH ID PK KE KR TW SA LT MC SM VA GR CZ SK SE LK NP EG CU JO IQ KW UY PE CR GT ZM PR SN VN LB MU BT'
const SIX = 'IN CN SG RO RU BY KZ NG VN CO EC KG UZ TJ TM MN'
/** The countries by number of digits. */
const FITTING = new Map([
  [4, FOUR],
  [5, FIVE],
  [6, SIX],
])
/** Countries that write the place before the code. */
export const PLACE_FIRST: ReadonlySet<string> = new Set(
  'US AU NZ ZA PH BD IN SG TH ID PK NG KE KR TW SA GB IE CA VN MU LB'.split(' '),
)
/** Plain digits, which are postcodes only in the company of a place. */
const NUMBERS: readonly Shape[] = [
  shape(/(?<![\d.,/+:#€$£-])\d{3}[ \u00a0]\d{2}(?![\d.,:%/-]| ?\d)/g, 'SE CZ SK GR', 'either', false),
  shape(/(?<![\d.,/+:#€$£-]|\d )\d{3}[ \u00a0]\d{3}(?![\d.,:%/-]| ?\d)/g, 'IN SG', 'before', false),
  shape(/(?<![\d.,/+:€$£-]|\d )(?:10|20|21|23|31|42|44|47|51|52) 000(?= \p{Lu})/gu, 'HR', 'after', false),
  shape(/(?<![\d.,/+:#€$£-]|\d )\d{4} \d{4}(?=$)/g, 'LB', 'before', false),
  shape(/(?<!\S)\d{3}(?= \p{Lu}\p{L})/gu, 'IS FO', 'after', false),
  shape(/(?<=\p{Ll} )\d{3}$/gu, 'TW', 'before', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{6}(?![\d%/]|[-.,:]\d)/g, SIX, 'either', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{5}(?![\d%/]|[-.,:]\d)/g, FIVE, 'either', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{4}(?![\d%/]|[-.,:]\d| \d{3} \d{3}(?!\d))/g, FOUR, 'either', false),
  shape(/(?<![\d.,/+:€$£]|\d-)\d{7}(?![\d%/]|[-.,:]\d)/g, 'IL CL', 'either', false),
]

const THREE_DIGITS = /\d{3}|\d[A-Za-z]|[A-Z]\d/

/** What has the shape of a postcode in a part, likeliest first. */
export function readPostcodes(text: string): Postcode[] {
  if (!THREE_DIGITS.test(text)) return []
  const found: Postcode[] = []
  const add = (start: number, end: number, from: Shape, country: string | null) => {
    if (found.some((other) => start < other.end && other.start < end)) return
    const { countries, place, isDistinct } = from
    found.push({ start, end, country, countries: country ?? countries, place, isDistinct })
  }
  for (const from of SHAPES) {
    const match = from.pattern.exec(text)
    if (match) add(match.index, match.index + match[0].length, from, from.isDistinct ? from.countries : null)
  }
  const prefixed = readPrefixed(text)
  if (prefixed) add(prefixed.start, prefixed.end, prefixed.shape, prefixed.shape.countries)
  for (const from of NUMBERS) {
    // The last one: house numbers stand before postcodes more often than after.
    let last: RegExpExecArray | null = null
    from.pattern.lastIndex = 0
    for (let match = from.pattern.exec(text), count = 0; match && count < 6; match = from.pattern.exec(text), count++)
      last = match
    if (last) add(last.index, last.index + last[0].length, from, null)
  }
  return found
}

function readPrefixed(text: string): { start: number; end: number; shape: Shape } | null {
  const match = PREFIXED.exec(text)
  if (!match) return null
  const [whole, prefix, separator, digits] = match
  const country = PREFIX_COUNTRY[prefix!] ?? prefix!
  const end = match.index + whole.length
  const isSpaced = separator === ' '
  if (isSpaced && (match.index > 0 || !TOWN_FOLLOWS.test(text.slice(end, end + 12)))) return null
  if (!FITTING.get(digits!.replace(' ', '').length)!.split(' ').includes(country)) return null
  return { start: match.index, end, shape: shape(PREFIXED, country, 'either', !isSpaced) }
}

/** Whether plain digits may just as well be a year. */
export const looksLikeYear = (text: string) => /^(?:19|20)\d\d$/.test(text)
