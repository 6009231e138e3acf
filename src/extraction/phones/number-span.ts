import type { DigitGroup, DigitRun } from './digit-runs.ts'

/** Adjacent digit groups of a run, interpreted as one number. */
export interface NumberSpan {
  readonly start: number
  readonly end: number
  /** The text from `start` to `end`, in ASCII. */
  readonly shown: string
  readonly digits: string
  /** The number of digits before each separator. */
  readonly boundaries: readonly number[]
  readonly hasPlus: boolean
}

const LEAD = /(?:\+ ?\(?|\(\+? ?|\( ?\+ ?)$/

/**
 * Returns the groups `first` to `last` of a run, including the plus sign and brackets around them, or null when the
 * brackets do not match.
 */
export function spanOf(text: string, run: DigitRun, first: number, last: number): NumberSpan | null {
  const floor = first > 0 ? run[first - 1]!.end : Math.max(0, run[0]!.start - 4)
  const lead = LEAD.exec(text.slice(floor, run[first]!.start))?.[0] ?? ''
  let start = run[first]!.start - lead.length
  let end = run[last]!.end
  let shown = text.slice(start, end)
  if (!bracketsPair(shown)) {
    // A closing bracket directly after the number belongs to it or encloses it. Otherwise the opening bracket is not
    // part of it.
    if (text[end] === ')' && bracketsPair(text.slice(start, end + 1))) end += 1
    else if (lead.startsWith('(')) start += 1
    else return null
    shown = text.slice(start, end)
    if (/^\([^()]*\)$/.test(shown)) {
      start += 1
      end -= 1
    }
    shown = text.slice(start, end)
    if (!bracketsPair(shown)) return null
  }
  const groups = run.slice(first, last + 1)
  return {
    start,
    end,
    shown,
    digits: groups.map((group) => text.slice(group.start, group.end)).join(''),
    boundaries: boundariesOf(groups.map((group) => group.end - group.start)),
    hasPlus: lead.includes('+'),
  }
}

/** Returns the number of digits before each separator, given the lengths of a number's groups. */
export function boundariesOf(lengths: readonly number[]): number[] {
  let digits = 0
  return lengths.slice(0, -1).map((length) => {
    digits += length
    return digits
  })
}

/**
 * Whether brackets match without nesting, in at most two pairs. The Korean `02)123-4567` has a closing bracket only.
 * Digits between two pairs are allowed only with the trunk prefix `(0)`, because archives list years and counts like
 * `(137) 2019 (124)`.
 */
function bracketsPair(shown: string): boolean {
  if (!shown.includes('(') && !shown.includes(')')) return true
  const brackets = shown.replace(/[^()]/g, '')
  if (brackets === '()()') {
    return shown.includes('(0)') || !/\d/.test(shown.slice(shown.indexOf(')'), shown.lastIndexOf('(')))
  }
  return brackets === '()' || (brackets === ')' && /^\d{2,4}\)/.test(shown))
}

/** Whether a number may begin or end between two groups: at a space, a slash, a bracket or a plus sign. */
export function isBreakable(text: string, before: DigitGroup | undefined, after: DigitGroup | undefined): boolean {
  return !before || !after || /[ /+]|\)\(|(?<!-)\($/.test(text.slice(before.end, after.start))
}
