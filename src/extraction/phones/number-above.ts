import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { NumberSpan } from './number-span.ts'
import type { PhoneMention } from './phone-mention.ts'

const CONJUNCTIONS = wordsOfLanguages(({ conjunctions }) => conjunctions).filter((word) => /^\p{L}{1,5}$/u.test(word))
const DISJUNCTIONS = wordsOfLanguages(({ contactTexts }) => contactTexts?.numbers?.disjunctions)
/** Words between two numbers, as alternatives of a pattern: `and`, `or`. */
export const NUMBER_JOINTS = [...new Set([...DISJUNCTIONS, ...CONJUNCTIONS])].join('|')

/** A part of a line between spaces that is a number, a separator or a joint. */
const PART = compilePattern(`^(?:[\\d()./,;|&+·•-]+|${NUMBER_JOINTS})$`, 'u')
const LINE_LENGTH_MAX = 80
const GAP = /[ \t]?\n\s{0,3}$/
const GAP_LENGTH_MAX = 8
const DIGIT = /\d/g
const YEARS = /^(?:19|20)\d\d\D(?:19|20)\d\d$/

/**
 * Returns the number at the end of the line above if that is written like this one behind its area code, and this one
 * begins a line of numbers: `2555 0102 | 2555 0103` below `(21) 2555 0101`.
 *
 * @param byEnd the numbers found so far, by where they end
 */
export function numberAbove(
  text: string,
  { start, shown, boundaries }: NumberSpan,
  byEnd: ReadonlyMap<number, PhoneMention>,
): PhoneMention | null {
  if (boundaries.length === 0 || YEARS.test(shown)) return null
  const gap = GAP.exec(text.slice(Math.max(0, start - GAP_LENGTH_MAX), start))?.[0]
  const above = gap === undefined ? undefined : byEnd.get(start - gap.length)
  if (!above || above.start === null) return null
  const shape = shown.replace(DIGIT, '9')
  const whole = text.slice(above.start, start - gap!.length).replace(DIGIT, '9')
  // The one above may lack its area code too, where a line above it has one.
  if (!whole.endsWith(shape) || whole.at(-shape.length - 1) === '9') return null
  const line = text
    .slice(start, start + LINE_LENGTH_MAX)
    .split('\n', 1)[0]!
    .trimEnd()
  return line.length < LINE_LENGTH_MAX && line.split(/[ \t]+/).every((part) => PART.test(part)) ? above : null
}
