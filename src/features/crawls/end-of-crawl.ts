import { counted } from '../../contracts/counted.ts'
import type { Crawl, CrawlStatus } from '../../contracts/crawls.ts'
import { reasonText } from '../../lib/reason-text.ts'

export interface EndedCrawl {
  readonly status: CrawlStatus
  /** Of `TEXTS` in `lib/reason-text.ts`; null where nothing stopped it. */
  readonly reason: string | null
  readonly pagesFailed: number
  readonly pagesSkipped: number
}

/**
 * Why a crawl ended where it did, above all where it read fewer pages than asked: a limit, a cancellation, a refusal, or that there were no
 * more links.
 *
 * @returns nulls for a crawl that is not over
 */
export function endOfCrawl(crawl: EndedCrawl): Pick<Crawl, 'end_reason' | 'end_reason_text'> {
  const { status, reason } = crawl
  if (status === 'queued' || status === 'running') return { end_reason: null, end_reason_text: null }
  if (reason !== null && !LEAVES_OPEN.has(reason)) return { end_reason: reason, end_reason_text: reasonText(reason) }
  return { end_reason: 'no-more-links', end_reason_text: `${reasonText('no-more-links')}${leftOut(crawl)}` }
}

/** What is said about a crawl without having ended it. */
const LEAVES_OPEN: ReadonlySet<string> = new Set(['contacts-died'])

/** The pages that a reader of the result would miss; the list of pages has the reason of each. */
function leftOut({ pagesFailed, pagesSkipped }: EndedCrawl): string {
  const parts = [
    ...(pagesFailed > 0 ? [`${counted(pagesFailed, 'page')} could not be read`] : []),
    ...(pagesSkipped > 0 ? [`${counted(pagesSkipped, 'page was', 'pages were')} left out`] : []),
  ]
  return parts.length > 0 ? ` ${parts.join(' and ')}; the list of pages says why.` : ''
}
