/** A number spelled with letters. */
export interface VanityNumber {
  readonly shown: string
  readonly digits: string
  readonly start: number
  readonly end: number
  /** Whether a label is required, because prose and headings in capitals have the same form: `1 800 VISITORS`. */
  readonly needsLabel: boolean
}

const KEYPAD = 'abc2 def3 ghi4 jkl5 mno6 pqrs7 tuv8 wxyz9'.split(' ')
/** Prefilter for either form: an area code or prefix followed by something other than a digit. */
const HINT =
  /(?:8(?:00|33|44|55|66|77|88)|900)\)?[-. ]{1,2}[A-Za-z\d]|(?:1[38]00|13|0800|0508|086[0-2])[- ][A-Z\d]|0700[- ]?[A-Z]/
const NORTH_AMERICAN =
  /(?<![\p{L}\d+/._-]|\d[,’'])(?<lead>(?:\+?1[-. ]?)?\(?)(?<area>8(?:00|33|44|55|66|77|88)|900)\)?(?<gap>[-. ]{1,2})(?<word>(?=(?:[-. ]?\d){0,6}[-. ]?[A-Za-z])[A-Za-z\d](?:[-. ]?[A-Za-z\d]){6,11})(?![\p{L}\d@]|[-.][\p{L}\d])/gu
/**
 * Any area code, followed by joined letters or letters after brackets, optionally with the digits in brackets:
 * `303.333.PAUL`, `(520) 494-STAR (7827)`.
 */
const WITH_AREA =
  /(?<![\p{L}\d+/._-])(?:\+?1[-. ])?(?:\((?<enclosed>[2-9]\d\d)\) ?|(?<joined>[2-9]\d\d)[-.])(?<word>\d{3}(?:[-.]| (?=[A-Z]{4} \())?[A-Z]{4}|[A-Z]{3}-[A-Z]{4})(?![\p{L}\d@]|[-.][\p{L}\d])(?: \((?<spelled>\d{3}-\d{4}|\d{4})\))?/gu
const AREA_HINT = /(?:\d\) ?|\d[-.])(?:[A-Z]{3}-|\d{3}[-. ]?)[A-Z]{4}(?![A-Za-z])/
const COMMONWEALTH =
  /(?<![\p{L}\d+/._-]|\d[,’'])(?:(1[38]00|13|0800|0508|086[0-2])[- ]|(0700)[- ]?)((?=[\d-]{0,5}[A-Z])[A-Z\d](?:-?[A-Z\d]){3,8})(?![\p{L}\d@]|[-.][\p{L}\d])/gu
/** The beginning of a dialled number: the North American code as a separate group, or the area code in brackets. */
const DIALLED = /^\+?1[-.]|^\+1 |\($/
/**
 * The number of subscriber digits after the prefixes of Australia, New Zealand, Great Britain, South Africa and
 * Nigeria.
 */
const COMMONWEALTH_LENGTHS: Readonly<Record<string, number>> = {
  '1300': 6,
  '1800': 6,
  '13': 4,
  '0800': 6,
  '0508': 6,
  '0860': 6,
  '0861': 6,
  '0862': 6,
  '0700': 8,
}

/**
 * Yields numbers spelled with letters, such as `1-800-FLOWERS`: those with a North American area code, and toll-free
 * numbers of Australia, New Zealand, Great Britain, South Africa and Nigeria. Letters beyond the number's length are
 * not dialled. Lower-case letters count only after hyphens and the North American code, because any words may follow a
 * round number.
 */
export function* vanityNumbers(text: string): Generator<VanityNumber> {
  yield* numbersWithArea(text)
  if (!HINT.test(text)) return
  for (const match of text.matchAll(NORTH_AMERICAN)) {
    const { lead, area, gap, word } = match.groups as Record<'lead' | 'area' | 'gap' | 'word', string>
    const cut = cutWord(word, 7)
    if (!cut || cut.replace(/[^A-Za-z]/g, '').length < 3) continue
    const isCapital = cut === cut.toUpperCase()
    const isDialled = DIALLED.test(lead)
    if (!isCapital && !(isDialled && !`${gap}${cut}`.includes(' '))) continue
    const start = match.index
    const end = start + match[0].length - word.length + cut.length
    const needsLabel = !isDialled && (gap.includes(' ') || /[-. ]/.test(cut))
    yield { shown: text.slice(start, end), digits: `1${area}${keypadDigits(cut)}`, start, end, needsLabel }
  }
  for (const match of text.matchAll(COMMONWEALTH)) {
    const [shown, ordinary, nigerian, word] = match
    const prefix = (ordinary ?? nigerian)!
    const length = COMMONWEALTH_LENGTHS[prefix]!
    const letters = word!.replace(/[^A-Z\d]/g, '')
    if (letters.length < length || letters.replace(/\d/g, '').length < 3) continue
    const end = match.index + shown.length
    const digits = prefix + keypadDigits(letters).slice(0, length)
    // `13 CATS`, `1300 PEOPLE`: a count in a headline has the same form.
    const needsLabel = digits.length < 10 || /^1[38]00 /.test(shown)
    yield { shown, digits, start: match.index, end, needsLabel }
  }
}

function* numbersWithArea(text: string): Generator<VanityNumber> {
  if (!AREA_HINT.test(text)) return
  for (const match of text.matchAll(WITH_AREA)) {
    const { enclosed, joined, word, spelled } = match.groups!
    const digits = keypadDigits(word!)
    if (spelled && !digits.endsWith(spelled.replace('-', ''))) continue
    const area = (enclosed ?? joined)!
    // Toll-free prefixes are handled below.
    if (TOLL_FREE.test(area)) continue
    const [start, end] = [match.index, match.index + match[0].length]
    yield { shown: text.slice(start, end), digits: `1${area}${digits}`, start, end, needsLabel: false }
  }
}

const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/

/** Returns the vanity number when `shown` is one, otherwise null. */
export function readVanity(shown: string): VanityNumber | null {
  if (shown.length > 24 || !/\d.{0,8}[A-Za-z]{2}/.test(shown)) return null
  const [vanity] = vanityNumbers(shown)
  return vanity && vanity.start <= 1 ? vanity : null
}

/**
 * Returns the first `length` letters and digits of `word` with the separators between them, or null if it has fewer.
 */
function cutWord(word: string, length: number): string | null {
  let count = 0
  for (let at = 0; at < word.length; at++) {
    if (/[A-Za-z\d]/.test(word[at]!)) count += 1
    if (count === length) return word.slice(0, at + 1)
  }
  return null
}

function keypadDigits(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')
    .replace(/[a-z]/g, (letter) => KEYPAD.find((key) => key.includes(letter))!.slice(-1))
}
