import { env, exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { VISITOR } from '../../../../src/core/actor.ts'
import { createContext } from '../../../../src/core/context.ts'
import { checkHealth } from '../../../../src/features/system/check-health.ts'
import worker from '../../../../src/worker.ts'

test('health lists every dependency and whether it responds', async () => {
  const response = await exports.default.fetch('http://127.0.0.1/api/health')
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    success: true,
    status: 'successful',
    data: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      checks: { database: { ok: true }, storage: { ok: true }, queue: { ok: true } },
    },
  })
})

test('a failing dependency is named, and the reason is only in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ctx = createContext(env, {
    requestId: 'r-1',
    ipAddress: '127.0.0.1',
    userAgent: '',
    visitorCountry: null,
    actor: VISITOR,
    account: null,
  })
  const check = () => Promise.reject(new Error('no route to queue-7.internal'))
  const { checks } = await checkHealth({ ...ctx, queues: { ...ctx.queues, check } })
  expect(checks.queue).toMatchObject({ ok: false, message: 'Not available. Request r-1.' })
  expect(checks.database.ok).toBe(true)
  expect(JSON.stringify(checks)).not.toContain('queue-7')
  expect(log.mock.calls.flat().join()).toContain('queue-7.internal')
  log.mockRestore()
})

test('an installation with an incomplete configuration says so instead', async () => {
  const bare = {
    ...env,
    ENVIRONMENT: 'production',
    APP_URL: 'https://b.example',
    SEALING_KEYS: undefined,
  } as unknown as Env
  const ask = (path: string, accept: string) =>
    worker.fetch(
      new Request(`https://b.example${path}`, { headers: { accept } }) as never,
      bare,
      {} as ExecutionContext,
    )
  const health = await ask('/api/health', '*/*')
  expect(health.status).toBe(503)
  expect(await health.json()).toMatchObject({ message: expect.stringMatching(/^Not configured: .*SEALING_KEYS/) })
  const page = await ask('/', 'text/html')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('<dt>SEALING_KEYS</dt>')
})
