import { sql } from 'drizzle-orm'
import type { Who } from '../../contracts/audit-trail/audit-trail.ts'
import type { ServiceContext } from '../../core/context.ts'

/**
 * Returns the accounts for ids, each the id of an account or of one of its API keys. Other ids have no entry: jobs,
 * providers, and deleted accounts.
 */
export async function nameAccounts({ db }: ServiceContext, ids: readonly string[]): Promise<ReadonlyMap<string, Who>> {
  const rows = await db.all<Who & { named: string }>(sql`
    SELECT named.value AS named, accounts.id, accounts.name, accounts.email FROM json_each(${JSON.stringify([...new Set(ids)])}) AS named
    LEFT JOIN api_keys ON api_keys.id = named.value
    JOIN accounts ON accounts.id = coalesce(api_keys.account_id, named.value)
    WHERE accounts.id NOT IN (SELECT account_id FROM account_deletions)`)
  return new Map(rows.map(({ named, ...who }) => [named, who]))
}
