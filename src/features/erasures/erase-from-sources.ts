import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { importsFolder } from '../../core/csv-text.ts'
import { nextTurn } from '../../lib/steps.ts'
import type { LocatedPerson } from './locate-person.ts'
import { rowsWith } from './rows-with.ts'

const ITEMS_AT_ONCE = 250

/** Removes a person from source names, and from the search index, where values can be found by their sources. */
export async function eraseFromSources(ctx: ServiceContext, { traces }: LocatedPerson): Promise<number> {
  let changed = 0
  for await (const rows of rowsWith(ctx, 'sources', ['name'], traces, ['number', 'id'])) {
    for (const { texts } of rows) {
      const { number, id, name } = texts
      // The suffix distinguishes it from a source that already has this name.
      const renamed = `${traces.redact(name!)} ${id!.slice(-6)}`
      for (let after = 0; ; ) {
        const items = await ctx.data.all<{ item: number }>(
          sql`SELECT item FROM sightings WHERE source = ${number} AND item > ${after} ORDER BY item LIMIT ${ITEMS_AT_ONCE}`,
        )
        // The index first: a retry would not find the source again once it is renamed.
        await ctx.data.run(sql`UPDATE item_search SET text =
            (SELECT replace(text, ${name}, ${renamed}) FROM item_search_rows WHERE number = item_search.rowid)
          WHERE rowid IN (SELECT value FROM json_each(${JSON.stringify(items.map(({ item }) => item))}))`)
        if (items.length < ITEMS_AT_ONCE) break
        after = items.at(-1)!.item
        await nextTurn()
      }
      await ctx.data.run(sql`UPDATE sources SET name = ${renamed} WHERE number = ${number}`)
      changed++
    }
  }
  return changed
}

/**
 * Deletes imports and manual entries that have no values or mentions left, with their files. Crawls keep their history.
 */
export async function deleteEmptySources(ctx: ServiceContext, numbers: readonly number[]): Promise<void> {
  const account = accountOf(ctx).id
  const empty = sql`account_id = ${account} AND type <> 'crawl' AND number IN (SELECT value FROM json_each(${JSON.stringify(numbers)}))
    AND NOT EXISTS (SELECT 1 FROM sightings WHERE source = sources.number) AND NOT EXISTS (SELECT 1 FROM mentions WHERE source = sources.number)`
  const sources = await ctx.data.all<{ id: string }>(sql`SELECT id FROM sources WHERE ${empty} AND type = 'import'`)
  for (const { id } of sources) {
    const { objects } = await ctx.files.list({ prefix: `${importsFolder(account)}${id}/` })
    if (objects.length > 0) await ctx.files.delete(objects.map(({ key }) => key))
  }
  await ctx.data.run(sql`DELETE FROM sources WHERE ${empty}`)
}
