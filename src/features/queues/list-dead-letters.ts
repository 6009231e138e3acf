import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { QueryOf } from '../../contracts/endpoint.ts'
import type { listDeadLetters as contract, DeadLetter } from '../../contracts/system/operations.ts'
import type { ServiceContext } from '../../core/context.ts'
import { deadLetters } from '../../db/schema/control/operations.ts'
import { invalid } from '../../lib/errors.ts'
import { toDeadLetter } from './to-dead-letter.ts'

const PAGE_SIZE = 20
/** Limited, since a row may hold 64 KB. */
const ROWS_AT_ONCE = 50
/** Maximum rows that one page of a search reads, however many match. */
const SEARCHED_MAX = 200

/**
 * Lists matching dead letters, newest first. The search covers only what is displayed, so that it cannot reveal
 * redacted parts. If a search has found nothing yet, the page is empty but has a next cursor.
 *
 * @throws validation_failed for an invalid cursor
 */
export async function listDeadLetters(
  ctx: Pick<ServiceContext, 'db'>,
  { queue, state, search, cursor }: QueryOf<typeof contract>,
): Promise<{ data: DeadLetter[]; next_cursor: string | null }> {
  const wanted = search.toLowerCase()
  const found: DeadLetter[] = []
  let place = cursor === undefined ? null : placeOf(cursor)
  for (let read = 0; read < SEARCHED_MAX; ) {
    const atOnce = search ? ROWS_AT_ONCE : PAGE_SIZE + 1
    const rows = await ctx.db
      .select()
      .from(deadLetters)
      .where(
        and(
          queue ? eq(deadLetters.queue, queue) : undefined,
          state === 'all' ? undefined : (state === 'open' ? isNull : isNotNull)(deadLetters.retriedAt),
          place ? sql`(${deadLetters.createdAt}, ${deadLetters.id}) < (${place.createdAt}, ${place.id})` : undefined,
        ),
      )
      .orderBy(desc(deadLetters.createdAt), desc(deadLetters.id))
      .limit(atOnce)
    for (const row of rows) {
      // A match beyond the page size means that there is a next page.
      if (found.length === PAGE_SIZE) return { data: found, next_cursor: place && cursorOf(place) }
      const letter = toDeadLetter(row)
      if (isAbout(letter, wanted)) found.push(letter)
      place = row
    }
    if (rows.length < atOnce) return { data: found, next_cursor: null }
    read += rows.length
  }
  return { data: found, next_cursor: place && cursorOf(place) }
}

const isAbout = ({ id, queue, body, reason }: DeadLetter, wanted: string): boolean =>
  wanted === '' || `${id}\n${queue}\n${body}\n${reason ?? ''}`.toLowerCase().includes(wanted)

interface Place {
  readonly createdAt: string
  readonly id: string
}

const cursorOf = ({ createdAt, id }: Place): string => `${createdAt}_${id}`

function placeOf(cursor: string): Place {
  const [, createdAt, id] = /^(\d{4}-[\dT:.-]{1,30}Z)_(.{1,200})$/.exec(cursor) ?? []
  if (createdAt === undefined || id === undefined) throw invalid({ cursor: ['This is no cursor of the list'] })
  return { createdAt, id }
}
