import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { mentionKey } from '../../../domain/contacts/match-keys.ts'
import { factsOf, type MentionRow, mentionsOf } from '../read/mention-rows.ts'
import { keyStatements, mentionWrites, type WrittenMention } from './mention-writes.ts'
import { framed, type SplitUndo } from './split-undo.ts'
import type { Undoing, UndoneChange } from './undoing.ts'

const ALL = -1

/**
 * Moves a mention, or its spellings, back to the original contact, with what sites have said about them since. The
 * contact that was created is deleted if nothing else is left of it, with its labels and notes.
 */
export async function undoSplit(ctx: ServiceContext, { contact, undo }: UndoneChange): Promise<Undoing> {
  const was = undo as SplitUndo
  const [own, theirs] = await runBatch(ctx.data, [mentionsOf(contact, ALL), mentionsOf(was.contact, ALL)])
  const isTaken = ({ key }: MentionRow) => (was.is_whole ? key === was.key : key.startsWith(`${was.key}#`))
  const taken = theirs.filter(isTaken)
  const written = was.is_whole ? taken.map(told) : together(own, taken, was)
  const reasons = new Map(was.mentions.map(({ source, reason }) => [source, reason]))
  const back = written.map((row) => ({ ...row, reason: reasons.get(row.source) ?? row.reason }))
  const keys = [...new Set(taken.map(({ key }) => key))]
  const isLast = taken.length === theirs.length
  const listed = JSON.stringify(keys.map(mentionKey))
  return {
    contacts: isLast ? [contact] : [contact, was.contact],
    when: sql`(SELECT count(*) FROM mentions WHERE contact = ${was.contact}) = ${theirs.length} AND ${taken.length} > 0
      AND EXISTS (SELECT 1 FROM contacts WHERE number = ${was.contact} AND reach >= 0)`,
    statements: (done) => [
      statement<never>(sql`
        INSERT INTO contact_values (contact, item, rank, phone_kind)
        SELECT ${contact}, item, rank, phone_kind FROM contact_values WHERE contact = ${was.contact} AND ${done} ON CONFLICT (contact, item) DO NOTHING`),
      ...(isLast
        ? [
            sql`INSERT INTO labelled_contacts (label, contact) SELECT label, ${contact} FROM labelled_contacts WHERE contact = ${was.contact} AND ${done}
              ON CONFLICT (label, contact) DO NOTHING`,
            sql`UPDATE contact_notes SET contact = ${contact} WHERE contact = ${was.contact} AND ${done}`,
          ].map((query) => statement<never>(query))
        : []),
      ...(was.is_whole
        ? keyStatements(ctx, [was.key], contact, done)
        : [
            statement<never>(
              sql`DELETE FROM contact_keys WHERE account = ${accountOf(ctx).number} AND key IN (SELECT value FROM json_each(${listed})) AND ${done}`,
            ),
          ]),
      ...mentionWrites(back, contact, done),
      ...backStatements(back, contact, done),
      ...(was.is_whole
        ? []
        : [
            statement<never>(
              sql`DELETE FROM mentions WHERE contact = ${was.contact} AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND ${done}`,
            ),
          ]),
      statement<never>(
        sql`DELETE FROM contacts WHERE number = ${was.contact} AND NOT EXISTS (SELECT 1 FROM mentions WHERE contact = ${was.contact}) AND ${done}`,
      ),
      statement<never>(sql`UPDATE contacts SET is_stale = 1 WHERE number = ${contact} AND ${done}`),
    ],
  }
}

const told = (row: MentionRow): WrittenMention => ({ ...row, facts: factsOf(row) })

/** Returns the mention of each source as it was before spellings were moved out of it. */
function together(
  own: readonly MentionRow[],
  taken: readonly MentionRow[],
  { key, mentions }: SplitUndo,
): WrittenMention[] {
  return [...Map.groupBy(taken, ({ source }) => source)].map(([source, rows]) => {
    const rest = own.find((row) => row.source === source && row.key === key)
    const all = [...(rest ? [rest] : []), ...rows]
    const parts = all.flatMap((row) => factsOf(row).parts)
    const frame = mentions.find((mention) => mention.source === source)?.facts
    return { ...all[0]!, key, facts: framed({ ...factsOf(all[0]!), key }, parts, frame) }
  })
}

/** Restores the reasons why each mention belonged to the contact, which writing a mention does not change. */
const backStatements = (back: readonly WrittenMention[], contact: number, done: ReturnType<typeof sql>) =>
  back.length === 0
    ? []
    : [
        statement<never>(sql`
          UPDATE mentions SET reason = was.value ->> 2 FROM json_each(${JSON.stringify(back.map(({ source, key, reason }) => [source, key, reason]))}) AS was
          WHERE mentions.source = was.value ->> 0 AND mentions.key = was.value ->> 1 AND mentions.contact = ${contact} AND ${done}`),
      ]
