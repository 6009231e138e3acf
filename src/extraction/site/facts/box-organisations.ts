import { isSameSite, siteOf } from '../../../lib/url.ts'
import { wordsOf } from '../../companies/company-key.ts'
import { lookOf } from '../../companies/name-looks.ts'
import { isPlatform } from '../../companies/platforms.ts'
import { type BoxHead, boxHead, withBranches } from '../../companies/record-heads.ts'
import { domainAgreement, OWN_DOMAIN_MIN, readMailbox, readMailDomain } from '../../companies/site-domain.ts'
import type { Finding } from '../../finding.ts'
import { type ValueBox, ValueBoxes } from '../../lists/value-boxes.ts'
import { byTag, type Page } from '../../page.ts'
import { type Place, PlaceIndex, placesOf } from '../../places.ts'
import { isMailProvider } from '../mail-providers.ts'
import { isChromeAt } from './chrome.ts'
import { foundOrganisation, type OrganisationAtValues } from './found-organisation.ts'

/** Limits: names on one page, and links that are read. */
const NAMES_MAX = 60
const LINKS_MAX = 2_000
/** A box with more values holds several entries. */
const VALUES_MAX = 6
const CONFIDENCE = 0.65
/** Minimum boxes of a list that say they are an organisation's, and their share. */
const CLEAR_MIN = 2
const CLEAR_SHARE_MIN = 0.2
/** Minimum share of boxes with a name, and with a name or a person: a directory lists musicians as well as bands. */
const NAMED_SHARE_MIN = 0.5
const KNOWN_SHARE_MIN = 0.75

interface Box extends ValueBox {
  readonly head: BoxHead | null
  /** Whether the head is an organisation's, by its words, its mailbox or its website. */
  readonly isClear: boolean
}

/** An organisation with the box that it heads. */
export interface BoxOrganisation extends OrganisationAtValues {
  readonly box: Place
}

type Member = Box & { readonly head: BoxHead }

/**
 * Finds organisations that head boxes of one shape with contact data, as on pages of suppliers. The list is decided as a
 * whole: some boxes must say that they are an organisation's, by the words of their head or because their mailbox or
 * website spells it. Boxes with the site's own mailbox, or with data of its footer, are the owner's units.
 *
 * @param values the addresses, numbers and email addresses of the page
 * @param people the places of the people of the page
 * @param known the organisations that the page's rules found
 */
export function findBoxOrganisations(
  page: Page,
  values: readonly Finding[],
  people: PlaceIndex,
  known: readonly Finding[],
): BoxOrganisation[] {
  const boxes = new ValueBoxes(page)
  for (const value of values) boxes.add(value)
  const lists = boxes.lists()
  if (lists.length === 0) return []
  const owners = new Set(values.filter((value) => isOwn(page, value)))
  const places = new PlaceIndex(known.map((company) => placesOf(page, company)))
  const links = websitesOf(page)
  const directories = lists.flatMap((list) => {
    const own = list.filter(({ values: held }) => held.some((value) => owners.has(value)))
    if (own.length * 2 > list.length || shareMailDomain(list)) return []
    const ownBoxes = new Set(own)
    const read = list
      .filter((box) => !ownBoxes.has(box) && box.values.length <= VALUES_MAX)
      .map((box) => readBox(page, box, links))
    const members = membersOf(read).filter(({ head }) => !people.overlapping(head.start, head.start + head.name.length))
    return members.length > 0 ? [{ list, members }] : []
  })
  const starts = new Set(directories.flatMap(({ members }) => members.map(({ head }) => head.start)))
  const heads = new PlaceIndex([...starts].map((start) => [{ start, end: start }]))
  const found = new Map<number, BoxOrganisation>()
  for (const { list, members } of directories) {
    // One box with several heads is a row of cards, and so are those of its shape.
    if (list.some(({ element: { start, end } }) => heads.ownersWithin(start, end, 2).length > 1)) continue
    for (const { head, element, values: held } of members) {
      const company = places.overlapping(head.start, head.start + head.name.length)
      const place = { start: head.start, end: head.start + head.name.length }
      found.set(head.start, {
        organization: company
          ? known[company.owner]!
          : foundOrganisation(page, place, { confidence: CONFIDENCE, method: 'text' }),
        isNew: company === null,
        box: { start: element.start, end: element.end },
        values: [...(found.get(head.start)?.values ?? []), ...held.flatMap(({ start }) => start ?? [])],
      })
    }
  }
  return [...found.values()].slice(0, NAMES_MAX)
}

