import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { valuesOf } from '../../../domain/contacts/exported/value-rows.ts'
import { bareKeyOf } from '../../../domain/contacts/import-key.ts'
import { mentionKey } from '../../../domain/contacts/match-keys.ts'
import { moveStatements } from '../../../domain/contacts/move-contacts.ts'
import { rebuildContacts } from '../../../domain/contacts/rebuild-contacts.ts'
import { conflict, invalid, notFound } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { knownContacts } from '../read/require-contact.ts'
import { CONTACT_FIELDS, isDone } from './change-statements.ts'
import { joinEdits } from './join-edits.ts'

/**
 * The undo data is one value, and the merge is one transaction that blocks all other statements. This length allows
 * about 4,000 moved rows. A contact with more rows must be the one that the others are merged into.
 */
const UNDO_LENGTH_MAX = 250_000

/**
 * Merges several contacts into one: mentions, keys, values, labels, notes, history and people of the others are moved
 * to `into_id`, whose own edits win. The undo data is stored in the same batch.
 *
 * @throws not_found if one of them does not exist, as after a repetition
 * @throws conflict for people with organizations
 */
export async function mergeContacts(
  ctx: ServiceContext,
  { into_id, contact_ids }: { into_id: string; contact_ids: readonly string[] },
): Promise<{ id: string; change_id: string }> {
  const ids = [...new Set([into_id, ...contact_ids])]
  if (ids.length < 2) throw invalid({ contact_ids: ['Choose at least two contacts'] })
  const known = await knownContacts(ctx, ids)
  const [into] = await knownContacts(ctx, [into_id])
  if (!into || known.length < ids.length) throw notFound('Contact')
  if (new Set(known.map(({ kind }) => kind)).size > 1) throw conflict('People and organisations cannot be merged.')
  const others = known.filter(({ number }) => number !== into.number)
  const [values] = await runBatch(ctx.data, [valuesOf(known.map(({ number }) => number))])
  const edits = joinEdits(into, others, values)
  const changeId = newId()
  const numbers = others.map(({ number }) => number)
  const names = others.map(({ name }) => name).filter((name) => name !== null)
  const facts = JSON.stringify({ total: others.length, names: names.slice(0, 10) })
  await runBatch(ctx.data, [
    nameMentions(ctx, [into.number, ...numbers]),
    statement<never>(sql`
      INSERT INTO contact_changes (id, account_id, contact, kind, facts, undo, created_at)
      SELECT ${changeId}, ${accountOf(ctx).id}, ${into.number}, 'merged', ${facts}, undo, ${ctx.clock.now().toISOString()}
      FROM (SELECT ${undoOf(into.number, numbers, edits)} AS undo)
      WHERE length(undo) <= ${UNDO_LENGTH_MAX}
        AND (SELECT count(*) FROM contacts WHERE number IN (SELECT value FROM json_each(${JSON.stringify([into.number, ...numbers])}))) = ${ids.length}`),
    ...mergeStatements(into.number, numbers, edits, isDone(changeId)),
  ])
  const [change] = await ctx.data.all(sql`SELECT 1 FROM contact_changes WHERE id = ${changeId}`)
  if (!change) throw conflict('These contacts have changed, or have too many sources to be merged at once.')
  await rebuildContacts(ctx, [into.number])
  return { id: numberedId(into.number, into.first_seen_at), change_id: changeId }
}

/**
 * Records each mention under its own key for its contact. A site that tells the contacts apart will do so again, so its
 * mentions must match individually from now on.
 */
const nameMentions = (ctx: ServiceContext, contacts: readonly number[]): Statement<never> =>
  statement(sql`
    INSERT INTO contact_keys (account, key, contact)
    SELECT ${accountOf(ctx).number}, ${mentionKey('')} || ${bareKeyOf(sql`key`)}, contact FROM mentions WHERE contact IN (SELECT value FROM json_each(${JSON.stringify(contacts)}))
    ON CONFLICT (account, key) DO NOTHING`)

function mergeStatements(into: number, others: readonly number[], edits: string | null, done: SQL): Statement<never>[] {
  return [
    ...moveStatements(into, others, 'by-hand', done),
    statement<never>(sql`UPDATE contacts SET edits = ${edits} WHERE number = ${into} AND ${done}`),
  ]
}

/** SQL: the undo data as JSON, as read by `undoMerge` (`MergeUndo`). */
function undoOf(into: number, others: readonly number[], edits: string | null): SQL {
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(others)}))`
  const all = (columns: string, rest: SQL) =>
    sql`(SELECT json_group_array(json_array(${sql.raw(columns)})) FROM ${rest} IN ${listed})`
  const fields = sql.raw(CONTACT_FIELDS.map((name) => `'${name}', ${name}`).join(', '))
  return sql`json_object(
    'contacts', (SELECT json_group_array(json_object(${fields})) FROM contacts WHERE number IN ${listed}),
    'mentions', ${all('source, key, contact, reason', sql`mentions WHERE contact`)},
    'keys', ${all('key, contact', sql`contact_keys WHERE contact`)},
    'labels', ${all('label, contact', sql`labelled_contacts WHERE contact`)},
    'own_labels', (SELECT json_group_array(label) FROM labelled_contacts WHERE contact = ${into}),
    'notes', ${all('id, contact', sql`contact_notes WHERE contact`)},
    'changes', ${all('id, contact', sql`contact_changes WHERE contact`)},
    'people', ${all('number, organization_number', sql`contacts WHERE organization_number`)},
    'edits', (SELECT edits FROM contacts WHERE number = ${into}),
    'joined_edits', ${edits})`
}
