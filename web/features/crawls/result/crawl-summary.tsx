import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { formatDuration } from '../live/ticking.ts'

/** A finished crawl in one line: its pages, its duration, and when it ran. */
export function CrawlSummary({ crawl }: { crawl: Crawl }) {
  const { name, source, urls, pages_done, pages_failed, pages_skipped, pages_unchanged, third_party_requests } = crawl
  const { started_at, continued_at, finished_at } = crawl
  // Of a continued crawl, the days in between are not its duration.
  const from = continued_at ?? started_at
  const durationMs = from && finished_at ? Date.parse(finished_at) - Date.parse(from) : null
  const parts = [
    name ? source : null,
    urls.length > 1 ? `${formatNumber(urls.length)} start addresses` : null,
    `${pluralize(pages_done, 'page')} read`,
    pages_unchanged > 0 ? `${formatNumber(pages_unchanged)} unchanged` : null,
    pages_failed > 0 ? `${formatNumber(pages_failed)} failed` : null,
    pages_skipped > 0 ? `${formatNumber(pages_skipped)} skipped` : null,
    third_party_requests > 0 ? `${pluralize(third_party_requests, 'request')} to other websites` : null,
    durationMs === null
      ? null
      : continued_at
        ? `continued for ${formatDuration(durationMs)}`
        : formatDuration(durationMs),
  ]
  return (
    <p className="mt-0.5 text-muted text-sm">
      {parts.filter(Boolean).join(' · ')} · <RelativeTime value={finished_at ?? crawl.created_at} />
    </p>
  )
}
