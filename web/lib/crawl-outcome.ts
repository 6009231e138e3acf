import type { Crawl } from '../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../src/lib/text/pluralize.ts'

/** The line below a crawl's name in lists: what it found, or why it failed. */
export function crawlOutcome({
  status,
  reason,
  items_found,
  pages_done,
}: Pick<Crawl, 'status' | 'reason' | 'items_found' | 'pages_done'>): string {
  const items = pluralize(items_found, 'item')
  if (status === 'queued') return 'Queued'
  if (status === 'running') return `${items} so far`
  if (status === 'failed') return reason ?? 'Crawl failed'
  return `${items} on ${pluralize(pages_done, 'page')}`
}
