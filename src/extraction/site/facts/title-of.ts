import { compilePattern } from '../../../lib/compile-pattern.ts'
import { memoizeByObject } from '../../../lib/memoize-by-object.ts'
import { lookOf } from '../../companies/name-looks.ts'
import type { Finding } from '../../finding.ts'
import { blockLists } from '../../lists/repeated-blocks.ts'
import { bodyTexts, isBody } from '../../names/bodies.ts'
import { foldName } from '../../names/fold-name.ts'
import { memberTitle } from '../../names/group-titles.ts'
import { countBefore, lastHeadingBefore } from '../../names/last-heading.ts'
import { beginsComplement } from '../../names/role-texts.ts'
import { hasContactData, readJobTitle } from '../../names/segments.ts'
import { groupTitle, isMemberTitle, tidyTitle } from '../../names/tidy-title.ts'
import { isOfOtherRecord } from '../../names/title-blocks.ts'
import { isDutyWord } from '../../names/vocabulary.ts'
import { byTag, closest, elementAt, lineAt, type Page, type PageElement, textOf } from '../../page.ts'
import { type Place, placesOfName } from '../../places.ts'
import { isHeadingTag } from '../../tag-traits.ts'
import { labelOfNestedList } from './label-of-list.ts'

const TITLE_LENGTH_MAX = 60

/** Returns a person's job title: beside the name that was found, or on a card that spells the name differently. */
export function titleOf(page: Page, name: Finding): string | undefined {
  const found = isNumbered(page, name) ? (titleAbove(page, name) ?? undefined) : name.detail?.jobTitle
  if (found !== undefined && name.method !== 'text') return found
  for (const place of placesOfName(page, name)) {
    if (place.start === name.start) continue
    const title = titleBelow(page, place)
    if (title !== null) return title
  }
  if (found !== undefined) return found
  for (const place of [name, ...placesOfName(page, name)]) {
    const title = titleOfList(page, place)
    if (title !== undefined) return title
  }
  return undefined
}

/** Maximum length of a list under one heading, and of one of cards with biographies. */
const LIST_LENGTH_MAX = 2_500
const CARDS_LENGTH_MAX = 12_000
const LINE_LENGTH_MAX = 80

/** Returns the title that a list's heading or label gives to all of its members: `Trustee` below `Trustees`. */
function titleOfList(page: Page, { start }: Pick<Finding, 'start'>): string | undefined {
  if (start === null) return undefined
  const line = lineAt(page, start)
  if (line.end - line.start > LINE_LENGTH_MAX)
    return isListOfNames(page.text.slice(line.start, line.end)) ? (headingAbove(page, start) ?? undefined) : undefined
  // "Committee: Jane Roe" below "Officers": the label is closer than the heading.
  const [, label] = OWN_LABEL.exec(page.text.slice(line.start, start)) ?? []
  if (label !== undefined && isBody(label)) return titleOfBody(label)
  // "North: Jane Roe" below "Area managers": the label says which one.
  if (label !== undefined) return isRoleOf(label) ? undefined : (headingAbove(page, start) ?? undefined)
  const ofNested = labelOfNestedList(page, start)
  if (ofNested !== null) return titleOfLabel(ofNested) ?? undefined
  // The label directly above is closer: "General members" below "Elm Committee".
  return labelAbove(page, line) ?? headingAbove(page, start) ?? undefined
}

/** `Coordination`, `Trustees`, `Programme Committee`: what the label of a nested list says of its people. */
function titleOfLabel(label: string): string | null {
  if (lookOf(label) === 'person') return null
  const isDuty = isDutyWord(foldName(label.split(' ', 1)[0]!))
  return groupTitle(label) ?? (isBody(label) ? titleOfBody(label) : (readJobTitle(label) ?? (isDuty ? label : null)))
}

const isRoleOf = (label: string) => readJobTitle(label) !== null || isMemberTitle(label) || hasContactData(`${label} `)
const OWN_LABEL = /^\s*(\p{L}[^:：\t]{2,40}?)\s?[:：]/u

function headingAbove(page: Page, start: number): string | null {
  const own = closest(elementAt(page, start), ({ tag }) => isHeadingTag(tag))
  const heading = lastHeadingBefore(page, own?.start ?? start, own?.tag)
  if (!heading || heading.end > start || (own && heading.tag > own.tag)) return null
  const title = titleOfGroup(page, heading)
  if (title === null) return null
  return (own ? isAmongCards(page, heading, own) : isInList(page, heading, start)) ? title : null
}

