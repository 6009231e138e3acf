import type { KeyRequest } from '../../contracts/api-keys/api-keys.ts'
import type { CursorQuery } from '../../contracts/cursor.ts'
import type { ServiceContext } from '../../core/context.ts'
import { invalid } from '../../lib/errors.ts'
import { requireKey } from './queries.ts'

/**
 * Returns the requests of an API key, newest first, as far as its meter still stores them.
 *
 * @throws not_found, validation_failed for an invalid cursor
 */
export async function listRequests(
  ctx: ServiceContext,
  id: string,
  { cursor, limit }: CursorQuery,
): Promise<{ data: KeyRequest[]; next_cursor: string | null }> {
  await requireKey(ctx, id)
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    throw invalid({ cursor: ['This cursor is none of this list'] })
  const found = await ctx.meters.requests(id, cursor === undefined ? null : Number(cursor), limit + 1)
  const data = found.slice(0, limit).map(({ number, ...request }) => ({ id: String(number), ...request }))
  return { data, next_cursor: found.length > limit ? (data.at(-1)?.id ?? null) : null }
}
