import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { tick } from '../../../../src/clock-jobs.ts'
import * as contract from '../../../../src/contracts/status/status.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../../../src/core/context.ts'
import { incidents, serviceDays, serviceProbes } from '../../../../src/db/schema/control/status.ts'
import { probeServices } from '../../../../src/features/status/probe-services.ts'
import { PROBES, type Probe } from '../../../../src/features/status/probes.ts'
import { readStatus } from '../../../../src/features/status/read-status.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { SERVICE_IDS, type ServiceId } from '../../../../src/rules/status/status-words.ts'
import { waitFor } from '../../../support/wait.ts'
import { db, visitor } from '../../support/factories.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ctx = createContext(env, backgroundFacts('test'))
const at = (instant: string | number): ServiceContext => ({ ...ctx, clock: { now: () => new Date(instant) } })
const well: Probe = async () => {}
const ill: Probe = () => Promise.reject(new Error('no route to db-3.internal'))
const probesWith = (more: Partial<Record<ServiceId, Probe>> = {}) =>
  ({ ...Object.fromEntries(SERVICE_IDS.map((id) => [id, well])), ...more }) as Record<ServiceId, Probe>
const serviceOf = async (context: ServiceContext, wanted: ServiceId) =>
  (await readStatus(context)).services.find(({ id }) => id === wanted)!

const log = vi.spyOn(console, 'error')
beforeEach(async () => {
  log.mockReset().mockImplementation(() => {})
  await db.delete(serviceProbes)
  await db.delete(serviceDays)
})

test('before the first measurement the targets are shown, and labelled as targets', async () => {
  const response = await visitor.send(contract.read)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const { data } = await visitor.call(contract.read, {})
  expect(contract.Status.parse(data)).toMatchObject({
    status: 'operational',
    uptime: 99.98,
    response_time: 245,
    is_target: true,
    measured_since: null,
    active_incidents: 0,
  })
  expect(data.services.map(({ name, status, is_target }) => [name, status, is_target])).toEqual(
    ['API Services', 'Web Scraping Engine', 'Database', 'Email Services', 'SMS Services', 'Website Download'].map(
      (name) => [name, 'operational', true],
    ),
  )
  expect(data.services[0]?.days).toHaveLength(30)
  expect(data.services[0]?.days.every(({ uptime }) => uptime === null)).toBe(true)
})

test('a new deployment shows no incidents but its own', async () => {
  const { data } = await visitor.call(contract.read, {})
  expect(data.incidents).toEqual([])
})

test('every component passes its own probe, and the measurements are shown', async () => {
  await probeServices(ctx)
  const stored = await db.select().from(serviceProbes)
  expect(stored.map(({ service, isOk }) => [service, isOk]).sort()).toEqual(
    SERVICE_IDS.map((id) => [id, true] as const).sort(),
  )
  const { data } = await visitor.call(contract.read, {})
  expect(data).toMatchObject({ status: 'operational', uptime: 100, is_target: false })
  expect(data.measured_since).toBe(new Date().toISOString().slice(0, 10))
  expect(data.services.every(({ uptime, is_target }) => uptime === 100 && !is_target)).toBe(true)
})

test('states are current only while measurements continue', async () => {
  const start = Date.parse('2026-11-21T10:00:00Z')
  const isCurrentAfter = async (ms: number) => (await readStatus(at(start + ms))).is_current
  expect(await isCurrentAfter(0)).toBe(true)
  await probeServices(at(start), probesWith())
  expect(await isCurrentAfter(20 * 60 * 1000)).toBe(true)
  expect(await isCurrentAfter(21 * 60 * 1000)).toBe(false)
  expect(await isCurrentAfter(DAY_MS)).toBe(false)
})

test('the clock job takes a measurement', async () => {
  await tick({ scheduledTime: Date.now() }, env)
  await waitFor(async () => expect(await db.select().from(serviceProbes)).not.toHaveLength(0))
  expect(await db.select().from(serviceProbes)).toHaveLength(SERVICE_IDS.length)
})

test('each five-minute interval is measured once, however often and concurrently the clock runs', async () => {
  const count = vi.fn(well)
  const tick = (instant: string) => probeServices(at(instant), probesWith({ api: count }))
  await Promise.all([1, 2, 3].map(() => tick('2026-05-05T10:00:10Z')))
  await tick('2026-05-05T10:04:59Z')
  expect(count.mock.calls.length).toBeLessThanOrEqual(3)
  await tick('2026-05-05T10:05:00Z')
  const days = await db.select().from(serviceDays)
  expect(days).toHaveLength(SERVICE_IDS.length)
  expect(days.every(({ probes, failures }) => probes === 2 && failures === 0)).toBe(true)
  expect(await db.select().from(serviceProbes)).toHaveLength(2 * SERVICE_IDS.length)
})

