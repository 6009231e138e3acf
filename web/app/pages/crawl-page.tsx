import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dryRunCrawl } from '../../../src/contracts/crawls/crawl-dry-runs.ts'
import { clearPreset, savePreset } from '../../../src/contracts/crawls/crawl-presets.ts'
import type { Crawl } from '../../../src/contracts/crawls/crawls.ts'
import { start as startCrawl } from '../../../src/contracts/crawls/crawls.ts'
import { useSession } from '../../features/auth/session.ts'
import { crawlQueries, isUnderWay } from '../../features/crawls/api.ts'
import { CrawlForm, type CrawlFormHandle } from '../../features/crawls/form/crawl-form.tsx'
import { againOf } from '../../features/crawls/history/again.ts'
import { DeleteCrawlDialog } from '../../features/crawls/history/delete-crawl-dialog.tsx'
import { RecentCrawls } from '../../features/crawls/history/recent-crawls.tsx'
import { StageSkeleton } from '../../features/crawls/live/stage-skeleton.tsx'
import { useCrawlAddress } from '../../features/crawls/result/crawl-address.ts'
import { useStartCrawl } from '../../features/crawls/use-start-crawl.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { cn } from '../../ui/cn.ts'
import { InOrder } from '../../ui/in-order.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'

const CrawlView = lazyPart(async () => (await import('../crawl-view.tsx')).CrawlView, <StageSkeleton />)
const CrawlHistory = lazyPart(
  async () => (await import('../../features/crawls/history/crawl-history.tsx')).CrawlHistory,
  <TableSkeleton />,
)

/** New Crawl: the form, and beside it the open crawl or the list of crawls. */
export default function CrawlPage() {
  const { address, go, adjust } = useCrawlAddress()
  const { crawl: openId, history, find } = address
  const form = useRef<CrawlFormHandle>(null)
  const [deleting, setDeleting] = useState<Crawl | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const { user } = useSession()
  const { start, starting } = useStartCrawl({
    accountId: user?.id,
    onStarting: (id) => go({ crawl: id }),
    onRefused: () => go({}, { replace: true }),
  })
  const leave = useRunningCrawl(openId, (id) => go({ crawl: id }, { replace: true }))

  const actions = {
    onOpen: (crawl: Crawl) => go({ crawl: crawl.id }),
    onAgain: (crawl: Crawl) =>
      void start(againOf(crawl)).catch((error: unknown) => toastFailure(error, 'Crawl failed')),
    onDelete: setDeleting,
  }
  function openForm() {
    leave()
    go({})
    form.current?.focus()
  }

  return (
    <>
      <PageHeader
        title="New Crawl"
        description="Crawl a website and collect its contacts, each with its source page."
      />
      <div className="grid items-start gap-5 xl:grid-cols-[21rem_minmax(0,1fr)]">
        <div className={cn('min-w-0', openId && 'max-xl:order-last', openId && isWaiting && 'max-xl:hidden')}>
          <Allowed to={[startCrawl, dryRunCrawl, savePreset, clearPreset]} otherwise={OWNER_ONLY}>
            <CrawlForm ref={form} onStart={start} initialUrl={address.url} />
          </Allowed>
        </div>
        <InOrder onWaiting={setIsWaiting} className="flex min-w-0 flex-col gap-5">
          {openId ? (
            <CrawlView
              key={openId}
              id={openId}
              starting={starting?.id === openId ? starting : undefined}
              onNew={openForm}
              onAgain={actions.onAgain}
            />
          ) : null}
          {history === undefined ? (
            <RecentCrawls openId={openId} onShowAll={() => go({ crawl: openId, history: 1 })} {...actions} />
          ) : (
            <CrawlHistory
              page={history}
              search={find ?? ''}
              onSearch={(text) => adjust({ crawl: openId, history: 1, find: text || undefined })}
              onPage={(page) => go({ crawl: openId, history: page, find })}
              onClose={() => go({ crawl: openId })}
              {...actions}
            />
          )}
        </InOrder>
      </div>
      {deleting ? (
        <DeleteCrawlDialog
          crawl={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={(id) => id === openId && go({}, { replace: true })}
        />
      ) : null}
    </>
  )
}

/**
 * Opens a running crawl, whichever tab started it, unless another one is open or the user dismissed it.
 *
 * @returns a function that dismisses the crawls running now
 */
function useRunningCrawl(openId: string | undefined, show: (id: string) => void): () => void {
  const { data } = useQuery(crawlQueries.recent())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const running = data?.data.filter(isUnderWay).map(({ id }) => id) ?? []
  const next = openId === undefined ? running.find((id) => !left.has(id)) : undefined
  useEffect(() => {
    if (next) show(next)
  })
  return () => setLeft(new Set([...left, ...running]))
}
