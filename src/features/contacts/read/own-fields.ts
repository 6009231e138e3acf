import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { jsonLists } from '../../../db/json-lists.ts'

/** Columns of a file. The fields of most contacts come from a few imports. */
const NAMES_MAX = 200

/** Returns the names of the own fields that some contacts have, in order. */
export async function fieldsOfContacts(ctx: ServiceContext, numbers: readonly number[]): Promise<string[]> {
  const names = new Set<string>()
  for (const list of jsonLists(numbers.map(String))) {
    const rows = await ctx.data.all<{ name: string }>(sql`
      SELECT DISTINCT own.key AS name FROM json_each(${list}) AS chosen
      CROSS JOIN contacts ON contacts.number = CAST(chosen.value AS INTEGER) AND contacts.fields IS NOT NULL
      CROSS JOIN json_each(contacts.fields) AS own LIMIT ${NAMES_MAX}`)
    for (const { name } of rows) if (names.size < NAMES_MAX) names.add(name)
  }
  return [...names].sort()
}
