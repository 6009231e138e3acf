import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Sites {
  readonly urls: readonly string[]
  stop(): void
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const YEAR_SECONDS = 365 * 24 * 3600
const LATENCY_MS = 30_000
const links = Array.from({ length: 60 }, (_, n) => `<a href="/page-${n}">${n}</a>`).join(' ')
const pageOf = (name: string) =>
  `<!doctype html><title>${name}</title><p>${name.slice(1)}desk@slow-sites.co.uk</p>${links}`

/** Behaviours that keep a crawler waiting. */
const BEHAVIOURS: readonly RequestListener[] = [
  // Asks every client to retry in a year.
  (_, response) => response.writeHead(429, { 'retry-after': String(YEAR_SECONDS) }).end(),
  // Responds to the start page right away, then a few bytes at a time, fast enough not to time out.
  ({ url }, response) => {
    response.writeHead(200, HTML)
    if (url === '/') return response.end(pageOf(url))
    const timer = setInterval(() => response.write('<p>slow</p>'.repeat(60)), 500)
    response.on('close', () => clearInterval(timer))
  },
  // Responds after half a minute.
  ({ url }, response) => {
    const timer = setTimeout(() => response.writeHead(200, HTML).end(pageOf(url!)), url === '/' ? 0 : LATENCY_MS)
    response.on('close', () => clearTimeout(timer))
  },
  // Asks for a retry after one minute, every time.
  ({ url }, response) =>
    url === '/'
      ? response.writeHead(200, HTML).end(pageOf(url))
      : response.writeHead(429, { 'retry-after': '60' }).end(),
  // Has a crawl delay of half a minute.
  ({ url }, response) => response.writeHead(200, HTML).end(pageOf(url!)),
]
const CRAWL_DELAYED = 4

/** Websites that keep a crawler waiting, each in a different way and on its own origin. */
export const serveSlowSites = (count: number): Promise<Sites> =>
  serveEach(
    Array.from({ length: count }, (_, index) => (request, response) => {
      const behaviour = index % BEHAVIOURS.length
      if (request.url !== '/robots.txt') return BEHAVIOURS[behaviour]!(request, response)
      const rules = behaviour === CRAWL_DELAYED ? 'User-agent: *\nCrawl-delay: 30\n' : ''
      response.writeHead(200, { 'content-type': 'text/plain' }).end(rules)
    }),
  )

/** A website of sixty pages with normal response times. */
export const serveQuickSite = (latencyMs: number): Promise<Sites> =>
  serveEach([
    ({ url }, response) => {
      const isPage = url === '/' || url!.startsWith('/page-')
      setTimeout(() => response.writeHead(isPage ? 200 : 404, HTML).end(isPage ? pageOf(url!) : ''), latencyMs)
    },
  ])

async function serveEach(listeners: readonly RequestListener[]): Promise<Sites> {
  const servers = await Promise.all(listeners.map(serve))
  return {
    urls: servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    stop: () => {
      for (const server of servers) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

async function serve(listener: RequestListener): Promise<Server> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
