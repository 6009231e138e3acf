import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { backgroundFacts, createContext, type ServiceContext } from '../../../../src/core/context.ts'
import { changeSettings, readSettings } from '../../../../src/core/settings.ts'
import { alerts, deadLetters, errorSamples, metricCounts } from '../../../../src/db/schema/control/operations.ts'
import { settings } from '../../../../src/db/schema/control/settings.ts'
import { alertSecret } from '../../../../src/features/alerts/alert-secret.ts'
import { evaluateAlerts } from '../../../../src/features/alerts/evaluate-alerts.ts'
import { FIGURES } from '../../../../src/features/alerts/figures.ts'
import { listAlerts } from '../../../../src/features/alerts/list-alerts.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { signaturesOf } from '../../../../src/lib/sign-webhook.ts'
import { ALERT_RULE_NAMES } from '../../../../src/rules/alerts/alert-rules.ts'
import { db } from '../../support/factories.ts'

const URL_OF_OPERATORS = 'https://hooks.acme.com/alerts'
const START = Date.parse('2026-11-27T10:00:00Z')
const HOUR = 60 * 60_000

/** Metrics of a healthy service, except for the given number of dead letters. */
const figures = (dead: number): typeof FIGURES => ({
  ...(Object.fromEntries(
    ALERT_RULE_NAMES.map((name) => [name, async () => ({ figure: 0, subject: '' })]),
  ) as unknown as typeof FIGURES),
  'dead-letters': async () => ({ figure: dead, subject: '' }),
})

/** A context at a given time that records mails and webhook requests. */
function at(ms: number, { status = 200 } = {}) {
  const mails: { id: string; to: string; subject: string }[] = []
  const posts: { headers: Record<string, string>; body: string }[] = []
  const base = createContext(env, backgroundFacts('test'))
  const relay: ServiceContext['web']['relay'] = async ({ headers, body }) => {
    posts.push({ headers: headers as Record<string, string>, body: new TextDecoder().decode(body as Uint8Array) })
    return { kind: 'answered', status, headers: [], body: new Uint8Array() } as never
  }
  const send = async (_: string, mail: never) => void mails.push(mail)
  const ctx: ServiceContext = {
    ...base,
    clock: { now: () => new Date(ms) },
    web: { ...base.web, relay },
    queues: { ...base.queues, send: send as ServiceContext['queues']['send'] },
  }
  return { ctx, mails, posts }
}

beforeEach(async () => {
  await db.delete(alerts)
  await db.delete(settings)
  await db.delete(deadLetters)
  const { ctx } = at(START)
  await changeSettings(ctx, { alert_emails: 'ada@acme.com, ops@acme.com', alert_webhook_url: URL_OF_OPERATORS })
})

test('an alert opens once, repeats once a day, and reports when it ends', async () => {
  const told: string[][] = []
  for (const [hours, dead] of [
    [0, 3],
    [1, 4],
    [23, 4],
    [25, 5],
    [26, 0],
    [27, 0],
  ] as const) {
    const run = at(START + hours * HOUR)
    await evaluateAlerts(run.ctx, figures(dead))
    told.push(run.mails.map(({ subject, to }) => `${subject.split(':')[0]} ${to}`))
  }
  const both = (word: string) => [`${word} ada@acme.com`, `${word} ops@acme.com`]
  expect(told).toEqual([both('Alert'), [], [], both('Still open'), both('Over'), []])
  const { open, ended } = await listAlerts(at(START).ctx)
  expect(open).toEqual([])
  expect(ended).toMatchObject([{ rule: 'dead-letters', opened_at: new Date(START).toISOString() }])
})

test('two concurrent runs open one alert', async () => {
  await Promise.all([1, 2, 3].map(() => evaluateAlerts(at(START).ctx, figures(2))))
  expect(await db.select().from(alerts)).toHaveLength(1)
})

