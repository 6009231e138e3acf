import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('health names every thing the product stands on and whether it answers', async () => {
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
