import { readRefreshDelay, readRefreshTarget } from '../lib/read-refresh-target.ts'
import { byTag, closest, type Page } from './page.ts'

/** Maximum delay of a redirect. With a longer one, visitors are meant to read the page. */
const DELAY_SECONDS_MAX = 5
/** A page with more text than this has content of its own. */
const TEXT_LENGTH_MAX = 1_000

/**
 * Returns the target of a page that only forwards, by `<meta http-equiv=refresh>` or a Refresh header, where a server
 * cannot send a redirect. A page with contact details has content of its own.
 *
 * @param header the Refresh header, if there is one
 * @returns an absolute http(s) URL, or null
 */
export function readForwarding(page: Page, header: string | undefined): string | null {
  if (page.text.length > TEXT_LENGTH_MAX || page.text.includes('@') || hasContactLink(page)) return null
  const told = byTag(page, 'meta').filter(
    (element) =>
      element.attributes['http-equiv']?.trim().toLowerCase() === 'refresh' &&
      // A refresh for browsers without scripts leads away from what other visitors see.
      !closest(element, ({ tag }) => tag === 'noscript'),
  )
  const contents = [header, ...told.map(({ attributes }) => attributes.content)]
  for (const content of contents) {
    const target = content && readRefreshDelay(content) <= DELAY_SECONDS_MAX ? readRefreshTarget(content) : null
    const url = target && URL.parse(target, page.baseUrl)
    if (url && /^https?:$/.test(url.protocol)) return url.href
  }
  return null
}

const hasContactLink = (page: Page) =>
  byTag(page, 'a').some(({ attributes }) => /^\s*(?:mailto|tel):/i.test(attributes.href ?? ''))
