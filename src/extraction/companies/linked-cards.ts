import { isSameSite } from '../../lib/url.ts'
import { byTag, closest, elementAt, type Page, type PageElement } from '../page.ts'
import { isHeadingTag } from '../tag-traits.ts'
import { companyKey } from './company-key.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { headingsOf } from './partner-headings.ts'
import { type PartnerName, readPartnerName } from './partner-names.ts'
import { isPlatform } from './platforms.ts'
import { domainAgreement, readMailDomain } from './site-domain.ts'

/** Links that are read, and the elements around each that may be its card. */
const LINKS_MAX = 600
const ANCESTORS_MAX = 6
const CARD_LENGTH_MAX = 600
const LINES_MAX = 3
const LINE_LENGTH_MAX = 90
/** A name with at least this agreement is spelled by the website that its card links to. */
const SPELLED_MIN = 0.85
/** A list of organisations has at least this many cards, and this share of them are spelled by their websites. */
const CARDS_MIN = 3
const SPELLED_SHARE_MIN = 0.4
/** Some of its names say what they are: a list of programming languages links to their websites too. */
const CLEAR_SHARE_MIN = 0.2
const PEOPLE_SHARE_MAX = 0.2
const HOSTS_SHARE_MIN = 0.8
/** An institution may be called by its office, with what that is for: `Defensor del Pueblo`. */
const OFFICE_WORDS_MIN = 3
/** A list whose websites spell none of its names has at least this many cards, and this share of them say what they are. */
const CARDS_OF_KINDS_MIN = 4
const KINDS_SHARE_MIN = 0.5

interface LinkedCard extends PartnerName {
  readonly mention: CompanyMention
  readonly host: string
  readonly isSpelled: boolean
}

/**
 * Finds organisations in cards of one shape that each link to another website, many of which spell the name in their
 * card or say what they are: `Elm Bakery` above a link to `elmbakery.example`. They need no heading that says what they
 * are.
 */
export function findLinkedCards(page: Page): CompanyMention[] {
  const groups = new Map<string, LinkedCard[]>()
  for (const [card, host] of cardsOf(page)) {
    const linked = readCard(page, card, host)
    if (!linked) continue
    const shape = `${card.parent?.tag} ${card.tag} ${(card.attributes.class ?? '').split(' ', 1)[0]}`
    const group = groups.get(shape)
    if (group) group.push(linked)
    else groups.set(shape, [linked])
  }
  const lists = [...groups.values()].filter((group) => isList(group) || group.length >= CARDS_OF_KINDS_MIN)
  if (lists.length === 0) return []
  const headings = headingsOf(page)
  return lists
    .flatMap((group) => (isList(group) ? [group] : bySection(headings, group).filter(isListOfKinds)))
    .flatMap((group) => group.filter(isMember))
    .map(({ mention }) => mention)
}

const shareOf = (group: readonly LinkedCard[], test: (card: LinkedCard) => boolean) =>
  group.filter(test).length / group.length

/** Several links to one website are its menu. */
const isToManySites = (group: readonly LinkedCard[]) =>
  new Set(group.map(({ host }) => host)).size >= Math.max(CARDS_MIN, group.length * HOSTS_SHARE_MIN) &&
  shareOf(group, ({ isPerson }) => isPerson) <= PEOPLE_SHARE_MAX

const isList = (group: readonly LinkedCard[]) =>
  isToManySites(group) &&
  shareOf(group, ({ isSpelled }) => isSpelled) >= SPELLED_SHARE_MIN &&
  shareOf(group, ({ saysWhat }) => saysWhat) >= CLEAR_SHARE_MIN

/** Most names say what they are: the websites of a town's institutions seldom spell them. */
const isListOfKinds = (group: readonly LinkedCard[]) =>
  group.length >= CARDS_OF_KINDS_MIN &&
  isToManySites(group) &&
  shareOf(group, ({ saysWhat }) => saysWhat) >= KINDS_SHARE_MIN

