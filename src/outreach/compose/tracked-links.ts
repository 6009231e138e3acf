import { decodeHTMLAttribute } from 'entities'
import type { MessageFormat } from '../../contracts/campaigns/message-format.ts'
import { scanHtml } from '../../lib/scan-html.ts'
import { contentHtml } from './content-html.ts'
import { escapeText } from './html-places.ts'
import { placeholders } from './merge-fields.ts'

/** Further links are not tracked. */
export const TRACKED_LINKS_MAX = 500
/** Longer URLs are not tracked, because the tracking URL contains the target. */
const TARGET_LENGTH_MAX = 1_000

interface FoundLink {
  /** From 1; equal URLs have the same number. */
  readonly number: number
  readonly target: string
  readonly start: number
  readonly end: number
}

/**
 * The http(s) URLs in a campaign's content whose clicks can be counted, in order of first appearance. The list depends
 * only on the content. Fields in their paths are not yet merged (`mergeFields` as `url`). Not tracked are links whose
 * host is a field, `{{unsubscribe_url}}`, mail addresses, phone numbers and anchors within the page.
 */
export function trackedLinks(content: string, format: MessageFormat = 'html'): string[] {
  const targets: string[] = []
  for (const { number, target } of findLinks(contentHtml(content, format)))
    if (number > targets.length) targets.push(target)
  return targets
}

/**
 * Replaces the links of markup by their tracking URLs.
 *
 * @param html the content as returned by `contentHtml`, before its fields are merged
 * @param never URLs to keep, such as the sender's own unsubscribe page
 */
export function rewriteLinks(
  html: string,
  clickUrl: (target: string, number: number) => string,
  never: readonly (string | null)[] = [],
): string {
  const pieces: string[] = []
  let from = 0
  for (const { number, target, start, end } of findLinks(html)) {
    if (never.includes(target)) continue
    pieces.push(html.slice(from, start), `"${escapeText(clickUrl(target, number))}"`)
    from = end
  }
  pieces.push(html.slice(from))
  return pieces.join('')
}

function findLinks(html: string): FoundLink[] {
  const numbers = new Map<string, number>()
  const links: FoundLink[] = []
  scanHtml(html, {
    tag({ name, attributes, isForeign }) {
      if ((name !== 'a' && name !== 'area') || isForeign) return
      const href = attributes.find((attribute) => attribute.name === 'href')
      if (!href) return
      const target = decodeHTMLAttribute(href.raw).trim()
      if (!isTrackable(target)) return
      if (!numbers.has(target) && numbers.size === TRACKED_LINKS_MAX) return
      const number = numbers.get(target) ?? numbers.size + 1
      numbers.set(target, number)
      links.push({ number, target, start: href.valueStart, end: href.end })
    },
  })
  return links
}

/** The part before the path, so that a field's value cannot choose the host. */
const ORIGIN = /^https?:\/\/[^/?#\\]+[/?#]/i

function isTrackable(target: string): boolean {
  if (target.length > TARGET_LENGTH_MAX) return false
  if (!URL.canParse(target) || !/^https?:\/\//i.test(target)) return false
  const fields = [...placeholders(target)]
  if (fields.some(({ name }) => name === 'unsubscribe_url')) return false
  const origin = ORIGIN.exec(target)?.[0] ?? target
  return fields.every(({ start }) => start >= origin.length)
}
