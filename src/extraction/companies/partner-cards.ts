import { isSameSite } from '../../lib/url.ts'
import { closest, type Page, type PageElement, textOf } from '../page.ts'
import { companyKey } from './company-key.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { isCapitalised, lookOf, type NameLook } from './name-looks.ts'
import { isPlatform } from './platforms.ts'

const LENGTH_MAX = 80
const CARDS_MAX = 100
const LEVELS = 6
/** Names without an organisation word count in lists of at least this many cards, of which nearly all may be names. */
const LISTED_MIN = 3
const NAMED_SHARE_MIN = 0.8
/** Minimum share of cards that are clearly organisations: below "Partners" a law firm lists people. */
const CLEAR_SHARE_MIN = 0.25
/** Cards whose headings link to other sites need no organisation word. */
const LINKED_MIN = 2
const LINKED_SHARE_MIN = 0.6

interface Card {
  readonly mention: CompanyMention
  readonly look: NameLook
  readonly isLinked: boolean
}

/**
 * Finds organisations that are the headings of cards below a heading such as `Our sponsors`. The headings of one level,
 * up to the next heading of the same level as the first, are decided together.
 *
 * @param headings the headings of the page in document order
 * @param above the heading of the list; any element counts as a level above all headings
 */
export function findPartnerCards(page: Page, headings: readonly PageElement[], above: PageElement): CompanyMention[] {
  const level = levelOf(above)
  const levels = new Map<number, Card[]>()
  for (const heading of headings) {
    if (heading.start < above.end) continue
    const below = levelOf(heading)
    if (below <= level) break
    const cards = levels.get(below) ?? []
    if (cards.length < CARDS_MAX && !isInFoot(heading)) {
      const card = cardOf(page, heading)
      if (card) cards.push(card)
    }
    levels.set(below, cards)
  }
  return [...levels.values()].flatMap(namesOf)
}

/** 1 to 6 for headings, 0 for other elements. */
function levelOf({ tag }: PageElement): number {
  const level = Number(tag.slice(1))
  return tag.startsWith('h') && level >= 1 && level <= LEVELS ? level : 0
}

function cardOf(page: Page, heading: PageElement): Card | null {
  const name = textOf(page, heading)
  const start = page.text.indexOf(name, heading.start)
  if (name === '') return null
  return {
    mention: kindWordMention(page.text, start, start + name.length),
    look: name.length > LENGTH_MAX ? 'other' : lookOf(name),
    isLinked: name.length <= LENGTH_MAX && linksAway(page, heading) && !isPlatform(companyKey(name)),
  }
}

/** Whether the heading is in a link to another site, or all of it is one. */
function linksAway(page: Page, heading: PageElement): boolean {
  const around = closest(heading, ({ tag }) => tag === 'a')
  const inside = page.elements
    .slice(heading.index + 1, heading.index + 4)
    .find(({ tag, start, end }) => tag === 'a' && start >= heading.start && end <= heading.end)
  const link = around ?? (inside && textOf(page, inside) === textOf(page, heading) ? inside : null)
  const to = link && URL.parse(link.attributes.href ?? '', page.baseUrl)
  return to?.protocol.startsWith('http') === true && !isSameSite(to.href, page.url)
}

function namesOf(cards: readonly Card[]): CompanyMention[] {
  const linked = cards.filter(({ isLinked, look, mention }) => isLinked && isNameLike(look, mention.name))
  const areLinked = linked.length >= LINKED_MIN && linked.length >= cards.length * LINKED_SHARE_MIN
  const share = (...looks: NameLook[]) => cards.filter(({ look }) => looks.includes(look)).length / cards.length
  const isList =
    cards.length >= LISTED_MIN &&
    share('organisation', 'name') >= NAMED_SHARE_MIN &&
    share('organisation') >= CLEAR_SHARE_MIN
  return cards
    .filter(
      (card) =>
        card.look === 'organisation' || (isList && card.look === 'name') || (areLinked && linked.includes(card)),
    )
    .map(({ mention }) => mention)
}

const isNameLike = (look: NameLook, name: string) =>
  look === 'organisation' ||
  look === 'name' ||
  look === 'unit' ||
  (look === 'other' && isCapitalised(name) && !/[!?:]/.test(name))

const isInFoot = (heading: PageElement) => closest(heading, ({ tag }) => tag === 'footer' || tag === 'nav') !== null
