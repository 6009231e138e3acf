import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../../core/context.ts'
import { runBatch, statement } from '../../../../db/batch.ts'
import { importedNoteId, labelsOf } from '../../../../domain/contacts/attach-labels-and-notes.ts'
import { foldedLabel } from '../../../../domain/contacts/folded-label.ts'
import { importKeyPrefix } from '../../../../domain/contacts/import-key.ts'
import type { MentionFacts } from '../../../../domain/contacts/store-mentions.ts'

/** What undoing an import does with a contact. */
export type Fate = 'removed' | 'restored' | 'kept'

export interface UndoneContact {
  readonly number: number
  readonly fate: Fate
  /** For a person: the contact of their organisation. */
  readonly organizationNumber: number | null
  readonly noteIds: readonly string[]
}

/** A range of the mentions of an import: those of its source that have its prefix. */
export interface UndoScope {
  /** The number of its source. */
  readonly source: number
  readonly importId: string
  readonly kind: 'person' | 'organization'
}

/** Where the mentions of an import begin and end in its source. */
export const rangeOf = (importId: string): { from: string; to: string } => {
  const from = importKeyPrefix(importId)
  return { from, to: `${from.slice(0, -1)}}` }
}

interface MentionRow {
  readonly key: string
  readonly contact: number
  readonly facts: string
  readonly is_repeated: number
}

interface ContactRow {
  readonly number: number
  readonly organization_number: number | null
  readonly has_others: number
  readonly is_touched: number
  readonly people: number
}

/**
 * The contacts of the next mentions of an import, each once, and what undoing it does with them: those that only the
 * import mentions go, unless someone has edited, labelled, merged, noted or written to them since; others lose what the
 * import said.
 *
 * @param leaving how many people of an organisation go as well, where they are not gone yet
 * @returns with the key to continue after; null at the end
 */
export async function contactsToUndo(
  ctx: ServiceContext,
  { source, importId, kind }: UndoScope,
  after: string | null,
  limit: number,
  leaving: ReadonlyMap<number, number> = new Map(),
): Promise<{ contacts: UndoneContact[]; next: string | null }> {
  const { from, to } = rangeOf(importId)
  const mentions = await ctx.data.all<MentionRow>(sql`
    SELECT key, contact, facts, EXISTS (
      SELECT 1 FROM mentions AS earlier WHERE earlier.contact = mentions.contact AND earlier.source = ${source}
        AND earlier.key > ${from} AND earlier.key < mentions.key) AS is_repeated
    FROM mentions WHERE source = ${source} AND key > ${after ?? from} AND key < ${to}
    ORDER BY key LIMIT ${limit}`)
  const next = mentions.length < limit ? null : mentions.at(-1)!.key
  const read = mentions.map((row) => ({ ...row, facts: JSON.parse(row.facts) as MentionFacts }))
  const meant = read.filter(({ contact, facts, is_repeated }) => contact && facts.kind === kind && !is_repeated)
  if (meant.length === 0) return { contacts: [], next }
  const numbers = [...new Set(meant.map(({ contact }) => contact))]
  const rows = await readContacts(ctx, source, importId, numbers)
  const said = await readSaid(ctx, source, importId, numbers)
  return { contacts: rows.map((row) => toUndone(ctx, source, row, said, leaving)), next }
}

interface Said {
  readonly facts: ReadonlyMap<number, readonly { key: string; facts: MentionFacts }[]>
  readonly labels: ReadonlyMap<number, readonly string[]>
  readonly notes: ReadonlyMap<number, readonly string[]>
}

