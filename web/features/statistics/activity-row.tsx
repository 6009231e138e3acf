import { FolderDown, Globe, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { crawlName } from '../../lib/crawl-name.ts'
import { crawlOutcome } from '../../lib/crawl-outcome.ts'
import { formatBytes } from '../../lib/format.ts'
import { readableSite } from '../../lib/readable-url.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { type JobStatus, StatusBadge } from '../../ui/status-badge.tsx'
import type { Activity } from './merge-activity.ts'

/** One activity, linked to its page. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { href, icon: Icon, title, outcome, status, created_at } = lineOf(activity)
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        href={href}
        className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover/60 focus-visible:outline-offset-[-2px]"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-ink text-sm">{title}</span>
          <span className="block truncate text-muted text-xs">{outcome}</span>
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
          <StatusBadge status={status} />
          <RelativeTime value={created_at} className="text-right text-faint text-xs sm:w-24" />
        </span>
      </Link>
    </li>
  )
}

interface Line {
  href: string
  icon: LucideIcon
  title: string
  outcome: string
  status: JobStatus
  created_at: string
}

function lineOf(activity: Activity): Line {
  if (activity.kind === 'crawl') {
    const { id, status, created_at } = activity.crawl
    const [title, outcome] = [crawlName(activity.crawl), crawlOutcome(activity.crawl)]
    return { href: paths.crawl.to({ crawl: id }), icon: Globe, title, outcome, status, created_at }
  }
  const { url, pages_downloaded, assets_downloaded, file_size, status, created_at, error_message } = activity.download
  const amount = file_size === null ? pluralize(assets_downloaded, 'asset') : formatBytes(file_size)
  const outcome = `Download: ${error_message ?? `${pluralize(pages_downloaded, 'page')}, ${amount}`}`
  return { href: paths.downloadWebsite.to(), icon: FolderDown, title: readableSite(url), outcome, status, created_at }
}
