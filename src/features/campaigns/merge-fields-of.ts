import { sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders.ts'
import type { ServiceContext } from '../../core/context.ts'

/** Fields that every recipient may have, whatever was imported. */
export const COMMON_FIELDS = ['name', 'first_name', 'company'] as const
/** Recipients whose fields are looked at, from the first and from the last: those of one import have the same. */
const LOOKED_AT_MAX = 10_000

/** Fields that a campaign's recipients have, to merge. */
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
