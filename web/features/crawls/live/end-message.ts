import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { toast } from '../../../ui/toast.tsx'

/** The message about a finished crawl. The server uses the same wording. */
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
const expected = new Set<string>()

/** Announces the end of a crawl that runs in the background, even if it ends before a page follows it. */
export function expectEnd(id: string): void {
  expected.add(id)
}

/** Whether the end of a crawl is expected and was not announced. */
export const isEndExpected = (id: string): boolean => expected.has(id) && !announced.has(id)

/** Announces the end of a crawl once, whether the start request or the progress panel notices it first. */
export function announceEnd(crawl: Crawl): void {
  if (announced.has(crawl.id)) return
  announced.add(crawl.id)
  const message = endMessageOf(crawl)
  if (crawl.status === 'failed') toast.error(message)
  else if (crawl.status === 'cancelled' || crawl.items_found === 0) toast.info(message)
  else toast.success(message)
}
