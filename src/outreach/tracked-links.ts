import { decodeHTMLAttribute } from 'entities'
import { scanHtml } from '../lib/scan-html.ts'
import { contentHtml } from './content-html.ts'
import { escapeText } from './html-places.ts'
import { placeholders } from './merge-fields.ts'

/** More are left as they are. */
export const TRACKED_LINKS_MAX = 500
/** Longer ones are left as they are: their counted address holds all of them. */
const TARGET_LENGTH_MAX = 1_000

interface FoundLink {
  /** From 1; the same address has the same number wherever it stands. */
  readonly number: number
  readonly target: string
  readonly start: number
  readonly end: number
}

/**
 * The http(s) addresses that a campaign's content links to and whose clicks can be counted, in the order in which they first stand there. They follow from the
 * content alone. Fields in their paths are still to be merged (`mergeFields` as `url`); a link whose host is a field is not followed, nor is
 * `{{unsubscribe_url}}`, mail, phone numbers and places of the page itself.
 */
export function trackedLinks(content: string): string[] {
  const targets: string[] = []
  for (const { number, target } of findLinks(contentHtml(content))) if (number > targets.length) targets.push(target)
  return targets
}

/**
 * Lets the links of a markup lead to the addresses by which clicks are counted.
 *
 * @param html the content as `contentHtml` gives it, before its fields are merged
 * @param never addresses that stay as they are, as that of a page of one's own for unsubscribing
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

/** What comes before the path: whoever fills a field in must not choose the host. */
const ORIGIN = /^https?:\/\/[^/?#\\]+[/?#]/i

function isTrackable(target: string): boolean {
  if (target.length > TARGET_LENGTH_MAX) return false
  if (!URL.canParse(target) || !/^https?:\/\//i.test(target)) return false
  const fields = [...placeholders(target)]
  if (fields.some(({ name }) => name === 'unsubscribe_url')) return false
  const origin = ORIGIN.exec(target)?.[0] ?? target
  return fields.every(({ start }) => start >= origin.length)
}
