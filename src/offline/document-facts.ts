import { attributeValue, scanHtmlInSteps } from '../lib/scan-html.ts'
import { runToEnd, type Steps } from '../lib/steps.ts'
import { URL_LENGTH_MAX } from '../lib/url.ts'

/** Document-wide settings for a page's references. */
export interface DocumentFacts {
  /** The base URL. */
  readonly base: string
  /** The page asks robots not to follow its links. */
  readonly isNofollow: boolean
}

/**
 * Reads `<base href>` (the first one counts, wherever it is) and `<meta name=robots>`. A base longer than the maximum
 * URL length is ignored, since every reference of the page would be as long.
 */
export const documentFacts = (html: string, url: string): DocumentFacts => runToEnd(documentFactsInSteps(html, url))

/** Like `documentFacts`, with pauses. */
export function* documentFactsInSteps(html: string, url: string): Steps<DocumentFacts> {
  let base: string | undefined
  let isNofollow = false
  if (!/<base\b|robots/i.test(html)) return { base: url, isNofollow }
  yield* scanHtmlInSteps(html, {
    tag: (tag) => {
      if (tag.name === 'base') base ??= attributeValue(tag, 'href')
      if (tag.name === 'meta' && attributeValue(tag, 'name')?.trim().toLowerCase() === 'robots') {
        isNofollow ||= /\b(?:nofollow|none)\b/i.test(attributeValue(tag, 'content') ?? '')
      }
    },
  })
  const resolved = base === undefined || base.length > URL_LENGTH_MAX ? null : URL.parse(base, url)
  const isUsable = resolved && /^https?:$/.test(resolved.protocol) && resolved.href.length <= URL_LENGTH_MAX
  return { base: isUsable ? resolved.href : url, isNofollow }
}
