import { count, desc, eq } from 'drizzle-orm'
import type { CrawlContact } from '../../../contracts/crawl-details.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { sources } from '../../../db/schema/data/crawls.ts'
import { contacts } from '../../../db/schema/data/items.ts'
import { requireCrawl } from '../queries.ts'

/** The contacts of the account's crawl, the most certain first. */
export async function listContacts(
  ctx: ServiceContext,
  crawlId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: CrawlContact[]; pagination: Pagination }> {
  await requireCrawl(ctx, crawlId)
  const ofCrawl = eq(sources.crawlId, crawlId)
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select(CONTACT_COLUMNS)
      .from(sources)
      .innerJoin(contacts, eq(contacts.sourceId, sources.id))
      .where(ofCrawl)
      .orderBy(desc(contacts.confidence), contacts.id)
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data
      .select({ total: count() })
      .from(sources)
      .innerJoin(contacts, eq(contacts.sourceId, sources.id))
      .where(ofCrawl),
  ])
  return { data: rows, pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}

/** A contact as the API answers it. */
export const CONTACT_COLUMNS = {
  id: contacts.id,
  kind: contacts.kind,
  name: contacts.name,
  job_title: contacts.jobTitle,
  company: contacts.company,
  email: contacts.email,
  phone: contacts.phone,
  address: contacts.address,
  page_url: contacts.pageUrl,
  confidence: contacts.confidence,
}
