import type { CrawlContact, CrawlContactFilter } from '../../../contracts/crawls/crawl-details.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { contactsOfCrawl, countContactsOfCrawl } from '../../../domain/contacts/contacts-of-crawl.ts'
import { requireCrawl } from '../queries.ts'

/** Returns one page of the contacts of the account's crawl, reachable ones first. */
export async function listContacts(
  ctx: ServiceContext,
  crawlId: string,
  { page, per_page, ...filter }: { page: number; per_page: number } & CrawlContactFilter,
): Promise<{ data: CrawlContact[]; pagination: Pagination }> {
  await requireCrawl(ctx, crawlId)
  const [data, { total }] = await Promise.all([
    contactsOfCrawl(ctx, crawlId, { limit: per_page, offset: (page - 1) * per_page, filter }),
    countContactsOfCrawl(ctx, crawlId, filter),
  ])
  return { data, pagination: paginationOf(page, per_page, total) }
}
