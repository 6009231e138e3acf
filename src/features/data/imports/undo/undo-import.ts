import { type SQL, sql } from 'drizzle-orm'
import type { ImportReport } from '../../../../contracts/data/data-additions.ts'
import { auditStatement } from '../../../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../../../core/context.ts'
import { asAccount } from '../../../../core/for-account.ts'
import { publishTopics } from '../../../../core/publish-topics.ts'
import { runBatch, type Statement, statement } from '../../../../db/batch.ts'
import { csvImports, type UNDO_STAGES } from '../../../../db/schema/data/csv-imports.ts'
import { loadAccount } from '../../../../domain/access/load-account.ts'
import { rebuildContacts } from '../../../../domain/contacts/rebuild-contacts.ts'
import { removeContactStatements, withdrawStatements } from '../../../../domain/contacts/remove-contacts.ts'
import { deleteEmptySources } from '../../../../domain/sources/delete-empty-sources.ts'
import { conflict, raise } from '../../../../lib/errors.ts'
import { nextTurn } from '../../../../lib/steps.ts'
import { canUndo, type ImportRow, readImport, readImportRow } from '../queries.ts'
import { contactsToUndo, rangeOf, type UndoneContact } from './undo-scope.ts'

/** Mentions per transaction. Deleting a contact removes its values and texts from the search index. */
const MENTIONS_AT_ONCE = 100
const VALUES_AT_ONCE = 250
/** Transactions per queue message. */
const STEPS_MAX = 40

type Stage = (typeof UNDO_STAGES)[number]
type Undone = Pick<ImportRow, 'id' | 'accountId' | 'undoAfter' | 'createdAt' | 'finishedAt'> & {
  readonly stage: Stage
  readonly source: number
}

/**
 * Begins to undo an import; consumers do the work. Repeating it changes nothing.
 *
 * @throws not_found
 * @throws conflict if it cannot be undone
 */
export async function undoImport(ctx: ServiceContext, id: string): Promise<ImportReport> {
  const before = await readImportRow(ctx, id)
  if (before.undoStage === null) await requireUndoable(ctx, id)
  await runBatch(ctx.data, [
    statement<never>(sql`
      UPDATE csv_imports SET undo_stage = 'people', undo_after = NULL, undo_step_at = ${ctx.clock.now().toISOString()}
      WHERE id = ${id} AND account_id = ${accountOf(ctx).id} AND undo_stage IS NULL`),
    auditStatement(ctx, { action: 'import.undo', objectId: id }),
  ])
  // If the message cannot be sent, a scheduled job finds it.
  await ctx.queues.send('csv-imports', { account_id: accountOf(ctx).id, import_id: id }).catch(() => {})
  return readImport(ctx, id)
}

/** @returns the number of its source @throws not_found @throws conflict if it cannot be undone (now) */
export async function requireUndoable(ctx: ServiceContext, id: string): Promise<{ source: number }> {
  const row = await readImportRow(ctx, id)
  if (row.undoStage !== null) throw conflict('This import is undone already.')
  if (row.outcome !== null && row.isUndoable && row.taken > 0 && row.newContacts === null)
    throw conflict('The contacts of this import are still being created. Please try again in a minute.')
  if (!canUndo(row)) throw conflict('This import cannot be undone.')
  return { source: (await sourceOf(ctx, row)) ?? raise(conflict('Everything from this import has been deleted.')) }
}

async function sourceOf(ctx: ServiceContext, { sourceId }: Pick<ImportRow, 'sourceId'>): Promise<number | null> {
  const [source] = await ctx.data.all<{ number: number }>(sql`SELECT number FROM sources WHERE id = ${sourceId}`)
  return source?.number ?? null
}

/** Continues an undoing for as long as one message may run. Safe for duplicate messages, and after a crash. */
export async function continueUndo(background: ServiceContext, id: string): Promise<void> {
  const [row] = await background.data.select().from(csvImports).where(sql`id = ${id}`)
  if (!row || row.undoStage === null || row.undoStage === 'done') return
  const account = await loadAccount(background.db, row.accountId, background.clock.now())
  if (!account) return
  const ctx = asAccount(background, account)
  const source = await sourceOf(ctx, row)
  if (source === null) return void (await advance(ctx, { ...row, stage: row.undoStage }, OVER, [], () => []))
  let undone: Undone = { ...row, stage: row.undoStage, source }
  for (let step = 0; step < STEPS_MAX; step++) {
    const next = await undoStep(ctx, undone)
    // Another consumer of a duplicate message was faster; it continues.
    if (next === null) return
    publishTopics(ctx, row.accountId, ['imports', 'items'])
    if (next.stage === 'done') return await deleteEmptySources(ctx, [undone.source])
    undone = { ...undone, ...next }
    await nextTurn()
  }
  await ctx.queues.send('csv-imports', { account_id: row.accountId, import_id: id })
}

