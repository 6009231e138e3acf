import { sql } from 'drizzle-orm'
import type { ContactChangeKind } from '../../../contracts/contacts/contact-details.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { rebuildContacts } from '../../../domain/contacts/rebuild-contacts.ts'
import { conflict, notFound } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { changeStatement, isDone } from './change-statements.ts'
import { undoEdit } from './undo-edit.ts'
import { undoMerge } from './undo-merge.ts'
import { undoSplit } from './undo-split.ts'
import type { Undoing, UndoneChange } from './undoing.ts'

const KINDS: Partial<
  Record<ContactChangeKind, (ctx: ServiceContext, change: UndoneChange) => Undoing | Promise<Undoing>>
> = { merged: undoMerge, split: undoSplit, edited: undoEdit }

/**
 * Undoes a merge, a split or an edit.
 *
 * @returns the contact to show next
 * @throws conflict if it can no longer be undone, as after a repetition
 */
export async function undoChange(ctx: ServiceContext, id: string): Promise<{ id: string }> {
  const [change] = await ctx.data.all<{ contact: number; kind: ContactChangeKind; facts: string; undo: string | null }>(
    sql`SELECT contact, kind, facts, undo FROM contact_changes WHERE id = ${id} AND account_id = ${accountOf(ctx).id}
      AND EXISTS (SELECT 1 FROM contacts WHERE number = contact_changes.contact AND reach >= 0)`,
  )
  if (!change) throw notFound('Change')
  const undoing = KINDS[change.kind]
  if (!undoing || change.undo === null) throw conflict('This was undone already, or cannot be undone.')
  const { contact } = change
  const { when, statements, contacts } = await undoing(ctx, { contact, undo: JSON.parse(change.undo) })
  const undoneId = newId()
  const facts = { kind: change.kind, facts: JSON.parse(change.facts) as object }
  await runBatch(ctx.data, [
    changeStatement(
      ctx,
      { id: undoneId, contact, kind: 'undone', facts },
      sql`EXISTS (SELECT 1 FROM contact_changes WHERE id = ${id} AND undo IS NOT NULL)
        AND EXISTS (SELECT 1 FROM contacts WHERE number = ${contact} AND reach >= 0) AND ${when}`,
    ),
    statement<never>(sql`UPDATE contact_changes SET undo = NULL WHERE id = ${id} AND ${isDone(undoneId)}`),
    ...statements(isDone(undoneId)),
  ])
  const [undone] = await ctx.data.all<{ first_seen_at: number }>(
    sql`SELECT contacts.first_seen_at FROM contact_changes JOIN contacts ON contacts.number = contact_changes.contact WHERE contact_changes.id = ${undoneId}`,
  )
  if (!undone) throw conflict('This has changed again since, so it can no longer be undone.')
  await rebuildContacts(ctx, contacts)
  return { id: numberedId(contact, undone.first_seen_at) }
}
