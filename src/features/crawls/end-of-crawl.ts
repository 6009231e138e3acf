import { counted } from '../../contracts/counted.ts'
import type { Crawl, CrawlStatus } from '../../contracts/crawls.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { END_CAUSES, type EndCause } from './end-causes.ts'

export interface EndedCrawl {
  readonly status: CrawlStatus
  /** Of `TEXTS` in `lib/reason-text.ts`; null where nothing stopped it. */
  readonly reason: string | null
  readonly pagesMax: number
  readonly pagesDone: number
  readonly pagesFailed: number
  readonly pagesSkipped: number
  /** By reason, how many pages failed or were skipped; null in crawls from before this was kept. */
  readonly leftOut: Readonly<Record<string, number>> | null
}

type CrawlEnd = Pick<Crawl, 'end_reason' | 'end_reason_text'>

/**
 * Why a crawl ended where it did, above all where it read fewer pages than asked: a limit, a cancellation, what kept it from pages, or that
 * there were no more links.
 *
 * @returns nulls for a crawl that is not over; else a code, and a sentence with how many pages each cause kept from it
 */
export function endOfCrawl(crawl: EndedCrawl): CrawlEnd {
  const { status, reason } = crawl
  if (status === 'queued' || status === 'running') return { end_reason: null, end_reason_text: null }
  const causes = causesOf(crawl)
  if (reason !== null && !LEAVES_OPEN.has(reason)) {
    const text = reasonText(reason)
    return { end_reason: reason, end_reason_text: IS_EXPLAINED.has(reason) ? explained(text, causes) : text }
  }
  const main = causes.find((cause) => isMain(cause, crawl))
  if (main) {
    const others = causes.filter((cause) => cause !== main)
    return {
      end_reason: main.cause.code,
      end_reason_text: explained('No more pages could be read.', [main, ...others]),
    }
  }
  const text = reasonText('no-more-links')
  return {
    end_reason: 'no-more-links',
    end_reason_text: crawl.leftOut ? explained(text, causes) : `${text}${summary(crawl)}`,
  }
}

/** What is said about a crawl without having ended it. */
const LEAVES_OPEN: ReadonlySet<string> = new Set(['contacts-died'])
/** Reasons that say only that pages were missing. */
const IS_EXPLAINED: ReadonlySet<string> = new Set(['no-pages', 'fruitless'])

interface Counted {
  readonly cause: EndCause
  readonly pages: number
}

/** Withheld pages first, then by count. */
function causesOf({ leftOut }: EndedCrawl): Counted[] {
  if (!leftOut) return []
  return END_CAUSES.map((cause) => ({
    cause,
    pages: cause.reasons.reduce((sum, reason) => sum + (leftOut[reason] ?? 0), 0),
  }))
    .filter(({ pages }) => pages > 0)
    .sort((a, b) => Number(b.cause.isWithheld) - Number(a.cause.isWithheld) || b.pages - a.pages)
}

/**
 * Whether a cause explains why pages are missing: it stands for half of them. A page that was withheld may have linked to the
 * others, so half as many as were read will do.
 */
function isMain({ cause, pages }: Counted, { pagesMax, pagesDone }: EndedCrawl): boolean {
  const missing = pagesMax - pagesDone
  return missing > 0 && pages * 2 >= (cause.isWithheld ? Math.min(missing, pagesDone) : missing)
}

const list = new Intl.ListFormat('en')

/** A sentence that goes on with its causes. */
const explained = (sentence: string, causes: readonly Counted[]): string =>
  causes.length === 0
    ? sentence
    : `${sentence.replace(/\.$/, '')}: ${list.format(causes.map(({ cause, pages }) => cause.says(pages)))}.`

/** Of a crawl whose reasons were not counted; the list of pages has them. */
function summary({ pagesFailed, pagesSkipped }: EndedCrawl): string {
  const parts = [
    ...(pagesFailed > 0 ? [`${counted(pagesFailed, 'page')} could not be read`] : []),
    ...(pagesSkipped > 0 ? [`${counted(pagesSkipped, 'page was', 'pages were')} left out`] : []),
  ]
  return parts.length > 0 ? ` ${parts.join(' and ')}; the list of pages says why.` : ''
}
