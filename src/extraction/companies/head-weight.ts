import { closest, elementAt, type Page, type PageElement, urlOfPage } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, namesOrganisation } from './company-words.ts'
import { lookOf, type NameLook } from './name-looks.ts'
import { patternInTexts } from './organisation-texts.ts'

export interface Head {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** The maximum weight of a name at the head of a block. */
const WEIGHT_MAX = 0.7

/**
 * Returns the weight of a line above an address as the name of an organisation. A single word is more often a town than
 * a firm. The same holds for a line that looks like a label: without bold type, a list of firms or an `&`.
 *
 * @param isNext whether nothing comes between the line and the address
 */
export function headWeight(page: Page, head: Head, isNext: boolean): number {
  const words = wordsOf(head.name)
  const isSetApart = isCapitalised(head.name) && isEmphasised(page, head) && !isPageHeading(page, head)
  const isFirm = words.includes('and') || isInListing(page, head)
  const look = !isSetApart ? 0.15 : isFirm ? 0.45 : words.length > 1 ? 0.35 : 0.1
  if (isNext && look < FOOT_WEIGHT && isInFoot(page, head) && NAMES.has(lookOf(head.name))) return FOOT_WEIGHT
  const weight = look + (namesOrganisation(words) ? 0.35 : 0) + (isNext ? 0.15 : 0)
  // "Nursery & Primary: 14 Hill Street": the label distinguishes one address from another.
  return Math.min(WEIGHT_MAX, page.text[head.end] === ':' ? weight - 0.6 : weight)
}

/** Weight of a name before the address in a page's footer or in an `<address>`: it is the owner's. */
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
/** Characters that an element may contain besides a name and still count as markup of the name. */
const MARGIN = 4

/** Whether bold type, a heading or a class such as `company-name` marks a name. */
function isEmphasised(page: Page, { start, end }: Head): boolean {
  let at: PageElement | null = elementAt(page, start)
  for (; at && at.end - at.start <= end - start + MARGIN; at = at.parent) {
    const names = `${at.attributes.class ?? ''} ${at.attributes.itemprop ?? ''}`
    if (EMPHASIS.test(at.tag) || NAMING_CLASS.test(names)) return true
  }
  return false
}

/** Whether a name is in an `h1` below the home page, which states the topic of the page. */
const isPageHeading = (page: Page, { start }: Head) =>
  closest(elementAt(page, start), ({ tag }) => tag === 'h1') !== null && urlOfPage(page)?.pathname !== '/'

const LISTING_CLASS = new RegExp(
  `(?:^|[\\s_-])(?:${patternInTexts(({ blocks }) => blocks?.listClasses)})(?:$|[\\s_-])`,
  'i',
)
/** Maximum length of one firm's block in a list of firms. */
const LISTED_LENGTH_MAX = 1200

/** Whether a name is inside one block of a list of firms, judged by the block's class. */
const isInListing = (page: Page, { start }: Head) =>
  closest(
    elementAt(page, start),
    ({ attributes, start: from, end: to }) =>
      to - from < LISTED_LENGTH_MAX && LISTING_CLASS.test(`${attributes.class ?? ''} ${attributes.itemtype ?? ''}`),
  ) !== null