function titleOfGroup(page: Page, heading: PageElement): string | null {
  const text = textOf(page, heading)
    .replace(/\([^()]*\)$/, '')
    .trim()
  return text.length > LINE_LENGTH_MAX / 2 ? null : (groupTitle(onOneLine(text)) ?? bodyAbove(page, heading, text))
}

/** Whether a long line lists people only, perhaps with their roles in brackets: `Ms Jane Roe (Chair); Mr Tom Oak; …`. */
function isListOfNames(line: string): boolean {
  if (line.length > NAMES_LENGTH_MAX) return false
  const items = line.replace(/\([^()]*\)|\.\s*$/g, '').split(line.includes(';') ? ';' : ',')
  return items.length >= NAMES_MIN && items.every((item) => MAY_BE_NAME.has(lookOf(item.trim())))
}

const NAMES_LENGTH_MAX = 500
const NAMES_MIN = 3

/** Whether only short lines stand between a heading and a name, or the first of the blocks with it. */
function isInList(page: Page, { end }: PageElement, name: number): boolean {
  if (areShort(page, end, name)) return true
  const first = firstOfBlocks(page, name)
  return first !== null && first >= end && areShort(page, end, first)
}

/** A sentence between heading and name ends the list, unless it directly follows the heading. */
function areShort(page: Page, from: number, to: number): boolean {
  if (to - from > LIST_LENGTH_MAX) return false
  const rows = page.text.slice(from, to).split('\n')
  const lines = rows.filter((row) => row.trim() !== '')
  const introduced = (lines[0]?.length ?? 0) > LINE_LENGTH_MAX ? lines.slice(1) : lines
  return introduced.every((row) => row.length <= LINE_LENGTH_MAX)
}

/** Where the blocks of one shape begin that a name is in, each about somebody else. */
function firstOfBlocks(page: Page, name: number): number | null {
  return firstBlocks(page).get(name) ?? null
}

/** Where the first block of a list begins, by the starts of all its cells. */
const firstBlocks = memoizeByObject((page: Page): ReadonlyMap<number, number> => {
  const firsts = new Map<number, number>()
  for (const { blocks, isNavigation } of blockLists(page)) {
    const first = blocks[0]?.[0]?.start
    if (isNavigation || first === undefined) continue
    for (const cells of blocks) for (const { start } of cells) if (!firsts.has(start)) firsts.set(start, first)
  }
  return firsts
})

