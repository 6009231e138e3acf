import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { textSearchOf } from '../find-in-text.ts'
import { byTag, type Page } from '../page.ts'
import type { Candidate } from './candidate.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import { behindInflection } from './inflections.ts'
import type { NameWord } from './name-parts.ts'
import type { Reading } from './reading.ts'
import { isEntityHead, isFamilyName, isWordFamilyName } from './vocabulary.ts'
import { LONG_AGO, NAMED_AFTER } from './words/prose.ts'

const ARTICLE = /(?:Article|BlogPosting|LiveBlogPosting)$/
const ARTICLE_IN_JSON =
  /"@type"\s{0,3}:\s{0,3}\[?\s{0,3}"(?:https?:\/\/schema\.org\/)?\p{L}{0,20}(?:Article|BlogPosting)"/u
/** `/2020/02/17/` */
const DATED_PATH = /\/(?:19|20)\d\d[/-](?:0?[1-9]|1[0-2])(?:[/-]|$)/
const SCOPES_MAX = 200

/** Whether a page reports something, by its metadata or its address, so that its text is about people who act. */
export const reportOf = memoizeByObject((page: Page) => {
  const { meta, jsonLd, url } = page
  const isReport =
    meta.get('og:type')?.toLowerCase() === 'article' ||
    meta.has('article:published_time') ||
    DATED_PATH.test(URL.parse(url, 'https://page.invalid')?.pathname ?? '') ||
    jsonLd.some((text) => ARTICLE_IN_JSON.test(text)) ||
    (page.attributeNames.has('itemtype') &&
      ['article', 'div', 'main', 'section', 'body', 'html'].some((tag) =>
        byTag(page, tag)
          .slice(0, SCOPES_MAX)
          .some(({ attributes: { itemtype } }) => itemtype !== undefined && ARTICLE.test(itemtype)),
      ))
  return { isReport }
})

const AROUND = 100
/** Length of abbreviations in capitals. */
const CODE_MAX = 3
const LINE_LENGTH_MIN = 30
const SMALL_WORD = /(?:^|[^\p{L}])\p{Ll}{2,}(?=[^\p{L}])/gu
/** Lower-case words around a name that make a sentence. */
const SMALL_WORDS_MIN = 1
/** The sentence before a name. Not the article, which teams and things have. */
const BEFORE =
  /(?<!(?:^| )[Tt]he )(?<=^|\p{Ll} |[,.:;!?”"»“․։–—|] |\p{Ll} ["“„«(]|(?<!\p{L})(?:\p{L}|[Qq]u|[Dd]ell|[Aa]ll|[Dd]all|[Nn]ell)['’])$/u
/** The sentence after a name: its verb, its punctuation (French has a space before it), a note in brackets. */
const BEHIND = /^(?:['’]s?)?(?:$|[,.;:!?)”"»“․։՝]| [(:;!?»–—−]| (?:\d{1,3} )?\p{Ll})/u

/** How often the page is searched for the family name. */
const AGAIN_MAX = 30

/**
 * Whether the text of an article uses a known name within a sentence. On other pages such names are too often brands
 * and streets.
 */
export const isReported = (reading: Reading, candidate: Candidate): boolean =>
  candidate.likelihood === 3 &&
  candidate.run.words.some(({ folded }) => givenName(folded) === 'sure') &&
  isInArticle(reading, candidate)

/** Whether an article uses a less certain name within a sentence, and elsewhere its family name: "Roe said". */
export const isReportedAgain = (reading: Reading, candidate: Candidate): boolean =>
  candidate.likelihood > 1 &&
  givenName(candidate.run.words[0]!.folded) !== 'unknown' &&
  isInArticle(reading, candidate) &&
  isCalledByFamily(reading.page, candidate)

function isInArticle(reading: Reading, candidate: Candidate): boolean {
  const { page, segments } = reading
  const { run, segment } = candidate
  const [first] = run.words
  const last = run.words.at(-1)!
  // "NIR Spectroscopy": an abbreviation that equals a given name.
  const isCapital = ({ text }: NameWord) => text === text.toUpperCase()
  if (first!.isInitial || (isCapital(first!) && !(isCapital(last) && first!.text.length > CODE_MAX))) return false
  if (isEntityHead(last.folded) || (isWordFamilyName(last.folded) && !isFamilyName(last.folded))) return false
  const line = segments[segment]!
  if (line.end - line.start < LINE_LENGTH_MIN || !reportOf(page).isReport) return false
  const { before, after } = textAround(reading, candidate)
  const smallWords = `${before} ${after}`.match(SMALL_WORD)?.length ?? 0
  return smallWords >= SMALL_WORDS_MIN && isUsedAlone(reading, candidate)
}

/**
 * Whether a line uses a name by itself: not as a part of a longer one, not for a thing that is named after the person,
 * and not for a person of long ago.
 *
 * @param alsoBehind text that may precede the name besides that of a sentence
 */
export function isUsedAlone(reading: Reading, candidate: Candidate, alsoBehind: RegExp | null = null): boolean {
  const { before, after } = textAround(reading, candidate)
  if (!(BEFORE.test(before) || alsoBehind?.test(before)) || !BEHIND.test(after)) return false
  return !NAMED_AFTER.test(`${foldName(before)} `) && !LONG_AGO.test(before) && !LONG_AGO.test(after)
}

function textAround({ page, segments }: Reading, { run, segment }: Candidate) {
  const line = segments[segment]!
  return {
    before: page.text.slice(Math.max(line.start, run.start - AROUND), run.start),
    after: behindInflection(page.text.slice(run.end, Math.min(line.end, run.end + AROUND))),
  }
}

function isCalledByFamily(page: Page, { run }: Candidate): boolean {
  const { text: family } = run.words.at(-1)!
  let looked = 0
  for (const start of textSearchOf(page).starts(family)) {
    if (++looked > AGAIN_MAX) return false
    const end = start + family.length
    if (start >= run.start && start < run.end) continue
    if (
      ALONE_BEFORE.test(page.text.slice(Math.max(0, start - 12), start)) &&
      ALONE_BEHIND.test(page.text.slice(end, end + 6))
    )
      return true
  }
  return false
}
/** A family name without a given name or a title before it. */
const ALONE_BEFORE = /(?:^|[\n\t.!?:,;("“„«»] ?|(?:^|[^\p{L}])\p{Ll}{1,11} )$/u
const ALONE_BEHIND = /^(?:['’]s?)?(?:,? \p{Ll}|[.,!?)])/u
