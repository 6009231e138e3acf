import type { SpelledSigns } from '../../facts/contact-texts.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'

const patternsOf = (kind: keyof SpelledSigns) =>
  [...new Set(wordsOfLanguages(({ contactTexts }) => contactTexts?.signs?.[kind], '|'))].join('|')
/** Words for `@` that are unambiguous between any marks. */
const AT_WORDS = patternsOf('at')
/** The same, and those that are too short or common without brackets. */
export const AT_IN_BRACKETS = `@|shift ?\\+ ?2|${patternsOf('atInBrackets')}|${AT_WORDS}`
/** Words for `@` that also number lists or begin remarks: "see (a) …". */
export const AT_WEAKLY = 'a|à|et|ad'
/** Words for `@` between spaces. Only words that are rare in prose before a domain. */
export const AT_BETWEEN_SPACES = patternsOf('atBetweenSpaces')
const DOT = patternsOf('dot')

const BRACKETS = ['[[({<«‹（［【〔]', '[\\])}>»›）］】〕]'] as const
const MARKS = ['[|*_~#"\'“‘„]', '[|*_~#"\'”’“]'] as const
const between = ([open, close]: readonly [string, string], words: string) =>
  `\\s{0,2}${open}{1,2}[\\s-]{0,2}(?:${words})[\\s-]{0,2}${close}{1,2}\\s{0,2}`

/**
 * A symbol for `@` directly between two parts: one that Japanese pages use, an undecoded character reference or percent
 * code, or any symbol that a following remark explains ("change * to @").
 */
const SYMBOL =
  '(?<=[a-z0-9])(?:[☆★●○■□◎◆◇♪]|골뱅이|アットマーク|&#0{0,3}64;|&#x0{0,3}40;|&commat;|%40|[*#$!](?=[a-z0-9.-]{4,60}\\s?[(（※【].{0,12}[@＠]))(?=[a-z0-9])'

/**
 * An obfuscated `@`. Group `weak` is set for possible prose ("at", "(a)"), group `sign` for a plain `@`, which counts
 * here only together with a spelled-out dot.
 */
export const AT_SIGN = compilePattern(
  `${between(BRACKETS, AT_IN_BRACKETS)}|${between(MARKS, AT_WORDS)}|\\s-\\s?(?:${AT_WORDS})\\s?-\\s| {1,2}(?:${AT_BETWEEN_SPACES}) {1,2}|` +
    `${SYMBOL}|(?<weak> {1,2}(?:at|chez)(?: {1,2}|\\s?\\n)|${between(BRACKETS, AT_WEAKLY)})|(?<sign>\\s?@\\s?)`,
  'giu',
)

const DOT_WORD = `(?:\\s-\\s?(?:${DOT})\\s?-\\s|${between(BRACKETS, `${DOT}|\\.`)}|${between(MARKS, DOT)}|[ ]{1,2}(?:${DOT})[ ]{1,2})`

/** A dot that is spelled out or between spaces. */
export const SPELLED_DOT = compilePattern(`${DOT_WORD}|\\s\\.\\s`, 'iu')
/** Any dot, spelled out or not. */
export const ANY_DOT = compilePattern(`${DOT_WORD}|\\s\\.\\s|[.。．]`, 'giu')
