import { type Column, sql } from 'drizzle-orm'
import { TRANSFER_VERSION, type TransferHead, type TransferRow } from '../../contracts/accounts/account-transfer.ts'
import { Channel } from '../../contracts/senders/channel.ts'
import { SuppressionDecider, SuppressionReason } from '../../contracts/suppressions/suppressions.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { introduce } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import {
  type Cell,
  countMovedItems,
  countPresent,
  insertMoved,
  MOVED_TABLES,
  type MovedTable,
  movedColumns,
} from '../../db/moved-tables.ts'
import { takeOverStatement } from '../../domain/suppressions/list-statements.ts'
import { movedHash, suppressionHash, suppressionHint } from '../../domain/suppressions/suppressions.ts'
import { conflict, invalid } from '../../lib/errors.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import { numberIn, ownNumber } from './export-rows.ts'
import { movedId } from './moved-id.ts'

type Row = Readonly<Record<string, Cell>>

const NUMBERS_MAX = 2 ** 28 - 1
const TEXT_LENGTH_MAX = 1_000_000
/** A link that would run as a program when opened: files come from strangers too. */
const SCRIPT = /^(?:javascript:|vbscript:|data:[a-z]+\/)/
const SCRIPT_LENGTH = 200
/** Messages and mails, which are shown and sent as such anywhere. */
const CONTENTS = new Set([
  'content',
  'text_content',
  'text',
  'variants',
  'subject',
  'subject_b',
  'note',
  'snippet',
  'message',
])

const byName = new Map(MOVED_TABLES.map((table) => [table.name, table]))

/**
 * Prepares an account for the rows of another. It must have no data of its own, so that what the file says about it
 * stays true; suppressions it may have.
 *
 * @throws validation_failed for a newer file, conflict for an account with data or one that came from elsewhere
 */
export async function beginImport(ctx: ServiceContext, head: TransferHead): Promise<{ is_new: boolean }> {
  const account = accountOf(ctx)
  if (head.version > TRANSFER_VERSION)
    throw invalid({ version: ['A newer version wrote this file. Upgrade this installation first.'] })
  if (head.last_number >= NUMBERS_MAX)
    throw invalid({ last_number: ['The file counts more rows than an account can have.'] })
  const known = await readOrigin(ctx)
  if (known !== undefined && known !== head.origin)
    throw conflict('This account was imported from another one already.')
  if (known === undefined) {
    const [own] = await ctx.data.all<{ used: number }>(sql`
      SELECT coalesce((SELECT next FROM account_numbers WHERE account_id = ${account.id}), 1) > 1
        OR EXISTS (SELECT 1 FROM campaigns WHERE account_id = ${account.id}) AS used`)
    if (own?.used === 1) throw conflict('This account has data of its own. Import into a new account.')
    const at = ctx.clock.now().toISOString()
    await runBatch(ctx.db, [
      statement(sql`INSERT INTO account_arrivals (account_id, origin, created_at) VALUES (${account.id}, ${head.origin}, ${at})
        ON CONFLICT (account_id) DO NOTHING`),
      auditStatement(ctx, { action: 'account.import', objectId: account.id }),
    ])
    if ((await readOrigin(ctx)) !== head.origin) throw conflict('This account was imported from another one already.')
  }
  // New rows get numbers behind those of the file.
  await runBatch(ctx.data, [
    introduce(account),
    statement(
      sql`UPDATE account_numbers SET next = max(next, ${head.last_number + 1}) WHERE account_id = ${account.id}`,
    ),
  ])
  return { is_new: known === undefined }
}

async function readOrigin({ db, ...ctx }: ServiceContext): Promise<string | undefined> {
  const { id } = accountOf(ctx as ServiceContext)
  const rows = await db.all<{ origin: string }>(sql`SELECT origin FROM account_arrivals WHERE account_id = ${id}`)
  return rows[0]?.origin
}

/**
 * Adds rows that are not there yet, with ids and numbers of their own here. Sent twice they change nothing.
 *
 * @returns how many of them there are now, by table
 * @throws validation_failed for what no installation writes, conflict before `beginImport`
 */
export async function importRows(
  ctx: ServiceContext,
  origin: string,
  given: readonly TransferRow[],
): Promise<{ present: Record<string, number> }> {
  if ((await readOrigin(ctx)) !== origin) throw conflict('Begin the import of this file first.')
  const present: Record<string, number> = {}
  const byTable = Map.groupBy(given, ({ table }) => table)
  for (const table of MOVED_TABLES) {
    const rows = byTable.get(table.name)?.map(({ row }) => row)
    if (!rows) continue
    byTable.delete(table.name)
    present[table.name] =
      table.name === 'suppressions'
        ? await addSuppressions(ctx, rows)
        : table.name === 'topic_opt_outs'
          ? await addTopicOptOuts(ctx, table, rows)
          : await addRows(
              ctx,
              table,
              rows.map((row) => toStored(ctx, table, row)),
            )
  }
  const [unknown] = byTable.keys()
  if (unknown !== undefined) throw invalid({ rows: [`There is no table "${unknown.slice(0, 50)}" to import.`] })
  return { present }
}

async function addRows(ctx: ServiceContext, table: MovedTable, rows: readonly Row[]): Promise<number> {
  const account = accountOf(ctx)
  let total = 0
  for (const list of jsonLists(rows)) {
    const results = await runBatch(ctx.data, [
      ...(table.name === 'items' ? [countMovedItems(account.number, list)] : []),
      statement<never>(insertMoved(table, account, list)),
      statement<{ present: number }>(countPresent(table, account, list)),
    ])
    total += (results.at(-1) as { present: number }[])[0]?.present ?? 0
  }
  return total
}

