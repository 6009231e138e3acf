import { patternsOfLanguages, wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { isSameSite } from '../../lib/url.ts'
import { closest, elementAt, type Page, type PageElement } from '../page.ts'
import { companyKey } from './company-key.ts'
import { OF_IN_TEXT } from './employers.ts'
import { readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { segmentsOf } from './owner-metadata.ts'
import { levelOf } from './partner-headings.ts'
import { hasKind, type PartnerName, readPartnerName } from './partner-names.ts'
import { isPlatform } from './platforms.ts'
import { readSeparated } from './separated-list.ts'
import { firmsOfTradeLines } from './trade-lines.ts'

/** One line, cell, card or picture below a heading. */
export interface PartnerItem extends PartnerName {
  readonly mention: CompanyMention
  /** Items of one shape are decided together: of one tag and class, in bold or not. */
  readonly shape: string
  /** Whether it links to another site. */
  readonly isLinked: boolean
  /** Whether it links within the site, as menus do. */
  readonly isInternal: boolean
  /** Whether it stands below or beside a picture that links to another site. */
  readonly isPictured: boolean
  /** Whether it is the first of several lines of its block, as names of cards are. */
  readonly opensCard: boolean
}

export interface Range {
  readonly start: number
  readonly end: number
}

const ALT_LENGTH_MAX = 100
/** The shape of the names of pictures. */
const PICTURE = 'img'
const ITEMS_MAX = 400
const SEGMENT = /[^\n\t]+/g
const BLOCKS = new Set('li td th dt dd p div section article figcaption button blockquote center body'.split(' '))
const BOLD = new Set(['b', 'strong'])
const LEADS = new Set('a b strong em u span font i'.split(' '))
/** `1. Elm Foundation` */
const NUMBER = /^\d{1,2}[.)]\s+/
/** A note at the end: `Elm Vale Hospital (EVH)`. */
const BRACKETS = / ?\([^()]*\)$/
const DASH = / [–—-] /
/** What separates a name from a note behind it. */
const NOTE = / [–—-] | ?\(| \| /

/** What the pictures of a list say about its lines. */
export interface ListPictures {
  /** The keys of the names in their alternative texts. */
  readonly names: ReadonlySet<string>
  /** The offsets of those that link to another site, in ascending order. */
  readonly linked: readonly number[]
}

/**
 * The offsets of the pictures of a range that link to other sites, in ascending order, or none if several link to one
 * site, as buttons do.
 */
export function linkedPictures(page: Page, pictures: readonly PageElement[], { start, end }: Range): number[] {
  const hosts = new Set<string>()
  const offsets: number[] = []
  for (const picture of pictures) {
    if (picture.start < start || picture.start > end) continue
    const link = closest(picture, ({ tag }) => tag === 'a')
    if (link === null || !linksAway(page, link)) continue
    hosts.add(URL.parse(link.attributes.href!, page.baseUrl)!.hostname)
    offsets.push(picture.start)
  }
  return hosts.size >= offsets.length * HOSTS_SHARE_MIN ? offsets.sort((one, other) => one - other) : []
}
const HOSTS_SHARE_MIN = 0.8

/** The lines and cells of a range, each as one item, or several links on a line as one each. */
export function linesWithin(page: Page, { start, end }: Range, pictures: ListPictures): PartnerItem[] {
  const items: PartnerItem[] = []
  let lastEnd = start
  let nextPicture = 0
  SEGMENT.lastIndex = 0
  const text = page.text.slice(start, end)
  const firmOn = firmsOfTradeLines(text.split('\n', ITEMS_MAX).map((line) => line.trim()))
  for (let found = SEGMENT.exec(text); found && items.length < ITEMS_MAX; found = SEGMENT.exec(text)) {
    const shown = found[0].trim()
    if (shown === '') continue
    const from = start + found.index + found[0].indexOf(shown)
    const at = elementAt(page, from)
    if (closest(at, ({ tag }) => tag === 'footer' || tag === 'nav' || tag === 'form') !== null) continue
    const block = closest(at, (element) => BLOCKS.has(element.tag) || levelOf(element) > 0)
    while (nextPicture < pictures.linked.length && pictures.linked[nextPicture]! < lastEnd) nextPicture++
    const isPictured = nextPicture < pictures.linked.length && pictures.linked[nextPicture]! <= from
    const line = { start: from, end: from + shown.length }
    const firm = firmOn === null ? shown : firmOn(shown)
    const parts: NamedRange[] =
      firm === shown
        ? partsOf(page, line, at, block)
        : [{ start: from, end: from + firm.length, isBold: false, link: linkAround(at), hasTrade: true }]
    const isAlone = parts.length === 1
    const opensCard = isAlone && block !== null && opensBlock(page, block, line)
    const place = { block, isPictured: isAlone && isPictured, opensCard }
    for (const part of parts) items.push(itemOf(page, part, place, pictures.names))
    lastEnd = line.end
  }
  return items
}

/** Whether a line begins its block and further lines follow in it. */
const opensBlock = ({ text }: Page, block: PageElement, { start, end }: Range) =>
  block.end > end &&
  start - block.start <= GAP_MAX &&
  block.end - block.start <= CARD_LENGTH_MAX &&
  text.slice(block.start, start).trim() === '' &&
  text.slice(end, block.end).trim() !== ''
const GAP_MAX = 20
const CARD_LENGTH_MAX = 600

/** Where an item stands. */
interface ItemPlace {
  readonly block: PageElement | null
  readonly isPictured: boolean
  readonly opensCard: boolean
}

interface NamedRange extends Range {
  readonly isBold: boolean
  readonly link: PageElement | null
  /** Whether its line is a list of names as a whole. */
  readonly isListed?: boolean
  /** Whether its line goes on with what the firm does and where. */
  readonly hasTrade?: boolean
}

function partsOf(page: Page, line: Range, at: PageElement | null, block: PageElement | null): NamedRange[] {
  const links = linksWithin(page, line, block)
  if (links.length > 1) return links.map((link) => ({ ...rangeOf(page, link), isBold: false, link }))
  const around = linkAround(at)
  const lead = leadOf(page, line, at, block)
  const link = lead?.tag === 'a' ? lead : (around ?? links[0] ?? null)
  if (lead) return [{ ...rangeOf(page, lead), isBold: BOLD.has(lead.tag), link }]
  const shown = rangeOf(page, line)
  const written = page.text.slice(shown.start, shown.end)
  const listed = readSeparated(written)
  return (listed ?? namesOn(written)).map(({ name, at: offset }) => ({
    start: shown.start + offset,
    end: shown.start + offset + name.length,
    isBold: false,
    link,
    isListed: listed !== null,
  }))
}

const linkAround = (at: PageElement | null) => closest(at, ({ tag }) => tag === 'a')

/** The links with text that lie within a line. */
function linksWithin(page: Page, { start, end }: Range, block: PageElement | null): PageElement[] {
  const links: PageElement[] = []
  const first = block?.index ?? 0
  for (let index = first; index < page.elements.length && index < first + ELEMENTS_MAX; index++) {
    const element = page.elements[index]!
    if (element.start >= end) break
    if (element.tag === 'a' && element.start >= start - 1 && element.end <= end + 1 && element.end > element.start)
      links.push(element)
  }
  return links
}
/** Elements of a block that are searched for links. */
const ELEMENTS_MAX = 60

/** The outermost inline element that begins a line and ends with or before it, such as `<b>Elm Vale Bank:</b> 555 0123`. */
function leadOf(page: Page, line: Range, at: PageElement | null, block: PageElement | null): PageElement | null {
  let lead: PageElement | null = null
  for (let element = at; element && element !== block; element = element.parent) {
    if (!LEADS.has(element.tag) || element.end > line.end + 1) break
    if (page.text.slice(element.start, line.start).trim() !== '' || element.start > line.start) break
    if (BOLD.has(element.tag) || !BOLD.has(lead?.tag ?? '')) lead = element
  }
  return lead
}

function rangeOf(page: Page, { start, end }: Range): Range {
  const text = page.text.slice(start, end)
  const shown = text.trim().replace(/ ?[:–—-]$/, '')
  const from = start + text.indexOf(shown)
  return { start: from, end: from + shown.length }
}

function itemOf(page: Page, part: NamedRange, place: ItemPlace, logos: ReadonlySet<string>): PartnerItem {
  const { start, end, isBold, link, isListed = false, hasTrade = false } = part
  const { block, isPictured } = place
  const name = page.text.slice(start, end)
  const isAway = link !== null && linksAway(page, link)
  const isLinked = (isAway || isPictured) && !isPlatform(companyKey(name))
  const shape = `${block ? `${block.tag} ${levelOf(block) > 0 ? '' : (block.attributes.class ?? '')}` : ''}${isBold ? ' b' : ''}`
  const hasEvidence = isLinked || isListed || hasTrade || logos.has(companyKey(name))
  return {
    ...readPartnerName(name, { hasEvidence, isHeading: block !== null && levelOf(block) > 0, isPicture: false }),
    mention: kindWordMention(page.text, start, end),
    shape,
    isLinked,
    isInternal: link !== null && !isAway,
    isPictured,
    opensCard: place.opensCard,
  }
}

/** Whether a link leads to another site. */
function linksAway(page: Page, link: PageElement): boolean {
  const to = URL.parse(link.attributes.href ?? '', page.baseUrl)
  return to?.protocol.startsWith('http') === true && !isSameSite(to.href, page.url)
}

/**
 * Returns the members of a line that lists only organisations, otherwise the name that the line begins with, because
 * names may contain commas: `Elm Vale Bank, Oak Foundation`, but `Roe, Lind & Katz Solicitors`.
 */
function namesOn(line: string): readonly { readonly name: string; readonly at: number }[] {
  const from = NUMBER.exec(line)?.[0].length ?? 0
  const shown = line.slice(from).replace(BRACKETS, '')
  const members = withLastTwo(readList(shown))
  const last = members.at(-1)
  const isWhole = last !== undefined && /^\.?$/.test(shown.slice(last.at + last.name.length)) && members[0]!.at === 0
  const looks = members.map(({ name }) => lookOf(name))
  const areNames = looks.every((look) => look === 'organisation' || (look === 'name' && members.length >= LISTED_MIN))
  if (isWhole && members.length > 1 && areNames) return members.map(({ name, at }) => ({ name, at: from + at }))
  for (const separator of [' / ', ', ']) {
    const parts = splitAt(shown, separator)
    if (parts.length > 1 && parts.every(({ name }) => name.includes(' ') && hasKind(name)))
      return parts.map(({ name, at }) => ({ name, at: from + at }))
  }
  const behind = behindPersonOf(shown)
  if (behind > 0) return [{ name: shown.slice(behind), at: from + behind }]
  if (lookOf(shown) === 'organisation') return [{ name: shown, at: from }]
  // `Chalk – Elm Vale Bank`
  const [left, right] = splitAt(shown, DASH.exec(shown)?.[0] ?? ' – ')
  if (right && !hasKind(left!.name) && hasKind(right.name)) return [{ name: right.name, at: from + right.at }]
  const note = NOTE.exec(shown)
  return [{ name: note && note.index > 2 ? shown.slice(0, note.index) : shown, at: from }]
}
const PARTS_MAX = 5
/** So many names in a row on a line are a list, even if they do not say what they are. */
const LISTED_MIN = 3

/** Where the organisation of a person begins: `Jane Roe of Elm Wildlife Park`, or 0. */
function behindPersonOf(shown: string): number {
  for (const { 0: of, index } of shown.matchAll(OF_IN_TEXT)) {
    const person = shown.slice(0, index)
    if (person.includes(' ') && lookOf(person) === 'person' && !hasKind(person)) return index + of.length
  }
  return 0
}

function splitAt(text: string, separator: string): { name: string; at: number }[] {
  let at = 0
  return text.split(separator, PARTS_MAX).map((name) => {
    const part = { name, at }
    at += name.length + separator.length
    return part
  })
}

/**
 * Returns the names in the alternative texts of the pictures of a range:
 * `<img alt="Elm Cabins – Elmstead – 01962 840500">`.
 */
export function picturesWithin(pictures: readonly PageElement[], range: Range): PartnerItem[] {
  return pictures.flatMap(({ start, attributes: { alt = '' } }) => {
    if (start < range.start || start > range.end || alt === '' || alt.length > ALT_LENGTH_MAX) return []
    const [name = ''] = segmentsOf(alt.replace(LOGO_WORDS, ' ').replace(/\s+/g, ' ').trim())
    const mention: CompanyMention = {
      ...kindWordMention(name, 0, name.length),
      method: 'attribute',
      start: null,
      end: null,
    }
    const read = readPartnerName(name, { hasEvidence: false, isHeading: false, isPicture: true })
    const place = { isLinked: false, isInternal: false, isPictured: false, opensCard: false }
    return name === '' ? [] : [{ ...read, ...place, mention, shape: PICTURE }]
  })
}

const PICTURES = wordsOfLanguages(({ organisationSentences }) => organisationSentences?.logos?.pictures).join('|')
const ADVERTS = patternsOfLanguages(({ organisationSentences }) => organisationSentences?.logos?.adverts).join('|')
const LOGO_WORDS = compilePattern(
  `^(?:an? |the )?(?:${PICTURES}) of (?:the )?|(?<!\\p{L})(?:(?:the )?logo(?:type|s|tipo|typen?)?(?: (?:of|von|der|de|di|van))?|${ADVERTS})(?!\\p{L}):?`,
  'giu',
)
