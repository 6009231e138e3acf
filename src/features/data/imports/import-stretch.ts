import { sql } from 'drizzle-orm'
import { REFUSALS_LISTED_MAX, type Refusal } from '../../../contracts/data/data-additions.ts'
import type { DataType } from '../../../contracts/data/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import type { ImportOfRow } from '../../../domain/contacts/entered-mentions.ts'
import type { RefusedValue } from '../../../domain/contacts/import-rows/read-contact-row.ts'
import { contactStatements } from '../../../domain/contacts/store-contacts.ts'
import { findOrAddSource } from '../../../domain/sources/find-or-add-source.ts'
import { allowedContacts } from '../without-opted-out.ts'
import { keepImportFile } from './import-files.ts'
import type { ReadRow, Stretch } from './import-text.ts'
import { holds, type LeasedImport, leaseEnd } from './lease.ts'
import type { OriginalRows } from './original-rows.ts'
import { keepRefused, type RefusedRow } from './refused-rows.ts'
import { suppressExported } from './suppress-exported.ts'

/** An import's file. */
interface Given {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly textLength: number
  readonly original: OriginalRows
}

/**
 * Imports the rows of a batch: their data, the counts and the start of the next batch are written in one transaction.
 *
 * @returns the updated import; null if another worker holds the lease by now, and nothing was written
 */
export async function importStretch(
  ctx: ServiceContext,
  leased: LeasedImport,
  { rows, next }: Stretch,
  { bytes, textLength, original }: Given,
): Promise<LeasedImport | null> {
  const settled = await settleRows(ctx, rows)
  const taken = settled.flatMap(({ contact, line }) => (contact ? [{ contact, line }] : []))
  const contacts = taken.map(({ contact }) => contact)
  let { sourceId } = leased
  if (contacts.length > 0 && sourceId === null) {
    sourceId = await findOrAddSource(ctx, 'import', leased.sourceName)
    await keepImportFile(ctx, sourceId, leased.fileName, bytes)
  }
  const isHeld = sql`EXISTS (SELECT 1 FROM csv_imports WHERE ${holds(leased)})`
  const source = { id: sourceId ?? '', type: 'import' as const }
  const { values, newToSource, sightings } = contactStatements(
    ctx,
    source,
    contacts,
    isHeld,
    taken.map(({ line }) => ofRow(leased, line)),
  )
  const refusals = settled.flatMap(refusalsOf)
  await keepRefused(ctx, leased.id, next?.at ?? textLength, await asUploaded(rows, settled, original))
  const added = (type: DataType) => sql`(SELECT count(*) FROM added WHERE type = ${type})`
  // Counted before the sightings exist, as they would make the items known.
  const tally = statement<never>(sql`
    WITH added AS MATERIALIZED (${newToSource})
    UPDATE csv_imports SET
      known = known + ${contacts.length} - (SELECT count(DISTINCT row_index) FROM added),
      added_emails = added_emails + ${added('emails')}, added_phones = added_phones + ${added('phones')},
      added_names = added_names + ${added('names')}, added_companies = added_companies + ${added('companies')}
    WHERE ${holds(leased)}`)
  const advance = statement<{ id: string }>(sql`
    UPDATE csv_imports SET source_id = ${sourceId}, text_length = ${textLength},
      next_at = ${next?.at ?? textLength}, next_line = ${next?.line ?? leased.nextLine},
      unclosed_left = ${next?.unclosedLeft ?? 0},
      rows = rows + ${rows.length}, taken = taken + ${contacts.length},
      refusals = refusals + ${refusals.length}, refused = ${JSON.stringify(listed(leased, refusals))},
      lease_until = ${leaseEnd(ctx)}, deaths = 0
    WHERE ${holds(leased)} RETURNING id`)
  const suppressed = await suppressExported(ctx, rows)
  const results = await runBatch(ctx.data, [
    // In the same transaction, so that nobody can be written to before the list says that they must not.
    ...suppressed,
    ...(contacts.length > 0 ? [...values, tally, ...sightings, advance] : [advance]),
  ])
  if (results.at(-1)!.length === 0) return null
  return { ...leased, sourceId, refused: listed(leased, refusals), nextLine: next?.line ?? leased.nextLine }
}

const ofRow = ({ id, mergeBy, fieldsRule, labels }: LeasedImport, line: number): ImportOfRow => ({
  id,
  mergeBy,
  fieldsRule,
  tags: labels?.tags ?? [],
  lists: labels?.list ? [labels.list] : [],
  line,
})

/**
 * The refused rows as they were in the file. Of people who asked not to be collected, only the refused values are kept.
 */
async function asUploaded(
  rows: readonly ReadRow[],
  settled: readonly ReadRow[],
  original: OriginalRows,
): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = []
  for (const [at, { line, contact, refused: values }] of settled.entries()) {
    if (values.length === 0) continue
    const isPrivate = values.length > rows[at]!.refused.length
    refused.push({
      line,
      reasons: [...new Set(values.map(({ reason }) => reason))],
      values: values.slice(0, VALUES_LISTED_MAX).map(({ value }) => value),
      isPartial: contact !== null,
      cells: isPrivate ? [] : await original.cellsAt(line),
    })
  }
  return refused
}

/** Removes values that may not be collected from rows. */
export async function settleRows(ctx: ServiceContext, rows: readonly ReadRow[]): Promise<ReadRow[]> {
  const withContact = rows.flatMap(({ contact }) => contact ?? [])
  const allowed = (await allowedContacts(ctx, withContact)).values()
  return rows.map((row) => {
    if (!row.contact) return row
    const { contact, refused } = allowed.next().value!
    return { ...row, contact, refused: [...row.refused, ...refused] }
  })
}

const VALUES_LISTED_MAX = 5

/** Returns the refusals of a row, one per reason. */
export function refusalsOf({ line, contact, refused }: ReadRow): Refusal[] {
  return [...Map.groupBy(refused, ({ reason }: RefusedValue) => reason)].map(([reason, values]) => ({
    line,
    reason,
    values: values.slice(0, VALUES_LISTED_MAX).map(({ value }) => value),
    is_partial: contact !== null,
  }))
}

const listed = ({ refused }: LeasedImport, more: readonly Refusal[]): Refusal[] =>
  [...refused, ...more].slice(0, REFUSALS_LISTED_MAX)
