import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { patternInTexts } from './organisation-texts.ts'

/** `All rights reserved` and similar phrases, in all languages. */
const RIGHTS = patternsOfLanguages(({ rightsReserved }) => rightsReserved).join('|')
const COPYRIGHT_WORDS = patternsOfLanguages(({ copyrightWords }) => copyrightWords).join('|')

/**
 * Words that follow a holder on its line: makers, links, numbers and registers. They match whole words: `Hotel` does
 * not contain `tel`.
 */
const FOLLOWERS = patternInTexts(({ notices }) => notices?.followers)
/** The same in Arabic and Hebrew script, only as whole words behind a blank or mark. */
const WHOLE_FOLLOWERS = patternInTexts(({ notices }) => notices?.wholeFollowers)
/** The same for scripts without spaces between words. */
const HAN_FOLLOWERS = '[\\p{Script=Han}]?icp备|照片|图片'

/** A copyright sign, but not that of `501 (c) (3)` (also as garbled by a wrong charset) or the word `copyright`. */
export const COPYRIGHT_SIGN =
  /[©ⓒⒸ]|(?<!\d ?)\(c\)(?=[\s\d])|\ufffd(?= ?(?:19|20)\d\d)|\bcopyright(?:ed)?\b|版[权權]所有/giu
/** `all rights reserved`. */
export const RIGHTS_NOTICE = `(?<!\\p{L})(?:${RIGHTS})`
export const RIGHTS_RESERVED = compilePattern(RIGHTS_NOTICE, 'giu')

const YEARS = '(?:19|20)\\d\\d(?!\\p{L})|\\d\\d(?=[\\s,])'
/** Words between a sign and the holder. */
const LEADS = patternInTexts(({ notices }) => notices?.leads)
/**
 * What comes between a copyright sign and the holder.
 *
 * Bounded: lines have 240 characters at most.
 */
export const COPYRIGHT_LEAD = compilePattern(
  `^(?:[\\s,.:：;|/\\ufffd–—-]|[©ⓒⒸ]|&copy;|\\(c\\)|\\(\\)|c(?=\\.? ?(?:19|20)\\d\\d)|${COPYRIGHT_WORDS}|${YEARS}|(?:${LEADS})\\b|${RIGHTS})+`,
  'iu',
)

/**
 * Where a holder ends.
 *
 * Bounded: lines have 240 characters at most.
 */
export const COPYRIGHT_END = compilePattern(
  `(?:[|•·●»<>[\\]{}\\t;*]|\\s[/–—\\ufffd-]\\s|[–—]|\\bv?\\d+\\.\\d|[:#] ?\\d{4}|(?:19|20)\\d\\d|[©ⓒⒸ]|\\(c\\)|${HAN_FOLLOWERS}|(?<!\\p{L})(?:copyright\\b|all content|reserved\\b|${RIGHTS}|${FOLLOWERS}|(?<=[\\s.،|–-])(?:${WHOLE_FOLLOWERS})(?!\\p{L})))`,
  'iu',
)
