import { expect, test } from 'vitest'
import { loggedPath } from '../../../src/http/logged-path.ts'

const ID = '01a1b2c3-0000-7000-8000-0000000000e1'

test.each([
  ['/api/dashboard/crawls/:id/cancel', `/api/dashboard/crawls/${ID}/cancel`, `/api/dashboard/crawls/${ID}/cancel`],
  ['/api/dashboard/data/:type', '/api/dashboard/data/emails', '/api/dashboard/data/emails'],
  ['/api/u/:token', '/api/u/abcdef', '/api/u/:token'],
  ['/api/email/verify/:id/:token', `/api/email/verify/${ID}/${ID}`, `/api/email/verify/${ID}/:token`],
  ['/api/dev/checkout/:reference', '/api/dev/checkout/ctp-1', '/api/dev/checkout/:reference'],
  ['/api/inbound-mail/:token', `/api/inbound-mail/${ID}`, '/api/inbound-mail/:token'],
  ['/api/dashboard/crawls/:id', '/api/dashboard/crawls/what-is-no-id', '/api/dashboard/crawls/:id'],
])('%s is logged with its IDs and without secrets', (pattern, path, logged) => {
  expect(loggedPath(pattern, path)).toBe(logged)
})

test('an unknown path is logged with its words and IDs only', () => {
  expect(loggedPath(undefined, '/api/v1/crawl/12')).toBe('/api/v1/crawl/12')
  expect(loggedPath(undefined, '/api/u2/Zm9vYmFyYmF6/.env')).toBe('/api/:other/:other/:other')
  expect(loggedPath(undefined, '/api/a%0d%0aERROR forged')).toBe('/api/:other')
  expect(loggedPath(undefined, `/api${'/word'.repeat(200)}`).length).toBeLessThanOrEqual(200)
})
