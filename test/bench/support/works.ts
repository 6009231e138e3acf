import * as crawls from '../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../src/contracts/data/items.ts'
import { downloadSite } from './downloaders.ts'
import type { BenchProduct } from './product.ts'

const POLL_MS = 250

/** What a benchmark runs for a website with a number of pages. Each returns the number of pages read. */
export const WORKS: Readonly<Record<string, (product: BenchProduct, url: string, pages: number) => Promise<number>>> = {
  async crawl({ call }, url, pages) {
    const body = { types: [...DATA_TYPES], engine: 'basic', url, limit: pages * 2 + 500, run_in_background: true }
    const { crawl } = crawls.CrawlResult.parse((await call(crawls.start, { body })).data)
    for (;;) {
      await new Promise((wake) => setTimeout(wake, POLL_MS))
      const { data } = await call(crawls.getProgress, { params: { id: crawl.id } })
      const progress = crawls.CrawlProgress.parse(data)
      if (progress.finished_at !== null) return progress.pages_done
    }
  },
  download: async (product, url) => (await downloadSite(product, url, () => {})).pages_downloaded,
}
