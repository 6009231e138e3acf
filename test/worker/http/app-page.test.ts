import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { app } from '../../../src/app.ts'
import { PRELOADS_FILE } from '../../../src/rules/site/app-preloads.ts'

const FRAME = '<p data-head="title" class="a"></p><p data-head="description" class="b"></p>'
const PAGE = `<!doctype html><html lang="en"><head><title>Contactory</title></head><body>${FRAME}</body></html>`
const LISTED = {
  '/login': { scripts: ['/assets/login-1.js'] },
  '/dashboard/crawl/schedules': { scripts: ['/assets/schedules-1.js'] },
  '/dashboard/crawl/:id': { scripts: ['/assets/crawl-1.js', '/assets/part-1.js'] },
  '/dashboard/email-sms': { scripts: [], title: 'Email & SMS', description: '<b> $& senders' },
}

/** Files of a build whose list of scripts is `preloads`. */
function get(path: string, preloads: () => Response) {
  const ASSETS = {
    fetch: async (url: URL) =>
      url.pathname === PRELOADS_FILE
        ? preloads()
        : new Response(PAGE, { headers: { etag: '"page"', 'content-security-policy': 'x' } }),
  }
  return app.request(`https://deployed.example${path}`, {}, {
    ...env,
    APP_URL: 'https://deployed.example',
    ASSETS,
  } as unknown as Env)
}
const listed = () => Response.json(LISTED)

describe('the application page', () => {
  test.each([
    ['/login', ['/assets/login-1.js']],
    ['/login/', ['/assets/login-1.js']],
    ['/dashboard/crawl/schedules', ['/assets/schedules-1.js']],
    ['/dashboard/crawl/0f5c', ['/assets/crawl-1.js', '/assets/part-1.js']],
    ['/dashboard/nowhere', []],
  ])('preloads the scripts of %s', async (path, files) => {
    const response = await get(path, listed)
    const links = files
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
      .join('')
    expect(await response.text()).toBe(PAGE.replace('</head>', `${links}</head>`))
    expect(response.headers.get('content-security-policy')).toBe('x')
    // It is the ETag of the file, which differs.
    if (files.length > 0) expect(response.headers.get('etag')).toBeNull()
  })

  test('contains heading and description of the screen in its initial HTML, as text', async () => {
    const html = await (await get('/dashboard/email-sms', listed)).text()
    expect(html).toContain('<p data-head="title" class="a">Email &amp; SMS</p>')
    expect(html).toContain('<p data-head="description" class="b">&lt;b> $&amp; senders</p>')
  })

  test.each([
    ['missing', () => new Response('Not found', { status: 404 })],
    ['no list', () => new Response('<html>')],
    ['malformed', () => Response.json({ '/login': { scripts: ['"><script src=//other.example>'] } })],
  ])('is complete when the list is %s', async (_, preloads) => {
    const response = await get('/login', preloads)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PAGE)
  })
})
