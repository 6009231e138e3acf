import { lookOf } from '../../companies/name-looks.ts'
import type { Finding } from '../../finding.ts'
import { foldName } from '../../names/fold-name.ts'
import { memberTitle } from '../../names/group-titles.ts'
import { lastHeadingBefore } from '../../names/last-heading.ts'
import { readJobTitle } from '../../names/segments.ts'
import { isOfOtherRecord } from '../../names/title-blocks.ts'
import { byTag, closest, elementAt, lineAt, type Page, type PageElement, textOf } from '../../page.ts'
import { type Place, placesOfName } from '../../places.ts'
import { isHeadingTag } from '../../tag-traits.ts'

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
  return found ?? headingAbove(page, name)
}

/** Maximum length of a list under one heading, and of one of cards with biographies. */
const LIST_LENGTH_MAX = 2_500
const CARDS_LENGTH_MAX = 12_000
const LINE_LENGTH_MAX = 80

/** Returns the title that a list's heading gives to all of its members: `Trustee` below `Trustees`. */
function headingAbove(page: Page, { start, end }: Finding): string | undefined {
  if (start === null || end === null) return undefined
  const line = lineAt(page, start)
  if (line.end - line.start > LINE_LENGTH_MAX) return undefined
  const own = closest(elementAt(page, start), ({ tag }) => isHeadingTag(tag))
  const heading = lastHeadingBefore(page, own?.start ?? start, own?.tag)
  if (!heading || heading.end > start || (own && heading.tag > own.tag)) return undefined
  const title = titleOfGroup(page, heading)
  if (title === null || !(own ? isAmongCards(page, heading, own) : isInList(page, heading, start))) return undefined
  return title
}

function titleOfGroup(page: Page, heading: PageElement): string | null {
  const text = textOf(page, heading)
    .replace(/\([^()]*\)$/, '')
    .trim()
  return text.length > LINE_LENGTH_MAX / 2 ? null : (memberTitle(onOneLine(text)) ?? bodyAbove(page, heading, text))
}

/** Whether only short lines stand between a heading and a name: a sentence ends the list. */
const isInList = (page: Page, { end }: PageElement, name: number) =>
  name - end <= LIST_LENGTH_MAX &&
  page.text
    .slice(end, name)
    .split('\n')
    .every((row) => row.length <= LINE_LENGTH_MAX)

/** Whether all headings of one rank between a heading and a name's are names, as on cards with biographies. */
function isAmongCards(page: Page, heading: PageElement, own: PageElement): boolean {
  if (own.start - heading.end > CARDS_LENGTH_MAX) return false
  const cards = byTag(page, own.tag).filter(({ start, end }) => start >= heading.end && start <= own.start && end > start)
  return cards.slice(-CARDS_MAX).every((card) => MAY_BE_NAME.has(lookOf(textOf(page, card).trim())))
}
const CARDS_MAX = 60
const MAY_BE_NAME: ReadonlySet<string> = new Set(['person', 'name'])

/** Bodies that people are members of, folded: a committee, a board, a jury. */
const BODY =
  /(?:^|[^\p{L}])(?:(?:sub-?)?committee|board of \p{L}+|advisory board|commission|council|panel|jury|comision|comite|consejo|patronato|comissao|conselho|commissione|comitato|consiglio|comite|conseil|\p{L}{0,24}(?:ausschuss|kommission|beirat|vorstand|kuratorium|kommissie|commissie|bestuur|utvalg|utskott|styrelse|udvalg)|komisja|rada|komise|vybor)(?![\p{L}])/u
const isBody = (text: string) => text.length <= LINE_LENGTH_MAX / 2 && BODY.test(foldName(text))
/** A heading that divides the members of one body: `Members`, `Miembros suplentes`. */
const PART_OF_BODY =
  /^(?:(?:full|ordinary|elected|co-?opted|alternate|deputy|substitute) )?(?:members?|alternates|substitutes|miembros?|membros?|membri|membres?|mitglieder|leden|medlemmar|medlemmer|czlonkowie|clenove|suplentes|titulares|propietarios|stellvertreter)(?: \p{L}+)?$/u

/** Returns the committee in a list's heading, or in the heading above one such as `Substitutes`. */
function bodyAbove(page: Page, heading: PageElement, text: string): string | null {
  if (isBody(text)) return onOneLine(text)
  if (!PART_OF_BODY.test(foldName(text))) return null
  const above = lastHeadingBefore(page, heading.start, heading.tag)
  const name = above && above.end <= heading.start ? onOneLine(textOf(page, above)) : ''
  return isBody(name) ? name : null
}

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
