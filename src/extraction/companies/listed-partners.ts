import { byTag, type Page, type PageElement } from '../page.ts'
import { companyKey } from './company-key.ts'
import { areListed, readList, withLastTwo } from './list-members.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { findPartnerHeadings, headingsOf, levelOf, type PartnerHeading } from './partner-headings.ts'
import { linesWithin, linkedPictures, type PartnerItem, picturesWithin, type Range } from './partner-items.ts'

const SECTION_MAX = 12_000
const NAMES_MAX = 250
const IMAGES_MAX = 500
/** Names without an organisation word count only in lists of at least this many items, nearly all of which may be names. */
const LISTED_MIN = 3
const NAMED_SHARE_MIN = 0.75
/** Minimum share of items that are clearly organisations: below "Partners" a law firm lists people. */
const CLEAR_SHARE_MIN = 0.25
const PEOPLE_SHARE_MAX = 0.35
const SENTENCES_SHARE_MAX = 0.5
/** In so few items, one that says what it is counts alone. */
const FEW = 6
/** The same where the heading says more than that partners follow. */
const LIKELY = { named: 0.85, clear: 0.3 }
/** Items that link to other sites need no organisation word. */
const LINKED_MIN = 2
/** As many, if they do not look like names: `Donate now`. */
const LINKED_OTHERS_MIN = 3
const LINKED_SHARE_MIN = 0.6

/**
 * Finds the names in lines, cells, cards, links and pictures below a heading such as `Our sponsors`. Items of one shape
 * are decided together.
 */
export function findListedPartners(page: Page): CompanyMention[] {
  const partners = findPartnerHeadings(page)
  if (partners.length === 0) return []
  const headings = headingsOf(page)
  const pictures = byTag(page, 'img').slice(0, IMAGES_MAX)
  const found: CompanyMention[] = []
  for (const heading of partners) {
    if (found.length >= NAMES_MAX) break
    const range = sectionOf(page, headings, heading)
    const shown = picturesWithin(pictures, range)
    const names = new Set(shown.map(({ mention }) => companyKey(mention.name)))
    const lines = linesWithin(page, range, { names, linked: linkedPictures(page, pictures, range) })
    for (const items of [...byShape([...lines, ...shown]), ...cardHeads(lines)])
      found.push(...namesOf(items, heading.isSure))
    if (heading.isSure) found.push(...namesInSentences(page, range))
  }
  return found.slice(0, NAMES_MAX)
}

/**
 * From a heading to the next one of its level or above that text precedes: a second line of a heading is often marked
 * up as another heading.
 */
function sectionOf(page: Page, headings: readonly PageElement[], heading: PartnerHeading): Range {
  const end = Math.min(page.text.length, heading.end + SECTION_MAX)
  let leadEnd = heading.end
  let isLead = true
  for (const next of headings) {
    if (next.start < heading.end) continue
    if (next.start >= end) break
    isLead &&= page.text.slice(leadEnd, next.start).trim() === ''
    if (isLead) leadEnd = next.end
    else if (levelOf(next) <= heading.level) return { start: heading.end, end: next.start }
  }
  return { start: heading.end, end }
}

function byShape(items: readonly PartnerItem[]): PartnerItem[][] {
  const groups = new Map<string, PartnerItem[]>()
  for (const item of items) {
    const group = groups.get(item.shape)
    if (group) group.push(item)
    else groups.set(item.shape, [item])
  }
  return [...groups.values()]
}

/**
 * Groups the lines that begin cards, whose further lines hold addresses and offers: those below a picture that links to
 * another site, and those that open a block.
 */
function cardHeads(lines: readonly PartnerItem[]): PartnerItem[][] {
  const pictured = lines.filter(({ isPictured }) => isPictured)
  // Lines with a link may be the entries of a menu.
  const openers = byShape(lines.filter(({ opensCard }) => opensCard)).filter(saysOften)
  return [pictured, ...openers].filter(({ length }) => length >= LISTED_MIN && length < lines.length)
}

const saysOften = (items: readonly PartnerItem[]) =>
  items.filter(({ saysWhat }) => saysWhat).length >= items.length * CLEAR_SHARE_MIN

/** Returns the names with an organisation word and, if the list is one of names, the others too. */
function namesOf(group: readonly PartnerItem[], isSure: boolean): CompanyMention[] {
  const times = new Map<string, number>()
  for (const { mention } of group) times.set(mention.name, (times.get(mention.name) ?? 0) + 1)
  // What is repeated is a control: `Visit website`.
  const listed = isSure ? group : group.filter(({ isInternal, saysWhat }) => saysWhat || !isInternal)
  const items = listed.filter(
    ({ look, saysWhat, isLinked, mention }) =>
      saysWhat || (look !== 'other' && !isLinked) || times.get(mention.name) === 1,
  )
  const decided = items.filter(({ isPerson, isSentence }) => !isSentence && !isPerson)
  const share = (test: (item: PartnerItem) => boolean) => decided.filter(test).length / decided.length
  const names = new Set(items.filter((item) => isMember(item)).map(({ mention }) => companyKey(mention.name)))
  const people = items.filter(({ isPerson }) => isPerson).length / items.length
  const sentences = items.filter(({ isSentence }) => isSentence).length / items.length
  const named = share(isMember)
  const clear = share((item) => isMember(item) && item.isClear)
  const isList =
    names.size >= LISTED_MIN &&
    people <= PEOPLE_SHARE_MAX &&
    sentences <= SENTENCES_SHARE_MAX &&
    (isSure
      ? named >= NAMED_SHARE_MIN &&
        (clear >= CLEAR_SHARE_MIN || share(({ look }) => look === 'organisation' || look === 'name') >= NAMED_SHARE_MIN)
      : named >= LIKELY.named && clear >= LIKELY.clear)
  const isClearEnough =
    isSure && (items.length <= FEW || share(({ look }) => look === 'organisation') >= CLEAR_SHARE_MIN)
  const linked = items.filter((item) => item.isLinked && isMember(item))
  const linkedMin = linked.every(({ look }) => look !== 'other') ? LINKED_MIN : LINKED_OTHERS_MIN
  const areLinked = isSure && linked.length >= linkedMin && linked.length >= items.length * LINKED_SHARE_MIN
  return items
    .filter(
      (item) =>
        (isClearEnough && item.look === 'organisation' && isMember(item)) ||
        (isList && isMember(item)) ||
        (areLinked && linked.includes(item)),
    )
    .map(({ mention }) => mention)
}

const isMember = ({ isMember, isPerson }: PartnerItem) => isMember && !isPerson

/** Where a list may begin in a sentence: a word in lower case, then a name and a comma. */
const LIST_START = /(?<=\p{Ll}:? )\p{Lu}[^,.;:!?\n\t]{1,60},/gu
const LISTS_MAX = 20
const LIST_LENGTH_MAX = 600

/** Finds the lists of names within the sentences of a section: `These include Elmtec, Oak Motors, Quarry and Acme Ltd.` */
function namesInSentences({ text }: Page, { start, end }: Range): CompanyMention[] {
  const found: CompanyMention[] = []
  let count = 0
  let from = start
  for (const { index } of text.slice(start, end).matchAll(LIST_START)) {
    const at = start + index
    if (at < from) continue
    if (count++ >= LISTS_MAX) break
    const members = withLastTwo(readList(text.slice(at, Math.min(end, at + LIST_LENGTH_MAX))))
    if (!areListed(members)) continue
    for (const { name, at: offset } of members)
      found.push(kindWordMention(text, at + offset, at + offset + name.length))
    from = found.at(-1)!.end!
  }
  return found
}
