import { CalendarClock, Plus, RotateCw } from 'lucide-react'
import { Link } from 'wouter'
import { createSchedule } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { start as startCrawl } from '../../../../src/contracts/crawls/crawls.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { crawlTitle } from '../../../lib/crawl-name.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { CrawlSummary } from './crawl-summary.tsx'
import { CrawlTitle } from './crawl-title.tsx'
import { ReadMore } from './read-more.tsx'

export interface CrawlResultHeaderProps {
  crawl: Crawl
  isTitleHidden: boolean | undefined
  onNew: () => void
  onSchedule: () => void
  onAgain: (crawl: Crawl) => void
}

/** Which crawl it was, how it ended, and what can be done next. */
export function CrawlResultHeader({ crawl, isTitleHidden, onNew, onSchedule, onAgain }: CrawlResultHeaderProps) {
  return (
    <header className="px-4 pt-4 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="flex items-center gap-2">
            {isTitleHidden ? (
              <h2 className="sr-only">Result</h2>
            ) : (
              <h2 className="min-w-0 font-semibold text-ink text-xl">
                <CrawlTitle crawl={crawl}>
                  <Link
                    href={paths.crawlDetail.to(crawl.id)}
                    className="rounded-sm hover:underline hover:underline-offset-3"
                  >
                    {crawlTitle(crawl)}
                  </Link>
                </CrawlTitle>
              </h2>
            )}
            <StatusBadge status={crawl.status} />
          </div>
          <CrawlSummary crawl={crawl} />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="ghost" icon={Plus} onClick={onNew}>
            New Crawl
          </Button>
          <Allowed to={createSchedule}>
            <Button size="sm" variant="ghost" icon={CalendarClock} onClick={onSchedule}>
              Schedule
            </Button>
          </Allowed>
          <Allowed to={startCrawl}>
            <Button size="sm" icon={RotateCw} onClick={() => onAgain(crawl)}>
              Crawl again
            </Button>
          </Allowed>
        </div>
      </div>
      {!crawl.reason && crawl.status === 'completed' && crawl.pages_done < crawl.limit ? (
        <p className="mt-2 text-muted text-sm">
          {formatNumber(crawl.pages_done)} of up to {formatNumber(crawl.limit)} pages. {crawl.end_reason_text}
        </p>
      ) : null}
      <ReadMore crawl={crawl} onAgain={onAgain} />
      <WhyItEnded crawl={crawl} />
    </header>
  )
}

/** Why a crawl failed or stopped early, unless the offer to read on says so, and what it owes to others. */
function WhyItEnded({ crawl }: { crawl: Crawl }) {
  const hasFailed = crawl.status === 'failed'
  return (
    <>
      {crawl.reason && crawl.status !== 'cancelled' && !isToldByReadMore(crawl) ? (
        <Alert className="mt-4" tone={hasFailed ? 'danger' : 'info'} title={hasFailed ? 'Crawl failed' : undefined}>
          {reasonOf(crawl)}
        </Alert>
      ) : null}
      {crawl.third_party_notice ? (
        <Alert className="mt-4" tone="info">
          {crawl.third_party_notice}
        </Alert>
      ) : null}
    </>
  )
}

/** Whether the offer to read on already says that a limit ended the crawl. */
const isToldByReadMore = ({ more_pages, end_reason }: Crawl): boolean =>
  more_pages > 0 && (end_reason === 'page-limit' || end_reason === 'time-limit')

/** Why a crawl failed or stopped, with the number of pages lost to each cause if known. */
function reasonOf({ reason, end_reason_text }: Crawl): string | null {
  const isSame = reason !== null && end_reason_text?.startsWith(reason.replace(/\.$/, ''))
  return isSame ? end_reason_text : reason
}
