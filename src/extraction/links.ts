import { readRefreshTarget } from '../lib/read-refresh-target.ts'
import { ResolvedUrls } from '../lib/url.ts'
import { byTag, type Page, type PageElement } from './page.ts'

/** A link that a crawl may follow. */
export interface PageLink {
  /** Absolute http(s) URL without fragment. */
  readonly url: string
  /** The link's text, or the title of a frame; at most 200 characters. */
  readonly text: string
  readonly kind: 'anchor' | 'frame' | 'refresh' | 'canonical' | 'alternate'
  /** Whether the page declares the target as its translation. */
  readonly isTranslation?: boolean
}

/** A page's links and its directives for crawlers. */
export interface PageLinks {
  /** Distinct URLs in document order, without `rel=nofollow` links. */
  readonly links: readonly PageLink[]
  /** Absolute URL of `<link rel=canonical>`, or null. */
  readonly canonical: string | null
  /** Whether `<meta name=robots>`, or that of our own agent, says nofollow. */
  readonly isNofollow: boolean
  readonly isNoindex: boolean
}

/** Our name in robots directives. */
const AGENT = 'contactorybot'
const URL_LENGTH_MAX = 2_000
const TEXT_LENGTH_MAX = 200
/**
 * More links than any page for people has. Beyond the limit the last ones are kept too, because they are the footer's.
 */
const LINKS_MAX = 20_000
const LAST_LINKS = 500

/**
 * Returns the links of a page and its directives for crawlers.
 *
 * `ugc` and `sponsored` qualify a link but do not exclude robots, so only `nofollow` links are skipped.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html
 */
export function readLinks(page: Page): PageLinks {
  const links = new Map<string, PageLink>()
  let canonical: string | null = null
  for (const element of linkElements(page)) {
    const kind = linkKind(element)
    const target = kind && targetOf(element, kind)
    const url = target ? resolve(page, target) : null
    if (!kind || !url) continue
    if (kind === 'canonical') canonical ??= url
    const known = links.get(url)
    if (!known || known.text === '') {
      const isTranslation = known?.isTranslation ?? isInOtherLanguage(page, element)
      links.set(url, {
        url,
        kind: known?.kind ?? kind,
        text: linkText(page, element, kind),
        ...(isTranslation && { isTranslation }),
      })
    }
  }
  const directives = robotsDirectives(page)
  return {
    links: [...links.values()],
    canonical,
    isNofollow: directives.has('nofollow') || directives.has('none'),
    isNoindex: directives.has('noindex') || directives.has('none'),
  }
}

/** The elements that may link, in document order; if there are too many, the first and the last. */
function linkElements({ elements }: Page): readonly PageElement[] {
  const linking = elements.filter(({ tag }) => LINKING.has(tag))
  if (linking.length <= LINKS_MAX) return linking
  return [...linking.slice(0, LINKS_MAX - LAST_LINKS), ...linking.slice(-LAST_LINKS)]
}

/** Absolute URLs that only `rel=nofollow` links lead to, which `readLinks` omits. */
export function readNofollowLinks(page: Page): string[] {
  const followed = new Set(readLinks(page).links.map(({ url }) => url))
  const targets = byTag(page, 'a').map(({ attributes }) => {
    const isAsked = relations(attributes.rel).includes('nofollow')
    return isAsked && attributes.href ? resolve(page, attributes.href.trim()) : null
  })
  return [...new Set(targets)].filter((url): url is string => url !== null && !followed.has(url))
}

const LINKING = new Set(['a', 'area', 'iframe', 'frame', 'meta', 'link'])

function linkKind({ tag, attributes }: PageElement): PageLink['kind'] | null {
  if (tag === 'a' || tag === 'area') {
    return attributes.href === undefined || relations(attributes.rel).includes('nofollow') ? null : 'anchor'
  }
  if (tag === 'iframe' || tag === 'frame') return 'frame'
  if (tag === 'meta') return attributes['http-equiv']?.trim().toLowerCase() === 'refresh' ? 'refresh' : null
  if (tag !== 'link') return null
  const names = relations(attributes.rel)
  if (names.includes('canonical')) return 'canonical'
  return names.includes('alternate') && attributes.hreflang !== undefined ? 'alternate' : null
}

/**
 * Whether a link's `hreflang` names another language, on alternates and in language menus. The page's own language and
 * `x-default` do not count.
 */
function isInOtherLanguage({ language }: Page, { attributes }: PageElement): boolean {
  const given = attributes.hreflang?.trim().toLowerCase()
  if (!given || !language || given === 'x-default') return false
  return given.split(/[-_]/, 1)[0] !== language.split(/[-_]/, 1)[0]
}

const relations = (rel: string | undefined) => (rel ? rel.toLowerCase().split(/[\s,]+/) : [])

function targetOf({ attributes }: PageElement, kind: PageLink['kind']): string | null {
  if (kind === 'refresh') return readRefreshTarget(attributes.content ?? '')
  return (kind === 'frame' ? attributes.src : attributes.href)?.trim() || null
}

/** Resolves to an absolute http(s) URL without fragment; null for targets that a crawl cannot fetch. */
function resolve(page: Page, target: string): string | null {
  if (target.length > URL_LENGTH_MAX || target.startsWith('#')) return null
  const written = lacksScheme(page, target) ? `//${target}` : target
  return resolved.resolve(written, page.baseUrl, () => absolute(written, page.baseUrl))
}

const resolved = new ResolvedUrls<string | null>()

function absolute(target: string, base: string): string | null {
  const url = URL.parse(target, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href.length <= URL_LENGTH_MAX ? url.href : null
}

/** Whether a target is a URL of the page's site without its scheme, `www.elm.example/contact`, rather than a folder. */
function lacksScheme({ baseUrl }: Page, target: string): boolean {
  if (!/^[\w-]{1,63}\./.test(target)) return false
  const host = URL.parse(baseUrl)?.host.replace(/^www\./, '') ?? ''
  const rest = target.toLowerCase().replace(/^www\./, '')
  return host.includes('.') && rest.startsWith(host) && /^(?:[/?#]|$)/.test(rest.slice(host.length))
}

function linkText(page: Page, element: PageElement, kind: PageLink['kind']): string {
  const { attributes, start, end } = element
  const shown = kind === 'anchor' ? page.text.slice(start, Math.min(end, start + 2 * TEXT_LENGTH_MAX)) : ''
  const text =
    shown.trim() || attributes.title || attributes['aria-label'] || attributes.alt || pictureText(page, element)
  return text.replace(/\s+/g, ' ').trim().slice(0, TEXT_LENGTH_MAX)
}

/** The alternative text of a picture inside a link. */
function pictureText(page: Page, { index, tag }: PageElement): string {
  if (tag !== 'a') return ''
  const inside = page.elements.slice(index + 1, index + 4).find((at) => at.tag === 'img' && at.parent?.index === index)
  return inside?.attributes.alt ?? ''
}

/** All directives for every robot and for ours, combined from several tags. */
function robotsDirectives(page: Page): Set<string> {
  const named = byTag(page, 'meta').filter(({ attributes }) => {
    const name = attributes.name?.trim().toLowerCase()
    return name === 'robots' || name === AGENT
  })
  return new Set(named.flatMap(({ attributes }) => (attributes.content ?? '').toLowerCase().split(/[\s,;]+/)))
}
