import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { releaseStatement } from '../../../domain/recipients/batch-steps.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import { type ClaimedRecipient, returnQuota } from './claim-recipients.ts'
import { hasLimit } from './domain-of.ts'
import { dayOfBatch } from './policy.ts'

/** Days of counts that are kept, and rows that one batch deletes. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000
const DELETED_AT_ONCE = 500

/**
 * Charges the claimed recipients of a batch to the daily limit of their domains, and releases those above it. Mail
 * providers such as gmail.com have no limit: their users are not colleagues. A charged message counts even if it does
 * not go out, so a crash never lets a domain get more.
 *
 * @returns those who may be written to
 */
export async function chargeDomains(
  ctx: ServiceContext,
  { campaign }: TakenCampaign,
  claimed: readonly ClaimedRecipient[],
): Promise<readonly ClaimedRecipient[]> {
  const { id: campaignId, accountId, batchId, domainLimit, type } = campaign
  if (domainLimit === null || type !== 'email') return claimed
  const byDomain = Map.groupBy(claimed, ({ address }) => address.slice(address.lastIndexOf('@') + 1))
  for (const domain of byDomain.keys()) if (!hasLimit(domain)) byDomain.delete(domain)
  if (byDomain.size === 0) return claimed
  const day = dayOfBatch(batchId)
  const wanted = JSON.stringify([...byDomain].map(([domain, some]) => ({ domain, messages: some.length })))
  const until = new Date(Date.parse(day) - KEPT_MS).toISOString().slice(0, day.length)
  const [before] = await runBatch(ctx.data, [
    statement<{ domain: string; used: number }>(sql`
      SELECT domain, used FROM domain_spends
      WHERE account_id = ${accountId} AND day = ${day} AND domain IN (SELECT value ->> 'domain' FROM json_each(${wanted}))`),
    statement(sql`
      INSERT INTO domain_spends (account_id, day, domain, used)
      SELECT ${accountId}, ${day}, value ->> 'domain', min(value ->> 'messages', ${domainLimit}) FROM json_each(${wanted}) WHERE true
      ON CONFLICT (account_id, day, domain) DO UPDATE SET used = max(used, min(used + excluded.used, ${domainLimit}))`),
    statement(sql`
      DELETE FROM domain_spends WHERE rowid IN (
        SELECT rowid FROM domain_spends WHERE account_id = ${accountId} AND day < ${until} LIMIT ${DELETED_AT_ONCE})`),
  ])
  const used = new Map(before.map((row) => [row.domain, row.used]))
  const above = [...byDomain].flatMap(([domain, some]) =>
    some.slice(Math.max(0, domainLimit - (used.get(domain) ?? 0))).map(({ id }) => id),
  )
  if (above.length === 0) return claimed
  await runBatch(ctx.data, [releaseStatement({ campaignId, batchId }, above), returnQuota(campaign)])
  const released = new Set(above)
  return claimed.filter(({ id }) => !released.has(id))
}
