import { expect, test } from 'vitest'
import { readProduction } from '../../../../scripts/server/read-production.ts'
import { serveProblems } from '../../../../scripts/server/serve-problems.ts'

test('a server with missing settings shows one page with their names, and no values', async () => {
  const { problems } = readProduction(
    { SMTP_URL: 'smtps://user:canary-password@', SUPPORT_EMAIL: 'canary' },
    '',
    () => 'token',
  )
  const server = await serveProblems(problems, { host: '127.0.0.1', port: 0 })
  try {
    for (const path of ['/', '/dashboard/crawls', '//', '/%']) {
      const response = await fetch(server.url + path, { headers: { accept: 'text/html' } })
      expect(response.status).toBe(503)
      const page = await response.text()
      for (const { name } of problems) expect(page).toContain(`<dt>${name}</dt>`)
      expect(page).not.toContain('canary')
    }
    const health = await fetch(`${server.url}/api/health`)
    expect(health.status).toBe(503)
    expect(await health.json()).toMatchObject({ code: 'unavailable' })
  } finally {
    await server.stop()
  }
})
