import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Crawl, CrawlResult } from '../../../../src/contracts/crawls/crawls.ts'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { dataTypes } from '../../../ui/data-types.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { crawlQueries } from '../api.ts'
import { countableValues } from '../live/countable-values.ts'
import { StageSkeleton } from '../live/stage-skeleton.tsx'
import { useCrawlAddress } from './crawl-address.ts'
import { CrawlPages } from './crawl-pages.tsx'
import { CrawlResultHeader } from './crawl-result-header.tsx'
import { FoundSummary } from './found-summary.tsx'

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
  return (
    <>
      {crawl.previous_id ? <CrawlChanges key={`changes-${id}`} crawlId={id} /> : null}
      <Card isFlush>
        <CrawlResultHeader
          crawl={crawl}
          isTitleHidden={isTitleHidden}
          onNew={onNew}
          onSchedule={() => setScheduling(crawl)}
          onAgain={onAgain}
        />
        {total > 0 ? (
          <>
            <FoundSummary
              crawl={crawl}
              total={total}
              types={found.filter(({ values }) => values.length > 0).map(({ type }) => type)}
              action={action}
            />
            <ResultTabs result={result} found={found} people={people} peopleCount={peopleCount} />
          </>
        ) : (
          <NoDataFound crawl={crawl} />
        )}
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

interface ResultTabsProps {
  result: CrawlResult
  found: readonly ValuesOfType[]
  people: CrawlPeople
  peopleCount: number | undefined
}

/** The people and organisations, then the values of each type. Begins with what there is. */
function ResultTabs({ result, found, people, peopleCount }: ResultTabsProps) {
  const { address, adjust } = useCrawlAddress()
  const firstWithValues = found.find(({ values }) => values.length > 0)?.type
  return (
    <div className="px-4 pt-3 pb-4 sm:px-5">
      <Tabs
        aria-label="Results"
        value={address.view ?? (peopleCount === 0 && firstWithValues ? firstWithValues : 'people')}
        onChange={(view) => adjust({ view })}
        tabs={[
          { id: 'people', label: 'People and organisations', content: people.show(result.crawl) },
          ...found.map(({ type, values }) => ({
            id: type,
            label: dataTypes[type].label,
            count: values.length,
            content: <FoundValues type={type} values={values} phoneNumbers={result.phone_numbers} />,
          })),
        ]}
      />
    </div>
  )
}

interface ValuesOfType {
  readonly type: DataType
  readonly values: string[]
}

/** The requested types, with the values that count. */
function valuesByType({ crawl, results }: CrawlResult): ValuesOfType[] {
  return crawl.types.map((type) => ({ type, values: countableValues(results[type] ?? []) }))
}
