import type { Page, PageElement } from '../page.ts'
import { VALUE_LENGTH_MAX } from './entity-draft.ts'

const URL_PROPERTY = /^(?:url|sameAs|image|logo|mainEntityOfPage|hasMap|map|menu|item|contentUrl|thumbnailUrl|photo)$/
const REACH_PROPERTY = /^(?:email|telephone|faxNumber)$/
const REACH_SCHEME = /^\s*(?:mailto|tel|telephone|fax|callto|sms):\s*/i
const SOURCES: Readonly<Record<string, string>> = {
  img: 'src',
  iframe: 'src',
  embed: 'src',
  video: 'src',
  audio: 'src',
  object: 'data',
}

/**
 * Returns an element's value for a schema.org property: `content`, a machine-readable attribute, the link target if the
 * property expects an address, otherwise its text with line breaks.
 *
 * Unlike in the HTML standard, the value of a link is its text for properties such as `author` or `name`, because that
 * is what pages mean.
 *
 * @see https://html.spec.whatwg.org/multipage/microdata.html#values
 */
export function elementValue(page: Page, element: PageElement, property: string): string {
  const { tag, attributes } = element
  if (attributes.content !== undefined) return attributes.content.trim()
  const { href } = attributes
  if (href !== undefined && REACH_PROPERTY.test(property) && REACH_SCHEME.test(href)) return reachOf(href)
  if (href !== undefined && (tag === 'link' || URL_PROPERTY.test(property))) return absolute(page, href)
  const source = attributes[SOURCES[tag] ?? '']
  if (source !== undefined) return URL_PROPERTY.test(property) ? absolute(page, source) : (attributes.alt ?? '').trim()
  if (tag === 'time' && attributes.datetime) return attributes.datetime.trim()
  if ((tag === 'data' || tag === 'meter') && attributes.value) return attributes.value.trim()
  return shownText(page, element) || (attributes.title ?? '').trim()
}

/** Returns the text of an element, truncated to the maximum length of a value. */
export function shownText(page: Page, { start, end }: PageElement): string {
  return page.text
    .slice(start, Math.min(end, start + VALUE_LENGTH_MAX))
    .replace(/\t/g, ' ')
    .trim()
}

/** Returns the absolute URL, or the text unchanged when it is not a URL. */
export function absolute(page: Page, href: string): string {
  return URL.parse(href.trim(), page.baseUrl)?.href ?? href.trim()
}

/** Returns the target of a `mailto:` or `tel:` link, decoded and without the query. */
export function reachOf(href: string): string {
  const target = href.replace(REACH_SCHEME, '').replace(/^\/\//, '').split('?')[0]!.trim()
  try {
    return decodeURIComponent(target).trim()
  } catch {
    return target
  }
}
