import { sql } from 'drizzle-orm'
import { auditStatement } from '../../../core/audit.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { deleteEmptySources } from '../../../domain/sources/delete-empty-sources.ts'
import { deleteInSteps } from '../../../domain/sources/empty-source.ts'
import { chunk } from '../../../lib/chunk.ts'
import { type Chosen, chosenNumbers } from './chosen-numbers.ts'

/** Contacts of one batch; each takes its values, its mentions and their texts out of the search indexes. */
const BATCH_SIZE = 100

/**
 * Deletes contacts with their mentions and their values, whichever sources saw those; what other contacts have stays in the account. Imports of which
 * nothing is left go with their files; pages that are crawled again may bring contacts back.
 *
 * @returns how many contacts went
 */
export async function deleteContacts(ctx: ServiceContext, chosen: Chosen): Promise<number> {
  const touched = new Set<number>()
  let deleted = 0
  for (const numbers of chunk(await chosenNumbers(ctx, chosen), BATCH_SIZE)) {
    const listed = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`
    const onlyTheirs = sql`(SELECT item FROM contact_values AS own WHERE contact IN ${listed}
      AND NOT EXISTS (SELECT 1 FROM contact_values AS other WHERE other.item = own.item AND other.contact NOT IN ${listed}))`
    const onlyOf = sql`item IN ${onlyTheirs}`
    // Of what thousands of sources say all but the last goes before, in steps: the batch below is about as large as what it names.
    const before = await deleteInSteps<{ source: number }>(
      ctx,
      (limit) => sql`DELETE FROM sightings WHERE (source, item) IN (
        SELECT source, item FROM sightings WHERE ${onlyOf}
          AND source <> (SELECT min(source) FROM sightings AS first WHERE first.item = sightings.item)
        ORDER BY as_in IS NULL, source DESC LIMIT ${limit}) RETURNING source`,
    )
    await deleteInSteps(
      ctx,
      (limit) => sql`DELETE FROM mentions WHERE (source, key) IN (
        SELECT source, key FROM mentions WHERE contact IN ${listed}
          AND (source, key) <> (SELECT source, key FROM mentions AS first WHERE first.contact = mentions.contact ORDER BY source, key LIMIT 1)
        ORDER BY as_in IS NULL, source DESC LIMIT ${limit}) RETURNING 1`,
    )
    for (const { source } of before) touched.add(source)
    const results = await runBatch(ctx.data, [
      // Last what holds the words of others: it would hand them on to each of these in turn.
      statement<{ source: number }>(
        sql`DELETE FROM sightings WHERE item IN ${onlyTheirs} AND as_in IS NOT NULL RETURNING source`,
      ),
      statement<{ source: number }>(sql`DELETE FROM sightings WHERE item IN ${onlyTheirs} RETURNING source`),
      // Before their mentions: those would each take their contact along, and nobody could tell how many went.
      statement<{ number: number }>(sql`DELETE FROM contacts WHERE number IN ${listed} RETURNING number`),
      auditStatement(ctx, { action: 'contacts.delete' }),
      statement<never>(sql`DELETE FROM mentions WHERE contact IN ${listed} AND as_in IS NOT NULL`),
      statement<never>(sql`DELETE FROM mentions WHERE contact IN ${listed}`),
    ])
    for (const { source } of [...results[0], ...results[1]]) touched.add(source)
    deleted += results[2].length
  }
  await deleteEmptySources(ctx, [...touched])
  return deleted
}
