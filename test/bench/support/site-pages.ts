import { findHtmlReferences } from '../../../src/offline/html-references.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'

export interface SitePage {
  readonly url: string
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly text: string
}

/** Reads pages of a benchmark website by following links, for benchmarks of what happens after fetching. */
export async function readSitePages(site: string, pagesMax: number): Promise<SitePage[]> {
  const found: SitePage[] = []
  const seen = new Set([`${site}/`])
  for (const url of seen) {
    if (found.length === pagesMax) break
    const response = await fetch(url).catch(() => null)
    const contentType = response?.headers.get('content-type') ?? ''
    if (!response?.ok || !contentType.includes('html')) continue
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { text } = decodeBody(bytes, contentType)
    found.push({ url, bytes, contentType, text })
    for (const { url: to, kind } of findHtmlReferences(text, url))
      if (kind === 'page' && to.startsWith(site)) seen.add(to)
  }
  return found
}