function toUndone(
  ctx: ServiceContext,
  source: number,
  row: ContactRow,
  { facts, labels, notes }: Said,
  leaving: ReadonlyMap<number, number>,
): UndoneContact {
  const own = facts.get(row.number) ?? []
  const noteIds = own.flatMap(({ key, facts: { note } }) =>
    note ? importedNoteId(accountOf(ctx).id, source, key, note) : [],
  )
  const given = new Set(
    own.flatMap(({ facts: one }) => labelsOf(one).map(({ kind, name }) => `${kind} ${foldedLabel(name)}`)),
  )
  const isTouched =
    row.is_touched === 1 ||
    row.people > (leaving.get(row.number) ?? 0) ||
    (labels.get(row.number) ?? []).some((label) => !given.has(label)) ||
    (notes.get(row.number) ?? []).some((id) => !noteIds.includes(id))
  return {
    number: row.number,
    fate: row.has_others ? 'restored' : isTouched ? 'kept' : 'removed',
    organizationNumber: row.organization_number,
    noteIds,
  }
}

async function readContacts(
  ctx: ServiceContext,
  source: number,
  importId: string,
  numbers: readonly number[],
): Promise<ContactRow[]> {
  const { from, to } = rangeOf(importId)
  const account = accountOf(ctx).id
  return await ctx.data.all<ContactRow>(sql`
    SELECT contacts.number, contacts.organization_number,
      EXISTS (SELECT 1 FROM mentions WHERE contact = contacts.number AND NOT (source = ${source} AND key > ${from} AND key < ${to})) AS has_others,
      (SELECT count(*) FROM (SELECT 1 FROM contacts AS person WHERE person.organization_number = contacts.number LIMIT 100000)) AS people,
      (contacts.edits IS NOT NULL
        OR EXISTS (SELECT 1 FROM contact_changes WHERE contact = contacts.number AND kind <> 'updated')
        OR EXISTS (SELECT 1 FROM recipients WHERE recipients.contact = contacts.number)
        OR EXISTS (
          SELECT 1 FROM contact_values CROSS JOIN items ON items.number = contact_values.item
          CROSS JOIN direct_messages ON direct_messages.account_id = ${account} AND direct_messages.to_address = items.normalized
          WHERE contact_values.contact = contacts.number)) AS is_touched
    FROM json_each(${JSON.stringify(numbers)}) AS asked CROSS JOIN contacts ON contacts.number = asked.value`)
}

async function readSaid(
  ctx: ServiceContext,
  source: number,
  importId: string,
  numbers: readonly number[],
): Promise<Said> {
  const { from, to } = rangeOf(importId)
  const asked = sql`json_each(${JSON.stringify(numbers)}) AS asked`
  const [mentions, labels, notes] = await runBatch(ctx.data, [
    statement<{ contact: number; key: string; facts: string }>(sql`
      SELECT mentions.contact, mentions.key, mentions.facts FROM ${asked}
      CROSS JOIN mentions INDEXED BY mentions_by_contact ON mentions.contact = asked.value AND mentions.source = ${source}
      WHERE mentions.key > ${from} AND mentions.key < ${to}`),
    statement<{ contact: number; label: string }>(sql`
      SELECT labelled_contacts.contact, contact_labels.kind || ' ' || contact_labels.folded AS label FROM ${asked}
      CROSS JOIN labelled_contacts ON labelled_contacts.contact = asked.value
      CROSS JOIN contact_labels ON contact_labels.number = labelled_contacts.label`),
    statement<{ contact: number; id: string }>(sql`
      SELECT contact_notes.contact, contact_notes.id FROM ${asked} CROSS JOIN contact_notes ON contact_notes.contact = asked.value`),
  ])
  const grouped = <Row extends { readonly contact: number }, Value>(rows: readonly Row[], of: (row: Row) => Value) =>
    new Map([...Map.groupBy(rows, ({ contact }) => contact)].map(([contact, own]) => [contact, own.map(of)]))
  return {
    facts: grouped(mentions, ({ key, facts }) => ({ key, facts: JSON.parse(facts) as MentionFacts })),
    labels: grouped(labels, ({ label }) => label),
    notes: grouped(notes, ({ id }) => id),
  }
}
