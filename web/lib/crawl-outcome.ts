import type { Crawl } from '../../src/contracts/crawls.ts'
import { formatNumber } from './format.ts'

/** What a list says of a crawl below its name: what it has found, or why it failed. */
export function crawlOutcome({
  status,
  reason,
  items_found,
  pages_done,
}: Pick<Crawl, 'status' | 'reason' | 'items_found' | 'pages_done'>): string {
  const items = `${formatNumber(items_found)} ${items_found === 1 ? 'item' : 'items'}`
  if (status === 'queued') return 'Waiting for its turn'
  if (status === 'running') return `${items} so far`
  if (status === 'failed') return reason ?? 'Crawl failed'
  return `${items} on ${formatNumber(pages_done)} ${pages_done === 1 ? 'page' : 'pages'}`
}
