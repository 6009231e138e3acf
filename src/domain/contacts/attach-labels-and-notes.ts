import { sql } from 'drizzle-orm'
import { LABELS_MAX } from '../../contracts/contacts/contact.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { nextNumber, spendNumbers } from '../../db/account-numbers.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { uuidOf } from '../../lib/ids.ts'
import { foldedLabel } from './folded-label.ts'
import { bareKey } from './import-key.ts'
import type { Mention } from './match-mentions.ts'
import type { MentionFacts } from './store-mentions.ts'

/**
 * Statements that attach the tags, lists and notes of imported rows to their contacts. They belong in the batch that assigns
 * the mentions. Labels beyond `LABELS_MAX` are dropped. Idempotent.
 */
export function labelAndNoteStatements(
  ctx: ServiceContext,
  source: number,
  mentions: readonly Mention[],
): Statement<never>[] {
  const { id } = accountOf(ctx)
  const now = ctx.clock.now()
  const labels = mentions.flatMap(({ key, facts }) =>
    labelsOf(facts).map(({ kind, name }) => ({ key, kind, name, folded: foldedLabel(name) })),
  )
  const notes = mentions.flatMap(({ key, facts }) =>
    facts.note ? [{ key, id: importedNoteId(id, source, key, facts.note), text: facts.note }] : [],
  )
  const named = [
    ...new Map(labels.map(({ kind, name, folded }) => [`${kind} ${folded}`, { kind, name, folded }])).values(),
  ]
  const contactOf = sql`(SELECT contact FROM mentions WHERE source = ${source} AND mentions.key = given.value ->> 'key')`
  return [
    ...jsonLists(named).flatMap((list) => [
      statement<never>(sql`
        INSERT INTO contact_labels (number, account_id, kind, name, folded, created_at)
        SELECT ${nextNumber(id)} + key, ${id}, value ->> 'kind', value ->> 'name', value ->> 'folded', ${now.getTime()} FROM json_each(${list})
        WHERE key + (SELECT count(*) FROM contact_labels WHERE account_id = ${id}) < ${LABELS_MAX}
        ON CONFLICT (account_id, kind, folded) DO NOTHING`),
      spendNumbers(id, list),
    ]),
    ...jsonLists(labels).map((list) =>
      statement<never>(sql`
        INSERT INTO labelled_contacts (label, contact)
        SELECT contact_labels.number, ${contactOf} FROM json_each(${list}) AS given
        CROSS JOIN contact_labels ON contact_labels.account_id = ${id} AND contact_labels.kind = given.value ->> 'kind' AND contact_labels.folded = given.value ->> 'folded'
        WHERE ${contactOf} IS NOT NULL ON CONFLICT DO NOTHING`),
    ),
    ...jsonLists(notes).map((list) =>
      statement<never>(sql`
        INSERT INTO contact_notes (id, account_id, contact, text, created_at)
        SELECT given.value ->> 'id', ${id}, ${contactOf}, given.value ->> 'text', ${now.toISOString()} FROM json_each(${list}) AS given
        WHERE ${contactOf} IS NOT NULL ON CONFLICT DO NOTHING`),
    ),
  ]
}

/** The labels that a mention gives its contact. */
export const labelsOf = ({ tags = [], lists = [] }: MentionFacts): { kind: 'tag' | 'list'; name: string }[] => [
  ...tags.map((name) => ({ kind: 'tag' as const, name })),
  ...lists.map((name) => ({ kind: 'list' as const, name })),
]

/** The id of the note that a mention gives its contact; the same for each import of the row. */
export const importedNoteId = (accountId: string, source: number, key: string, note: string): string =>
  uuidOf(`${accountId} ${source} ${bareKey(key)} ${note}`)
