import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { notFound, raise } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { requireContact } from '../read/require-contact.ts'

export interface Note {
  id: string
  text: string
  created_at: string
}

/** Adds a note to a contact. */
export async function addNote(ctx: ServiceContext, contactId: string, text: string): Promise<Note> {
  const { number } = await requireContact(ctx, contactId)
  const [note] = await ctx.data.all<Note>(sql`
    INSERT INTO contact_notes (id, account_id, contact, text, created_at)
    SELECT ${newId()}, ${accountOf(ctx).id}, number, ${text}, ${ctx.clock.now().toISOString()} FROM contacts WHERE number = ${number}
    RETURNING id, text, created_at`)
  return note ?? raise(notFound('Contact'))
}

export async function deleteNote(ctx: ServiceContext, id: string): Promise<void> {
  const gone = await ctx.data.all(
    sql`DELETE FROM contact_notes WHERE id = ${id} AND account_id = ${accountOf(ctx).id} RETURNING 1`,
  )
  if (gone.length === 0) throw notFound('Note')
}
