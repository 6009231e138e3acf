import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { accountNumber } from '../../db/account-numbers.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { chunk } from '../../lib/chunk.ts'
import { nextTurn } from '../../lib/steps.ts'
import { labelAndNoteStatements } from './attach-labels-and-notes.ts'
import { mentionKey } from './match-keys.ts'
import { type Match, type Mention, matchMentions } from './match-mentions.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { readKnown } from './read-known.ts'
import { rebuildContacts } from './rebuild-contacts.ts'
import { type MentionFacts, type MentionToStore, mentionStatements, type SourceOfMentions } from './store-mentions.ts'

/**
 * Mentions assigned to contacts in one batch. A batch takes a few dozen milliseconds, and other work can run in
 * between.
 */
const MENTIONS_AT_ONCE = 100
/** Mentions scanned at once for contacts that have to be built. */
const MENTIONS_LOOKED_THROUGH = 500
const CONTACTS_AT_ONCE = 50

/**
 * Assigns each unassigned mention of a source to an existing or a new contact, then rebuilds those contacts.
 * Idempotent, and resumes after a crash.
 *
 * @param mentionsMax stops after this many mentions
 * @returns whether everything is done; otherwise call it again
 */
export async function assignContacts(
  ctx: ServiceContext,
  sourceId: string,
  mentionsMax = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  return (await assignSome(ctx, sourceId, { after: null, mentionsMax })) === 'done'
}

interface Stretch {
  /** Contacts are built after this mention key; null while mentions may still be unassigned. */
  readonly after: string | null
  readonly mentionsMax: number
}

/**
 * `assignContacts` that resumes where it stopped. It first assigns all mentions, since people are built together with
 * their organisations. Then it goes through all of them once and builds the contacts that are new or stale.
 *
 * @returns 'done', or the next value of `after`
 */
export async function assignSome(
  ctx: ServiceContext,
  sourceId: string,
  { after, mentionsMax }: Stretch,
): Promise<'done' | { readonly after: string | null }> {
  const source = await numberOf(ctx, sourceId)
  if (source === null) return 'done'
  let left = mentionsMax
  // Mentions may have been added while contacts were built; their keys lie before or after that position.
  let isNew = false
  let first: string | null = null
  for (; left > 0; left -= MENTIONS_AT_ONCE) {
    const pending = await readPending(ctx, source)
    if (pending.length === 0) break
    // Otherwise it would loop forever: this way the message is retried, and finally set aside.
    if (pending[0]!.key === first) throw new Error(`mention ${first} could not be given a contact`)
    first = pending[0]!.key
    await give(ctx, source, pending)
    isNew = true
    await nextTurn()
  }
  if (left <= 0) return { after: null }
  for (let last = isNew ? '' : (after ?? ''); ; left -= MENTIONS_AT_ONCE) {
    if (left <= 0) return { after: last }
    const { unmade, next } = await readUnmade(ctx, source, last)
    for (const some of chunk(unmade, CONTACTS_AT_ONCE)) {
      await rebuildContacts(
        ctx,
        some.map(({ contact }) => contact),
      )
      await mergeDuplicates(
        ctx,
        source,
        some.filter(({ is_new }) => is_new === 1).map(({ contact }) => contact),
      )
      await nextTurn()
    }
    if (next === null) break
    last = next
  }
  const isPending = sql`EXISTS (SELECT 1 FROM mentions WHERE source = ${source} AND contact IS NULL)`
  const [rows] = await runBatch(ctx.data, [
    statement<{ left: number }>(sql`SELECT ${isPending} AS left`),
    statement(
      sql`UPDATE sources SET unresolved_since = NULL WHERE number = ${source} AND unresolved_since IS NOT NULL AND NOT ${isPending}`,
    ),
  ])
  return rows[0]!.left === 0 ? 'done' : { after: null }
}

async function readPending(ctx: ServiceContext, source: number): Promise<Mention[]> {
  const rows = await ctx.data.all<{ key: string; site: string | null; facts: string }>(sql`
    SELECT key, site, facts FROM mentions WHERE source = ${source} AND contact IS NULL ORDER BY key LIMIT ${MENTIONS_AT_ONCE}`)
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as MentionFacts }))
}

interface Unmade {
  readonly contact: number
  readonly is_new: number
}

