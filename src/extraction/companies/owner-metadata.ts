import { fold } from '../../lib/fold.ts'
import { countryOfCity } from '../addresses/cities.ts'
import { foldName } from '../names/fold-name.ts'
import { isPlainWord } from '../names/vocabulary.ts'
import { byTag, type Page, textOf } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { CONNECTORS, isGeneric, isKindOfOrganisation, namesOrganisation } from './company-words.ts'
import { formAtEnd } from './form-at-end.ts'
import type { CompanyMention } from './mention.ts'
import { nameStart } from './name-boundary.ts'
import { lookOf, type NameLook, partsOf } from './name-looks.ts'
import { withoutPageTerm } from './page-lead.ts'
import { domainAgreement, OWN_DOMAIN_MIN, type SiteDomain } from './site-domain.ts'
import { spelledInTitle } from './spelled-in-title.ts'

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
/** Keys for the employer of a paper's first author. */
const AFFILIATION_KEYS = [
  'citation_author_institution',
  'citation_author_affiliation',
  'citation_technical_report_institution',
]
const AFFILIATION_WEIGHT = 0.65
const COPYRIGHT_LEAD = /^.*(?:©|\(c\)|copyright)(?:ed)?(?:[\s\d,–-]|\b(?:to|by)\b)*/i

/** Separators between a page's title and the site's name, including a garbled dash. */
const TITLE_BREAK =
  /\s[-–—·•~/:\ufffd]+\s|[|｜│┃»«›·•⋅]+|::|:\s|\s-|-\s+(?!(?:und|oder|bzw\.|u\.|&|en|och|og|e)\s)|,\s+\||(?<=[\u3040-\u9fff])[-_–](?=[\u3040-\u9fff])/u
