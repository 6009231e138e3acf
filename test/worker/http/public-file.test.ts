import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { app } from '../../../src/app.ts'
import { FILLED_PATHS, SITE_PLACEHOLDERS } from '../../../src/rules/site/site-placeholders.ts'

const PAGE = `<!doctype html><link rel="canonical" href="${SITE_PLACEHOLDERS.origin}/contact"><a href="mailto:${SITE_PLACEHOLDERS.support}">${SITE_PLACEHOLDERS.support}</a>
${SITE_PLACEHOLDERS.security} ${SITE_PLACEHOLDERS.privacy} ${SITE_PLACEHOLDERS.crawler} $& unchanged.invalid`

/** The Worker's own environment, with the files and URLs of a test. */
const envWith = (more: object = {}, page = PAGE) =>
  ({
    ...env,
    APP_URL: 'https://deployed.example',
    SUPPORT_EMAIL: 'help@deployed.example',
    SECURITY_EMAIL: "o'neil@deployed.example",
    PRIVACY_EMAIL: 'privacy@deployed.example',
    CRAWLER_EMAIL: 'bot@deployed.example',
    ASSETS: {
      fetch: async (url: URL) => {
        const headers = { 'content-type': 'text/html', etag: `"${url.pathname}"`, 'content-security-policy': 'x' }
        return new Response(page, { headers })
      },
    },
    ...more,
  }) as unknown as Env

const get = (path: string, from = envWith(), headers: HeadersInit = {}) =>
  app.request(`https://deployed.example${path}`, { headers }, from)

describe('a public page', () => {
  test.each(FILLED_PATHS)('at %s names the deployment that serves it', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(path === '/404' ? 404 : 200)
    expect(await response.text()).toBe(
      `<!doctype html><link rel="canonical" href="https://deployed.example/contact"><a href="mailto:help@deployed.example">help@deployed.example</a>
o&#39;neil@deployed.example privacy@deployed.example bot@deployed.example $& unchanged.invalid`,
    )
    expect(response.headers.get('content-security-policy')).toBe('x')
    expect(response.headers.get('content-type')).toBe('text/html')
  })

  test('has another ETag if the URLs differ', async () => {
    const etag = (await get('/contact')).headers.get('etag')!
    const unchanged = await get('/contact', envWith(), { 'if-none-match': etag })
    expect(unchanged.status).toBe(304)
    expect(await unchanged.text()).toBe('')
    const moved = await get('/contact', envWith({ SUPPORT_EMAIL: 'desk@deployed.example' }), { 'if-none-match': etag })
    expect(moved.status).toBe(200)
    expect(await moved.text()).toContain('desk@deployed.example')
  })

  test('hides sign-up while it is closed, and claims users only where the operator does', async () => {
    const page = `<!doctype html><html lang="en"><b>${SITE_PLACEHOLDERS.users}</b>`
    // A separate environment for each, because an isolate caches what it has read.
    const shown = async (values: object) => {
      const DB = new Proxy(env.DB, {
        get: (target, name) => {
          const value = Reflect.get(target, name)
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      for (const [name, value] of Object.entries(values))
        await DB.prepare('INSERT OR REPLACE INTO settings (name, value, updated_at) VALUES (?, ?, ?)')
          .bind(name, JSON.stringify(value), new Date().toISOString())
          .run()
      return (await get('/', envWith({ DB }, page))).text()
    }
    expect(await shown({})).toBe('<!doctype html><html lang="en"><b></b>')
    expect(await shown({ sign_up_open: false, users_claim: '10,000+' })).toBe(
      '<!doctype html><html data-sign-up="closed" data-users-claim lang="en"><b>10,000+</b>',
    )
    await env.DB.prepare('DELETE FROM settings').run()
    const broken = {
      prepare() {
        throw new Error('down')
      },
    }
    expect(await (await get('/', envWith({ DB: broken }, page))).text()).toContain('data-sign-up="closed"')
  })

  test('that does not exist is not rewritten', async () => {
    const none = envWith({ ASSETS: { fetch: async () => new Response('none', { status: 404 }) } })
    expect((await get('/contact', none)).status).toBe(404)
  })
})
