import { z } from 'zod'
import { CrawlPreset } from '../../../../src/contracts/crawls/crawl-presets.ts'
import { LIMIT_MESSAGE, PAGE_LIMIT_MAX, StartCrawl } from '../../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../../src/contracts/data/items.ts'

/** The form's client-side rules: the contract, with the page limit's maximum. */
export const CrawlForm = StartCrawl.safeExtend({
  limit: z.coerce.number(LIMIT_MESSAGE).int(LIMIT_MESSAGE).min(1, LIMIT_MESSAGE).max(PAGE_LIMIT_MAX, LIMIT_MESSAGE),
})
export type CrawlFormInput = z.input<typeof CrawlForm>
export type CrawlFormOutput = z.output<typeof CrawlForm>

/** The options of a first crawl, which the account's preset or its last crawl's types override. */
export const crawlFormDefaults: CrawlFormInput = CrawlPreset.parse({ types: DATA_TYPES })
