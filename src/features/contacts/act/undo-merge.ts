import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { statement } from '../../../db/batch.ts'
import { bareKeyOf } from '../../../domain/contacts/import-key.ts'
import { mentionKey } from '../../../domain/contacts/match-keys.ts'
import { CONTACT_FIELDS } from './change-statements.ts'
import type { Undoing, UndoneChange } from './undoing.ts'

type Pairs = readonly (readonly [string | number, number])[]

/** The data that a merge stores for undoing it (`merge-contacts.ts`). */
interface MergeUndo {
  readonly contacts: readonly { readonly number: number }[]
  readonly mentions: readonly (readonly [source: number, key: string, contact: number, reason: string | null])[]
  readonly keys: Pairs
  readonly labels: Pairs
  readonly own_labels: readonly number[]
  readonly notes: Pairs
  readonly changes: Pairs
  readonly people: Pairs
  readonly edits: string | null
  readonly joined_edits: string | null
}

/**
 * Restores the contacts that were merged, under their former numbers: with their own data, and with what sites have
 * said about them since. What was added to the merged contact manually in the meantime stays with it.
 */
export function undoMerge(ctx: ServiceContext, { contact: into, undo }: UndoneChange): Undoing {
  const was = undo as MergeUndo
  const list = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)}) AS was`
  const numbers = was.contacts.map(({ number }) => number)
  const fields = CONTACT_FIELDS.map((name) => `was.value ->> '${name}'`).join(', ')
  const prefix = mentionKey('')
  return {
    contacts: [into, ...numbers],
    when: sql`NOT EXISTS (SELECT 1 FROM contacts WHERE number IN (SELECT value FROM json_each(${JSON.stringify(numbers)})))`,
    statements: (done) =>
      [
        sql`INSERT INTO contacts (${sql.raw(CONTACT_FIELDS.join(', '))}, is_stale) SELECT ${sql.raw(fields)}, 1 FROM ${list(was.contacts)} WHERE ${done}`,
        sql`UPDATE mentions SET contact = was.value ->> 2, reason = was.value ->> 3 FROM ${list(was.mentions)}
          WHERE mentions.source = was.value ->> 0 AND mentions.key = was.value ->> 1 AND mentions.contact = ${into} AND ${done}`,
        sql`UPDATE mentions SET contact = was.value ->> 1, reason = 'same-site' FROM ${list(was.keys.filter(([key]) => String(key).startsWith(prefix)))}
          WHERE mentions.contact = ${into} AND ${prefix} || ${bareKeyOf(sql`mentions.key`)} = was.value ->> 0 AND ${done}`,
        sql`UPDATE contact_keys SET contact = was.value ->> 1 FROM ${list(was.keys)}
          WHERE account = ${accountOf(ctx).number} AND contact_keys.key = was.value ->> 0 AND contact_keys.contact = ${into} AND ${done}`,
        sql`DELETE FROM labelled_contacts WHERE contact = ${into} AND label IN (SELECT value ->> 0 FROM ${list(was.labels)})
          AND label NOT IN (SELECT value FROM json_each(${JSON.stringify(was.own_labels)})) AND ${done}`,
        sql`INSERT INTO labelled_contacts (label, contact) SELECT contact_labels.number, was.value ->> 1 FROM ${list(was.labels)}
          CROSS JOIN contact_labels ON contact_labels.number = was.value ->> 0 WHERE ${done} ON CONFLICT (label, contact) DO NOTHING`,
        ...(['contact_notes', 'contact_changes'] as const).map((table) => {
          const name = sql.raw(table)
          // Columns are qualified by their table, because `json_each` has an `id` column, too.
          return sql`UPDATE ${name} SET contact = was.value ->> 1 FROM ${list(table === 'contact_notes' ? was.notes : was.changes)}
            WHERE ${name}.id = was.value ->> 0 AND ${name}.contact = ${into} AND ${done}`
        }),
        // The contacts get the values before they are rebuilt, or all values would be reported as new.
        sql`INSERT INTO contact_values (contact, item, rank, phone_kind)
          SELECT was.value, item, rank, phone_kind FROM ${list(numbers)} CROSS JOIN contact_values ON contact_values.contact = ${into} WHERE ${done}
          ON CONFLICT (contact, item) DO NOTHING`,
        sql`UPDATE contacts SET organization_number = was.value ->> 1 FROM ${list(was.people)}
          WHERE number = was.value ->> 0 AND organization_number = ${into} AND ${done}`,
        sql`UPDATE contacts SET edits = iif(edits IS ${was.joined_edits}, ${was.edits}, edits), is_stale = 1 WHERE number = ${into} AND ${done}`,
      ].map((query) => statement<never>(query)),
  }
}
