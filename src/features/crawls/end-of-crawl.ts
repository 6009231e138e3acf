import type { Crawl, CrawlStatus } from '../../contracts/crawls/crawls.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { wordList } from '../../lib/text/word-list.ts'
import { END_CAUSES, type EndCause } from './end-causes.ts'

export interface EndedCrawl {
  readonly status: CrawlStatus
  /** A key of `TEXTS` in `lib/reason-text.ts`; null if nothing stopped the crawl. */
  readonly reason: string | null
  readonly pagesMax: number
  readonly pagesDone: number
  readonly pagesFailed: number
  readonly pagesSkipped: number
  /** The number of failed and skipped pages by reason; null for crawls from before this was stored. */
  readonly leftOut: Readonly<Record<string, number>> | null
}

type CrawlEnd = Pick<Crawl, 'end_reason' | 'end_reason_text'>

/**
 * Explains why a crawl ended, especially if it read fewer pages than requested: a limit, a cancellation, pages that it
 * could not read, or no more links.
 *
 * @returns nulls for a crawl that has not ended; else a code, and a sentence with the number of pages per cause
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

/** Reasons that note a problem but did not end the crawl. */
const LEAVES_OPEN: ReadonlySet<string> = new Set(['contacts-died'])
/** Reasons that only say that no or too few pages were read. */
const IS_EXPLAINED: ReadonlySet<string> = new Set(['no-pages', 'fruitless'])

interface Counted {
  readonly cause: EndCause
  readonly pages: number
}

/** Causes that withhold pages first, then by number of pages. */
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
 * Whether a cause explains the missing pages: it covers at least half of them. A withheld page may have linked to the
 * others, so half the number of pages that were read is also enough.
 */
function isMain({ cause, pages }: Counted, { pagesMax, pagesDone }: EndedCrawl): boolean {
  const missing = pagesMax - pagesDone
  return missing > 0 && pages * 2 >= (cause.isWithheld ? Math.min(missing, pagesDone) : missing)
}

/** Returns the sentence, continued with its causes. */
const explained = (sentence: string, causes: readonly Counted[]): string =>
  causes.length === 0
    ? sentence
    : `${sentence.replace(/\.$/, '')}: ${wordList(causes.map(({ cause, pages }) => cause.says(pages)))}.`

/** Summarizes a crawl without counted reasons. The list of pages shows them. */
function summary({ pagesFailed, pagesSkipped }: EndedCrawl): string {
  const parts = [
    ...(pagesFailed > 0 ? [`${pluralize(pagesFailed, 'page')} could not be read`] : []),
    ...(pagesSkipped > 0 ? [`${pluralize(pagesSkipped, 'page was', 'pages were')} left out`] : []),
  ]
  return parts.length > 0 ? ` ${parts.join(' and ')}; the list of pages says why.` : ''
}
