import { readRefreshDelay, readRefreshTarget } from '../lib/read-refresh-target.ts'
import { byTag, closest, type Page } from './page.ts'

/** Who waits longer is meant to read the page first. */
const DELAY_SECONDS_MAX = 5
/** More text than this is a page of its own, which happens to lead on. */
const TEXT_LENGTH_MAX = 1_000

/**
 * Where a page that is only there to lead elsewhere leads: a redirect that a server cannot send, by `<meta http-equiv=refresh>`
 * or a Refresh header. A page that shows how to reach somebody is one of its own.
 *
 * @param header the Refresh header, if there was one
 * @returns an absolute http(s) URL other than the page's own, or null
 */
export function readForwarding(page: Page, header: string | undefined): string | null {
  if (page.text.length > TEXT_LENGTH_MAX || page.text.includes('@') || hasContactLink(page)) return null
  const told = byTag(page, 'meta').filter(
    (element) =>
      element.attributes['http-equiv']?.trim().toLowerCase() === 'refresh' &&
      // What is for those without scripts leads away from what everyone else sees.
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
