import type { MiddlewareHandler } from 'hono'
import { endpointsOf } from '../contracts/all.ts'
import * as outreachLinks from '../contracts/outreach-links/outreach-links.ts'
import { readConfig } from '../core/config.ts'
import { createDb } from '../db/client.ts'
import { originAt, ownerOfHost } from '../domain/link-domains/link-domains.ts'
import { STOP_PATH } from '../domain/outreach-links/stop-links.ts'
import { paths } from '../rules/site/app-paths.ts'
import { appPage } from './app-page.ts'
import type { HttpEnv } from './surface-types.ts'

/** What a customer's link domain serves: the API behind the links of messages, and the pages they lead to. */
const API_PATHS = Array.from(
  endpointsOf({ outreachLinks }).values(),
  ({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, '[\\w-]+')}$`),
)
const PAGES: readonly string[] = [paths.unsubscribe.pattern]
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'text/plain; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
}
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Requests to customers' link domains get the public paths of outreach and nothing else: no application, no sign-in, no
 * cookies. A host that nobody has proved to own gets nothing. Does nothing on deployments without link domains.
 */
export const linkHosts: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const config = readConfig(c.env)
  const { hostname, pathname } = new URL(c.req.url)
  if (config.linkDomains === null || isOwn(hostname, config)) return next()
  const accountId = await ownerOfHost(createDb(c.env.DB), c.env.DB, hostname, Date.now())
  const isPage = PAGES.includes(pathname)
  if (
    accountId === null ||
    !(isPage || API_PATHS.some((path) => path.test(pathname)) || pathname.startsWith(`${STOP_PATH}/`))
  )
    return new Response('Not found', { status: 404, headers: HEADERS })
  c.set('linkHost', { accountId, origin: originAt(config.appUrl, hostname) })
  const headers = new Headers(c.req.raw.headers)
  for (const name of ['cookie', 'authorization']) headers.delete(name)
  c.req.raw = new Request(c.req.raw, { headers })
  if (isPage && c.req.method === 'GET') return page(c.env, c.req.url)
  await next()
  const own = new Headers(c.res.headers)
  own.delete('set-cookie')
  own.set('x-robots-tag', 'noindex')
  c.res = new Response(c.res.body, { status: c.res.status, headers: own })
}

/** The application's page, marked so that it shows nothing else of the application (`web/lib/link-host.ts`). */
async function page(env: Env, url: string): Promise<Response> {
  const shell = await appPage(env, url)
  const headers = new Headers(shell.headers)
  for (const name of ['content-length', 'etag']) headers.delete(name)
  headers.set('x-robots-tag', 'noindex')
  headers.set('cache-control', 'no-store')
  headers.set('referrer-policy', 'no-referrer')
  const html = (await shell.text()).replace('<html', '<html data-link-host')
  return new Response(html, { status: shell.status, headers })
}

/** Whether a host is the product's own. In development, every name of this machine is. */
function isOwn(hostname: string, { appUrl, shortUrl, isProduction }: ReturnType<typeof readConfig>): boolean {
  const own = [appUrl, ...(shortUrl === null ? [] : [shortUrl])].map((url) => new URL(url).hostname)
  return own.includes(hostname) || (!isProduction && LOOPBACK.includes(hostname))
}
