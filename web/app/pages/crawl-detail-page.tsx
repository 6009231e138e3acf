import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { Crawl } from '../../../src/contracts/crawls/crawls.ts'
import { remove as removeCrawl } from '../../../src/contracts/crawls/crawls.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { useSession } from '../../features/auth/session.ts'
import { crawlQueries } from '../../features/crawls/api.ts'
import { againOf } from '../../features/crawls/history/again.ts'
import { DeleteCrawlDialog } from '../../features/crawls/history/delete-crawl-dialog.tsx'
import { CrawlTitle } from '../../features/crawls/result/crawl-title.tsx'
import { useStartCrawl } from '../../features/crawls/use-start-crawl.ts'
import { crawlTitle } from '../../lib/crawl-name.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { InOrder } from '../../ui/in-order.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { CrawlView } from '../crawl-view.tsx'

/** Page of one crawl: live while it runs, then its values, contacts, pages and changes. */
export default function CrawlDetailPage() {
  const { id = '' } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  const [deleting, setDeleting] = useState<Crawl | null>(null)
  const { user } = useSession()
  const { start, starting } = useStartCrawl({
    accountId: user?.id,
    onStarting: (next) => navigate(paths.crawlDetail.to(next)),
    onRefused: () => navigate(paths.crawlDetail.to(id), { replace: true }),
  })
  const isStarting = starting?.id === id
  const { data: result } = useQuery({ ...crawlQueries.result(id), enabled: !isStarting })
  const crawl = result?.crawl
  const title = crawl ? crawlTitle(crawl) : 'Crawl'
  const isOver = crawl?.finished_at != null
  return (
    <>
      <PageHeader
        title={title}
        heading={crawl ? <CrawlTitle crawl={crawl} /> : undefined}
        breadcrumbs={[{ label: 'New Crawl', href: paths.crawl.to() }, { label: title }]}
        actions={
          crawl && isOver ? (
            <Allowed to={removeCrawl}>
              <Button size="sm" variant="ghost" icon={Trash2} onClick={() => setDeleting(crawl)}>
                Delete
              </Button>
            </Allowed>
          ) : null
        }
      />
      <InOrder className="flex min-w-0 flex-col gap-5">
        <CrawlView
          key={id}
          id={id}
          starting={isStarting ? starting : undefined}
          onNew={() => navigate(paths.crawl.to())}
          onAgain={(again) => void start(againOf(again)).catch((error: unknown) => toastFailure(error, 'Crawl failed'))}
          isTitleHidden
        />
      </InOrder>
      {deleting ? (
        <DeleteCrawlDialog
          crawl={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => navigate(paths.crawl.to(), { replace: true })}
        />
      ) : null}
    </>
  )
}
