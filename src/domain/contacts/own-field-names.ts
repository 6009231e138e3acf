import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'

/** Contacts whose fields are examined, from each end of the list. */
const CONTACTS_MAX = 2_000

/** Returns the names of the own fields that the account's contacts have. */
export async function ownFieldNames(ctx: ServiceContext): Promise<string[]> {
  const some = (order: 'ASC' | 'DESC') => sql`
    SELECT * FROM (SELECT number, fields FROM contacts WHERE account = ${accountOf(ctx).number} AND fields IS NOT NULL ORDER BY number ${sql.raw(order)} LIMIT ${CONTACTS_MAX})`
  const rows = await ctx.data.all<{ key: string }>(sql`
    SELECT DISTINCT own.key FROM (${some('ASC')} UNION ALL ${some('DESC')}) AS some CROSS JOIN json_each(some.fields) AS own ORDER BY own.key LIMIT 200`)
  return rows.map(({ key }) => key)
}
