import { patternsOfLanguages } from '../../facts/tables.ts'

/** `All rights reserved` and similar phrases, in all languages. */
const RIGHTS = patternsOfLanguages(({ rightsReserved }) => rightsReserved).join('|')
const COPYRIGHT_WORDS = patternsOfLanguages(({ copyrightWords }) => copyrightWords).join('|')

/**
 * Words that follow a holder on its line: makers, links, numbers and registers. They match whole words: `Hotel` does
 * not contain `tel`.
 */
const FOLLOWERS =
  'powered|designed?\\b|web ?design|developed|created by|made (?:by|with|in)|site (?:by|map|design)|sitemap|website (?:by|design)|' +
  'built (?:by|with)|theme\\b|hosted|privacy|terms\\b|cookies?\\b|disclaimer|impressum|datenschutz|agb\\b|mentions légales|aviso legal|' +
  'nota legal|registered|reg\\. |' +
  'is (?:an? |the )?(?:owned|operated|run|managed|published|trademark|registered|trading|part|member|division|subsidiary)\\b|' +
  'on (?:the )?(?:\\S+ ){1,4}(?:theme|plugin|framework)\\b|tel\\b|phone|e-?mail|kontakt|contact|разработ|создание|(?<=[\\s.،|–-])(?:تصميم|برمجة|تطوير|تنفيذ|طراحی|میباشد|می باشد|محفوظ|עיצוב|בניית|ח\\.?פ|ע\\.?מ)(?!\\p{L})'
/** The same for scripts without spaces between words. */
const HAN_FOLLOWERS = '[\\p{Script=Han}]?icp备|照片|图片'

/** A copyright sign, but not that of `501 (c) (3)` (also as garbled by a wrong charset) or the word `copyright`. */
export const COPYRIGHT_SIGN =
  /[©ⓒⒸ]|(?<!\d ?)\(c\)(?=[\s\d])|\ufffd(?= ?(?:19|20)\d\d)|\bcopyright(?:ed)?\b|版[权權]所有/giu
export const RIGHTS_RESERVED = new RegExp(`(?<!\\p{L})(?:${RIGHTS})`, 'giu')

const YEARS = '(?:19|20)\\d\\d(?!\\p{L})|\\d\\d(?=[\\s,])'
/**
 * What comes between a copyright sign and the holder.
 *
 * Bounded: lines have 240 characters at most.
 */
export const COPYRIGHT_LEAD = new RegExp(
  `^(?:[\\s,.:：;|/\\ufffd–—-]|[©ⓒⒸ]|&copy;|\\(c\\)|\\(\\)|c(?=\\.? ?(?:19|20)\\d\\d)|${COPYRIGHT_WORDS}|${YEARS}|(?:to|by|bei|von|par|por|per|da|di|of|the year|present|heute|now)\\b|${RIGHTS})+`,
  'iu',
)

/**
 * Where a holder ends.
 *
 * Bounded: lines have 240 characters at most.
 */
export const COPYRIGHT_END = new RegExp(
  `(?:[|•·●»<>[\\]{}\\t;*]|\\s[/–—\\ufffd-]\\s|[–—]|\\bv?\\d+\\.\\d|[:#] ?\\d{4}|(?:19|20)\\d\\d|[©ⓒⒸ]|\\(c\\)|${HAN_FOLLOWERS}|(?<!\\p{L})(?:copyright\\b|all content|reserved\\b|${RIGHTS}|${FOLLOWERS}))`,
  'iu',
)
