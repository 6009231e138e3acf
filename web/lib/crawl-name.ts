import type { Crawl } from '../../src/contracts/crawls/crawls.ts'
import { readableUrl } from './readable-url.ts'

/** A crawl's name in lists: its start address, since one site may be crawled from several pages. */
export function crawlName({ url, source }: Pick<Crawl, 'url' | 'source'>): string {
  if (!url) return source
  const path = readableUrl(url).replace(/^[^/?]*/, '')
  return path === '/' ? source : source + path
}