const LOWER_ARTICLE = /^the (?=\p{Lu})/u
/** `Hotel Elmhof, Leeds`, `Oak Joinery, Austin, TX` */
const TOWN_BEHIND = /, (?<town>\p{Lu}[\p{L}'’. -]{2,30})(?:,? \p{Lu}{2})?$/u
const SEGMENTS_MAX = 12

/** Splits a title, or the alternative text of a logo, into its segments. */
export const segmentsOf = (text: string) => text.split(TITLE_BREAK, SEGMENTS_MAX).map((segment) => segment.trim())

const inMarkup = { start: null, end: null }

/** Finds names in a page's metadata: the site's name, its author and its copyright holder. */
export function findMetaNames({ meta }: Page): CompanyMention[] {
  const siteNames = SITE_NAME_KEYS.flatMap((key) =>
    segmentsOf(meta.get(key) ?? '')
      .slice(0, 1)
      .filter(Boolean),
  )
  const holders = HOLDER_KEYS.flatMap(
    (key) =>
      meta
        .get(key)
        ?.replace(COPYRIGHT_LEAD, '')
        .split(/[|;]| - /)[0] ?? [],
  )
  const affiliations = AFFILIATION_KEYS.flatMap(
    (key) => partsOf(meta.get(key) ?? '', 0).find(({ look }) => look === 'organisation') ?? [],
  )
  return [
    ...affiliations.map(
      ({ text }) =>
        ({
          name: text,
          kind: 'kind-word',
          weight: AFFILIATION_WEIGHT,
          method: 'meta',
          rules: ['companies.meta'],
          ...inMarkup,
        }) as const,
    ),
    ...siteNames.map((name) => ({ name, kind: 'site-name', weight: 0.7, method: 'meta', ...inMarkup }) as const),
    ...holders.map(
      (name) => ({ name, kind: 'meta', weight: 0.3, method: 'meta', rules: ['companies.meta'], ...inMarkup }) as const,
    ),
  ]
}

/**
 * Finds names in the segments of a title; a legal form raises their weight. In a list with commas, only parts that the
 * domain spells count.
 */
export function findTitleNames(page: Page, domain: SiteDomain | null): CompanyMention[] {
  const { title, language } = page
  const written = segmentsOf(title).map((segment) => spelledInTitle(segment, domain) ?? segment)
  const segments = written.map((segment) => siteName(segment, written)).filter(Boolean)
  const weight = weightIn(segments)
  const behindTopic = siteBehindTopic(page, written)
  const isList = (segment: string) => segment.split(',').length > 3
  const parts = segments.flatMap((segment) => (segment.includes(',') ? segment.split(/,\s+/, SEGMENTS_MAX) : []))
  const named = segments.flatMap((segment) => {
    const form = formAtEnd(segment)
    const isNamed = form !== null && nameStart(segment, segment.length - form.length, language) === 0
    return isNamed && !isGeneric(wordsOf(segment.slice(0, -form.length))) ? [{ name: segment, legalForm: form }] : []
  })
  return [
    ...named.map((one) => ({ ...one, kind: 'legal-form', weight: 0.65, method: 'title', ...inMarkup }) as const),
    ...[
      ...segments.filter((segment) => !isList(segment)),
      ...parts.filter((part) => domain !== null && domainAgreement(part, domain) >= OWN_DOMAIN_MIN),
    ].map(
      (name) =>
        ({
          name,
          kind: 'title',
          weight: name === behindTopic ? Math.max(weight, BESIDE_TOPIC_WEIGHT) : weight,
          method: 'title',
          ...inMarkup,
        }) as const,
    ),
  ]
}

const HEADINGS_MAX = 10
const SITE_WORDS_MAX = 7

/** `Opening a jar | Elm Kitchen` above the heading `Opening a jar`: what is left of the title names the site. */
function siteBehindTopic(page: Page, segments: readonly string[]): string | null {
  if (segments.length < 2) return null
  const headings = new Set(
    [...byTag(page, 'h1'), ...byTag(page, 'h2')]
      .slice(0, HEADINGS_MAX)
      .map((heading) => wordsOf(textOf(page, heading)).join(' ')),
  )
  const isHeading = (segment: string) => headings.has(wordsOf(segment).join(' '))
  const others = segments.filter((segment) => !isHeading(segment) && !isPageName(segment))
  const [name = ''] = others
  const isLast = name === segments[0] || name === segments.at(-1)
  return others.length === 1 && isLast && segments.some(isHeading) && mayNameSite(name) ? name : null
}

const mayNameSite = (name: string) =>
  /^["“„«]?[\p{Lu}\p{Lo}\p{N}]/u.test(name) &&
  !/[?!:;@]|\.\.\.|…|https?:/.test(name) &&
  wordsOf(name).length <= SITE_WORDS_MAX &&
  !HOST_NAME.test(name) &&
  lookOf(name) !== 'person'

/** Weight of what is left of a title without the heading of the page. */
export const BESIDE_TOPIC_WEIGHT = 0.28
/** Weight of the only name in a title whose other segments just name the page, such as `Contact` and `Our team`. */
export const CLEAR_TITLE_WEIGHT = 0.3

function weightIn(segments: readonly string[]): number {
  if (segments.length < 2) return 0.15
  const [name, ...others] = segments.filter((segment) => !isPageName(segment))
  return name !== undefined &&
    others.length === 0 &&
    (NAMES.has(lookOf(name)) || saysOrganisation(name)) &&
    !HOST_NAME.test(name)
    ? CLEAR_TITLE_WEIGHT
    : 0.25
}

/**
 * Whether a title says what kind of organisation it names, also in scripts without capitals and with words that are not
 * capitalised inside names: `مركز الأمل`, `Szkoła Podstawowa nr 4 w Wiązowie`.
 */
export const saysOrganisation = (name: string) =>
  mayNameSite(name) && !IN_TOWN.test(name) && namesOrganisation(wordsOf(name))
/** `Elm Clinic in Leeds`: a title, not a name. */
const IN_TOWN = / in \p{Lu}/u

const NAMES: ReadonlySet<NameLook> = new Set(['organisation', 'name'])
/** `acme.com`: the name after it may be a person or firm that the page mentions. */
const HOST_NAME = /^\S+\.\p{L}{2,}$/u
const PAGE_WORDS_MAX = 5

/** Whether a text only says what a page is: `Contact`, `Our team`. */
export function isPageName(segment: string): boolean {
  const words = wordsOf(segment)
  return (
    isGeneric(words) ||
    (words.length <= PAGE_WORDS_MAX &&
      segment.split(/[ /-]/).every((word) => isPlainWord(foldName(word)) || CONNECTORS.has(word)))
  )
}

/** `Elm Bakery's team`: whose page it is. `Jane Roe's contact` names no organisation. */
function ownerOfPage(segment: string): string {
  const { owner, page } = POSSESSIVE.exec(segment)?.groups ?? {}
  if (owner === undefined || !isPageName(page!)) return segment
  return lookOf(owner) === 'organisation' ? owner : ''
}
const POSSESSIVE = /^(?<owner>\p{Lu}.{2,60})['’]s (?<page>.{3,30})$/u

/** Returns a segment without the lead-in before the name and without the site's town after it. */
function siteName(segment: string, all: readonly string[]): string {
  const unled = withoutPageTerm(segment).replace(LOWER_ARTICLE, '')
  // "Contact the Zoo" refers to the name in the rest of the title.
  const isInOther = () => all.some((other) => other !== segment && ` ${other} `.includes(` ${unled} `))
  if (unled !== segment && (isKindOfOrganisation(wordsOf(unled)) || isPageName(unled) || isInOther())) return ''
  const name = ownerOfPage(unled)
  const town = TOWN_BEHIND.exec(name)
  return town && countryOfCity(fold(town.groups!.town!)) !== null ? name.slice(0, town.index) : name
}
