import { compilePattern } from '../../lib/compile-pattern.ts'
import { NUMBER_SIGNS, NUMBER_WORDS, OTHER_SIGNS, OTHER_WORDS, PHONE_SIGNS, PHONE_WORDS } from './phone-labels.ts'

/**
 * Yields the labels in a text of one or two lines, in order, as matches with a group for the kind of label.
 *
 * @param lower the text in lower case
 */
export function* labelsIn(lower: string): Generator<RegExpExecArray> {
  const hasCompound = COMPOUND.test(lower)
  for (let at = 0; at < lower.length; at++) {
    if (!mayBegin(lower, at, hasCompound)) continue
    LABEL.lastIndex = at
    const match = LABEL.exec(lower)
    if (!match) continue
    yield match
    at += match[0].length - 1
  }
}

const escaped = (word: string) => word.replace(/[.*?^${}()|[\]\\]/g, '\\$&').replaceAll('+', ' ')
const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).map(escaped)
const OPEN = '\\p{L}{0,14}'

/**
 * Builds a pattern for the words of a list. Words that are open at the same end share one letter class, which is the
 * costly part of each.
 */
export function alternatives(list: string): string {
  const words = list.trim().split(/\s+/)
  const openBefore = words.filter((word) => word.startsWith('_')).map((word) => word.slice(1))
  const openBehind = words.filter((word) => word.endsWith('_')).map((word) => word.slice(0, -1))
  return [
    ...longestFirst(words.filter((word) => !word.includes('_'))),
    ...(openBehind.length > 0 ? [`(?:${longestFirst(openBehind).join('|')})${OPEN}`] : []),
    ...(openBefore.length > 0 ? [`${OPEN}(?:${longestFirst(openBefore).join('|')})`] : []),
  ].join('|')
}

/** Han letters may be spread over the width of a longer label above or below: `电　　话`. */
const spaced = (signs: string) => signs.replace(HAN_PAIR, '$&[ \\u3000]{0,8}')
const HAN_PAIR = /\p{Script=Han}(?=\p{Script=Han})/gu

const EDGE = '(?![\\p{L}\\p{M}])'
// Bounded: each repetition is; the lists of labels are too long for the checker.
const LABEL = compilePattern(
  `(?<![\\p{L}\\p{M}])(?:${(['fax', 'mobile', 'whatsapp', 'voice', 'weak'] as const)
    .map((kind) => `(?<${kind}>${alternatives(PHONE_WORDS[kind])})`)
    .join(
      '|',
    )}|(?<other>${alternatives(OTHER_WORDS)}))${EDGE}(?:[ .:-]{0,3}(?:${alternatives(NUMBER_WORDS)})${EDGE})?` +
    `|(?:${(['fax', 'mobile', 'voice', 'weak'] as const).map((kind) => `(?<${kind}Sign>${spaced(PHONE_SIGNS[kind])})`).join('|')})(?:${alternatives(NUMBER_SIGNS)})?` +
    `|(?<otherSign>${OTHER_SIGNS})`,
  'uy',
)

/** Words that may end a longer word, so that any word containing one may be a label. */
const COMPOUND = compilePattern(
  alternatives(
    everyWord()
      .filter((word) => word.startsWith('_'))
      .map((word) => word.slice(1))
      .join(' '),
  ),
  'u',
)
/** The first two characters of labels. The full pattern, with hundreds of words, is tried only there. */
const BEGINNINGS = new Set(everyWord().map((word) => word.replaceAll('+', ' ').slice(0, 2)))
const SIGN_BEGINNINGS = new Set(
  [...Object.values(PHONE_SIGNS), OTHER_SIGNS].flatMap((signs) => signs.split('|')).map((sign) => sign[0]),
)

function everyWord(): string[] {
  return [...Object.values(PHONE_WORDS), OTHER_WORDS].flatMap((words) => words.trim().split(/\s+/))
}

/** Whether a label may begin at a position. Has no false negatives. */
function mayBegin(lower: string, at: number, hasCompound: boolean): boolean {
  const code = lower.charCodeAt(at)
  if (code >= 0x2000 && SIGN_BEGINNINGS.has(lower[at]!)) return true
  if (at > 0 && isLetter(lower.charCodeAt(at - 1))) return false
  return hasCompound || BEGINNINGS.has(lower.slice(at, at + 2)) || BEGINNINGS.has(lower[at]!)
}

/** Letters and combining marks, excluding halves of surrogate pairs. */
const isLetter = (code: number) =>
  code < 0x80 ? code >= 0x61 && code <= 0x7a : /[\p{L}\p{M}]/u.test(String.fromCharCode(code))
