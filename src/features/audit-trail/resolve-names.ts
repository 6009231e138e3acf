import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { TrailRow } from './trail-row.ts'

/** As ids are written: what rows name by one may have a name. */
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** What rows are about, or were done by, besides accounts. */
const namedIn = ({ actor_id, object_id, before, after }: TrailRow): string[] =>
  [actor_id, object_id, before, after].flatMap((text) => text?.match(ID) ?? [])

/**
 * The names of roles and API keys that rows name by their ids. What was deleted since has the name that its deletion wrote down, where
 * that is among the rows.
 */
export async function resolveNames(
  { db }: ServiceContext,
  rows: readonly TrailRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = JSON.stringify([...new Set(rows.flatMap(namedIn))])
  const found = await db.all<{ id: string; name: string }>(sql`
    SELECT id, name FROM roles WHERE id IN (SELECT value FROM json_each(${ids}))
    UNION ALL SELECT id, name FROM api_keys WHERE id IN (SELECT value FROM json_each(${ids}))`)
  const written = rows.flatMap(({ action, object_id, before, after }) => {
    const name = /^(?:role|api-key)\./.test(action) ? nameIn(before ?? after) : null
    return object_id !== null && name !== null ? [[object_id, name] as const] : []
  })
  return new Map([...written, ...found.map(({ id, name }) => [id, name] as const)])
}

function nameIn(json: string | null): string | null {
  const name = json === null ? null : (JSON.parse(json) as { name?: unknown }).name
  return typeof name === 'string' ? name : null
}

/** Facts with names in place of ids that have one. */
export function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withNames(one, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, withNames(one, names)]))
}
