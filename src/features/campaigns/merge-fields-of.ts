import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { ServiceContext } from '../../core/context.ts'

/** Merge fields that every recipient may have. */
export const COMMON_FIELDS = ['name', 'first_name', 'company'] as const
/** Merge fields of recipients that are contacts of the account. */
export const CONTACT_FIELDS: readonly string[] =
  'job_title site website country city region linkedin source_page'.split(' ')
/** Recipients whose fields are examined, from each end of the list: recipients of one import have the same fields. */
const LOOKED_AT_MAX = 10_000

/** Returns the merge fields that a campaign's recipients have. */
export async function mergeFieldsOf(
  ctx: ServiceContext,
  { id, type }: { readonly id: string; readonly type: Channel },
): Promise<string[]> {
  const some = (order: 'ASC' | 'DESC') => sql`
    SELECT * FROM (SELECT id, fields FROM recipients WHERE campaign_id = ${id} AND fields IS NOT NULL ORDER BY address ${sql.raw(order)} LIMIT ${LOOKED_AT_MAX})`
  const rows = await ctx.data.all<{ key: string }>(sql`
    SELECT DISTINCT own.key FROM (${some('ASC')} UNION ALL ${some('DESC')}) AS some CROSS JOIN json_each(some.fields) AS own ORDER BY own.key LIMIT 200`)
  return [...new Set([...COMMON_FIELDS, type === 'email' ? 'email' : 'phone', ...rows.map(({ key }) => key)])]
}