test('a failure is degraded at first and an outage when repeated; the reason is only in the log', async () => {
  const start = Date.parse('2026-05-05T10:00:00Z')
  const states = []
  for (const [index, probe] of [well, ill, ill, well].entries()) {
    const now = at(start + index * 5 * 60_000)
    await probeServices(now, probesWith({ sms: probe }))
    const status = await readStatus(now)
    states.push([status.status, status.services.find(({ id }) => id === 'sms')?.status])
    expect(JSON.stringify(status)).not.toContain('db-3')
  }
  expect(states).toEqual([
    ['operational', 'operational'],
    ['degraded', 'degraded'],
    ['outage', 'outage'],
    ['operational', 'operational'],
  ])
  expect(log.mock.calls.flat().join()).toContain('db-3.internal')
  const sms = await serviceOf(at(start), 'sms')
  expect(sms).toMatchObject({ uptime: 50, is_target: false })
  expect(sms.days.at(-1)).toEqual({ date: '2026-05-05', uptime: 50 })
})

test('an unresponsive component fails without delaying the others', async () => {
  vi.useFakeTimers()
  const running = probeServices(at('2026-05-05T10:00:00Z'), probesWith({ email: () => new Promise(() => {}) }))
  // Storing takes real time, so the clock advances only until the wait is over.
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
  await running
  expect(await serviceOf(at('2026-05-05T10:01:00Z'), 'email')).toMatchObject({ status: 'degraded', uptime: 0 })
  expect(await serviceOf(at('2026-05-05T10:01:00Z'), 'api')).toMatchObject({ status: 'operational', uptime: 100 })
})

test('the average response time ignores unanswered probes', async () => {
  const day = '2026-05-05'
  await db.insert(serviceDays).values([
    { service: 'api', day, probes: 10, failures: 2, latencyMsSum: 800 },
    { service: 'database', day, probes: 10, failures: 0, latencyMsSum: 100 },
    { service: 'email', day, probes: 1, failures: 1, latencyMsSum: 0 },
  ])
  const status = await readStatus(at(`${day}T12:00:00Z`))
  const figures = Object.fromEntries(status.services.map((one) => [one.id, [one.uptime, one.response_time]]))
  expect(figures).toMatchObject({ api: [80, 100], database: [100, 10], email: [0, 245], sms: [99.98, 245] })
  expect([status.uptime, status.response_time]).toEqual([85.71, 50])
})

test('figures cover thirty days, and older ones are deleted', async () => {
  const start = Date.parse('2026-05-05T10:00:00Z')
  await probeServices(at(start), probesWith({ api: ill }))
  expect(await serviceOf(at(start + 29 * DAY_MS), 'api')).toMatchObject({ uptime: 0 })
  expect(await serviceOf(at(start + 30 * DAY_MS), 'api')).toMatchObject({ is_target: true })
  await probeServices(at(start + 30 * DAY_MS), probesWith())
  expect(await db.select().from(serviceDays)).toHaveLength(SERVICE_IDS.length)
  expect(await db.select().from(serviceProbes)).toHaveLength(SERVICE_IDS.length)
  expect(await serviceOf(at(start + 30 * DAY_MS), 'api')).toMatchObject({ uptime: 100 })
})

describe('an open incident', () => {
  test.each(['investigating', 'monitoring'] as const)(
    'that is %s is listed first and counts as active',
    async (status) => {
      const id = newId()
      const startedAt = '2024-01-01T00:00:00.000Z'
      await db.insert(incidents).values({ id, title: 'Slow searches', status, description: 'We look.', startedAt })
      const told = await readStatus(ctx)
      expect(told).toMatchObject({ status: 'degraded', active_incidents: 1 })
      expect(told.incidents[0]).toEqual({
        id,
        title: 'Slow searches',
        status,
        description: 'We look.',
        date: startedAt,
      })
      await db.delete(incidents)
    },
  )
})

test('in production text messages count as working while Twilio returns no failure', async () => {
  const production = {
    ...ctx,
    config: { ...ctx.config, isProduction: true, smsUrls: { ...ctx.config.smsUrls, twilio: 'https://twilio.test' } },
  }
  const answer = vi.spyOn(globalThis, 'fetch')
  for (const [status, isWell] of [
    [401, true],
    [404, true],
    [503, false],
  ] as const) {
    answer.mockResolvedValueOnce(new Response(null, { status }))
    const outcome = await PROBES.sms(production).then(
      () => true,
      () => false,
    )
    expect([status, outcome]).toEqual([status, isWell])
  }
  answer.mockRestore()
})
