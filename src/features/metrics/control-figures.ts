import { sql } from 'drizzle-orm'
import packageJson from '../../../package.json' with { type: 'json' }
import { plainQueueName, QUEUE_NAMES } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { CLOCK_RUNS, COUNTERS, type CounterName } from '../../core/metrics/counters.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { MetricFamily, MetricSample } from '../../lib/prometheus-text.ts'
import { lettersOf, type OpenLetters } from './open-letters.ts'

/** More rows than names and labels of the code can make. */
const COUNTS_MAX = 2_000

interface Stored {
  name: string
  labels: string
  value: number
}

/** Reads counters, dead letters and the sizes of databases from the control database. */
export async function readControlFigures(ctx: ServiceContext): Promise<MetricFamily[]> {
  const [stored, letters, shards] = await runBatch(ctx.db, [
    statement<Stored>(sql`SELECT name, labels, value FROM metric_counts ORDER BY name, labels LIMIT ${COUNTS_MAX}`),
    statement<OpenLetters>(lettersOf),
    statement<{ name: string; bytes: number }>(sql`SELECT name, bytes FROM shards`),
  ])
  const { meta } = await ctx.db.$client.prepare('SELECT 1').run()
  const databases = [{ name: 'DB', bytes: meta.size_after }, ...shards.filter(({ name }) => ctx.shards.has(name))]
  const dead = new Map<string, number>(QUEUE_NAMES.map((queue) => [queue, 0]))
  for (const { queue, open } of letters) dead.set(plainQueueName(queue), (dead.get(plainQueueName(queue)) ?? 0) + open)
  return [
    gauge('contactory_build_info', 'The version that runs.', [{ labels: { version: packageJson.version }, value: 1 }]),
    ...countersOf(stored),
    gauge(
      CLOCK_RUNS,
      'When a clock job last ended well.',
      stored.filter(({ name }) => name === CLOCK_RUNS).map(sampleOf),
    ),
    gauge(
      'contactory_clock_job_lag_seconds',
      'The time since a clock job last ended well.',
      stored.filter(({ name }) => name === CLOCK_RUNS).map((row) => lagOf(row, ctx.clock.now())),
    ),
    gauge(
      'contactory_dead_letters',
      'Messages that could not be processed and wait for an operator; counting stops at 10,000.',
      [...dead].map(([queue, value]) => ({ labels: { queue }, value })),
    ),
    gauge(
      'contactory_database_size_bytes',
      'The size of each database; those of data databases as last reported, every five minutes.',
      databases.map(({ name, bytes }) => ({ labels: { database: name }, value: bytes })),
    ),
  ]
}

/** A figure that may go down. */
export const gauge = (name: string, help: string, samples: readonly MetricSample[]): MetricFamily => ({
  name,
  type: 'gauge',
  help,
  samples,
})

/** A counter that never counted is left out, except those without labels, which are then zero. */
function countersOf(stored: readonly Stored[]): MetricFamily[] {
  return (Object.keys(COUNTERS) as CounterName[]).map((name) => {
    const { help, labels } = COUNTERS[name]
    const samples = stored.filter((row) => row.name === name).map(sampleOf)
    return {
      name,
      type: 'counter',
      help,
      samples: samples.length === 0 && labels.length === 0 ? [{ labels: {}, value: 0 }] : samples,
    }
  })
}

const sampleOf = ({ labels, value }: Stored): MetricSample => ({ labels: JSON.parse(labels), value })

const lagOf = (row: Stored, now: Date): MetricSample => ({
  labels: JSON.parse(row.labels),
  value: Math.max(0, Math.floor(now.getTime() / 1_000) - row.value),
})
