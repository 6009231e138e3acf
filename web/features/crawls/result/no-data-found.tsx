import type { Crawl, CrawlEngine } from '../../../../src/contracts/crawls/crawls.ts'
import { wordList } from '../../../../src/lib/text/word-list.ts'
import { formatNumber } from '../../../lib/format.ts'
import { dataTypes } from '../../../ui/data-types.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

const ADVICE_PLAIN = 'Try the Default engine, which renders pages that need a browser, or more data types.'
/** Engines that read pages by plain requests only. SerpApi only searches. */
const PLAIN_ENGINES: ReadonlySet<CrawlEngine> = new Set(['basic', 'serpapi'])

/** Shown for a crawl without values. A failed crawl has already shown its reason. */
export function NoDataFound({ crawl }: { crawl: Crawl }) {
  if (crawl.status === 'failed') return <div className="h-4" />
  const types = wordList(
    crawl.types.map((type) => dataTypes[type].label.toLowerCase()),
    'or',
  )
  const why =
    crawl.pages_done === 0
      ? 'The crawl ended before reading any page.'
      : crawl.pages_done === 1
        ? `The page we read has no ${types}.`
        : `None of the ${formatNumber(crawl.pages_done)} pages we read has ${types}.`
  return (
    <EmptyState art="search" title="No Data Found" className="py-8">
      {why} {PLAIN_ENGINES.has(crawl.engine) ? ADVICE_PLAIN : 'Try more data types or a higher page limit.'}
    </EmptyState>
  )
}
