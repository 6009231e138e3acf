import { patternsOfLanguages } from '../../facts/tables.ts'

/** Consecutive digits. */
export interface DigitGroup {
  readonly start: number
  readonly end: number
}

/** Digit groups separated only by characters that may separate the parts of a phone number. */
export type DigitRun = readonly DigitGroup[]

const GROUP = /\d+/g
const SEPARATOR =
  /^(?:[ .]?[-/.(+] ?[(+]{0,2}|\) ?[-/.]? ?\(?\+?|\)?[ .]-{1,2} ?\(?\+?|--| ?\(\+?| ?\+ ?\(?| |\)\(?|\. )$/
/** `(0xx11) 3382-1366`: in Brazil a carrier's two digits follow the trunk prefix, and `xx` represents any carrier. */
const CARRIER = /^(?:xx|XX|\*\*)$/
const SEPARATOR_LENGTH_MAX = 5
/** Maximum number of groups in a run; a longer one is a table of numbers. */
const RUN_GROUPS_MAX = 60

/**
 * Yields the runs of digit groups that have enough digits for a phone number, in order and in linear time. Groups that
 * touch a clock time (`8:30`), a unit (`24h`) or a percentage belong to no run.
 *
 * @param text the page's text with ASCII digits
 */
export function* digitRuns(text: string): Generator<DigitRun> {
  let run: DigitGroup[] = []
  let digits = 0
  for (const match of text.matchAll(GROUP)) {
    const start = match.index
    const end = start + match[0].length
    const last = run.at(-1)
    const isNext = last && digits >= DIGITS_BEFORE_SLASH && startsAnother(text, run, digits, start)
    if (last && (run.length === RUN_GROUPS_MAX || isNext || !isSeparator(text, last.end, start))) {
      if (digits >= 6) yield run
      run = []
      digits = 0
    }
    if (isTimeOrMeasure(text, start, end)) {
      if (digits >= 6) yield run
      run = []
      digits = 0
      continue
    }
    run.push({ start, end })
    digits += end - start
  }
  if (digits >= 6) yield run
}

const DIGITS_BEFORE_SLASH = 7
const DIGITS_BEFORE_SLASH_ABROAD = 10

/**
 * `04 332 4410 / 050 645 1234`: a spaced slash separates two numbers if more digits precede it than an area code has.
 */
function startsAnother(text: string, run: DigitRun, digits: number, start: number): boolean {
  if (
    text
      .slice(start - 4, start)
      .replace('(', '')
      .slice(-3) !== ' / '
  )
    return false
  const first = run[0]!.start
  const isAbroad = text.startsWith('00', first) || text.slice(Math.max(0, first - 3), first).includes('+')
  return digits >= (isAbroad ? DIGITS_BEFORE_SLASH_ABROAD : DIGITS_BEFORE_SLASH)
}

function isSeparator(text: string, from: number, to: number): boolean {
  if (to - from > SEPARATOR_LENGTH_MAX) return false
  const between = text.slice(from, to)
  return SEPARATOR.test(between) || (text[from - 1] === '0' && CARRIER.test(between))
}

const HOUR_WORDS = patternsOfLanguages(({ contactTexts }) => contactTexts?.phones?.hours)
const HOURS = new RegExp(`^ ?(?:[ap]\\.?m\\b|h\\b(?!\\.[a-z])|h\\d|${HOUR_WORDS.join('|')})`, 'i')

function isTimeOrMeasure(text: string, start: number, end: number): boolean {
  const next = text[end]
  if (next === '%' || next === '°' || next === '²') return true
  if (text[start - 1] === ':' && isDigit(text[start - 2])) return true
  if (next === ':' && isDigit(text[end + 1]) && end - start <= 2) return true
  return end - start <= 2 && HOURS.test(text.slice(end, end + 8))
}

const isDigit = (char: string | undefined) => char !== undefined && char >= '0' && char <= '9'

/** Whether a short last group after a dash is an extension, as in China: `010-62345678-801`. */
export function beginsExtension(text: string, run: DigitRun, last: number): boolean {
  const next = run[last + 1]
  return next !== undefined && last === run.length - 2 && /^-\d{1,5}$/.test(text.slice(run[last]!.end, next.end))
}

/** Whether one or two digits after a dash are the last of a range of lines: `35764412-14`. */
export function isRangeEnd(digits: string, dashed: string): boolean {
  if (dashed.length === 1) return Number(dashed) > Number(digits.at(-1))
  const count = Number(dashed) - Number(digits.slice(-2))
  return dashed.length === 2 && count > 0 && count <= RANGE_LINES_MAX
}

const RANGE_LINES_MAX = 20

/** Maximum number of other digits in a run, which may be a postcode or a clock time. */
const REST_DIGITS_MAX = 5

/** Whether some groups fill their run apart from a few digits, or are followed by more numbers of the same length. */
export function fillsRun(text: string, run: DigitRun, first: number, last: number): boolean {
  const rest = [...run.slice(0, first), ...run.slice(last + 1)]
  const restDigits = rest.reduce((sum, { start, end }) => sum + end - start, 0)
  const length = last - first + 1
  return (
    restDigits <= REST_DIGITS_MAX ||
    (first % length === 0 &&
      (run.length - first) % length === 0 &&
      run.every(({ start }, at) => at % length > 0 || text[start] === '0'))
  )
}
