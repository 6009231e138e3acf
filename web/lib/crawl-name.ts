import type { Crawl } from '../../src/contracts/crawls.ts'
import { readableUrl } from './readable-url.ts'

/** What a crawl is called in a list: where it began, since one site may have been crawled from several pages. */
export function crawlName({ url, source }: Pick<Crawl, 'url' | 'source'>): string {
  if (!url) return source
  const path = readableUrl(url).replace(/^[^/?]*/, '')
  return path === '/' ? source : source + path
}
