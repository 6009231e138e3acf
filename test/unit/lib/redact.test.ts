import { expect, test } from 'vitest'
import { oneLine, redactText } from '../../../src/lib/redact.ts'

const TOKEN = 'Zm9vYmFyYmF6cXV4MTIzNDU2'

test.each([
  ['a password in an address', 'smtp://ada:hunter2@mail.acme.com:587', 'hunter2'],
  ['a query', `GET https://acme.com/reset?token=${TOKEN}&email=a`, TOKEN],
  ['a short one by its name', 'login failed: password=hunter2, user=ada', 'hunter2'],
  ['JSON', '{"api_key": "hunter2", "a": 1}', 'hunter2'],
  ['JSON within JSON', String.raw`{\"client_secret\":\"hunter2\"}`, 'hunter2'],
  ['an escaped address', 'verify?verification_url=https%3A%2F%2Fx%3Fsignature%3Dhunter2%26a', 'hunter2'],
  ['a header', `Authorization: Bearer ${TOKEN}`, TOKEN],
  ['a scheme alone', 'sent Bearer hunter2hunter2', 'hunter2hunter2'],
  ['a session', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NSJ9.abc-def_ghi', 'eyJzdWIiOiIxMjM0NSJ9'],
  ['our own keys', 'key ctk_live_abcdefghijklmnop', 'ctk_live_abcdefghijklmnop'],
  ['keys of providers', 'Stripe said: Invalid API Key sk_test_4eC39HqLyjWDarjtT1zdp7dc', '4eC39HqLyjWDarjtT1zdp7dc'],
  ['a link', `https://acme.com/u/${TOKEN}`, TOKEN],
  ['a hash', `of ${'0a1b2c3d'.repeat(8)}`, '0a1b2c3d'],
  ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIEvQ\n-----END PRIVATE KEY-----', 'MIIEvQ'],
  ['a card', 'charged 4242 4242 4242 4242 in full', '4242 4242'],
  ['a card without spaces', 'card 5555555555554444.', '5555555555554444'],
])('a secret is redacted: %s', (_, text, secret) => {
  expect(redactText(text)).not.toContain(secret)
  expect(redactText(text)).toContain('[redacted]')
})

test.each([
  'crawl 01a1b2c3-0000-7000-8000-0000000000e1 could not be finished',
  'Error: D1_ERROR: no such table: plans: SQLITE_ERROR\n    at readPlans (src/features/billing/queries.ts:120:14)',
  'https://acme.com/about-us/our-team?page=2',
  'representativeness of a resynchronisation',
  'at 1795452463439 for 4242424242424241',
  'at D1DatabaseSessionAlwaysPrimary._sendOrThrow (cloudflare-internal:d1-api:193:19)',
  'SKIPPED_BECAUSE_LONGER, basic authentication',
])('other text is kept: %s', (text) => {
  expect(redactText(text)).toBe(text)
})

test('the parameters of a failed statement are redacted, and the stack is kept', () => {
  const error =
    'Error: Failed query: select "id" from "accounts" where "email" = ?\nparams: ada@acme.com\nmore,1\n    at run (a.ts:1)'
  expect(redactText(error)).toBe(
    'Error: Failed query: select "id" from "accounts" where "email" = ?\nparams: [left out]\n    at run (a.ts:1)',
  )
  expect(redactText('Failed query: select 1\nparams: ada@acme.com')).not.toContain('ada')
})

test('long text is redacted in linear time', () => {
  for (const text of ['a'.repeat(100_000), 'token'.repeat(20_000), '1 '.repeat(50_000), '://'.repeat(30_000)])
    expect(redactText(text).length).toBeLessThanOrEqual(text.length)
})

test('a line stays a single line, whatever line breaks it contains', () => {
  expect(oneLine('a\r\nb\u2028c\u0085d\u001b[2Je\u202ef', 100)).toBe('a b c d [2Je f')
  expect(oneLine('x'.repeat(200), 100)).toHaveLength(100)
})