test('a webhook is signed with the secret of its URL, and a failed one is retried with the same message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = at(START, { status: 500 })
  await evaluateAlerts(failing.ctx, figures(2))
  const later = at(START + HOUR)
  await evaluateAlerts(later.ctx, figures(2))
  log.mockRestore()
  const [{ headers, body } = { headers: {}, body: '' }] = later.posts
  expect(failing.posts[0]?.headers['webhook-id']).toBe(headers['webhook-id'])
  expect(later.mails.map(({ id }) => id)).toEqual(failing.mails.map(({ id }) => id))
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const secret = await alertSecret(later.ctx, URL_OF_OPERATORS)
  expect(headers['webhook-signature']).toBe(await signaturesOf([secret], signed))
  expect(await alertSecret(later.ctx, `${URL_OF_OPERATORS}?2`)).not.toBe(secret)
  expect(JSON.parse(body)).toMatchObject({ type: 'alert.opened', data: { rule: 'dead-letters', figure: 2 } })
  expect(
    (
      await at(START + HOUR)
        .ctx.db.select()
        .from(alerts)
    )[0]?.toldAt,
  ).not.toBeNull()
})

test('a metric that cannot be measured neither opens nor ends an alert, and turning a rule off ends its alert', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await evaluateAlerts(at(START).ctx, figures(2))
  const fails = async () => Promise.reject(new Error('no database'))
  await evaluateAlerts(at(START + HOUR).ctx, { ...figures(2), 'dead-letters': fails })
  log.mockRestore()
  expect((await listAlerts(at(START).ctx)).open).toHaveLength(1)
  await changeSettings(at(START).ctx, { alert_dead_letters: 0 })
  await evaluateAlerts(at(START + 2 * HOUR).ctx, figures(2))
  expect((await listAlerts(at(START).ctx)).open).toHaveLength(0)
})

test('metrics cover every database and queue', async () => {
  const { ctx } = at(Date.now())
  const letter = { body: '{}', attempts: 3, reason: null, createdAt: new Date().toISOString() }
  await db.insert(deadLetters).values([
    { ...letter, id: newId(), queue: 'mail' },
    { ...letter, id: newId(), queue: 'mail', retriedAt: new Date().toISOString() },
  ])
  const settings = await readSettings(ctx)
  expect(await FIGURES['dead-letters'](ctx, settings)).toEqual({ figure: 1, subject: '' })
  for (const name of ALERT_RULE_NAMES) expect((await FIGURES[name](ctx, settings)).figure).toBeGreaterThanOrEqual(0)
})

test('the error rate covers the last 15 minutes, whatever was counted before', async () => {
  await db.delete(errorSamples)
  const countedUntil = async (minute: number, errors: number, requests: number) => {
    const row = { updatedAt: new Date(START).toISOString() }
    await db.delete(metricCounts)
    await db.insert(metricCounts).values([
      { ...row, name: 'contactory_errors_total', labels: '{}', value: errors },
      { ...row, name: 'contactory_http_requests_total', labels: '{"route":"api","status":"2xx"}', value: requests / 2 },
      {
        ...row,
        name: 'contactory_queue_messages_total',
        labels: '{"queue":"mail","outcome":"done"}',
        value: requests / 2,
      },
    ])
    const { ctx } = at(START + minute * 60_000)
    return (await FIGURES['error-rate'](ctx, await readSettings(ctx))).figure
  }
  expect(await countedUntil(0, 900, 1_000)).toBe(0)
  expect(await countedUntil(5, 920, 1_100)).toBe(0)
  expect(await countedUntil(10, 950, 1_400)).toBe(12.5)
  // Running twice in a minute counts once.
  expect(await countedUntil(10, 950, 1_400)).toBe(12.5)
  expect(await countedUntil(15, 950, 2_000)).toBe(5)
  expect(await countedUntil(30, 990, 2_400)).toBe(10)
  expect(await countedUntil(60, 2_000, 2_401)).toBe(0)
})
