import { sql } from 'drizzle-orm'
import type { EditContact } from '../../../contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../contracts/contacts/contact-details.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { valuesOf } from '../../../domain/contacts/exported/value-rows.ts'
import { rebuildContacts } from '../../../domain/contacts/rebuild-contacts.ts'
import { conflict } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { readContact } from '../read/read-contact.ts'
import { requireContact } from '../read/require-contact.ts'
import { changeStatement, isDone } from './change-statements.ts'
import { editsOf } from './join-edits.ts'
import { nextEdits } from './next-edits.ts'
import { readTyped, typedStatements } from './typed-values.ts'

/** The data that an edit stores for undoing it. */
export interface EditUndo {
  /** `ContactEdits` as JSON. */
  readonly before: string | null
  readonly after: string | null
  /** Keys of the mentions that were created for typed values, in their source. */
  readonly mentions: readonly string[]
  readonly source_id: string | null
}

/**
 * Stores a user's edits of a contact, which take precedence over anything found later. Typed values are added to the
 * account's data, in a source of their own.
 *
 * @throws validation_failed for an invalid value, or one whose owner asked not to be collected
 */
export async function editContact(ctx: ServiceContext, id: string, body: EditContact): Promise<ContactDetails> {
  const contact = await requireContact(ctx, id)
  const [shown] = await runBatch(ctx.data, [valuesOf([contact.number])])
  const before = editsOf(contact)
  const all = await readTyped(ctx, body)
  const typed = all.filter(
    ({ type, value }) => !shown.some((row) => row.type === type && row.normalized === value.normalized),
  )
  const { edits, facts } = nextEdits(before, body, shown, all)
  const { at: _, ...kept } = edits
  const after = Object.keys(kept).length > 0 ? JSON.stringify({ ...kept, at: ctx.clock.now().getTime() }) : null
  if (typed.length === 0 && JSON.stringify(edits) === JSON.stringify(before)) return readContact(ctx, id)
  const changeId = newId()
  const done = isDone(changeId)
  const writes = await typedStatements(ctx, contact, typed, done)
  const added = Object.fromEntries(typed.map(({ type, value }) => [type, [value.value]]))
  const undo: EditUndo = { before: contact.edits, after, mentions: writes.keys, source_id: writes.sourceId }
  await runBatch(ctx.data, [
    changeStatement(
      ctx,
      { id: changeId, contact: contact.number, kind: 'edited', facts: { ...facts, added }, undo },
      sql`EXISTS (SELECT 1 FROM contacts WHERE number = ${contact.number} AND edits IS ${contact.edits})`,
    ),
    ...writes.statements,
    statement<never>(sql`
      UPDATE contacts SET edits = ${after}, is_stale = 1, updated_at = ${ctx.clock.now().getTime()} WHERE number = ${contact.number} AND ${done}`),
  ])
  const [change] = await ctx.data.all(sql`SELECT 1 FROM contact_changes WHERE id = ${changeId}`)
  if (!change) throw conflict('Someone else changed this contact. Please reload and try again.')
  await rebuildContacts(ctx, [contact.number])
  if (writes.sourceId && typed.some(({ type }) => type === 'emails'))
    await ctx.queues.send('email-checks', { account_id: accountOf(ctx).id, source_id: writes.sourceId })
  return readContact(ctx, id)
}