/** Whether most mailboxes of a list are at one domain, that of the firm whose branches or departments it holds. */
function shareMailDomain(list: readonly ValueBox[]): boolean {
  const counts = new Map<string, number>()
  let all = 0
  for (const { values } of list) {
    const sites = new Set(
      values.flatMap(({ type, normalized }) => (type === 'emails' ? (siteOfMail(normalized) ?? []) : [])),
    )
    for (const site of sites) if (!isMailProvider(site)) counts.set(site, (counts.get(site) ?? 0) + 1)
    if (sites.size > 0) all++
  }
  const most = Math.max(0, ...counts.values())
  return most > 1 && most * 2 > all
}

const siteOfMail = (email: string) => siteOf(`http://${email.slice(email.lastIndexOf('@') + 1)}`)

/** Whether a value is at the site's own domain or repeated in its footer. */
const isOwn = (page: Page, value: Finding) =>
  (value.type === 'emails' && URL.canParse(page.url) && siteOfMail(value.normalized) === siteOf(page.url)) ||
  placesOf(page, value).some(({ start }) => isChromeAt(page, start))

interface Websites {
  readonly places: PlaceIndex
  readonly hosts: readonly string[]
}

/** The links of a page to other websites that are no platforms. */
function websitesOf(page: Page): Websites {
  const links = byTag(page, 'a')
    .slice(0, LINKS_MAX)
    .flatMap((link) => {
      const href = link.attributes.href ?? ''
      const to = /^(?:https?:)?\/\//i.test(href) ? URL.parse(href, page.baseUrl) : null
      if (!to || isSameSite(to.href, page.url)) return []
      const domain = readMailDomain(to.hostname)
      return domain && !isPlatform(domain.label) ? [{ link, host: to.hostname }] : []
    })
  return { places: new PlaceIndex(links.map(({ link }) => [link])), hosts: links.map(({ host }) => host) }
}

function readBox(page: Page, box: ValueBox, { places, hosts }: Websites): Box {
  const head = withoutTown(boxHead(page, box))
  if (!head || head.look === 'person') return { ...box, head, isClear: false }
  // `Front desk:` is a label, unless it says that it is an organisation.
  if (
    head.look !== 'organisation' &&
    /^ ?[:：]/.test(page.text.slice(head.start + head.name.length, head.start + head.name.length + 2))
  )
    return { ...box, head: null, isClear: false }
  const { start, end } = box.element
  const spelled = [
    ...places.ownersWithin(start, end, LINKS_IN_BOX_MAX).map((at) => readMailDomain(hosts[at]!)),
    ...box.values
      .filter(({ type }) => type === 'emails')
      .flatMap(({ normalized }) => {
        const [local = '', host = ''] = normalized.split('@')
        return [isMailProvider(siteOfMail(normalized) ?? host) ? readMailbox(local) : readMailDomain(host)]
      }),
  ]
  const isSpelled = spelled.some((domain) => domain !== null && domainAgreement(head.name, domain) >= OWN_DOMAIN_MIN)
  return { ...box, head, isClear: head.look === 'organisation' || (isSpelled && head.look !== 'place') }
}
const LINKS_IN_BOX_MAX = 5

/** `Elm Florists Heath St, Elmstead`: what precedes the comma is an organisation's, with the street that it is in. */
function withoutTown(head: BoxHead | null): BoxHead | null {
  const name = head?.look === 'other' ? head.name.split(',', 1)[0]! : ''
  return head && name !== head.name && lookOf(name) === 'organisation' ? { ...head, name, look: 'organisation' } : head
}

/** Returns the boxes that are organisations' if their list as a whole is a directory. */
function membersOf(boxes: readonly Box[]): Member[] {
  const looks = withBranches(boxes.flatMap(({ head }) => head ?? []))
  const placed = new Set(looks.filter(({ look }) => look === 'place').map(({ start }) => start))
  const isNamed = ({ head, isClear }: Box) =>
    head !== null && !placed.has(head.start) && (isClear || head.look === 'organisation' || head.look === 'name')
  const named = boxes.filter((box): box is Member => isNamed(box))
  const clear = named.filter(({ isClear }) => isClear).length
  const people = boxes.filter(({ head }) => head?.look === 'person').length
  if (clear < CLEAR_MIN || clear < boxes.length * CLEAR_SHARE_MIN) return []
  if (named.length < boxes.length * NAMED_SHARE_MIN) return []
  if (named.length + people < boxes.length * KNOWN_SHARE_MIN) return []
  // The names of branches of one firm begin alike.
  const firsts = Map.groupBy(named, ({ head }) => wordsOf(head.name)[0] ?? '')
  if ([...firsts.values()].some((alike) => alike.length >= BRANCHES_MIN && alike.length * 3 > named.length)) return []
  // In a directory, what nothing is known of is a member too.
  return boxes.filter((box): box is Member => isNamed(box) || (box.head?.look === 'other' && TIDY.test(box.head.name)))
}
const BRANCHES_MIN = 2
/** A capital and no comma, up to six words. */
const TIDY = /^\p{Lu}[^\s,;]*(?: [^\s,;]+){1,5}$/u
