import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { jsonLists } from '../../db/json-lists.ts'
import { erasedHash } from '../../domain/erasures/erased-values.ts'
import { deleteInSteps } from '../../domain/sources/empty-source.ts'
import type { FoundItem } from './items-of-person.ts'
import type { LocatedPerson } from './locate-person.ts'

/** Keeps a person's values out from now on: before anything goes, so that nothing comes back meanwhile. */
export async function blockValues(ctx: ServiceContext, { keptOut }: LocatedPerson): Promise<void> {
  const account = accountOf(ctx).id
  const now = ctx.clock.now().toISOString()
  const hashes = await Promise.all(keptOut.map((value) => erasedHash(ctx, account, value)))
  for (const list of jsonLists([...new Set(hashes)])) {
    await ctx.data.run(sql`INSERT INTO erased_values (account_id, hash, erased_at)
      SELECT ${account}, value, ${now} FROM json_each(${list}) WHERE true ON CONFLICT DO NOTHING`)
  }
}

const listOf = (account: string, rows: readonly { number: number }[]) =>
  sql`SELECT value FROM json_each(${JSON.stringify(rows.map(({ number }) => number))})
    WHERE value BETWEEN ${firstNumber(account)} AND ${lastNumber(account)}`

/**
 * Has sources lose values, some at a time; a value goes with the last of its sources.
 *
 * @param kept how many sources each value keeps for the moment
 * @returns the numbers of the sources that lost one
 */
export async function deleteValues(ctx: ServiceContext, items: readonly FoundItem[], kept: 0 | 1): Promise<number[]> {
  const those = listOf(accountOf(ctx).id, items)
  const isFirst = sql`source = (SELECT min(source) FROM sightings AS first WHERE first.item = sightings.item)`
  if (items.length === 0) return []
  // First those that lean on another's words: what they lean on would hand its own on to them.
  const gone = await deleteInSteps<{ source: number }>(
    ctx,
    (limit) => sql`DELETE FROM sightings WHERE (source, item) IN (
      SELECT source, item FROM sightings WHERE item IN (${those}) AND ${kept ? sql`NOT ${isFirst}` : sql`true`}
      ORDER BY as_in IS NULL, source DESC LIMIT ${limit}) RETURNING source`,
  )
  return gone.map(({ source }) => source)
}

/** Has sources say no more of a person's contacts, some at a time; each contact keeps one mention, with which it goes. */
async function forgetMentions(ctx: ServiceContext, { meant }: LocatedPerson): Promise<number[]> {
  const contacts = listOf(accountOf(ctx).id, meant)
  const isFirst = sql`(source, key) = (SELECT source, key FROM mentions AS first WHERE first.contact = mentions.contact ORDER BY source, key LIMIT 1)`
  const gone = await deleteInSteps<{ source: number }>(
    ctx,
    (limit) => sql`DELETE FROM mentions WHERE (source, key) IN (
      SELECT source, key FROM mentions WHERE contact IN (${contacts}) AND NOT ${isFirst}
      ORDER BY as_in IS NULL, source DESC LIMIT ${limit}) RETURNING source`,
  )
  return gone.map(({ source }) => source)
}

/**
 * Deletes the person's contacts and values, at once, since each is found by the other. Where many sources have a value
 * or name a contact, all but one of them lose it before.
 *
 * @returns the numbers of the sources that had something of them
 */
export async function deletePersonData(ctx: ServiceContext, person: LocatedPerson, id: string): Promise<number[]> {
  const { meant, items } = person
  const account = accountOf(ctx).id
  const before = [...(await deleteValues(ctx, items, 1)), ...(await forgetMentions(ctx, person))]
  const [contacts, values] = [listOf(account, meant), listOf(account, items)]
  const [mentions, , , sightings] = await runBatch(ctx.data, [
    statement<{ source: number }>(sql`DELETE FROM mentions WHERE contact IN (${contacts}) RETURNING source`),
    statement<never>(sql`DELETE FROM contacts WHERE number IN (${contacts})`),
    statement<never>(sql`UPDATE contacts SET is_stale = 1
      WHERE number IN (SELECT contact FROM contact_values WHERE item IN (${values}))`),
    statement<{ source: number }>(sql`DELETE FROM sightings WHERE item IN (${values}) RETURNING source`),
    // That it was done is told each time that somebody did it, however little was left.
    statement<never>(sql`UPDATE account_numbers SET next = next WHERE account_id = ${account}`),
    auditStatement(ctx, {
      action: 'person.erase',
      objectId: id,
      after: { contacts: meant.length, values: items.length },
    }),
  ])
  return [...before, ...[...mentions, ...sightings].map(({ source }) => source)]
}
