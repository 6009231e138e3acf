import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { MetricFamily } from '../../lib/prometheus-text.ts'
import { gauge } from './control-figures.ts'

/** Counting stops here in each database: more tells an operator nothing new. */
const COUNTED_MAX = 10_000
const AT_WORK = ['queued', 'running'] as const

/** Reads open crawls and senders in trouble from each data database, in indexes that hold only these. */
export async function readShardFigures(ctx: ServiceContext): Promise<MetricFamily[]> {
  const rows = await Promise.all([...ctx.shards.values()].map((data) => figuresOf(data)))
  const sum = (read: (figures: Figures) => number) => rows.reduce((total, figures) => total + read(figures), 0)
  return [
    gauge(
      'contactory_crawls_open',
      'Crawls that wait or run, by status.',
      AT_WORK.map((status) => ({ labels: { status }, value: sum(({ crawls }) => crawls.get(status) ?? 0) })),
    ),
    gauge('contactory_senders_in_trouble', 'Active senders whose last use or check failed.', [
      { labels: {}, value: sum(({ troubled }) => troubled) },
    ]),
  ]
}

interface Figures {
  readonly crawls: ReadonlyMap<string, number>
  readonly troubled: number
}

async function figuresOf(data: ServiceContext['data']): Promise<Figures> {
  const [crawls, [senders]] = await runBatch(data, [
    statement<{ status: string; total: number }>(sql`
      SELECT status, count(*) AS total FROM (
        SELECT * FROM (SELECT status FROM crawls WHERE status = 'queued' LIMIT ${COUNTED_MAX})
        UNION ALL SELECT * FROM (SELECT status FROM crawls WHERE status = 'running' LIMIT ${COUNTED_MAX}))
      GROUP BY status`),
    statement<{ total: number }>(sql`
      SELECT count(*) AS total FROM (
        SELECT 1 FROM senders INDEXED BY senders_in_trouble WHERE problem IS NOT NULL AND is_active = 1 LIMIT ${COUNTED_MAX})`),
  ])
  return { crawls: new Map(crawls.map(({ status, total }) => [status, total])), troubled: senders?.total ?? 0 }
}
