import { attributeValue, scanHtml } from '../lib/scan-html.ts'

/** What holds for all references of a page. */
export interface DocumentFacts {
  /** What they are relative to. */
  readonly base: string
  /** The page asks robots to follow no link of it. */
  readonly isNofollow: boolean
}

/** Reads `<base href>` (the first counts, wherever it stands) and `<meta name=robots>`. */
export function documentFacts(html: string, url: string): DocumentFacts {
  let base: string | undefined
  let isNofollow = false
  if (!/<base\b|robots/i.test(html)) return { base: url, isNofollow }
  scanHtml(html, {
    tag: (tag) => {
      if (tag.name === 'base') base ??= attributeValue(tag, 'href')
      if (tag.name === 'meta' && attributeValue(tag, 'name')?.trim().toLowerCase() === 'robots') {
        isNofollow ||= /\b(?:nofollow|none)\b/i.test(attributeValue(tag, 'content') ?? '')
      }
    },
  })
  const resolved = base === undefined ? null : URL.parse(base, url)
  return { base: resolved && /^https?:$/.test(resolved.protocol) ? resolved.href : url, isNofollow }
}
