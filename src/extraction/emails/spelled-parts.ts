import { ANY_DOT, SPELLED_DOT } from './at-and-dot-words.ts'

/** Maximum number of labels after the first. */
const LABELS_MAX = 5
/** Maximum number of words of a local part after the first. */
const WORDS_MAX = 4
const LABEL_HERE = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/uy
const DOT_HERE = new RegExp(ANY_DOT, ANY_DOT.flags.replace('g', 'y'))
const LOCAL_END = /[\p{L}\p{N}_][\p{L}\p{N}._%+'-]{0,63}$/u
const LOCAL_WORD = /^[\p{L}\p{N}_+-]{1,40}$/u

/**
 * Reads the domain at a position, with plain or spelled-out dots: labels joined by one to five dots. Matches one label
 * and one dot at a time, because a single pattern would compile to more code than all others for a page.
 *
 * @returns the text, or null if there is none
 */
export function domainBehind(text: string, at: number): string | null {
  let end = endOf(LABEL_HERE, text, at)
  let labels = 0
  for (let next = end; next !== null && labels <= LABELS_MAX; labels++) {
    end = next
    const dot = endOf(DOT_HERE, text, next)
    next = dot === null ? null : endOf(LABEL_HERE, text, dot)
  }
  return end !== null && labels > 1 ? text.slice(at, end) : null
}

/**
 * Reads the longest local part at the end of a text, with plain or spelled-out dots.
 *
 * @returns the text, or null if there is none
 */
export function localBefore(text: string): string | null {
  let local = LOCAL_END.exec(text)?.[0] ?? null
  let end = text.length
  for (const dot of spelledDots(text).reverse().slice(0, WORDS_MAX)) {
    if (!LOCAL_WORD.test(text.slice(dot.index + dot[0].length, end))) break
    end = dot.index
    const head = LOCAL_END.exec(text.slice(0, end))
    if (head) local = text.slice(head.index)
  }
  return local
}

/** Whether a text has a dot that is spelled out or between spaces. */
export const hasSpelledDot = (text: string): boolean => SPELLED_DOT.test(text)

/** Replaces spelled-out dots by plain ones. */
export const withDots = (text: string): string => text.replace(ANY_DOT, '.').replace(/^\.+|(?<!\.)\.+$/g, '')

const spelledDots = (text: string): RegExpExecArray[] => [...text.matchAll(ANY_DOT)].filter(([dot]) => dot.length > 1)

function endOf(here: RegExp, text: string, at: number): number | null {
  here.lastIndex = at
  return here.test(text) ? here.lastIndex : null
}
