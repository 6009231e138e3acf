import { sql } from 'drizzle-orm'
import { QUEUE_NAMES } from '../../contracts/queues.ts'
import type { Settings } from '../../contracts/system/settings.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { AlertRuleName } from '../../rules/alerts/alert-rules.ts'
import { measureErrorRate } from './error-rate.ts'

/** A measured figure in the unit of its rule, and what it is about, if that is one thing. */
export interface Figure {
  readonly figure: number
  readonly subject: string
}

/** The most bytes that a D1 database can hold. */
const DATABASE_BYTES = 10e9
/** Counting stops here, which is more than any threshold. */
const COUNTED_MAX = 10_001

/** How the figure of each rule is measured; each reads a limited part of a small index, or asks each queue. */
export const FIGURES: {
  readonly [Rule in AlertRuleName]: (ctx: ServiceContext, settings: Settings) => Promise<Figure>
} = {
  'dead-letters': async ({ db }) => {
    const row = await db.get<{ total: number }>(
      sql`SELECT count(*) AS total FROM (SELECT 1 FROM dead_letters WHERE retried_at IS NULL LIMIT ${COUNTED_MAX})`,
    )
    return { figure: row.total, subject: '' }
  },
  'error-rate': async (ctx, { alert_errors: errorsMin }) => ({
    figure: await measureErrorRate(ctx, errorsMin),
    subject: '',
  }),
  'queue-age': async ({ queues, clock }) => {
    const now = clock.now().getTime()
    const ages = await Promise.all(
      QUEUE_NAMES.map(async (subject) => {
        const { oldestAt } = await queues.backlog(subject)
        return { subject, figure: oldestAt === null ? 0 : Math.floor((now - oldestAt.getTime()) / 60_000) }
      }),
    )
    return highest(ages)
  },
  'database-fill': async ({ db, shards }) => {
    const rows = await db.all<{ name: string; bytes: number }>(sql`SELECT name, bytes FROM shards`)
    const { meta } = await db.$client.prepare('SELECT 1').run()
    const sizes = [{ name: 'DB', bytes: meta.size_after }, ...rows.filter(({ name }) => shards.has(name))]
    return highest(
      sizes.map(({ name, bytes }) => ({ subject: name, figure: Math.floor((100 * bytes) / DATABASE_BYTES) })),
    )
  },
  'sender-trouble': async ({ shards }) => {
    const counts = await Promise.all(
      [...shards.values()].map((data) =>
        data.get<{ total: number }>(sql`
          SELECT count(*) AS total FROM (
            SELECT 1 FROM senders INDEXED BY senders_in_trouble WHERE problem IS NOT NULL AND is_active = 1 LIMIT ${COUNTED_MAX})`),
      ),
    )
    return { figure: counts.reduce((sum, { total }) => sum + total, 0), subject: '' }
  },
}

const highest = (figures: readonly Figure[]): Figure =>
  figures.reduce((most, one) => (one.figure > most.figure ? one : most), { figure: 0, subject: '' })