type Place = Pick<Undone, 'stage' | 'undoAfter'>
/** The source is deleted, and all that it said. */
const OVER: Place = { stage: 'done', undoAfter: null }
const NEXT_STAGE = { people: 'organizations', organizations: 'values', values: 'done', done: 'done' } as const

/** One transaction, which holds only if nobody else has done it. @returns the next place; null if it did not hold */
async function undoStep(ctx: ServiceContext, undone: Undone): Promise<Place | null> {
  const { stage, undoAfter, source, id } = undone
  if (stage === 'values') return await undoValues(ctx, undone)
  const kind = stage === 'people' ? 'person' : 'organization'
  const { contacts, next } = await contactsToUndo(ctx, { source, importId: id, kind }, undoAfter, MENTIONS_AT_ONCE)
  const place: Place = next === null ? { stage: NEXT_STAGE[stage], undoAfter: null } : { stage, undoAfter: next }
  const isDone = await advance(ctx, undone, place, contacts, (holds) => undoStatements(undone, contacts, holds))
  if (!isDone) return null
  await rebuildContacts(ctx, ofFate(contacts, 'restored'))
  return place
}

const ofFate = (contacts: readonly UndoneContact[], fate: UndoneContact['fate']): number[] =>
  contacts.filter((one) => one.fate === fate).map(({ number }) => number)

function undoStatements(
  { id, accountId, source, createdAt }: Undone,
  contacts: readonly UndoneContact[],
  holds: SQL,
): Statement<never>[] {
  const notes = contacts.flatMap(({ fate, noteIds }) => (fate === 'restored' ? noteIds : []))
  const range = { source, accountId, since: Date.parse(createdAt), ...rangeOf(id) }
  return [
    ...removeContactStatements(ofFate(contacts, 'removed'), holds),
    ...withdrawStatements(ofFate(contacts, 'restored'), notes, range, holds),
  ]
}

/** Removes the occurrences that the import added, of values that no contact of its source has any more. */
async function undoValues(ctx: ServiceContext, undone: Undone): Promise<Place | null> {
  const { source, undoAfter, createdAt, finishedAt } = undone
  const rows = await ctx.data.all<{ item: number; is_left: number }>(sql`
    SELECT sightings.item, NOT (
        coalesce(sightings.seen_at, items.first_seen_at) BETWEEN ${Date.parse(createdAt)} AND ${Date.parse(finishedAt ?? createdAt)}
        AND NOT EXISTS (
          SELECT 1 FROM contact_values AS held
          CROSS JOIN mentions INDEXED BY mentions_by_contact ON mentions.contact = held.contact AND mentions.source = ${source}
          WHERE held.item = sightings.item)) AS is_left
    FROM sightings CROSS JOIN items ON items.number = sightings.item
    WHERE sightings.source = ${source} AND sightings.item > ${Number(undoAfter ?? 0)}
    ORDER BY sightings.item LIMIT ${VALUES_AT_ONCE}`)
  const gone = JSON.stringify(rows.filter(({ is_left }) => !is_left).map(({ item }) => item))
  const place: Place = rows.length < VALUES_AT_ONCE ? OVER : { stage: 'values', undoAfter: String(rows.at(-1)!.item) }
  const isDone = await advance(ctx, undone, place, [], (holds) => [
    statement<never>(
      sql`DELETE FROM sightings WHERE source = ${source} AND item IN (SELECT value FROM json_each(${gone})) AND ${holds}`,
    ),
  ])
  return isDone ? place : null
}

/** @returns whether the place was still the one that was read */
async function advance(
  ctx: ServiceContext,
  { id, stage, undoAfter }: Pick<Undone, 'id' | 'stage' | 'undoAfter'>,
  next: Place,
  contacts: readonly UndoneContact[],
  statements: (holds: SQL) => Statement<never>[],
): Promise<boolean> {
  const isThere = sql`id = ${id} AND undo_stage = ${stage} AND undo_after IS ${undoAfter}`
  const count = (fate: UndoneContact['fate']) => ofFate(contacts, fate).length
  const results = await runBatch(ctx.data, [
    ...statements(sql`EXISTS (SELECT 1 FROM csv_imports WHERE ${isThere})`),
    statement<{ id: string }>(sql`
      UPDATE csv_imports SET undo_stage = ${next.stage}, undo_after = ${next.undoAfter}, undo_step_at = ${ctx.clock.now().toISOString()},
        undone_removed = undone_removed + ${count('removed')}, undone_restored = undone_restored + ${count('restored')},
        undone_kept = undone_kept + ${count('kept')}
      WHERE ${isThere} RETURNING id`),
  ])
  return results.at(-1)!.length > 0
}
