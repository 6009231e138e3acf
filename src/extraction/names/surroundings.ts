import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { memoize } from '../memoize.ts'
import { closest, elementAt, type Page, type PageElement } from '../page.ts'
import { isHeadingTag } from '../tag-traits.ts'
import { personPatterns } from './person-patterns.ts'

/** The position of a name in the page's markup. */
export interface Place {
  /** In the markup of a byline or an author box. */
  readonly isByline: boolean
  /** In the markup of a team, a profile, a testimonial or contact details. */
  readonly isAboutPeople: boolean
  /** In a menu, a tag cloud or a list of links to other pages. */
  readonly isNavigation: boolean
  readonly isHeading: boolean
  /** The innermost element that contains only the name, or null. */
  readonly element: PageElement | null
}

const BYLINE = new RegExp(`(?:^|[\\s_-])(?:${personPatterns('marks', 'bylines')})(?:$|[\\s_-])`, 'i')
const BYLINE_LENGTH_MAX = 160
const PEOPLE = new RegExp(personPatterns('marks', 'people'), 'i')
const NAVIGATION =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|mainmenu|submenu|breadcrumbs?|sitemap|tags?|tag-?cloud|tagcloud|related|categories|pagination|cookie|lang(?:uage)?s?|share|social|cart)(?:$|[\s_-])/i
const ANCESTORS_MAX = 8
/**
 * A menu that holds more of the page's text is one that nobody closed, or an element called `navigation` around the
 * whole page; its entries are entries all the same.
 */
const MENU_SHARE_MAX = 0.6
/** Short pages may consist of their menu. */
const PAGE_LENGTH_MIN = 300

const hints = ({ attributes: { class: classes, id, rel, itemprop } }: PageElement) =>
  [classes, id, rel, itemprop].filter(Boolean).join(' ')

/** A post with its tags and categories in its classes, as WordPress marks them: `post hentry tag-music`. */
const isWholePost = ({ tag, attributes }: PageElement) =>
  tag === 'article' || tag === 'body' || /(?:^|\s)hentry(?:$|\s)/.test(attributes.class ?? '')

/** The meaning of a tag's words, as bits. */
const SAYS = { byline: 1, people: 2, navigation: 4 } as const
/** Cache size: the pages of a site share their classes. */
const HINTS_MAX = 2_000
const readHints = memoize(
  (words) =>
    (BYLINE.test(words) ? SAYS.byline : 0) |
    (PEOPLE.test(words) ? SAYS.people : 0) |
    (NAVIGATION.test(words) ? SAYS.navigation : 0),
  HINTS_MAX,
)

/** What is known of each element of a page, by its index: names share their ancestors. */
const saidByElement = memoizeByObject(({ elements }: Page) => new Uint8Array(elements.length))
const IS_READ = 0x80

/** Reads the markup around a range of `page.text`. */
export function placeOf(page: Page, start: number, end: number): Place {
  let isByline = false
  let isAboutPeople = false
  let isNavigation = false
  let isHeading = false
  let isEntry = false
  let element: PageElement | null = null
  let steps = 0
  const known = saidByElement(page)
  closest(elementAt(page, start), (at) => {
    const isExact = at.start >= start - 1 && at.end <= end + 1
    if (isExact) element ??= at
    if (isHeadingTag(at.tag)) isHeading = true
    if (at.tag === 'a' || at.tag === 'li') isEntry = true
    if (known[at.index] === 0) known[at.index] = readHints(hints(at)) | IS_READ
    const said = known[at.index]!
    if (at.end - at.start < BYLINE_LENGTH_MAX && said & SAYS.byline) isByline = true
    if (said & SAYS.people) isAboutPeople = true
    if (at.tag === 'nav' || (said & SAYS.navigation && !isWholePost(at)))
      isNavigation ||= (isEntry && !isHeading) || !isMostOf(page, at)
    return at.tag === 'body' || ++steps >= ANCESTORS_MAX
  })
  return { isByline, isAboutPeople, isNavigation, isHeading, element }
}

const isMostOf = ({ text }: Page, { start, end }: PageElement) =>
  text.length >= PAGE_LENGTH_MIN && end - start > text.length * MENU_SHARE_MAX

/** The tag and class of an element, by which the members of a list are compared. */
export const tagAndClass = ({ tag, attributes }: PageElement) => `${tag}.${attributes.class ?? ''}`

/** The shape that siblings of a list share: the tags and classes of an element, its parent and its grandparent. */
export function shapeOf(element: PageElement): string {
  const { parent } = element
  const holder = parent?.parent
  const part = (at: PageElement | null | undefined) => (at ? tagAndClass(at) : '')
  return `${part(element)}<${part(parent)}<${part(holder)}`
}
