import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { VISITOR } from '../../../../src/core/actor.ts'
import { createContext } from '../../../../src/core/context.ts'
import { count, noteClockRun, takeCounts } from '../../../../src/core/metrics/counters.ts'
import { storeCounts } from '../../../../src/core/metrics/flush-counts.ts'
import { deadLetters, metricCounts } from '../../../../src/db/schema/control/operations.ts'
import { authorizeScraper } from '../../../../src/features/metrics/authorize-scraper.ts'
import { readMetrics } from '../../../../src/features/metrics/read-metrics.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { prometheusText } from '../../../../src/lib/prometheus-text.ts'
import { db } from '../../support/factories.ts'

const TOKEN = 'a-token-of-the-monitoring-system-1'
/** Each has a network of its own, so that tests do not share a throttle. */
let visitors = 0
const context = (metricsToken: string | null = TOKEN) => {
  const ctx = createContext(env, {
    ...{ requestId: newId(), ipAddress: `198.51.100.${++visitors}`, userAgent: '', visitorCountry: null },
    ...{ actor: VISITOR, account: null },
  })
  return { ...ctx, config: { ...ctx.config, metricsToken } }
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: { code: string }) => error.code,
  )
const linesOf = async (ctx = context()) => prometheusText(await readMetrics(ctx)).split('\n')

beforeEach(async () => {
  takeCounts()
  await db.delete(metricCounts)
  await db.delete(deadLetters)
})

test('metrics require the configured token, and are throttled', async () => {
  expect(await refusal(authorizeScraper(context(null), `Bearer ${TOKEN}`))).toBe('not_found')
  expect(await refusal(authorizeScraper(context(), null))).toBe('unauthenticated')
  expect(await refusal(authorizeScraper(context(), `Bearer ${TOKEN}x`))).toBe('unauthenticated')
  expect(await refusal(authorizeScraper(context(), `Basic ${TOKEN}`))).toBe('unauthenticated')
  const ctx = context()
  const refusals = await Promise.all(
    Array.from({ length: 31 }, () => refusal(authorizeScraper(ctx, `bearer ${TOKEN}`))),
  )
  expect(refusals.filter((one) => one === 'let in')).toHaveLength(30)
  expect(refusals.filter((one) => one === 'too_many_requests')).toHaveLength(1)
})

test('counts of several isolates add up, and the last run of a clock job only moves forward', async () => {
  const ctx = context()
  count('contactory_messages_sent_total', { channel: 'email' }, 3)
  noteClockRun('probe-services', new Date('2026-11-27T10:00:00Z'))
  await storeCounts(ctx)
  count('contactory_messages_sent_total', { channel: 'email' }, 2)
  noteClockRun('probe-services', new Date('2026-11-27T09:00:00Z'))
  await storeCounts(ctx)
  const lines = await linesOf()
  expect(lines).toContain('contactory_messages_sent_total{channel="email"} 5')
  const run = Date.parse('2026-11-27T10:00:00Z') / 1_000
  expect(lines).toContain(`contactory_clock_job_last_run_timestamp_seconds{job="probe-services"} ${run}`)
})

test('counts that cannot be stored are stored the next time', async () => {
  const ctx = context()
  count('contactory_crawls_ended_total', { status: 'completed' })
  const run = () => Promise.reject(new Error('no database'))
  await expect(storeCounts({ ...ctx, db: Object.assign(Object.create(ctx.db), { run }) })).rejects.toThrow()
  await storeCounts(ctx)
  const [row] = await db.select().from(metricCounts).where(eq(metricCounts.name, 'contactory_crawls_ended_total'))
  expect(row?.value).toBe(1)
})

test('a response has queues, dead letters, databases and crawls, and a failing part does not hide the others', async () => {
  const letter = { body: '{}', attempts: 3, reason: null, createdAt: '2026-11-27T10:00:00.000Z' }
  await db.insert(deadLetters).values([
    { ...letter, id: newId(), queue: 'contactory-production-mail' },
    { ...letter, id: newId(), queue: 'mail' },
    { ...letter, id: newId(), queue: 'mail', retriedAt: '2026-11-27T11:00:00.000Z' },
  ])
  const lines = await linesOf()
  expect(lines).toContain('contactory_dead_letters{queue="mail"} 2')
  expect(lines).toContain('contactory_dead_letters{queue="events"} 0')
  expect(lines.some((line) => /^contactory_queue_backlog_messages\{queue="crawl-slices"\} \d+$/.test(line))).toBe(true)
  expect(lines.some((line) => /^contactory_database_size_bytes\{database="DB"\} \d{4,}$/.test(line))).toBe(true)
  expect(lines.some((line) => /^contactory_crawls_open\{status="running"\} \d+$/.test(line))).toBe(true)
  expect(lines.some((line) => /^contactory_senders_in_trouble \d+$/.test(line))).toBe(true)
  // OpenMetrics names a family without the suffix, and each name once.
  const families = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ')[2]!)
  expect(new Set(families.map((name) => name.replace(/_total$/, ''))).size).toBe(families.length)
  const ctx = context()
  const backlog = () => Promise.reject(new Error('no queues'))
  const rest = await linesOf({ ...ctx, queues: { ...ctx.queues, backlog } })
  expect(rest).toContain('contactory_scrape_failed{part="queues"} 1')
  expect(rest).toContain('contactory_dead_letters{queue="mail"} 2')
})
