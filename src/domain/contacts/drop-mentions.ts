import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { jsonLists } from '../../db/json-lists.ts'

/**
 * Deletes the mentions of a source that are not among those it has now: more pages may show that two people are one, for
 * instance. Contacts that other sources mention as well are rebuilt from those. Idempotent.
 *
 * @param kept the keys that stay
 */
export async function dropOtherMentions(
  ctx: ServiceContext,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  kept: ReadonlySet<string>,
): Promise<void> {
  const isOfSource = sql`source = (SELECT number FROM sources WHERE id = ${id} AND account_id = ${accountId})`
  const stored = await ctx.data.all<{ key: string }>(sql`SELECT key FROM mentions WHERE ${isOfSource}`)
  const others = stored.map(({ key }) => key).filter((key) => !kept.has(key))
  if (others.length === 0) return
  for (const keys of jsonLists(others))
    await ctx.data.run(sql`DELETE FROM mentions WHERE ${isOfSource} AND key IN (SELECT value FROM json_each(${keys}))`)
  await ctx.queues.send('contacts', { account_id: accountId })
}
