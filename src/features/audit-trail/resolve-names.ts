import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import type { TrailRow } from './trail-row.ts'

/** Matches UUIDs. Objects that rows refer to by UUID may have a name. */
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** Returns the ids of actors and objects in a row, other than the account. */
const namedIn = ({ actor_id, object_id, before, after }: TrailRow): string[] =>
  [actor_id, object_id, before, after].flatMap((text) => text?.match(ID) ?? [])

/**
 * Resolves the names of roles and API keys that rows refer to by id. For deleted ones, the name comes from the event of
 * their deletion if it is among the rows.
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

/** Replaces ids with names where one is known. */
export function withNames(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => withNames(one, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, withNames(one, names)]))
}
