import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  TRANSFER_FORMAT,
  TRANSFER_VERSION,
  type TransferHead,
  type TransferRow,
} from '../../contracts/accounts/account-transfer.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { placeBehind, type RowPlace, readStretch } from '../../db/account-rows.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { type Cell, MOVED_TABLES, type MovedTable, movedColumns, readOrderOf } from '../../db/moved-tables.ts'
import { suppressionHash, suppressionHashes } from '../../domain/suppressions/suppressions.ts'
import { invalid } from '../../lib/errors.ts'

type Row = Record<string, Cell>

/** Where an export goes on. */
const Cursor = z.object({
  table: z
    .number()
    .int()
    .min(0)
    .max(MOVED_TABLES.length - 1),
  place: z
    .object({
      after: z
        .array(
          z
            .array(z.union([z.string().max(2_000), z.number()]))
            .min(1)
            .max(4),
        )
        .min(1)
        .max(3),
      level: z.number().int().min(0).max(2),
    })
    .nullable(),
})
type Cursor = z.output<typeof Cursor>

const LOWER_BITS = 28
/** Types of items whose values are addresses on suppression lists, as they are stored. */
const EMAIL = 0
const PHONE = 2

/** Begins an export: what the file says of itself. */
export async function readHead(ctx: ServiceContext): Promise<TransferHead> {
  const { id } = accountOf(ctx)
  const [[numbers], [erased]] = await runBatch(ctx.data, [
    statement<{ next: number }>(sql`SELECT next FROM account_numbers WHERE account_id = ${id}`),
    statement<{ total: number }>(sql`SELECT count(*) AS total FROM erased_values WHERE account_id = ${id}`),
  ])
  await runBatch(ctx.db, [auditStatement(ctx, { action: 'account.export', objectId: id, affected: 1 })])
  return {
    format: TRANSFER_FORMAT,
    version: TRANSFER_VERSION,
    origin: id,
    exported_at: ctx.clock.now().toISOString(),
    last_number: Math.max(0, (numbers?.next ?? 1) - 1),
    erased_values: erased?.total ?? 0,
  }
}

/** Reads the next rows; a stretch may be empty; at the end there is no cursor. */
export async function readRows(
  ctx: ServiceContext,
  cursor: string | undefined,
): Promise<{ rows: TransferRow[]; next_cursor: string | null }> {
  const at = cursor === undefined ? { table: 0, place: null } : readCursor(cursor)
  const table = MOVED_TABLES[at.table]!
  const order = readOrderOf(table)
  if (at.place && (at.place.level >= order.length || at.place.after.length > order.length)) throw badCursor()
  const columns = movedColumns(table).map(({ name }) => ({ name }))
  const read = readStretch(accountOf(ctx).id, order, columns, at.place as RowPlace | null)
  const found = await ctx.data.all<Row & { place: string }>(read)
  const place = placeBehind(order, at.place as RowPlace | null, found)
  const rows = found.map(({ place: _, ...row }) => ({ table: table.name, row }))
  const next = place !== null ? { table: at.table, place } : { table: at.table + 1, place: null }
  return {
    rows: [...rows, ...(await suppressedAmong(ctx, table, found))],
    next_cursor: next.table < MOVED_TABLES.length ? encode(next as Cursor) : null,
  }
}

/**
 * The addresses among rows that are suppressed, each as a row of `suppressed_addresses`: the list itself has only hashes
 * under the key of this installation.
 */
async function suppressedAmong(ctx: ServiceContext, table: MovedTable, rows: readonly Row[]): Promise<TransferRow[]> {
  const accountId = accountOf(ctx).id
  const byHash = new Map<string, { channel: Channel; address: string }>()
  for (const one of rows.flatMap((row) => addressesIn(table.name, row)))
    for (const hash of [
      ...(await suppressionHashes(ctx, accountId, one.channel, one.address)),
      await suppressionHash(ctx, accountId, one.channel, one.address),
    ])
      byHash.set(hash, one)
  if (byHash.size === 0) return []
  const hashes = sql`SELECT value FROM json_each(${JSON.stringify([...byHash.keys()])})`
  const known = await ctx.data.all<{ channel: Channel; hash: string }>(sql`
    SELECT channel, hash FROM suppressions WHERE account_id = ${accountId} AND channel IN ('email', 'sms') AND hash IN (${hashes})
    UNION SELECT channel, hash FROM topic_opt_outs WHERE account_id = ${accountId} AND channel IN ('email', 'sms') AND hash IN (${hashes})`)
  return known.flatMap(({ channel, hash }) => {
    const one = byHash.get(hash)!
    return one.channel === channel
      ? [{ table: 'suppressed_addresses', row: { channel, hash, address: one.address } }]
      : []
  })
}

function addressesIn(table: string, row: Row): { channel: Channel; address: string }[] {
  if (table === 'recipients') {
    const address = String(row.address)
    return [{ channel: address.includes('@') ? 'email' : 'sms', address }]
  }
  if (table !== 'items' || (row.type !== EMAIL && row.type !== PHONE)) return []
  return [{ channel: row.type === EMAIL ? 'email' : 'sms', address: String(row.normalized) }]
}

const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    throw badCursor()
  }
}

const badCursor = () => invalid({ cursor: ['This is not a cursor of an export.'] })

/** The part of a row's number that is its own; the rest is the account's. */
export const ownNumber = (number: number): number => number % 2 ** LOWER_BITS
export const numberIn = (account: number, own: number): number => account * 2 ** LOWER_BITS + own
