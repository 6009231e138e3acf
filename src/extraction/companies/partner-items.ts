import { isSameSite } from '../../lib/url.ts'
import { foldName } from '../names/fold-name.ts'
import { givenName } from '../names/given-names.ts'
import { isPlainWord, isRoleWord } from '../names/vocabulary.ts'
import { closest, elementAt, type Page, type PageElement } from '../page.ts'
import { companyKey, splitLegalForm } from './company-key.ts'
import { CONNECTORS } from './company-words.ts'
import { isKind } from './kind-words.ts'
import { readList } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { segmentsOf } from './owner-metadata.ts'
import { levelOf, saysPartners } from './partner-headings.ts'
import { isPlatform } from './platforms.ts'

/** What one line, cell, card or picture below a heading says. */
export interface PartnerItem {
  readonly mention: CompanyMention
  readonly look: NameLook
  /** Items of one shape are decided together: of one tag and class, in bold, linked or not. */
  readonly shape: string
  readonly isPerson: boolean
  /** Whether it may be an organisation's name, if its neighbours are. */
  readonly isMember: boolean
  /** Whether it contains an organisation word or a legal form. */
  readonly saysWhat: boolean
  /** Whether it is an organisation's for a reason of its own: it says so, links to its site or has a logo. */
  readonly isClear: boolean
  /** Whether it links to another site. */
  readonly isLinked: boolean
  /** Whether it links within the site, as menus do. */
  readonly isInternal: boolean
  /** Whether it is a sentence, which says nothing about the list. */
  readonly isSentence: boolean
}

export interface Range {
  readonly start: number
  readonly end: number
}

const LENGTH_MAX = 100
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

/** The lines and cells of a range, each as one item, or several links on a line as one each. */
export function linesWithin(page: Page, { start, end }: Range, logos: ReadonlySet<string>): PartnerItem[] {
  const items: PartnerItem[] = []
  SEGMENT.lastIndex = 0
  const text = page.text.slice(start, end)
  for (let found = SEGMENT.exec(text); found && items.length < ITEMS_MAX; found = SEGMENT.exec(text)) {
    const shown = found[0].trim()
    if (shown === '') continue
    const from = start + found.index + found[0].indexOf(shown)
    const at = elementAt(page, from)
    if (closest(at, ({ tag }) => tag === 'footer' || tag === 'nav' || tag === 'form') !== null) continue
    const block = closest(at, ({ tag }) => BLOCKS.has(tag) || tag.startsWith('h'))
    for (const part of partsOf(page, { start: from, end: from + shown.length }, at, block))
      items.push(itemOf(page, part, block, logos))
  }
  return items
}

interface NamedRange extends Range {
  readonly isBold: boolean
  readonly link: PageElement | null
}

function partsOf(page: Page, line: Range, at: PageElement | null, block: PageElement | null): NamedRange[] {
  const links = linksWithin(page, line, block)
  if (links.length > 1) return links.map((link) => ({ ...rangeOf(page, link), isBold: false, link }))
  const around = closest(at, ({ tag }) => tag === 'a')
  const lead = leadOf(page, line, at, block)
  const link = lead?.tag === 'a' ? lead : (around ?? links[0] ?? null)
  if (lead) return [{ ...rangeOf(page, lead), isBold: BOLD.has(lead.tag), link }]
  const shown = rangeOf(page, line)
  return namesOn(page.text.slice(shown.start, shown.end)).map(({ name, at: offset }) => ({
    start: shown.start + offset,
    end: shown.start + offset + name.length,
    isBold: false,
    link,
  }))
}

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

function itemOf(page: Page, part: NamedRange, block: PageElement | null, logos: ReadonlySet<string>): PartnerItem {
  const { start, end, isBold, link } = part
  const name = page.text.slice(start, end)
  const isAway = link !== null && linksAway(page, link)
  const isLinked = isAway && !isPlatform(companyKey(name))
  const shape = `${block ? `${block.tag} ${levelOf(block) > 0 ? '' : (block.attributes.class ?? '')}` : ''}${isBold ? ' b' : ''}`
  return describe(kindWordMention(page.text, start, end), shape, {
    isLinked,
    isInternal: link !== null && !isAway,
    hasLogo: logos.has(companyKey(name)),
  })
}

/** Whether a link leads to another site. */
function linksAway(page: Page, link: PageElement): boolean {
  const to = URL.parse(link.attributes.href ?? '', page.baseUrl)
  return to?.protocol.startsWith('http') === true && !isSameSite(to.href, page.url)
}

interface Evidence {
  readonly isLinked: boolean
  readonly isInternal: boolean
  /** Whether a picture of the list has its name. */
  readonly hasLogo: boolean
}
const NO_EVIDENCE: Evidence = { isLinked: false, isInternal: false, hasLogo: false }

function describe(mention: CompanyMention, shape: string, evidence: Evidence): PartnerItem {
  const { isLinked, isInternal, hasLogo } = evidence
  const { name } = mention
  const look = lookOf(name)
  const saysWhat = !NO_NAME.test(name) && (look === 'organisation' || hasKind(name))
  const hasEvidence = isLinked || hasLogo
  return {
    mention,
    look,
    shape,
    isPerson: isCouple(name) || (look === 'person' && !saysWhat && !isNoPerson(name)),
    isMember: saysWhat || isNameLike(name, look, shape, hasEvidence),
    saysWhat,
    isClear: saysWhat || hasEvidence,
    isLinked,
    isInternal,
    isSentence: name.split(' ', SENTENCE_WORDS_MIN).length === SENTENCE_WORDS_MIN,
  }
}
const SENTENCE_WORDS_MIN = 12

