import { sql } from 'drizzle-orm'
import type { SampleData } from '../../contracts/sample-data/sample-data.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { sampleData } from '../../db/schema/data/sample-data.ts'
import { foldedLabel } from '../../domain/contacts/folded-label.ts'
import { removeContactStatements, removeLabelStatement } from '../../domain/contacts/remove-contacts.ts'
import { emptySources } from '../../domain/sources/empty-source.ts'
import { SAMPLE_LABEL, SAMPLE_LIST } from '../../rules/sample-data/sample-addresses.ts'
import { readSampleData } from './read-sample-data.ts'

/**
 * Removes all sample data: the crawl, its contacts with whatever was done to them, the draft, and the labels unless
 * other contacts have them. After a crash, calling it again removes the rest.
 */
export async function removeSampleData(ctx: ServiceContext): Promise<SampleData> {
  const { id } = accountOf(ctx)
  const [sample] = await ctx.data.select().from(sampleData).where(sql`account_id = ${id}`)
  if (!sample) return readSampleData(ctx)
  const source = sql`(SELECT number FROM sources WHERE id = ${sample.sourceId})`
  const [contacts] = await runBatch(ctx.data, [
    statement<{ contact: number }>(
      sql`SELECT DISTINCT contact FROM mentions WHERE source = ${source} AND contact IS NOT NULL`,
    ),
  ])
  // Also what was typed in for sample contacts.
  const numbers = contacts.map(({ contact }) => contact)
  await runBatch(ctx.data, [
    ...removeContactStatements(numbers),
    removeLabelStatement(id, { kind: 'tag', folded: foldedLabel(SAMPLE_LABEL) }, numbers),
    removeLabelStatement(id, { kind: 'list', folded: foldedLabel(SAMPLE_LIST) }, numbers),
    statement<never>(sql`DELETE FROM campaigns WHERE id = ${sample.campaignId} AND account_id = ${id}`),
  ])
  await emptySources(ctx, sql`SELECT number FROM sources WHERE id = ${sample.sourceId}`)
  await runBatch(ctx.data, [
    statement<never>(sql`DELETE FROM pages WHERE crawl_id = ${sample.crawlId}`),
    statement<never>(sql`DELETE FROM crawls WHERE id = ${sample.crawlId} AND account_id = ${id}`),
    statement<never>(sql`DELETE FROM sources WHERE id = ${sample.sourceId} AND account_id = ${id}`),
    statement<never>(sql`DELETE FROM sample_data WHERE account_id = ${id}`),
    auditStatement(ctx, { action: 'sample-data.remove' }),
  ])
  publishTopics(ctx, id, ['items'])
  return readSampleData(ctx)
}
