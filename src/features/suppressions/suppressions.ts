import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { CHANNELS, type Channel } from '../../contracts/senders/channel.ts'
import type { listSuppressions as contract, Suppression } from '../../contracts/suppressions/suppressions.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { suppressions } from '../../db/schema/data/campaigns.ts'
import { unmarkStatement } from '../../domain/recipients/marks.ts'
import { resumeFollowUps } from '../../domain/recipients/outcomes/take-back.ts'
import { unmarkUnsubscribed } from '../../domain/recipients/outcomes/unsubscribed.ts'
import { isUnlisted, suppressManyStatement, unsuppressStatement } from '../../domain/suppressions/list-statements.ts'
import {
  deciderOf,
  suppressionHash,
  suppressionHashes,
  suppressionHint,
} from '../../domain/suppressions/suppressions.ts'
import { chunk } from '../../lib/chunk.ts'
import { conflict, notFound } from '../../lib/errors.ts'
import { nextTurn } from '../../lib/steps.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'

type Row = typeof suppressions.$inferSelect

/** Addresses per step; other requests get their turn in between. */
const ADDRESSES_AT_ONCE = 250

/** Returns one page of suppressions, newest first. Addresses are searched by hash, as only hashes are stored. */
export async function listSuppressions(
  ctx: ServiceContext,
  { page, per_page, channel, reason, address }: QueryOf<typeof contract>,
): Promise<{ suppressions: Suppression[]; pagination: Pagination }> {
  const hashes = address ? (await readAddress(ctx, address)).flatMap((known) => known.hashes) : null
  const wanted = and(
    eq(suppressions.accountId, accountOf(ctx).id),
    channel && channel !== 'all' ? eq(suppressions.channel, channel) : undefined,
    reason && reason !== 'all' ? eq(suppressions.reason, reason) : undefined,
    hashes ? sql`${suppressions.hash} IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))` : undefined,
  )
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(suppressions)
      .where(wanted)
      .orderBy(desc(suppressions.createdAt), desc(suppressions.hash))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(suppressions).where(wanted),
  ])
  return {
    suppressions: rows.map(toSuppression),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/** Adds addresses and numbers to the list. Existing entries keep their original reason. */
export async function addSuppressions(
  ctx: ServiceContext,
  given: readonly string[],
): Promise<{ added: number; known: number; invalid: number }> {
  const { id } = accountOf(ctx)
  const now = ctx.clock.now().toISOString()
  let [added, valid, invalid] = [0, 0, 0]
  for (const some of chunk(given, ADDRESSES_AT_ONCE)) {
    const read = await Promise.all(some.map((text) => readAddress(ctx, text)))
    const entries = read.flat()
    valid += entries.length
    invalid += read.filter((found) => found.length === 0).length
    for (const list of jsonLists(entries.map(({ hashes, ...entry }) => entry))) {
      const [, [changed]] = await runBatch(ctx.data, [
        suppressManyStatement(id, list, now),
        statement<{ added: number }>(sql`SELECT changes() AS added`),
        // Audited once, together with the first change.
        ...(added === 0 ? [auditStatement(ctx, { action: 'suppression.add', after: { reason: 'manual' } })] : []),
      ])
      added += changed!.added
    }
    await nextTurn()
  }
  return { added, known: valid - added, invalid }
}

/**
 * Removes an entry that the account or a program added. A recipient who was wrongly marked as unsubscribed gets their
 * follow-ups again, unless they replied.
 *
 * @throws not_found, conflict for an entry that the recipient caused
 */
export async function removeSuppression(ctx: ServiceContext, id: string): Promise<void> {
  const accountId = accountOf(ctx).id
  const [channel, hash] = id.split('_')
  const isOwn = and(
    eq(suppressions.accountId, accountId),
    eq(suppressions.channel, (channel ?? '') as Channel),
    eq(suppressions.hash, hash ?? ''),
  )
  const [row] = await ctx.data.select().from(suppressions).where(isOwn)
  if (!row) throw notFound('Suppression')
  if (deciderOf(row) === 'recipient') throw conflict(`${row.hint} ${STAYS[row.reason]}, so it stays on the list.`)
  const entry = { accountId, channel: row.channel, hashes: [row.hash] }
  const isGone = isUnlisted(entry)
  await runBatch(ctx.data, [
    unsuppressStatement(entry),
    auditStatement(ctx, { action: 'suppression.remove', objectId: id, before: { reason: row.reason } }),
    ...(row.recipientId === null
      ? []
      : [
          ...unmarkUnsubscribed({ id: row.recipientId, accountId }, isGone),
          unmarkStatement(
            'replied',
            { id: row.recipientId, accountId },
            sql`${isGone} AND NOT EXISTS (SELECT 1 FROM replies WHERE recipient_id = ${row.recipientId} AND proof <> 'none' AND kind IN ('reply', 'left'))`,
          ),
          ...resumeFollowUps(ctx, accountId, row.recipientId),
        ]),
  ])
}

const STAYS: Readonly<Record<Row['reason'], string>> = {
  unsubscribed: 'unsubscribed',
  bounced: 'bounced',
  complained: 'complained',
  manual: 'asked for it',
}

/** Returns the hashes and the hint of an address or number; empty for invalid text. */
async function readAddress(ctx: ServiceContext, text: string) {
  for (const channel of CHANNELS) {
    const address = normalizedAddress(channel, text)
    if (!address) continue
    const hash = await suppressionHash(ctx, accountOf(ctx).id, channel, address)
    const hashes = await suppressionHashes(ctx, accountOf(ctx).id, channel, address)
    return [{ channel, hash, hashes, hint: suppressionHint(channel, address) }]
  }
  return []
}

const toSuppression = (row: Row): Suppression => ({
  id: `${row.channel}_${row.hash}`,
  channel: row.channel,
  hint: row.hint,
  reason: row.reason,
  decided_by: deciderOf(row),
  is_removable: deciderOf(row) !== 'recipient',
  campaign_id: row.campaignId,
  created_at: row.createdAt,
})
