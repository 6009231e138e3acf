import { type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'

/**
 * A condition: a mention comes from an import, by its source and the time between the import's start and end. `seen_at`
 * is in milliseconds.
 */
export const saidByImport = (source: SQL): SQL => sql`
  mentions.source = ${source} AND mentions.contact IS NOT NULL
  AND mentions.seen_at BETWEEN ${millis(sql`csv_imports.created_at`)} AND ${millis(sql`csv_imports.finished_at`)}`

const millis = (instant: SQL) => sql`CAST(round(unixepoch(${instant}, 'subsec') * 1000) AS INTEGER)`

/**
 * Counts the contacts that the finished imports of a source created, and those they added to, once all rows of the
 * source have their contacts. Each import is counted once: later merges do not change its numbers.
 */
export async function countImportedContacts(ctx: ServiceContext, sourceId: string): Promise<void> {
  await runBatch(ctx.data, [
    statement(sql`
      UPDATE csv_imports SET (new_contacts, joined_contacts) = (
        SELECT coalesce(sum(contact >= csv_imports.contacts_from), 0), coalesce(sum(contact < csv_imports.contacts_from), 0)
        FROM (SELECT DISTINCT contact FROM mentions WHERE ${saidByImport(sql`sources.number`)}))
      FROM sources
      WHERE sources.id = ${sourceId} AND sources.unresolved_since IS NULL AND csv_imports.source_id = sources.id
        AND csv_imports.outcome IN ('finished', 'cancelled') AND csv_imports.new_contacts IS NULL AND csv_imports.contacts_from IS NOT NULL`),
  ])
}
