import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../campaigns/campaign-row.ts'
import { suppressionHashes } from '../../suppressions/suppressions.ts'

/**
 * Decides for some addresses whether the campaign's topic was left, at the address itself or at another one of the same
 * person. Costs no more than one query while nobody left the topic.
 *
 * @param addresses normalised
 * @param further as `furtherAddresses` returns it
 * @throws the database's error: a caller that cannot check must not send
 */
export async function leftTopic(
  ctx: ServiceContext,
  { accountId, type, topicId }: Pick<CampaignRow, 'accountId' | 'type' | 'topicId'>,
  addresses: readonly string[],
  further: ReadonlyMap<string, readonly string[]>,
): Promise<(address: string) => boolean> {
  if (topicId === null || addresses.length === 0) return () => false
  const isOfTopic = sql`topic_id = ${topicId} AND channel = ${type}`
  const [any] = await ctx.data.all<{ has: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM topic_opt_outs WHERE ${isOfTopic}) AS has`,
  )
  if (any?.has !== 1) return () => false
  const hashesOf = new Map<string, readonly string[]>()
  for (const address of new Set([...addresses, ...[...further.values()].flat()]))
    hashesOf.set(address, await suppressionHashes(ctx, accountId, type, address))
  const asked = JSON.stringify([...hashesOf.values()].flat())
  const rows = await ctx.data.all<{ hash: string }>(
    sql`SELECT hash FROM topic_opt_outs WHERE ${isOfTopic} AND hash IN (SELECT value FROM json_each(${asked}))`,
  )
  const left = new Set(rows.map(({ hash }) => hash))
  const isOut = (address: string) => hashesOf.get(address)?.some((hash) => left.has(hash)) === true
  return (address) => isOut(address) || (further.get(address) ?? []).some(isOut)
}
