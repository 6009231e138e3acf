import type { ServiceContext } from '../../core/context.ts'
import type { TrailFilter } from './resolve-filter.ts'
import { readTrail } from './trail.ts'
import type { TrailRow } from './trail-row.ts'

/**
 * Returns a page of the audit trail, newest first.
 *
 * @param cursor the position of the last row of the previous page
 */
export async function readPage(
  ctx: ServiceContext,
  filter: TrailFilter,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ rows: TrailRow[]; next_cursor: string | null }> {
  const found: TrailRow[] = []
  // Reads one more row to know whether there is a next page.
  for await (const row of readTrail(ctx, filter, { after: placeOf(cursor), atOnce: limit + 1 })) {
    found.push(row)
    if (found.length > limit) break
  }
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next_cursor: last && found.length > limit ? `${last.created_at}_${last.id}` : null }
}

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [created_at = '', id = ''] = cursor.split(/_(.*)/)
  return { created_at, id }
}