/** Divides cards at the headings between them: below "Institutions" there may be "People". */
function bySection(headings: readonly PageElement[], group: readonly LinkedCard[]): LinkedCard[][] {
  const sections: LinkedCard[][] = []
  let at = 0
  let last = -1
  for (const card of group.toSorted((one, other) => one.mention.start! - other.mention.start!)) {
    while (at < headings.length && headings[at]!.start < card.mention.start!) at++
    if (at === last) sections.at(-1)!.push(card)
    else sections.push([card])
    last = at
  }
  return sections
}

const isMember = ({ isSpelled, isMember, isPerson }: LinkedCard) => (isSpelled || isMember) && !isPerson

/**
 * Maps each card to the host of the website it links to. A card is the largest element around a link in which all links
 * lead to one other website.
 */
function cardsOf(page: Page): Map<PageElement, string> {
  const links = byTag(page, 'a')
    .slice(0, LINKS_MAX)
    .filter(({ attributes: { href } }) => href !== undefined && !OTHER_SCHEME.test(href))
  const others = new Map<string, string | null>()
  const hostOf = ({ attributes: { href } }: PageElement): string | null => {
    const written = HOST.exec(href!)?.[1]
    if (written === undefined) return null
    if (!others.has(written)) others.set(written, otherHost(page, href!))
    return others.get(written)!
  }
  const linked = links.map((link) => ({ link, host: hostOf(link) }))
  // Most pages link to few other websites.
  if (new Set(others.values()).size < CARDS_MIN) return new Map()
  const hosts = new Map<PageElement, string | null>()
  for (const { link, host } of linked) {
    let element = link.parent
    for (let count = 0; element && count < ANCESTORS_MAX; count++, element = element.parent)
      hosts.set(element, hosts.has(element) && hosts.get(element) !== host ? null : host)
  }
  const cards = new Map<PageElement, string>()
  for (const [element, host] of hosts) {
    const isCard =
      host !== null &&
      element.end - element.start <= CARD_LENGTH_MAX &&
      (element.parent === null || hosts.get(element.parent) !== host) &&
      closest(element, ({ tag }) => tag === 'footer' || tag === 'nav') === null
    if (isCard) cards.set(element, host)
  }
  return cards
}

const SHOWN_HOST = /^(?:https?:\/\/|www\.)\S+$/i
const HOST = /^(?:https?:)?\/\/([^/?#]+)/i
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z\d+.-]*:/i

/** Returns the host that a link leads to if that is another website's. */
function otherHost(page: Page, href: string): string | null {
  const to = URL.parse(href, page.baseUrl)
  return to && !isSameSite(to.href, page.url) ? to.hostname : null
}

/** Reads the name of a card: the line that the website spells, otherwise the first one. */
function readCard(page: Page, card: PageElement, host: string): LinkedCard | null {
  const domain = readMailDomain(host)
  if (!domain || isPlatform(domain.label)) return null
  const lines = page.text
    .slice(card.start, card.end)
    .split(/[\n\t]/)
    .map((line) => line.trim())
    // The address of the website, shown as its link, names nobody.
    .filter((line) => line !== '' && line.length <= LINE_LENGTH_MAX && !SHOWN_HOST.test(line))
    .slice(0, LINES_MAX)
  const spelled = lines.find((line) => domainAgreement(line, domain) >= SPELLED_MIN)
  const name = spelled ?? lines[0]
  if (name === undefined || isPlatform(companyKey(name))) return null
  const start = page.text.indexOf(name, card.start)
  const isHeading = isHeadingTag(elementAt(page, start)?.tag ?? '')
  const read = readPartnerName(name, { hasEvidence: spelled !== undefined, isHeading, isPicture: false })
  return {
    ...read,
    isMember: read.isMember || (read.look === 'role' && name.split(' ').length >= OFFICE_WORDS_MIN),
    mention: kindWordMention(page.text, start, start + name.length),
    isSpelled: spelled !== undefined,
    host: domain.label,
  }
}
