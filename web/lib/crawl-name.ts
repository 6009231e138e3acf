import type { Crawl } from '../../src/contracts/crawls/crawls.ts'
import { readableUrl } from './readable-url.ts'

/** What a crawl is called on its own page: the name that it was given, or else its website or keyword. */
export const crawlTitle = ({ name, source }: Pick<Crawl, 'name' | 'source'>): string => name ?? source

/** A crawl's name in lists: its own, or else its start address, since one site may be crawled from several pages. */
export function crawlName({ name, url, source }: Pick<Crawl, 'name' | 'url' | 'source'>): string {
  if (name || !url) return name ?? source
  const path = readableUrl(url).replace(/^[^/?]*/, '')
  return path === '/' ? source : source + path
}
