import { z } from 'zod'
import { CrawlPreset } from '../../../../src/contracts/crawls/crawl-presets.ts'
import { LIMIT_MESSAGE, PAGE_LIMIT_MAX, StartCrawl } from '../../../../src/contracts/crawls/crawls.ts'

/** The form's client-side rules: the contract, with the page limit's maximum. */
export const CrawlForm = StartCrawl.safeExtend({
  limit: z.coerce.number(LIMIT_MESSAGE).int(LIMIT_MESSAGE).min(1, LIMIT_MESSAGE).max(PAGE_LIMIT_MAX, LIMIT_MESSAGE),
})
export type CrawlFormInput = z.input<typeof CrawlForm>
export type CrawlFormOutput = z.output<typeof CrawlForm>

/** The standard options, which the account's own preset overrides. */
export const crawlFormDefaults: CrawlFormInput = CrawlPreset.parse({})