/** Whether a kind word ends a name, begins it or stands before `of` and its equivalents, or it has a legal form. */
function hasKind(name: string): boolean {
  const words = name.split(' ')
  const [first = ''] = words
  if (words.length < 2 || words.length > WORDS_MAX + 2 || isConnector(words.at(-1)!)) return false
  if (!isKind(first) && words.some((word) => LOWER_WORD.test(word))) return false
  if (splitLegalForm(name).form !== null) return true
  if (isRoleWord(foldName(first))) return false
  return words.some((word, at) => isKind(word) && (at === words.length - 1 || at === 0 || isConnector(words[at + 1]!)))
}

const isConnector = (word: string) => CONNECTORS.has(word)

/** `Bill and Tammy Roe`, `Jane Lind & Ana Rivas` */
function isCouple(name: string): boolean {
  const words = name.split(' ')
  const at = words.findIndex((word) => AND.test(word))
  if (at < 1 || at > 2 || words.length < at + 3 || isKind(words.at(-1)!)) return false
  return [words[0]!, words[at + 1]!].every((word) => givenName(foldName(word)) !== 'unknown')
}
const AND = /^(?:&|\+|and|und|et|y|e|og|och|en|i|и)$/

/** Whether a text begins with what is also a given name: `Georgia Public Television`, `Jobs with Justice`. */
function isNoPerson(name: string): boolean {
  const [first = '', ...others] = name.split(' ')
  const isOrdinary = (word: string) => isPlainWord(foldName(word)) || isKind(word) || isConnector(word)
  return (
    others.length > 2 ||
    others.some((word) => /^\p{Ll}{4,}$/u.test(word)) ||
    (givenName(foldName(first)) !== 'sure' && others.length > 0 && others.every(isOrdinary))
  )
}

const WORDS_MAX = 10
const NO_NAME = /[@?!:;{}=_→↗»›©]|https?|www\.|\d{4}|\.{2}/u

/** Whether a text may be a name where its neighbours are names. */
function isNameLike(name: string, look: NameLook, shape: string, hasEvidence: boolean): boolean {
  // `Oval Mirror 35x55`
  if (look === 'role' || /\d/.test(afterFirstWord(name)) || saysPartners(name)) return false
  if (look === 'name' || look === 'unit') return true
  if (look === 'place' || shape === PICTURE || (shape.startsWith('h') && !hasEvidence)) return false
  const words = name.split(' ')
  if (name.length < 2 || name.length > LENGTH_MAX || words.length > WORDS_MAX || NO_NAME.test(name)) return false
  if (!/^["“„«(]?(?:\p{Lu}|\p{Lo}|\p{N}|\p{Ll}{1,3}(?:\p{Lu}|\p{N}))/u.test(name) && !(hasEvidence && words.length > 1))
    return false
  if (words.length === 1) return hasEvidence || /^\p{Lu}{3,}$/u.test(name)
  return (
    (hasEvidence && words.length <= LOWER_WORDS_MAX) ||
    words.every((word, at) => !LOWER_WORD.test(word) && (at < words.length - 1 || !/^\p{Ll}/u.test(word)))
  )
}
const afterFirstWord = (name: string) => (name.includes(' ') ? name.slice(name.indexOf(' ')) : '')
/** Names in lower case, as Slavic and Romance languages write them, are short: `Národní sportovní agentura`. */
const LOWER_WORDS_MAX = 5
const LOWER_WORD = /^\p{Ll}{5,}$/u

/**
 * Returns the members of a line that lists only organisations, otherwise the name that the line begins with, because
 * names may contain commas: `Elm Vale Bank, Oak Foundation`, but `Roe, Lind & Katz Solicitors`.
 */
function namesOn(line: string): readonly { readonly name: string; readonly at: number }[] {
  const from = NUMBER.exec(line)?.[0].length ?? 0
  const shown = line.slice(from).replace(BRACKETS, '')
  const members = readList(shown)
  const last = members.at(-1)
  const isList = last !== undefined && last.at + last.name.length === shown.length && members[0]!.at === 0
  if (isList && members.length > 1 && members.every(({ name }) => lookOf(name) === 'organisation'))
    return members.map(({ name, at }) => ({ name, at: from + at }))
  for (const separator of [' / ', ', ']) {
    const parts = splitAt(shown, separator)
    if (parts.length > 1 && parts.every(({ name }) => name.includes(' ') && hasKind(name)))
      return parts.map(({ name, at }) => ({ name, at: from + at }))
  }
  if (lookOf(shown) === 'organisation') return [{ name: shown, at: from }]
  // `Chalk – Elm Vale Bank`
  const [left, right] = splitAt(shown, DASH.exec(shown)?.[0] ?? ' – ')
  if (right && !hasKind(left!.name) && hasKind(right.name)) return [{ name: right.name, at: from + right.at }]
  const note = NOTE.exec(shown)
  return [{ name: note && note.index > 2 ? shown.slice(0, note.index) : shown, at: from }]
}
const PARTS_MAX = 5

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
    if (start < range.start || start > range.end || alt === '' || alt.length > LENGTH_MAX) return []
    const [name = ''] = segmentsOf(alt.replace(LOGO_WORDS, ' ').replace(/\s+/g, ' ').trim())
    const mention: CompanyMention = {
      ...kindWordMention(name, 0, name.length),
      method: 'attribute',
      start: null,
      end: null,
    }
    return name === '' ? [] : [describe(mention, PICTURE, NO_EVIDENCE)]
  })
}

const LOGO_WORDS =
  /^(?:an? |the )?(?:image|photo|picture|icon|symbol) of (?:the )?|(?<!\p{L})(?:(?:the )?logo(?:type|s|tipo|typen?)?(?: (?:of|von|der|de|di|van))?|banner|anzeige|werbung|advertisement|ad for)(?!\p{L}):?/giu
