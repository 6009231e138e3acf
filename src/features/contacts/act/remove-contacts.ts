import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { deleteEmptySources } from '../../../domain/sources/delete-empty-sources.ts'
import { deleteInSteps } from '../../../domain/sources/empty-source.ts'
import { chunk } from '../../../lib/chunk.ts'

/** Contacts per batch. The values, mentions and texts of each must be removed from the search indexes. */
const BATCH_SIZE = 100

/**
 * Deletes contacts for good, with their mentions and values, whichever sources they come from. Values that other
 * contacts share are kept. Imports that become empty are deleted with their files. Crawling the same pages again may
 * recreate the contacts.
 */
export async function removeContacts(ctx: ServiceContext, contacts: readonly number[]): Promise<void> {
  const touched = new Set<number>()
  for (const numbers of chunk(contacts, BATCH_SIZE)) {
    const listed = sql`(SELECT value FROM json_each(${JSON.stringify(numbers)}))`
    const onlyTheirs = sql`(SELECT item FROM contact_values AS own WHERE contact IN ${listed}
      AND NOT EXISTS (SELECT 1 FROM contact_values AS other WHERE other.item = own.item AND other.contact NOT IN ${listed}))`
    const onlyOf = sql`item IN ${onlyTheirs}`
    // Values with thousands of occurrences are first reduced to one, in steps, so that the size of the batch below
    // depends only on the number of contacts.
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
      // Rows that contain the text for others come last. If they were deleted earlier, their text would be passed on to
      // each of the others in turn.
      statement<{ source: number }>(
        sql`DELETE FROM sightings WHERE item IN ${onlyTheirs} AND as_in IS NOT NULL RETURNING source`,
      ),
      statement<{ source: number }>(sql`DELETE FROM sightings WHERE item IN ${onlyTheirs} RETURNING source`),
      statement<never>(sql`DELETE FROM contacts WHERE number IN ${listed}`),
      statement<never>(sql`DELETE FROM mentions WHERE contact IN ${listed} AND as_in IS NOT NULL`),
      statement<never>(sql`DELETE FROM mentions WHERE contact IN ${listed}`),
    ])
    for (const { source } of [...results[0], ...results[1]]) touched.add(source)
  }
  await deleteEmptySources(ctx, [...touched])
}