/** The unbuilt contacts of the next mentions, and the key to continue after; null at the end. */
async function readUnmade(
  ctx: ServiceContext,
  source: number,
  after: string,
): Promise<{ unmade: Unmade[]; next: string | null }> {
  const rows = await ctx.data.all<Unmade & { key: string; is_unmade: number }>(sql`
    SELECT mentions.key, mentions.contact, contacts.number IS NULL AS is_new, (contacts.number IS NULL OR contacts.is_stale = 1) AS is_unmade
    FROM mentions LEFT JOIN contacts ON contacts.number = mentions.contact
    WHERE mentions.source = ${source} AND mentions.key > ${after} ORDER BY mentions.key LIMIT ${MENTIONS_LOOKED_THROUGH}`)
  const unmade = rows.filter(({ contact, is_unmade }) => contact !== null && is_unmade === 1)
  return {
    unmade: [...new Map(unmade.map((row) => [row.contact, row])).values()],
    next: rows.length < MENTIONS_LOOKED_THROUGH ? null : rows.at(-1)!.key,
  }
}

async function match(ctx: ServiceContext, source: number, mentions: readonly Mention[]): Promise<Match[]> {
  const [known, taken] = await readKnown(ctx, source, mentions)
  return matchMentions(mentions, known, taken, await reserveNumbers(ctx, mentions.length))
}

const keyStatements = (ctx: ServiceContext, matches: readonly Match[], when: SQL): Statement<never>[] =>
  jsonLists(matches.flatMap(({ keys, contact }) => keys.map((key) => ({ key, contact })))).map((list) =>
    statement<never>(sql`
      INSERT INTO contact_keys (account, key, contact)
      SELECT ${accountNumber(accountOf(ctx).id)}, value ->> 'key', value ->> 'contact' FROM json_each(${list}) WHERE ${when}
      ON CONFLICT (account, key) DO NOTHING`),
  )

/**
 * Stores mentions of a source without an earlier crawl together with their contacts, which costs a third of storing
 * first and assigning later. `assignContacts` builds the contacts themselves. Idempotent.
 *
 * @param when a condition without which nothing is written
 */
export async function storeMatched(
  ctx: ServiceContext,
  source: SourceOfMentions,
  mentions: readonly MentionToStore[],
  when: SQL,
): Promise<void> {
  const number = await numberOf(ctx, source.id)
  if (number === null) return
  for (let at = 0; at < mentions.length; at += MENTIONS_AT_ONCE) {
    const matches = await match(ctx, number, mentions.slice(at, at + MENTIONS_AT_ONCE))
    const matched = matches.map((one) => ({ ...one.mention, match: toRow(one) }))
    const keys = JSON.stringify(matched.map(({ key }) => key))
    await runBatch(ctx.data, [
      ...keyStatements(ctx, matches, when),
      ...mentionStatements(source, matched, ctx.clock.now(), when),
      statement<never>(sql`
        UPDATE contacts SET is_stale = 1 WHERE number IN (
          SELECT contact FROM mentions WHERE source = ${number} AND key IN (SELECT value FROM json_each(${keys})))`),
    ])
  }
}

async function numberOf(ctx: ServiceContext, sourceId: string): Promise<number | null> {
  const [source] = await ctx.data.all<{ number: number }>(
    sql`SELECT number FROM sources WHERE id = ${sourceId} AND account_id = ${accountOf(ctx).id}`,
  )
  return source?.number ?? null
}

async function give(ctx: ServiceContext, source: number, mentions: readonly Mention[]): Promise<void> {
  const matches = await match(ctx, source, mentions)
  const account = accountNumber(accountOf(ctx).id)
  await runBatch(ctx.data, [
    ...keyStatements(ctx, matches, sql`true`),
    // Another source of the same website may have been faster: the contact that owns the key gets the mention. Each
    // list entry includes the source, so that mentions are looked up by it instead of scanned.
    ...jsonLists(matches.map((one) => ({ ...toRow(one), source }))).map((list) =>
      statement<never>(sql`
        UPDATE mentions SET reason = given.value ->> 'reason',
          contact = coalesce((SELECT contact FROM contact_keys WHERE account = ${account} AND key = given.value ->> 'known_by'), given.value ->> 'contact')
        FROM json_each(${list}) AS given
        WHERE mentions.source = given.value ->> 'source' AND mentions.key = given.value ->> 'key' AND mentions.contact IS NULL`),
    ),
    ...labelAndNoteStatements(ctx, source, mentions),
  ])
}

const toRow = ({ mention, contact, reason, keys }: Match) => ({
  key: mention.key,
  // A row that merges by a rule of its own must not join whoever has its key.
  known_by: keys[0] ?? (mention.facts.match_by === undefined ? mentionKey(mention.key) : ''),
  contact,
  reason,
})

/** Reserves numbers for new contacts. Unused ones are lost, which does no harm. */
async function reserveNumbers(ctx: ServiceContext, count: number): Promise<number[]> {
  const [row] = await ctx.data.all<{ first: number }>(sql`
    UPDATE account_numbers SET next = next + ${count} WHERE account_id = ${accountOf(ctx).id} RETURNING (number << 28 | (next - ${count})) AS first`)
  return Array.from({ length: count }, (_, at) => row!.first + at)
}
