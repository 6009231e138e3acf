import { expect, test } from 'vitest'
import { completeAnswers } from '../../../../scripts/deploy/answers.ts'
import { estimateMonth, requirementLines } from '../../../../scripts/deploy/costs.ts'
import { awaitHealth, judge } from '../../../../scripts/deploy/health.ts'
import { leftToDo } from '../../../../scripts/deploy/left-to-do.ts'
import { planSecrets } from '../../../../scripts/deploy/secrets.ts'
import { newState } from '../../../../scripts/deploy/state.ts'

const checks = (more: object = {}) => {
  const up = { ok: true, latency_ms: 1 }
  return { database: up, storage: up, queue: up, browser: up, ...more }
}
const body = (more: object = {}) =>
  JSON.stringify({ success: true, data: { version: '1.0.0', version_id: 'v2', checks: checks(more) } })
const down = { ok: false, latency_ms: 1 }

test('only the expected version counts as healthy, with all its bindings', () => {
  expect(judge(200, body(), '1.0.0', 'v2')).toEqual({ ok: true, warning: null })
  expect(judge(200, body(), '1.0.0', null)).toMatchObject({ ok: true })
  expect(judge(200, body(), '1.1.0', null)).toMatchObject({ ok: false })
  // The previous version, while the new split is not active everywhere.
  expect(judge(200, body(), '1.0.0', 'v3')).toEqual({ ok: false, reason: 'version v2 answers, not v3' })
  expect(judge(200, body({ database: down }), '1.0.0', null)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('database'),
  })
  expect(judge(200, body({ browser: down }), '1.0.0', null)).toMatchObject({
    ok: true,
    warning: expect.stringContaining('browser'),
  })
  expect(judge(503, '{"message":"Not configured","errors":{"MAIL_FROM":["missing"]}}', '1.0.0', null)).toMatchObject({
    reason: 'not configured: MAIL_FROM',
  })
  for (const text of ['<html>', '', 'null', '{"data":{}}']) expect(judge(200, text, '1.0.0', null).ok).toBe(false)
})

test('health is checked until it succeeds, within a time limit', async () => {
  let asked = 0
  const query = { url: 'https://b.example', release: '1.0.0', pin: null, attempts: 5 }
  const fetch = async () => {
    if (++asked < 3) throw new Error('getaddrinfo ENOTFOUND')
    return new Response(body())
  }
  expect(await awaitHealth(query, { fetch, wait: async () => {} })).toMatchObject({ ok: true })
  expect(asked).toBe(3)
  asked = -100
  expect(await awaitHealth(query, { fetch, wait: async () => {} })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('ENOTFOUND'),
  })
  expect(asked).toBe(-95)
})

test('existing secrets are kept, given ones are set, the rest is generated', () => {
  const random = (bytes: number) => 'ab'.repeat(bytes)
  const plan = planSecrets(new Set(['JWT_SECRET', 'OPT_OUT_KEY']), [], { RESEND_API_KEY: 're' }, random, false)
  expect(plan.set).toEqual({ SEALING_KEYS: `k1:${'ab'.repeat(32)}`, RESEND_API_KEY: 're' })
  expect(plan.keep).toEqual(['JWT_SECRET', 'OPT_OUT_KEY'])
  expect(() => planSecrets(new Set(), ['OPT_OUT_KEY'], {}, random, false)).toThrow('OPT_OUT_KEY existed')
  expect(planSecrets(new Set(), ['OPT_OUT_KEY'], { OPT_OUT_KEY: 'former' }, random, false).set.OPT_OUT_KEY).toBe(
    'former',
  )
})

test('the estimate is the plan, usage above its allowance, and storage', () => {
  expect(estimateMonth({ pagesPerMonth: 0, accounts: 0 })).toBe(5)
  // 41 of the 49 dollars are rows, of which the plan includes up to 50 million.
  expect(estimateMonth({ pagesPerMonth: 1_000_000, accounts: 0 })).toBeCloseTo(5 + 49 - 41, 5)
  expect(estimateMonth({ pagesPerMonth: 10_000_000, accounts: 0 })).toBeCloseTo(5 + 490 - 50, 5)
  expect(estimateMonth({ pagesPerMonth: 0, accounts: 1_000 })).toBeCloseTo(5 + 10 * 0.75, 5)
  expect(requirementLines().join('\n')).toMatch(/\$5 a month[\s\S]*2026-\d\d-\d\d/)
})

test('the remaining steps contain exact records and addresses', () => {
  const answers = completeAnswers({
    address: 'https://app.b.example',
    mailFrom: 'Ours <no-reply@b.example>',
    supportEmail: 'help@b.example',
    privacyEmail: 'help@b.example',
    securityEmail: 'help@b.example',
    crawlerEmail: 'help@b.example',
    administratorEmail: 'help@b.example',
    mailDomain: 'in.b.example',
  })
  const text = leftToDo({ ...newState('contactory', answers), secrets: ['STRIPE_SECRET_KEY'] }).join('\n')
  expect(text).toContain('in.b.example. MX route1.mx.cloudflare.net')
  expect(text).toContain('_dmarc.b.example. TXT "v=DMARC1; p=none; rua=mailto:help@b.example"')
  expect(text).toContain('https://app.b.example/api/payment-webhooks/stripe')
  expect(text).not.toContain('payment-webhooks/paypal')
})
