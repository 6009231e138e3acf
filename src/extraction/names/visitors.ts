import type { Entity } from '../entity.ts'
import { entityValues, textValues } from '../entity.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { memoize } from '../memoize.ts'
import { byTag, closest, contains, elementAt, lineAt, type Page, type PageElement, textOf, urlOfPage } from '../page.ts'
import { isHeadingTag } from '../tag-traits.ts'
import { foldName } from './fold-name.ts'
import { lastHeadingBefore } from './last-heading.ts'
import { personPatterns } from './person-patterns.ts'
import { personValue } from './person-value.ts'
import { isOfOtherRecord } from './title-blocks.ts'
import { isRoleWord } from './vocabulary.ts'

/** Classes, ids and properties of reviews, testimonials and comments; not `reviewed-by`, which names an expert. */
const MARK = new RegExp(
  `(?:^|[\\s_-])(?:${personPatterns('visitors', 'marks')})(?:$|[\\s_-](?!by(?:$|[\\s_-])))|[a-z](?:Review|Testimonial|Comment)s?(?:$|[\\sA-Z_-])|schema\\.org\\/(?:User)?(?:Review|Comment)\\b`,
)
const STAFF_MARK = new RegExp(`(?:^|[\\s_-])(?:${personPatterns('visitors', 'staffMarks')})(?:$|[\\s_-])`, 'i')
/** Headings of reviews and testimonials about the site. */
const HEADING = new RegExp(`(?:^|\\W)(?:${personPatterns('visitors', 'headings')})(?:\\W|$)`)
/** Headings of an event's speakers, and URL paths of pages that list them. */
const SPEAKERS = new RegExp(`(?:^|\\W)(?:${personPatterns('visitors', 'speakers')})(?:\\W|$)`)
const SPEAKERS_PATH = new RegExp(`\\/(?:[a-z]+-)?(?:${personPatterns('visitors', 'speakerPaths')})(?:\\/|$|\\.)`, 'i')
/** The last label of a line: `Speakers:` before several people. */
const LABELS = /(?<![\p{L}\p{N}])(?<label>\p{L}[\p{L} ]{2,40}?) ?[:：]/gu
const LABEL_REACH = 400
const SPEAKERS_LABEL = new RegExp(
  `^(?:${personPatterns('visitors', 'speakers')}|${personPatterns('visitors', 'speakerTitles')})$`,
)
const STAFF_HEADING = new RegExp(`(?:^|\\W)(?:${personPatterns('visitors', 'staff')})(?:\\W|$)`)
const HEADING_LENGTH_MAX = 90
const HEADING_REACH = 4_000
/** Titles that describe a reviewer's relation to the site, such as customer, and are no job. */
const VISITOR_TITLE = new RegExp(`^(?:${personPatterns('visitors', 'titles')})(?:$|[\\s,·•|(–-])`)
/** Google's label for frequent reviewers. */
const LOCAL_GUIDE = /^local guide(?:$|[\s,·•|(–-])/
/** Text next to a reviewer's name. */
const REVIEW_LINE = new RegExp(
  `[★☆⭐]|(?:^|\\D)[1-5](?:[.,]\\d)? ?(?:\\/ ?5|${personPatterns('visitors', 'stars')})(?:\\W|$)|(?:^|\\D)\\d{1,6} (?:${personPatterns('visitors', 'counts')})(?:\\W|$)|${personPatterns('visitors', 'dates')}`,
)
/** Titles of people who speak for an organisation, even when quoted. */
const SPEAKS_FOR = new RegExp(`(?:^|[\\s-])(?:${personPatterns('visitors', 'spokespeople')})(?:$|\\W)`)
const QUOTED = /^[“„"«‘'”].{8,}[”“"»’']\W{0,3}$/su
const DASH_AT_END = /[–—―~-]{1,2}\s{0,3}$/
const QUOTE_LENGTH_MAX = 2_000
const ANCESTORS_MAX = 10
const LINES_BELOW = 3
const REVIEW_TYPE = /^(?:User)?(?:Review|Comments?)$/

/**
 * Returns a function that checks whether a person only speaks about the site or at its events: writes a review, a
 * testimonial or a comment, is quoted as a customer, or is in a list of speakers.
 *
 * @param entities the structured data of the page
 */
export function visitorsOf(page: Page, entities: readonly Entity[]): (name: Finding) => boolean {
  const reviewers = reviewersIn(entities)
  const ownHeading = byTag(page, 'h1')[0] ?? null
  const isSpeakersPage = SPEAKERS_PATH.test(urlOfPage(page)?.pathname ?? '')
  return (name) => {
    if (reviewers.has(name.normalized)) return true
    const { start } = name
    const title = foldName(name.detail?.jobTitle ?? '')
    if (isOfVisitor(title)) return true
    if (start === null) return false
    const block = markedBlock(page, start)
    if (block === 'staff') return false
    if (block && !(ownHeading && contains(block, ownHeading))) return true
    if (isLabelledSpeaker(page, start)) return true
    const heading = headingAbove(page, start)
    if (HEADING.test(heading) || SPEAKERS.test(heading) || isSpeakersPage) return true
    return isBesideRating(page, name, heading) || (isAttribution(page, start) && !SPEAKS_FOR.test(title))
  }
}

/** Whether a title only marks a customer or a reviewer. */
export function isVisitorTitle(title: string | undefined): boolean {
  const folded = foldName(title ?? '')
  return isOfVisitor(folded) || LOCAL_GUIDE.test(folded)
}

/** `Happy customer`, but not `Customer success manager` or `Patient representative`. @param title folded */
const isOfVisitor = (title: string) =>
  VISITOR_TITLE.test(title) &&
  !title
    .split(/[,·•|(–]/, 1)[0]!
    .split(/[\s-]+/)
    .some(isRoleWord)

/** Returns the names of a page, without titles that only mark customers or reviewers. */
export function withoutVisitorTitles(page: Page, entities: readonly Entity[], names: readonly Finding[]): Finding[] {
  const isVisitor = visitorsOf(page, entities)
  return names.map((name) => {
    if (!isVisitorTitle(name.detail?.jobTitle) || !isVisitor(name)) return name
    const { jobTitle: _, ...detail } = name.detail!
    return { ...name, detail }
  })
}

/** Whether the last label of a line before a name is that of an event's speakers. */
function isLabelledSpeaker(page: Page, start: number): boolean {
  const line = lineAt(page, start)
  const before = page.text.slice(Math.max(line.start, start - LABEL_REACH), start)
  if (!/[:：]/.test(before)) return false
  const label = [...before.matchAll(LABELS)].at(-1)?.groups?.label
  return label !== undefined && SPEAKERS_LABEL.test(foldName(label))
}

/** The names of reviewers in structured data. The only review of a page, with no parent entity, is an editor's. */
function reviewersIn(entities: readonly Entity[]): ReadonlySet<string> {
  const reviews = entities.filter(({ types }) => types.some((type) => REVIEW_TYPE.test(type)))
  const names = reviews
    .filter(({ parent }) => parent !== null || reviews.length > 1)
    .flatMap((review) => [
      ...textValues(review, 'author'),
      ...textValues(review, 'creator'),
      ...entityValues(review, 'author').flatMap((author) => textValues(author, 'name')),
    ])
  return new Set(names.flatMap((name) => personValue(name) ?? []).map(nameIdentity))
}

const MARKS_KEPT = 2_000
const readMark = memoize((words): 'visitor' | 'staff' | 'none' => {
  if (STAFF_MARK.test(words)) return 'staff'
  return MARK.test(words) || MARK.test(foldName(words)) ? 'visitor' : 'none'
}, MARKS_KEPT)

/** The block of a review, testimonial or comment around an offset; 'staff' if a team's block is closer. */
function markedBlock(page: Page, offset: number): PageElement | 'staff' | null {
  let steps = 0
  let isStaff = false
  const block = closest(elementAt(page, offset), (element) => {
    if (++steps > ANCESTORS_MAX || element.tag === 'body' || element.tag === 'main') return true
    const { class: classes = '', id = '', itemtype = '', itemprop = '' } = element.attributes
    if (classes === '' && id === '' && itemtype === '' && itemprop === '') return false
    const mark = readMark(`${classes} ${id} ${itemtype} ${itemprop}`)
    isStaff = mark === 'staff'
    return mark !== 'none'
  })
  if (isStaff) return 'staff'
  return block && steps <= ANCESTORS_MAX && block.tag !== 'body' && block.tag !== 'main' ? block : null
}

/** The heading above an offset, folded; empty if it is far away. */
function headingAbove(page: Page, offset: number): string {
  const own = closest(elementAt(page, offset), ({ tag }) => isHeadingTag(tag))?.tag
  const near = lastHeadingBefore(page, offset, own)
  if (!near || offset - near.end > HEADING_REACH) return ''
  const text = textOf(page, near)
  return text.length > HEADING_LENGTH_MAX ? '' : foldName(text)
}

/** Whether next to or below a name are stars, a number of reviews, a relative date or a reviewer's label. */
function isBesideRating(page: Page, { start, end }: Finding, heading: string): boolean {
  let line = { start: end!, end: lineAt(page, start!).end }
  for (let below = 0; ; below++) {
    if (line.end - line.start < HEADING_LENGTH_MAX) {
      const text = foldName(page.text.slice(line.start, line.end)).replace(/^\W+/u, '')
      if (REVIEW_LINE.test(text)) return true
      if (below < 2 && VISITOR_TITLE.test(text)) return true
      if (below < 2 && LOCAL_GUIDE.test(text)) return !STAFF_HEADING.test(heading)
    }
    if (below === LINES_BELOW || line.end >= page.text.length) return false
    line = lineAt(page, line.end + 1)
    if (isOfOtherRecord(page, start!, line.start)) return false
  }
}

/** Whether a name is the source of a quotation: a `<cite>` in a `<blockquote>`, or a dash after the quoted text. */
function isAttribution(page: Page, start: number): boolean {
  const line = lineAt(page, start)
  if (isCited(elementAt(page, start), line.end - line.start)) return true
  const lead = page.text.slice(Math.max(line.start, start - QUOTE_LENGTH_MAX), start)
  const quoted = lead.replace(DASH_AT_END, '')
  if (quoted === lead) return false
  if (quoted.trim() !== '') return QUOTED.test(quoted.trim())
  const above = line.start > 1 ? lineAt(page, line.start - 1) : line
  const isShort = above.end - above.start < QUOTE_LENGTH_MAX
  return isShort && QUOTED.test(page.text.slice(above.start, above.end).trim())
}

function isCited(element: PageElement | null, lineLength: number): boolean {
  if (lineLength > HEADING_LENGTH_MAX) return false
  const quote = closest(element, ({ tag }) => tag === 'blockquote')
  const cited = closest(element, ({ tag }) => tag === 'cite' || tag === 'footer' || tag === 'figcaption')
  return quote !== null && cited !== null && contains(quote, cited)
}
