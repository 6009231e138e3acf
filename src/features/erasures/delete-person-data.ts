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

/** Blocks a person's values from now on. Runs before anything is deleted, so that nothing is added again meanwhile. */
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
 * Detaches values from their sources, in steps. A value is deleted with its last source.
 *
 * @param kept how many sources each value keeps for now
 * @returns the numbers of the sources that lost a value
 */
export async function deleteValues(ctx: ServiceContext, items: readonly FoundItem[], kept: 0 | 1): Promise<number[]> {
  const those = listOf(accountOf(ctx).id, items)
  const isFirst = sql`source = (SELECT min(source) FROM sightings AS first WHERE first.item = sightings.item)`
  if (items.length === 0) return []
  // Rows that reference another row's text (`as_in`) go first. Otherwise they would get a copy of the text of
  // a deleted row.
  const gone = await deleteInSteps<{ source: number }>(
    ctx,
    (limit) => sql`DELETE FROM sightings WHERE (source, item) IN (
      SELECT source, item FROM sightings WHERE item IN (${those}) AND ${kept ? sql`NOT ${isFirst}` : sql`true`}
      ORDER BY as_in IS NULL, source DESC LIMIT ${limit}) RETURNING source`,
  )
  return gone.map(({ source }) => source)
}

/**
 * Deletes sources' mentions of a person's contacts, in steps. Each contact keeps one mention, which is deleted with it.
 */
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
 * Deletes the person's contacts and values in one transaction, since each is found through the other. Where many
 * sources have a value or mention a contact, all but one of those links are deleted beforehand.
 *
 * @returns the numbers of the sources that had data of the person
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
    // Without this change, the audit event would be skipped when nothing was left to delete.
    statement<never>(sql`UPDATE account_numbers SET next = next WHERE account_id = ${account}`),
    auditStatement(ctx, {
      action: 'person.erase',
      objectId: id,
      after: { contacts: meant.length, values: items.length },
    }),
  ])
  return [...before, ...[...mentions, ...sightings].map(({ source }) => source)]
}