/** @throws validation_failed for a value that its column cannot have */
function toStored(ctx: ServiceContext, table: MovedTable, given: Row): Row {
  const account = accountOf(ctx)
  const row: Record<string, Cell> = {}
  for (const column of movedColumns(table)) {
    const { name } = column
    let cell = given[name] ?? null
    if (cell !== null && table.numbers.includes(name)) cell = numberIn(account.number, ownNumber(countOf(cell, name)))
    else if (cell !== null && table.ids.includes(name)) cell = movedId(account.id, String(cell))
    row[name] = cell
  }
  for (const [name, become] of Object.entries(table.becomes ?? {})) row[name] = become(row[name] ?? null, given)
  for (const column of movedColumns(table)) assertFits(table, column, row[column.name] ?? null)
  return row
}

function countOf(cell: Cell, name: string): number {
  if (typeof cell === 'number' && Number.isSafeInteger(cell) && cell >= 0) return cell
  throw invalid({ rows: [`"${name}" is not a number of a row.`] })
}

function assertFits(table: MovedTable, column: Column, cell: Cell): void {
  const refuse = () => invalid({ rows: [`"${column.name}" of ${table.name} has a value that it cannot have.`] })
  if (cell === null) {
    if (column.notNull && !column.hasDefault) throw refuse()
    return
  }
  const type = column.getSQLType()
  if (type !== 'text') {
    if (typeof cell !== 'number' || !Number.isFinite(cell)) throw refuse()
    return
  }
  if (typeof cell !== 'string' || cell.length > TEXT_LENGTH_MAX) throw refuse()
  if (column.enumValues?.length && !column.enumValues.includes(cell)) throw refuse()
  const texts = column.dataType === 'json' ? textsIn(cell) : [cell]
  if (texts === null || (!CONTENTS.has(column.name) && texts.some(isScript))) throw refuse()
}

/** The texts of a JSON value; null if it is none. */
function textsIn(json: string): string[] | null {
  const texts: string[] = []
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') texts.push(value)
      return value
    })
    return texts
  } catch {
    return null
  }
}

/** Browsers ignore spaces and control characters in such an address. */
const isScript = (text: string): boolean =>
  SCRIPT.test(
    text
      .slice(0, SCRIPT_LENGTH)
      .replace(/[\s\p{Cc}]+/gu, '')
      .toLowerCase(),
  )

interface Listed {
  readonly channel: Channel
  readonly hash: string
  readonly hint: string
}

/** An address as it is listed here: by its own hash where it is known, otherwise by its hint. */
async function listedOf(ctx: ServiceContext, row: Row): Promise<Listed> {
  const channel = Channel.safeParse(row.channel)
  const hash = String(row.hash ?? '')
  if (!channel.success || !/^(?:moved:[\da-f-]{36}:)*[\da-f]{64}$/.test(hash))
    throw invalid({ rows: ['A suppression has no channel or no hash.'] })
  if (typeof row.address === 'string') {
    const address = normalizedAddress(channel.data, row.address)
    if (address === null) throw invalid({ rows: ['A suppression has an address that is none.'] })
    const own = await suppressionHash(ctx, accountOf(ctx).id, channel.data, address)
    return { channel: channel.data, hash: own, hint: suppressionHint(channel.data, address) }
  }
  const hint = String(row.hint ?? '').slice(0, 200)
  return { channel: channel.data, hash: movedHash(channel.data, hint, hash.slice(-64)), hint }
}

async function addSuppressions(ctx: ServiceContext, rows: readonly Row[]): Promise<number> {
  const account = accountOf(ctx)
  const entries: object[] = []
  for (const row of rows) {
    const reason = SuppressionReason.safeParse(row.reason)
    if (!reason.success) throw invalid({ rows: ['A suppression has no reason that is known.'] })
    const decider = SuppressionDecider.safeParse(row.decided_by)
    const idOf = (cell: Cell | undefined) => (typeof cell === 'string' ? movedId(account.id, cell) : null)
    entries.push({
      ...(await listedOf(ctx, row)),
      ...{ reason: reason.data, decided_by: decider.success ? decider.data : null },
      ...{ campaign_id: idOf(row.campaign_id), recipient_id: idOf(row.recipient_id) },
      created_at: instantOf(ctx, row.created_at),
    })
  }
  return takeOver(ctx, entries)
}

async function takeOver(ctx: ServiceContext, entries: readonly object[]): Promise<number> {
  const account = accountOf(ctx)
  let total = 0
  for (const list of jsonLists(entries)) {
    const [, [counted]] = await runBatch(ctx.data, [
      takeOverStatement(account.id, list),
      statement<{ present: number }>(countPresent(byName.get('suppressions')!, account, list)),
    ])
    total += counted?.present ?? 0
  }
  return total
}

/**
 * Who left a topic leaves it here. If only the hash of an address is known they are suppressed altogether, since nothing
 * tells this address from others with its hint when a topic is sent.
 */
async function addTopicOptOuts(ctx: ServiceContext, table: MovedTable, rows: readonly Row[]): Promise<number> {
  const known: Row[] = []
  const unknown: object[] = []
  for (const row of rows) {
    const listed = await listedOf(ctx, row)
    if (typeof row.address === 'string') known.push({ ...toStored(ctx, table, row), ...listed })
    else {
      const at = instantOf(ctx, row.created_at)
      unknown.push({ ...listed, reason: 'unsubscribed', decided_by: 'recipient', created_at: at })
    }
  }
  return (await addRows(ctx, table, known)) + (await takeOver(ctx, unknown))
}

const instantOf = (ctx: ServiceContext, cell: Cell | undefined): string =>
  typeof cell === 'string' && !Number.isNaN(Date.parse(cell))
    ? new Date(cell).toISOString()
    : ctx.clock.now().toISOString()
