import { closest, elementAt, type Page, type PageElement } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, namesOrganisation } from './company-words.ts'
import { lookOf, type NameLook } from './name-looks.ts'

export interface Head {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** What a name at the head of a block says by itself: as much as this at most. */
const WEIGHT_MAX = 0.7

/**
 * What a line above an address says of an organisation. A word by itself is a town more often than a firm, and so is a
 * line that no bold type, no list of firms and no `&` sets apart from a label.
 *
 * @param isNext whether nothing stands between it and the address
 */
export function headWeight(page: Page, head: Head, isNext: boolean): number {
  const words = wordsOf(head.name)
  const isSetApart = isCapitalised(head.name) && isEmphasised(page, head) && !isPageHeading(page, head)
  const isFirm = words.includes('and') || isInListing(page, head)
  const look = !isSetApart ? 0.15 : isFirm ? 0.45 : words.length > 1 ? 0.35 : 0.1
  if (isNext && look < FOOT_WEIGHT && isInFoot(page, head) && NAMES.has(lookOf(head.name))) return FOOT_WEIGHT
  const weight = look + (namesOrganisation(words) ? 0.35 : 0) + (isNext ? 0.15 : 0)
  // "Nursery & Primary: 14 Hill Street" tells one address from another.
  return Math.min(WEIGHT_MAX, page.text[head.end] === ':' ? weight - 0.6 : weight)
}

/** A name before the address in the foot of a page, or in an `<address>`, is its owner's. */
const FOOT_WEIGHT = 0.65
const NAMES: ReadonlySet<NameLook> = new Set(['organisation', 'name'])
const isInFoot = (page: Page, { start }: Head) =>
  closest(elementAt(page, start), ({ tag }) => /^(?:a|nav|button)$/.test(tag)) === null &&
  closest(
    elementAt(page, start),
    ({ tag, attributes }) =>
      tag === 'footer' || tag === 'address' || FOOT.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`),
  ) !== null
const FOOT = /(?:^|[\s_-])(?:site-?)?foot(?:er)?(?:$|[\s_-])/i

/** `Write to us` is an invitation, `Foxglove and Sons` a name. */
const isCapitalised = (name: string) =>
  name.split(/[\s,]+/).every((word) => CONNECTORS.has(word) || !/^\p{Ll}/u.test(word))

const EMPHASIS = /^(?:b|strong|h[1-6])$/
const NAMING_CLASS =
  /(?:^|[\s_-])(?:org|organi[sz]ation|company|firm|business|vendor|dealer|store|shop)(?:$|[\s_-]|name)/i
/** Letters that an element may hold beside a name and still be there for it. */
const MARGIN = 4

/** Whether bold type, a heading or a class such as `company-name` sets a name apart. */
function isEmphasised(page: Page, { start, end }: Head): boolean {
  let at: PageElement | null = elementAt(page, start)
  for (; at && at.end - at.start <= end - start + MARGIN; at = at.parent) {
    const names = `${at.attributes.class ?? ''} ${at.attributes.itemprop ?? ''}`
    if (EMPHASIS.test(at.tag) || NAMING_CLASS.test(names)) return true
  }
  return false
}

/** The first heading of a page below the home page says what the page is about. */
const isPageHeading = (page: Page, { start }: Head) =>
  closest(elementAt(page, start), ({ tag }) => tag === 'h1') !== null && URL.parse(page.url)?.pathname !== '/'

const LISTING_CLASS =
  /(?:^|[\s_-])(?:dealers?|vendors?|listings?|members?|exhibitors?|suppliers?|distributors?|resellers?|providers?|retailers?|compan(?:y|ies)|business(?:es)?|firms?|aussteller|haendler|händler|mitglied(?:er)?|revendeurs?|entreprises?|empresas?|aziende|bedrijf|bedrijven|firmy|result|entry)(?:$|[\s_-])/i
/** A list of firms gives each a block no longer than this. */
const LISTED_LENGTH_MAX = 1200

/** Whether a name heads one block of a list of firms, by the class of the block. */
const isInListing = (page: Page, { start }: Head) =>
  closest(
    elementAt(page, start),
    ({ attributes, start: from, end: to }) =>
      to - from < LISTED_LENGTH_MAX && LISTING_CLASS.test(`${attributes.class ?? ''} ${attributes.itemtype ?? ''}`),
  ) !== null
