import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { CONTACT_CODES } from '../../../db/codes.ts'
import { splitKey, withParts } from '../../../domain/contacts/preserve-manual-splits.ts'
import { rebuildContacts } from '../../../domain/contacts/rebuild-contacts.ts'
import { conflict, invalid, notFound, raise } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { factsOf, type MentionRow, mentionIdOf, mentionsOf } from '../read/mention-rows.ts'
import { requireContact } from '../read/require-contact.ts'
import { changeStatement, isDone } from './change-statements.ts'
import { goneStatements, keyStatements, mentionWrites, type WrittenMention } from './mention-writes.ts'
import { frameOf, type SplitUndo } from './split-undo.ts'
import { assertStands } from './stands-alone.ts'

const ALL = -1

/**
 * Moves a mention, or some of its spellings, from a contact to a new one, in every source that mentions the same on the
 * same site. The key moves along, so that the next crawl keeps them separate.
 *
 * @throws not_found if the mention does not belong to the contact, as after a repetition
 * @throws conflict if one of the two contacts would have no value
 */
export async function splitContact(
  ctx: ServiceContext,
  contactId: string,
  { mention_id, names }: { mention_id: string; names?: readonly string[] | undefined },
): Promise<{ id: string; change_id: string }> {
  const contact = await requireContact(ctx, contactId)
  const [mentions] = await runBatch(ctx.data, [mentionsOf(contact.number, ALL)])
  const { key } = mentions.find((row) => mentionIdOf(row) === mention_id) ?? raise(notFound('Mention'))
  const group = mentions.filter((row) => row.key === key)
  const plan = planOf(group, key, names)
  const others = mentions.filter((row) => row.key !== key).map((row) => ({ ...row, facts: factsOf(row) }))
  await assertStands(ctx, [...others, ...plan.kept], plan.taken)

  const [number, changeId, now] = [await reserveNumber(ctx), newId(), ctx.clock.now().getTime()]
  const done = isDone(changeId)
  const undo: SplitUndo = {
    contact: number,
    key,
    mentions: group.map(({ source, reason, facts }) => ({ source, reason, facts: frameOf(JSON.parse(facts)) })),
    is_whole: plan.isWhole,
  }
  const shown = [...new Set(plan.taken.map(({ facts }) => facts.name))].filter(Boolean).slice(0, 10)
  await runBatch(ctx.data, [
    changeStatement(
      ctx,
      { id: changeId, contact: contact.number, kind: 'split', facts: { names: shown }, undo },
      sql`(SELECT count(*) FROM mentions WHERE contact = ${contact.number} AND key = ${key}) = ${group.length}`,
    ),
    statement<never>(sql`
      INSERT INTO contacts (number, kind, name, confidence, is_stale, first_seen_at, updated_at)
      SELECT ${number}, ${CONTACT_CODES[contact.kind]}, ${shown[0] ?? null}, 100, 1, ${now}, ${now} WHERE ${done}`),
    changeStatement(ctx, { id: newId(), contact: number, kind: 'split', facts: { from: contact.name ?? '' } }, done),
    ...(plan.isWhole
      ? [
          statement<never>(
            sql`UPDATE mentions SET contact = ${number}, reason = NULL WHERE contact = ${contact.number} AND key = ${key} AND ${done}`,
          ),
        ]
      : [...mentionWrites(plan.kept, contact.number, done), ...mentionWrites(plan.taken, number, done)]),
    ...goneStatements(group, plan.kept, contact.number, done, plan.isWhole),
    ...keyStatements(ctx, [...new Set(plan.taken.map((one) => one.key))], number, done),
    // Both contacts get the values before they are rebuilt, or the values would be reported as new.
    statement<never>(sql`
      INSERT INTO contact_values (contact, item, rank, phone_kind)
      SELECT ${number}, item, rank, phone_kind FROM contact_values WHERE contact = ${contact.number} AND ${done}`),
    statement<never>(
      sql`UPDATE contacts SET is_stale = 1 WHERE (number = ${contact.number} OR organization_number = ${contact.number}) AND ${done}`,
    ),
  ])
  const [change] = await ctx.data.all(sql`SELECT 1 FROM contact_changes WHERE id = ${changeId}`)
  if (!change) throw conflict('This contact has changed. Please reload and try again.')
  await rebuildContacts(ctx, [contact.number, number])
  return { id: numberedId(number, now), change_id: changeId }
}

/** Returns what remains of a mention and what is moved, for each source. */
function planOf(group: readonly MentionRow[], key: string, names: readonly string[] | undefined) {
  const told = group.map((row): WrittenMention => ({ ...row, facts: factsOf(row) }))
  const known = new Set(told.flatMap(({ facts }) => facts.parts.map(({ name }) => name)))
  if (names?.some((name) => !known.has(name))) throw invalid({ names: ['The mention does not say this name'] })
  const wanted = new Set(names ?? known)
  const isWhole = [...known].every((name) => wanted.has(name))
  if (isWhole) return { isWhole, kept: [], taken: told }
  const kept = told.flatMap((row): WrittenMention[] => {
    const parts = row.facts.parts.filter(({ name }) => !wanted.has(name))
    return parts.length > 0 ? [{ ...row, facts: withParts(row, parts) }] : []
  })
  const taken = told.flatMap((row): WrittenMention[] => {
    const parts = row.facts.parts.filter(({ name }) => wanted.has(name))
    return [...Map.groupBy(parts, ({ name }) => splitKey(key, name))].map(([own, of]) => ({
      ...row,
      key: own,
      reason: null,
      facts: { ...withParts(row, of), key: own },
    }))
  })
  return { isWhole, kept, taken }
}

async function reserveNumber(ctx: ServiceContext): Promise<number> {
  const [row] = await ctx.data.all<{ number: number }>(sql`
    UPDATE account_numbers SET next = next + 1 WHERE account_id = ${accountOf(ctx).id} RETURNING number << 28 | (next - 1) AS number`)
  return row!.number
}
