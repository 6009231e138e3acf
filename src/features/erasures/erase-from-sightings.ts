import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { assignments, runInChunks } from './change-rows.ts'
import type { LocatedPerson } from './locate-person.ts'
import { strikeJsonText } from './redact-person.ts'
import { type FoundRow, rowsWith } from './rows-with.ts'

export const SIGHTING_TEXTS = ['snippet', 'value', 'page_url', 'detail'] as const

/** Removes a person from the evidence of values that stay. */
export async function eraseFromSightings(ctx: ServiceContext, { traces, items }: LocatedPerson): Promise<number> {
  let changed = 0
  const going = new Set(items.map(({ number }) => number))
  for await (const rows of rowsWith(ctx, 'sightings', SIGHTING_TEXTS, traces)) {
    const staying = rows.filter(({ key: [, item] }) => !going.has(item as number))
    await runInChunks(
      ctx,
      staying.flatMap(({ key, texts }) => {
        const { snippet, value, page_url, detail } = texts
        return rewrites(key, {
          snippet: snippet ? traces.redact(snippet) : null,
          value: value ? traces.redact(value) : null,
          page_url: page_url && !traces.holds(page_url) ? page_url : null,
          detail: strikeJsonText(detail ?? null, traces),
        })
      }),
    )
    changed += staying.length
  }
  return changed
}

/**
 * Sources that reference this row's text (`as_in`) get the redacted text as well. Otherwise a trigger would copy the
 * old text to the first of them.
 */
function rewrites([source, item]: FoundRow['key'], words: Readonly<Record<string, string | null>>): Statement<never>[] {
  const set = sql`UPDATE sightings SET ${assignments(words)}, method = (SELECT method FROM sightings WHERE source = ${source} AND item = ${item}), as_in = NULL`
  return [
    statement(sql`${set} WHERE item = ${item} AND as_in = ${source}`),
    statement(sql`${set} WHERE source = ${source} AND item = ${item}`),
  ]
}
