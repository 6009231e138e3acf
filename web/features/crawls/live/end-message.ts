import type { Crawl } from '../../../../src/contracts/crawls.ts'
import { toast } from '../../../ui/toast.tsx'

/** What a person is told about a crawl that is over; the server says the same. */
export function endMessageOf({
  status,
  reason,
  items_found,
}: Pick<Crawl, 'status' | 'reason' | 'items_found'>): string {
  if (status === 'failed') return reason ? `Crawl failed. ${reason}` : 'Crawl failed'
  if (status === 'cancelled') return 'The crawl was cancelled.'
  return items_found === 0 ? 'No Data Found' : 'Crawl completed successfully!'
}

const announced = new Set<string>()

/** Says once a crawl that it is over, whoever notices it first: the call that waited for it or the panel that watched. */
export function announceEnd(crawl: Crawl): void {
  if (announced.has(crawl.id)) return
  announced.add(crawl.id)
  const message = endMessageOf(crawl)
  if (crawl.status === 'failed') toast.error(message)
  else if (crawl.status === 'cancelled' || crawl.items_found === 0) toast.info(message)
  else toast.success(message)
}