/** The label on a line above a list of names: `Trustees:`, `Vocales`, and `Beisitzer` above several names. */
function labelAbove(page: Page, line: Place): string | null {
  const ownTag = headingTagAt(page, line)
  let at = line
  for (let above = 0; above < NAMES_MAX && at.start > 1; above++) {
    at = lineAt(page, at.start - 1)
    const text = page.text.slice(at.start, at.end).trim()
    if (text === '') continue
    if (text.length > LINE_LENGTH_MAX || text.includes('\t') || isLinkLine(page, at)) return null
    const title = groupTitle(text)
    if (title !== null) return title
    // "Scouts" between "Coaches" and the names is no name: the headings of cards are all of one rank.
    const tag = headingTagAt(page, at)
    const isName = MAY_BE_NAME.has(lookOf(text.split(/[,(–—]/, 1)[0]!.trim()))
    if (isName && (tag === undefined || tag === ownTag)) continue
    const isShared = above > 0 || isNameLine(page, line.end + 1)
    const shared = isShared && isHeadingLine(page, at) ? readJobTitle(text.replace(/ ?[:：]$/, '')) : null
    return shared && tidyTitle(shared)
  }
  return null
}
const NAMES_MAX = 40

function isNameLine(page: Page, start: number): boolean {
  if (start >= page.text.length) return false
  const line = lineAt(page, start)
  return MAY_BE_NAME.has(lookOf(page.text.slice(line.start, line.end).trim()))
}

/** Whether a line is one link: the name of a page in a menu. */
const isLinkLine = (page: Page, { start, end }: Place) => {
  const link = closest(elementAt(page, start), ({ tag }) => tag === 'a')
  return link !== null && link.end >= end && !isHeadingLine(page, { start, end })
}

const headingTagAt = (page: Page, { start }: Place) =>
  closest(elementAt(page, start), ({ tag }) => isHeadingTag(tag))?.tag

/** Whether a line is a heading or a label with a colon. */
const isHeadingLine = (page: Page, { start, end }: Place) =>
  /[:：]\s*$/.test(page.text.slice(start, end)) ||
  closest(elementAt(page, start), ({ tag }) => isHeadingTag(tag) || tag === 'dt') !== null

/** Whether all headings of one rank between a heading and a name's are names, as on cards with biographies. */
function isAmongCards(page: Page, heading: PageElement, own: PageElement): boolean {
  if (own.start - heading.end > CARDS_LENGTH_MAX) return false
  const headings = byTag(page, own.tag)
  const last = countBefore(headings, own.start + 1)
  return headings
    .slice(Math.max(0, last - CARDS_MAX), last)
    .filter(({ start, end }) => start >= heading.end && end > start)
    .every((card) => MAY_BE_NAME.has(lookOf(textOf(page, card).trim())))
}
const CARDS_MAX = 60
const MAY_BE_NAME: ReadonlySet<string> = new Set(['person', 'name'])

/** A heading that divides the members of one body: `Members`, `Miembros suplentes`. */
const PART_OF_BODY = compilePattern(`^(?:(?:${bodyTexts('ranks')}) )?(?:${bodyTexts('members')})(?: \\p{L}+)?$`, 'u')

/** Returns the committee in a list's heading, or in the heading above one such as `Substitutes`. */
function bodyAbove(page: Page, heading: PageElement, text: string): string | null {
  if (isBody(text)) return titleOfBody(text)
  if (!PART_OF_BODY.test(foldName(text))) return null
  const above = lastHeadingBefore(page, heading.start, heading.tag)
  const name = above && above.end <= heading.start ? onOneLine(textOf(page, above)) : ''
  return isBody(name) ? titleOfBody(name) : null
}

/** What members of a body are: `Trustee` of `Board of Trustees`, otherwise its name. */
function titleOfBody(body: string): string {
  const name = onOneLine(body).replace(YEARS_BEHIND, '')
  const words = name.split(' ')
  const link = words.findIndex((word) => beginsComplement(foldName(word)))
  return (link > 0 ? memberTitle(words.slice(link + 1).join(' ')) : null) ?? name
}

/** `Board of Trustees 2024–2025`, `Vorstand (2023/24)` */
const YEARS_BEHIND = /[\s,]{1,3}\(?(?:19|20)\d\d(?:\s?[-–—/]\s?(?:(?:19|20)?\d\d)?)?\)?$/u
const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Returns the job title on the line below a name that fills its own line. */
function titleBelow(page: Page, { start, end }: Place): string | null {
  const line = lineAt(page, start)
  if (page.text.slice(line.start, line.end).trim().length > end - start) return null
  const next = lineAt(page, line.end + 1)
  const text = line.end < page.text.length ? page.text.slice(next.start, next.end).trim() : ''
  return isOwnLine(page, start, next, text) ? readJobTitle(text) : null
}

/** `Jane Roe / Member #27`: a numbered membership is not a title. */
const isNumbered = ({ text }: Page, { end }: Finding) =>
  end !== null && /^[\s,–—-]{0,3}\p{L}{3,20} ?(?:#|[Nn][r°º]\.? ?)\d/u.test(text.slice(end, end + 40))

function titleAbove(page: Page, { start }: Finding): string | null {
  const line = lineAt(page, start!)
  const before = page.text.slice(line.start, start!).trim()
  if (before !== '') return before.length <= TITLE_LENGTH_MAX ? readJobTitle(before) : null
  if (line.start < 2) return null
  const above = lineAt(page, line.start - 1)
  const text = page.text.slice(above.start, above.end).trim()
  return isOwnLine(page, start!, above, text) ? readJobTitle(text) : null
}

/** Whether a line beside a name may be its title: "Secretary | vacant" is a separate row. */
const isOwnLine = (page: Page, name: number, line: Place, text: string) =>
  text.length <= TITLE_LENGTH_MAX && !text.includes('\t') && !isOfOtherRecord(page, name, line.start)
