import { closest, elementAt, type Page } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { namesOrganisation } from './company-words.ts'
import type { CompanyMention } from './mention.ts'
import { domainAgreement, type SiteDomain } from './site-domain.ts'

const SITE_NAME_KEYS = ['og:site_name', 'application-name', 'apple-mobile-web-app-title']
const HOLDER_KEYS = [
  'author',
  'publisher',
  'copyright',
  'dc.publisher',
  'dcterms.publisher',
  'dc.creator',
  'owner',
  'company',
]
const COPYRIGHT_LEAD = /^.*(?:©|\(c\)|copyright)(?:ed)?(?:[\s\d,–-]|\b(?:to|by)\b)*/i

/** What parts a title from the name of the site; a garbled dash is a dash. */
export const TITLE_BREAK = /\s+[-–—·•~/:\ufffd]+\s+|\s*[|｜│┃»«›·•⋅]+\s*|\s*::\s*|:\s+|\s+-|-\s+|,\s+\|/u
const TITLE_LEAD =
  /^(?:welcome to(?: the)?|about|contact|home of|willkommen (?:bei|auf|beim)|bienvenue (?:chez|sur|à)|bienvenidos a|benvenuti (?:in|da|su)|official (?:site|website) of)\s+/i
const SEGMENTS_MAX = 12

const inMarkup = { start: null, end: null }

/** The names in a page's metadata: the site's name, and who wrote or holds it. */
export function findMetaNames({ meta }: Page): CompanyMention[] {
  const siteNames = SITE_NAME_KEYS.flatMap((key) => meta.get(key)?.split(TITLE_BREAK)[0] ?? [])
  const holders = HOLDER_KEYS.flatMap(
    (key) =>
      meta
        .get(key)
        ?.replace(COPYRIGHT_LEAD, '')
        .split(/[|;]| - /)[0] ?? [],
  )
  return [
    ...siteNames.map((name) => ({ name, kind: 'site-name', weight: 0.7, method: 'meta', ...inMarkup }) as const),
    ...holders.map((name) => ({ name, kind: 'meta', weight: 0.3, method: 'meta', ...inMarkup }) as const),
  ]
}

/** Occurrences of a segment that are looked at. */
const LOOKS_MAX = 20
const NO_NAME_PLACE = /^(?:h[12]|nav|li|a|td|button|option|label)$/

/** The segments of a title that name an organisation and also stand on a line of their own, outside headings and menus. */
export function findTitleLines(page: Page): CompanyMention[] {
  const segments = page.title.split(TITLE_BREAK, SEGMENTS_MAX).map((segment) => segment.trim())
  return segments.flatMap((name) => {
    const start = name.length > 3 && namesOrganisation(wordsOf(name)) ? lineOf(page, name) : -1
    return start < 0 ? [] : [{ name, kind: 'line', weight: 0.25, method: 'text', start, end: start + name.length }]
  })
}

function lineOf(page: Page, name: string): number {
  const { text } = page
  const isRoot = URL.parse(page.url)?.pathname === '/'
  for (let at = text.indexOf(name), looks = 0; at >= 0 && looks < LOOKS_MAX; at = text.indexOf(name, at + 1), looks++) {
    const isLine = (text[at - 1] ?? '\n') === '\n' && (text[at + name.length] ?? '\n') === '\n'
    if (isLine && (isRoot || !closest(elementAt(page, at), ({ tag }) => NO_NAME_PLACE.test(tag)))) return at
  }
  return -1
}

/** The segments of a title. Of a list of commas, only a part that the domain spells. */
export function findTitleNames({ title }: Page, domain: SiteDomain | null): CompanyMention[] {
  const segments = title.split(TITLE_BREAK, SEGMENTS_MAX).map((segment) => segment.trim().replace(TITLE_LEAD, ''))
  const weight = segments.length > 1 ? 0.25 : 0.15
  const isList = (segment: string) => segment.split(',').length > 3
  const parts = segments.flatMap((segment) => (segment.includes(',') ? segment.split(/,\s+/, SEGMENTS_MAX) : []))
  return [
    ...segments.filter((segment) => !isList(segment)),
    ...parts.filter((part) => domain !== null && domainAgreement(part, domain) === 1),
  ].map((name) => ({ name, kind: 'title', weight, method: 'title', ...inMarkup }))
}
