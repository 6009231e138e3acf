import { and, count, desc, eq } from 'drizzle-orm'
import type { ImportReport } from '../../../contracts/data/data-additions.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { csvImports } from '../../../db/schema/data/csv-imports.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { reasonText } from '../../../lib/reason-text.ts'

export type ImportRow = typeof csvImports.$inferSelect

/** Returns one of the account's imports. @throws not_found, also for imports of other accounts */
export async function readImport(ctx: ServiceContext, id: string): Promise<ImportReport> {
  return toImportReport(await readImportRow(ctx, id), ctx.clock.now())
}

/** @throws not_found, also for imports of other accounts */
export async function readImportRow(ctx: ServiceContext, id: string): Promise<ImportRow> {
  const isOwn = and(eq(csvImports.id, id), eq(csvImports.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(csvImports).where(isOwn)
  return row ?? raise(notFound('Import'))
}

/** Returns one page of the account's imports, newest first. */
export async function listImports(
  ctx: ServiceContext,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: ImportReport[]; pagination: Pagination }> {
  const isOwn = eq(csvImports.accountId, accountOf(ctx).id)
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(csvImports)
      .where(isOwn)
      .orderBy(desc(csvImports.createdAt), desc(csvImports.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(csvImports).where(isOwn),
  ])
  const now = ctx.clock.now()
  return {
    data: rows.map((row) => toImportReport(row, now)),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

export function toImportReport(row: ImportRow, now: Date): ImportReport {
  return {
    id: row.id,
    file_name: row.fileName,
    source_name: row.sourceName,
    source_id: row.sourceId,
    state: stateOf(row, now),
    progress: row.outcome === 'finished' ? 100 : progressOf(row),
    interruptions: row.interruptions,
    next_line: row.nextLine,
    failure_text: row.failure && reasonText(row.failure),
    total_emails: row.addedEmails,
    total_phones: row.addedPhones,
    total_names: row.addedNames,
    total_companies: row.addedCompanies,
    rows: row.rows,
    taken: row.taken,
    refused_rows: row.rows - row.taken,
    known_rows: row.known,
    ...contactsOf(row),
    refused: row.refused,
    refusals: row.refusals,
    total_rows: row.totalRows,
    can_undo: canUndo(row),
    undo: row.undoStage && {
      state: row.undoStage === 'done' ? ('done' as const) : ('running' as const),
      removed: row.undoneRemoved,
      restored: row.undoneRestored,
      kept: row.undoneKept,
    },
    created_at: row.createdAt,
    finished_at: row.finishedAt,
  }
}

/** An import can be undone once, when all its rows have their contacts. */
export const canUndo = ({ outcome, isUndoable, undoStage, taken, newContacts }: ImportRow): boolean =>
  outcome !== null && outcome !== 'failed' && isUndoable && undoStage === null && taken > 0 && newContacts !== null

/** An import that imported no row created no contacts, even if they were never counted. */
function contactsOf({ outcome, taken, newContacts, joinedContacts }: ImportRow) {
  const isNobody = outcome !== null && taken === 0
  return { new_contacts: isNobody ? 0 : newContacts, joined_contacts: isNobody ? 0 : joinedContacts }
}

function stateOf({ outcome, leaseUntil, interruptions }: ImportRow, now: Date): ImportReport['state'] {
  if (outcome) return outcome
  if (leaseUntil <= now.toISOString()) return 'interrupted'
  return interruptions > 0 ? 'resumed' : 'running'
}

/** At most 99 until the import has finished. */
const progressOf = ({ nextAt, textLength }: ImportRow): number =>
  textLength ? Math.min(99, Math.floor((100 * nextAt) / textLength)) : 0
