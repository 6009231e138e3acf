import { join } from 'node:path'
import { serve, serveFolder } from '../../scripts/local/serve-folder.ts'

/**
 * Pages that are empty without scripts, for tests in a real browser.
 *
 * @returns the origins of the bundled site and of pages that misbehave in a browser
 */
export async function serveScriptSites(): Promise<{ site: string; unruly: string }> {
  const site = await serveFolder(join(import.meta.dirname, '../fixtures/script-site'))
  const unruly = await serve((request, response) => {
    const [status, headers, body] = UNRULY[request.url ?? ''] ?? [404, {}, 'nothing']
    if (headers.etag && request.headers['if-none-match'] === headers.etag) return response.writeHead(304, headers).end()
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
  })
  for (const server of [site, unruly]) server.unref()
  return { site: site.url.replace(/\/$/, ''), unruly: unruly.url.replace(/\/$/, '') }
}

const page = (script: string) =>
  `<!doctype html><html><body><div id="root"></div><script>${script}</script></body></html>`

/** Status, headers and body, by path. */
const UNRULY: Record<string, readonly [number, Record<string, string>, string]> = {
  '/': [
    200,
    {},
    page(
      `document.getElementById('root').innerHTML = ${JSON.stringify(
        ['loop', 'leave', 'huge', 'download', 'error', 'moved', 'endless', 'local']
          .map((name) => `<a href="/${name}">${name}</a>`)
          .join(' '),
      )} + ' start@unruly-pages.co.uk'`,
    ),
  ],
  '/loop': [200, {}, page('for (;;) {}')],
  '/leave': [200, {}, page("setTimeout(() => { location.href = '/arrived' }, 20)")],
  '/arrived': [200, {}, page("document.getElementById('root').textContent = 'arrived@unruly-pages.co.uk'")],
  '/huge': [
    200,
    {},
    page(
      "document.getElementById('root').textContent = 'huge@unruly-pages.co.uk'; document.body.append('x'.repeat(8e6))",
    ),
  ],
  '/shell': [200, { etag: '"same"' }, page("document.getElementById('root').textContent = 'shell@unruly-pages.co.uk'")],
  '/download': [200, { 'content-disposition': 'attachment; filename=a.html' }, 'file'],
  '/error': [503, {}, 'down'],
  '/moved': [302, { location: '/arrived' }, ''],
  '/endless': [
    200,
    {},
    page(
      "document.getElementById('root').textContent = 'endless@unruly-pages.co.uk'; setInterval(() => document.body.append('more '.repeat(500)), 50); setInterval(() => fetch('/arrived'), 50)",
    ),
  ],
  '/local': [
    200,
    {},
    page(
      "document.getElementById('root').textContent = 'local@unruly-pages.co.uk'; fetch('file:///etc/passwd').catch(() => {}); new Image().src = 'http://169.254.169.254/latest'",
    ),
  ],
}
