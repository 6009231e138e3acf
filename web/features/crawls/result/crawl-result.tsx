import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ContactRound, Database, Plus, RotateCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { createSchedule } from '../../../../src/contracts/crawls/crawl-schedules.ts'
import type { Crawl, CrawlResult } from '../../../../src/contracts/crawls/crawls.ts'
import { start as startCrawl } from '../../../../src/contracts/crawls/crawls.ts'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { crawlTitle } from '../../../lib/crawl-name.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { crawlQueries } from '../api.ts'
import { countableValues } from '../live/countable-values.ts'
import { StageSkeleton } from '../live/stage-skeleton.tsx'
import { useCrawlAddress } from './crawl-address.ts'
import { CrawlPages } from './crawl-pages.tsx'
import { CrawlSummary } from './crawl-summary.tsx'
import { CrawlTitle } from './crawl-title.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ReadMore } from './read-more.tsx'

// What only some results show, or a tab that is not the first.
const CrawlChanges = lazyPart(async () => (await import('./crawl-changes.tsx')).CrawlChanges)
const FoundValues = lazyPart(async () => (await import('./found-values.tsx')).FoundValues)
const NoDataFound = lazyPart(async () => (await import('./no-data-found.tsx')).NoDataFound)
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'))

/** The people and organisations of a crawl. Another feature shows them. */
export interface CrawlPeople {
  /** A hook that returns how many there are; undefined until known. */
  useCount: (crawlId: string) => number | undefined
  show: (crawl: Crawl) => ReactNode
}

export interface CrawlResultViewProps {
  id: string
  onNew: () => void
  onAgain: (crawl: Crawl) => void
  /** Hides the title if the page has the same one. */
  isTitleHidden?: boolean | undefined
  /** A further action on a result that has contacts, such as writing to them. */
  action?: ((crawl: Crawl) => ReactNode) | undefined
  /** Shown in the first tab. */
  people: CrawlPeople
}

/**
 * The result of a finished crawl: what changed since the last one, its people and organisations, its values by type, its
 * pages with their reasons, and the next steps.
 */
export function CrawlResultView({ id, onNew, onAgain, isTitleHidden, action, people }: CrawlResultViewProps) {
  const { data: result, error, refetch, isFetching } = useQuery(crawlQueries.result(id))
  const peopleCount = people.useCount(id)
  const { address, adjust } = useCrawlAddress()
  const [scheduling, setScheduling] = useState<Crawl | null>(null)
  if (error && !result) {
    return (
      <Card>
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </Card>
    )
  }
  if (!result) return <StageSkeleton />
  const { crawl } = result
  const found = valuesByType(result)
  const total = found.reduce((sum, { values }) => sum + values.length, 0)
  const firstWithValues = found.find(({ values }) => values.length > 0)?.type
  return (
    <>
      {crawl.previous_id ? <CrawlChanges key={`changes-${id}`} crawlId={id} /> : null}
      <Card isFlush>
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
                        href={paths.crawlDetail.to(id)}
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
                <Button size="sm" variant="ghost" icon={CalendarClock} onClick={() => setScheduling(crawl)}>
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
          {crawl.reason && crawl.status !== 'cancelled' && !isToldByReadMore(crawl) ? (
            <Alert
              className="mt-4"
              tone={crawl.status === 'failed' ? 'danger' : 'info'}
              title={crawl.status === 'failed' ? 'Crawl failed' : undefined}
            >
              {reasonOf(crawl)}
            </Alert>
          ) : null}
          {crawl.third_party_notice ? (
            <Alert className="mt-4" tone="info">
              {crawl.third_party_notice}
            </Alert>
          ) : null}
        </header>
        {total > 0 ? (
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-y bg-sunken px-4 py-3 sm:px-5">
            <p className="text-muted text-sm">
              <strong className="mr-1.5 font-semibold text-2xl text-ink tabular-nums tracking-[-0.02em]">
                {formatNumber(total)}
              </strong>
              {total === 1 ? 'item' : 'items'} found
            </p>
            <div className="flex flex-wrap gap-2">
              <ExportMenu
                crawl={crawl}
                types={found.filter(({ values }) => values.length > 0).map(({ type }) => type)}
              />
              <LinkButton href={paths.data.to({ crawl_id: id })} icon={Database}>
                View data
              </LinkButton>
              <LinkButton
                href={paths.contacts.to({ crawl_id: id })}
                variant={action ? undefined : 'primary'}
                icon={ContactRound}
              >
                View contacts
              </LinkButton>
              {action?.(crawl)}
            </div>
          </div>
        ) : (
          <NoDataFound crawl={crawl} />
        )}
        {total > 0 ? (
          <div className="px-4 pt-3 pb-4 sm:px-5">
            <Tabs
              aria-label="Results"
              value={address.view ?? (peopleCount === 0 && firstWithValues ? firstWithValues : 'people')}
              onChange={(view) => adjust({ view })}
              tabs={[
                { id: 'people', label: 'People and organisations', content: people.show(crawl) },
                ...found.map(({ type, values }) => ({
                  id: type,
                  label: dataTypes[type].label,
                  count: values.length,
                  content: <FoundValues type={type} values={values} phoneNumbers={result.phone_numbers} />,
                })),
              ]}
            />
          </div>
        ) : null}
      </Card>
      <CrawlPages crawl={crawl} />
      {scheduling ? (
        <Suspense fallback={null}>
          <ScheduleDialog crawl={scheduling} onClose={() => setScheduling(null)} />
        </Suspense>
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

/** The requested types, with the values that count. */
function valuesByType({ crawl, results }: CrawlResult): { type: DataType; values: string[] }[] {
  return crawl.types.map((type) => ({ type, values: countableValues(results[type] ?? []) }))
}
