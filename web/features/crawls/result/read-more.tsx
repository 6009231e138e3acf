import { ArrowDownToLine, RotateCw } from 'lucide-react'
import {
  type Crawl,
  continueCrawl,
  PAGE_LIMIT_MAX,
  start as startCrawl,
} from '../../../../src/contracts/crawls/crawls.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { useContinueCrawl } from '../api.ts'

/**
 * Where a limit or a cancellation ended a crawl: continues it with the pages that it knows, or, if those are not kept any
 * more, offers another crawl with the highest limit.
 */
export function ReadMore({ crawl, onAgain }: { crawl: Crawl; onAgain: (crawl: Crawl) => void }) {
  const go = useContinueCrawl(crawl.id)
  const { more_pages, pages_done, limit } = crawl
  if (more_pages > 0) {
    const press = () =>
      go.mutate(
        { params: { id: crawl.id }, body: { limit: pages_done + more_pages } },
        { onError: (error) => toastFailure(error, "We couldn't continue the crawl.") },
      )
    return (
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
        <p>
          {whyOf(crawl)} Reading on keeps what was found and{' '}
          {isOfThisMonth(crawl) ? "doesn't count as another crawl." : 'counts as one crawl of this month.'}
        </p>
        <Allowed to={continueCrawl}>
          <Button size="sm" variant="primary" icon={ArrowDownToLine} isLoading={go.isPending} onClick={press}>
            Read {formatNumber(more_pages)} more pages
          </Button>
        </Allowed>
      </div>
    )
  }
  if (!isEndedByLimit(crawl)) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
      <p>
        It read all {formatNumber(limit)} pages you asked for. The site may have more. A new crawl starts again from the
        first page and counts as one more crawl on your plan.
      </p>
      <Allowed to={startCrawl}>
        <Button size="sm" icon={RotateCw} onClick={() => onAgain({ ...crawl, limit: PAGE_LIMIT_MAX })}>
          Crawl again with up to {formatNumber(PAGE_LIMIT_MAX)} pages
        </Button>
      </Allowed>
    </div>
  )
}

/** Whether the page limit ended a crawl, and a higher limit is possible. */
const isEndedByLimit = ({ status, pages_done, limit }: Crawl): boolean =>
  status === 'completed' && pages_done >= limit && limit < PAGE_LIMIT_MAX

/** Whether the crawl is charged to the current month (UTC), so that continuing it costs nothing more. */
const isOfThisMonth = ({ created_at, continued_at }: Crawl): boolean =>
  (continued_at ?? created_at).slice(0, 7) === new Date().toISOString().slice(0, 7)

function whyOf({ status, pages_done, limit }: Crawl): string {
  if (status === 'cancelled') return 'You cancelled it before it had read everything.'
  return pages_done >= limit
    ? `It read all ${formatNumber(limit)} pages you asked for, and knows more.`
    : 'Its time was up before it had read everything.'
}
