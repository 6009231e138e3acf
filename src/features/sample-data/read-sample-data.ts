import { sql } from 'drizzle-orm'
import type { SampleData } from '../../contracts/sample-data/sample-data.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'

interface Row {
  readonly crawl_id: string | null
  readonly campaign_id: string | null
  readonly is_used: number
}

/** Whether an account has sample data, or could have it because it is empty. Each is one look into an index. */
export async function readSampleData(ctx: ServiceContext): Promise<SampleData> {
  const { id } = accountOf(ctx)
  const [row] = await ctx.data.all<Row>(sql`
    SELECT sample_data.crawl_id, sample_data.campaign_id, (
      EXISTS (SELECT 1 FROM crawls WHERE account_id = ${id}) OR EXISTS (SELECT 1 FROM sources WHERE account_id = ${id})
      OR EXISTS (SELECT 1 FROM campaigns WHERE account_id = ${id})) AS is_used
    FROM (SELECT 1) LEFT JOIN sample_data ON sample_data.account_id = ${id}`)
  const { crawl_id = null, campaign_id = null, is_used = 1 } = row ?? {}
  const state = crawl_id !== null ? 'present' : is_used ? 'none' : 'offered'
  return { state, crawl_id, campaign_id }
}
