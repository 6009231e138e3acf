import type { ServiceContext } from '../../core/context.ts'
import { runBatch } from '../../db/batch.ts'
import type { Db } from '../../db/client.ts'
import type { TrailFilter } from './resolve-filter.ts'
import type { Place, TrailRow } from './trail-row.ts'
import { trailStatements } from './trail-statements.ts'

/** Rows that were read from one database and not returned yet. */
interface Stretch {
  readonly database: Db
  /** Oldest first, so that the next row is taken from the end. */
  rows: TrailRow[]
  place: Place | null
  isOver: boolean
}

/**
 * Yields the rows of all databases as one audit trail, newest first. A row that two databases contain while an account
 * is being moved is yielded once.
 *
 * @param after yields only rows after this position
 * @param atOnce how many rows to read from a database at a time; more are read only when they are needed
 */
export async function* readTrail(
  ctx: ServiceContext,
  filter: TrailFilter,
  { after, atOnce }: { after: Place | null; atOnce: number },
): AsyncGenerator<TrailRow> {
  const stretches = [ctx.db, ...ctx.shards.values()].map(
    (database): Stretch => ({ database, rows: [], place: after, isOver: false }),
  )
  let given: string | null = null
  for (;;) {
    const empty = stretches.filter(({ rows, isOver }) => rows.length === 0 && !isOver)
    await Promise.all(empty.map((stretch) => readOn(stretch, filter, atOnce)))
    const first = stretches.filter(({ rows }) => rows.length > 0).reduce<Stretch | null>(newerOf, null)
    const row = first?.rows.pop()
    if (!row) return
    if (row.id !== given) yield row
    given = row.id
  }
}

const newerOf = (one: Stretch | null, other: Stretch): Stretch =>
  one && compare(one.rows.at(-1)!, other.rows.at(-1)!) >= 0 ? one : other

async function readOn(stretch: Stretch, filter: TrailFilter, atOnce: number): Promise<void> {
  const answers = await runBatch(stretch.database, trailStatements(filter, stretch.place, atOnce))
  const found = new Map(answers.flat().map((row) => [row.id, row]))
  const rows = [...found.values()].sort(compare).slice(-atOnce)
  stretch.rows = rows
  stretch.place = rows[0] ?? stretch.place
  stretch.isOver = rows.length < atOnce
}

/** Compares rows by position, oldest first. */
function compare(one: Place, other: Place): number {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}
