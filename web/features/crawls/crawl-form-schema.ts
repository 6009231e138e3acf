import { z } from 'zod'
import { LIMIT_MESSAGE, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, StartCrawl } from '../../../src/contracts/crawls.ts'

/** What the form checks before it asks the server: the contract, with the page limit's upper end. */
export const CrawlForm = StartCrawl.safeExtend({
  limit: z.coerce.number(LIMIT_MESSAGE).int(LIMIT_MESSAGE).min(1, LIMIT_MESSAGE).max(PAGE_LIMIT_MAX, LIMIT_MESSAGE),
})
export type CrawlFormInput = z.input<typeof CrawlForm>
export type CrawlFormOutput = z.output<typeof CrawlForm>

export const crawlFormDefaults: CrawlFormInput = {
  types: ['emails'],
  engine: 'default',
  check_robot: true,
  limit: PAGE_LIMIT_DEFAULT,
  run_in_background: false,
}
