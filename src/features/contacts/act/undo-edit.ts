import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { statement } from '../../../db/batch.ts'
import type { EditUndo } from './edit-contact.ts'
import type { Undoing, UndoneChange } from './undoing.ts'

/**
 * Undoes an edit, unless the contact was edited again since. Typed values are deleted unless another mention contains
 * them.
 */
export function undoEdit(ctx: ServiceContext, { contact, undo }: UndoneChange): Undoing {
  const was = undo as EditUndo
  const source = sql`(SELECT number FROM sources WHERE id = ${was.source_id} AND account_id = ${accountOf(ctx).id})`
  const keys = sql`(SELECT value FROM json_each(${JSON.stringify(was.mentions)}))`
  return {
    contacts: [contact],
    when: sql`EXISTS (SELECT 1 FROM contacts WHERE number = ${contact} AND edits IS ${was.after})`,
    statements: (done) =>
      [
        // A value that was also typed for another contact is contained in another mention.
        sql`DELETE FROM sightings WHERE source = ${source} AND item IN (
            SELECT items.number FROM mentions CROSS JOIN json_each(mentions.facts, '$.parts[0].emails') AS said
              JOIN items ON items.account = ${accountOf(ctx).number} AND items.type = 0 AND items.normalized = said.value
              WHERE mentions.source = ${source} AND mentions.key IN ${keys}
            UNION ALL SELECT items.number FROM mentions CROSS JOIN json_each(mentions.facts, '$.parts[0].phones') AS said
              JOIN items ON items.account = ${accountOf(ctx).number} AND items.type = 2 AND items.normalized = said.value ->> 'value'
              WHERE mentions.source = ${source} AND mentions.key IN ${keys})
          AND NOT EXISTS (SELECT 1 FROM mentions CROSS JOIN items ON items.number = sightings.item
            WHERE mentions.source = sightings.source AND mentions.key NOT IN ${keys} AND instr(mentions.facts, '"' || items.normalized || '"') > 0)
          AND ${done}`,
        sql`DELETE FROM mentions WHERE source = ${source} AND key IN ${keys} AND contact = ${contact} AND ${done}`,
        sql`UPDATE contacts SET edits = ${was.before}, is_stale = 1 WHERE number = ${contact} AND ${done}`,
      ].map((query) => statement<never>(query)),
  }
}
