import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { importsFolder } from '../../core/csv-text.ts'
import { chunk } from '../../lib/chunk.ts'
import { emptySources } from './empty-source.ts'

/** Deletes imports and manual entries without items, and their uploaded files. Crawls are kept as history. */
export async function deleteEmptySources(ctx: ServiceContext, numbers: readonly number[]): Promise<void> {
  for (const batch of chunk(numbers, 500)) {
    const empty = sql`account_id = ${accountOf(ctx).id} AND type <> 'crawl'
      AND number IN (SELECT value FROM json_each(${JSON.stringify(batch)}))
      AND NOT EXISTS (SELECT 1 FROM sightings WHERE source = sources.number)`
    // Also deletes the mentions of contacts without any values.
    await emptySources(ctx, sql`SELECT number FROM sources WHERE ${empty}`)
    const gone = await ctx.data.all<{ id: string; type: string }>(sql`
      DELETE FROM sources WHERE ${empty} RETURNING id, type`)
    for (const source of gone) if (source.type === 'import') await deleteFiles(ctx, source.id)
  }
}

async function deleteFiles(ctx: ServiceContext, sourceId: string): Promise<void> {
  const { objects } = await ctx.files.list({ prefix: `${importsFolder(accountOf(ctx).id)}${sourceId}/` })
  if (objects.length > 0) await ctx.files.delete(objects.map((object) => object.key))
}
