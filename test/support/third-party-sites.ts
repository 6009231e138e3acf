import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Origins on loopback, each a separate website. */
export interface ThirdPartySites {
  /**
   * Pages that make a visitor's browser send requests to the bystander: `/requests`, `/private`, `/images?count=…`,
   * `/frames`.
   */
  readonly pages: string
  /** Its robots.txt lists ten sitemaps at the bystander, each behind five redirects. */
  readonly sitemaps: string
  /** Its robots.txt redirects to the bystander. */
  readonly robots: string
  /**
   * A host that no test crawls. `/told` lists the requests it received, `/forget` resets them; its robots.txt disallows
   * `/private`.
   */
  readonly bystander: string
  /**
   * Its robots.txt allows everything the first time and nothing after that; `/asked` returns how often it was requested
   * since `/forget`.
   */
  readonly shifting: string
  /**
   * Its start page links to forty pages that send a byte now and then; `/most` returns the maximum of parallel
   * requests, and their total.
   */
  readonly dripping: string
}

/** Websites that direct requests at a third one, until the test run ends. */
export async function serveThirdPartySites(): Promise<ThirdPartySites> {
  let told: string[] = []
  const bystander = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/told') return void response.end(JSON.stringify(told))
    if (pathname === '/forget') {
      told = []
      return void response.end()
    }
    told.push(`${request.method} ${pathname}`)
    request.resume()
    if (pathname === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private\n')
    const hops = Number(searchParams.get('hops') ?? 0)
    if (hops > 0) {
      const next = `${pathname}/${hops}?hops=${hops - 1}`
      return void response.writeHead(302, { location: next }).end()
    }
    const type = pathname.endsWith('.png') ? 'image/png' : 'text/javascript'
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(' ')
  })

  const html = (body: string) =>
    `<!doctype html><html lang="en"><body><p>me@aiming-pages.co.uk</p>${body}</body></html>`
  const PAGES: Record<string, (count: number) => string> = {
    '/requests': () =>
      html(`<script>for (let at = 0; at < 300; at++) {
        fetch('${bystander}/post/' + at, { method: 'POST', mode: 'no-cors', body: 'x'.repeat(1000) }).catch(() => {})
        fetch('${bystander}/get/' + at, { mode: 'no-cors' }).catch(() => {})
      }</script>`),
    '/private': () => html(`<script>fetch('${bystander}/private/a', { mode: 'no-cors' }).catch(() => {})</script>`),
    '/frames': () =>
      html(
        Array.from({ length: 40 }, (_, at) => `<iframe src="${bystander}/frame/${at}?hops=3"></iframe>`).join('') +
          `<script src="${bystander}/script.js?hops=4"></script><link rel="stylesheet" href="${bystander}/a.css">`,
      ),
    '/images': (count) =>
      html(Array.from({ length: count }, (_, at) => `<img src="${bystander}/image/${at}.png" alt="">`).join('')),
  }
  const pages = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const page = PAGES[pathname]
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html' })
      .end(page?.(Number(searchParams.get('count') ?? 0)) ?? '')
  })
  const sitemaps = await listen((request, response) => {
    if (request.url !== '/robots.txt') return response.writeHead(200, { 'content-type': 'text/html' }).end(html(''))
    const listed = Array.from({ length: 10 }, (_, at) => `Sitemap: ${bystander}/sitemap/${at}?hops=5`)
    response.end(listed.join('\n'))
  })
  const robots = await listen((request, response) => {
    if (request.url !== '/robots.txt') return response.writeHead(200, { 'content-type': 'text/html' }).end(html(''))
    response.writeHead(302, { location: `${bystander}/rules?hops=4` }).end()
  })
  let asked = 0
  const shifting = await listen((request, response) => {
    if (request.url === '/asked') return response.end(String(asked))
    if (request.url === '/forget') {
      asked = 0
      return response.end()
    }
    if (request.url === '/robots.txt')
      return response.end(`User-agent: *\n${asked++ === 0 ? 'Allow' : 'Disallow'}: /\n`)
    const links = [1, 2, 3].map((at) => `<a href="/page-${at}">${at}</a>`).join('')
    response.writeHead(200, { 'content-type': 'text/html' }).end(html(`<p>${request.url}</p>${links}`))
  })
  const drips = { open: 0, most: 0, requests: 0 }
  const dripping = await listen((request, response) => {
    if (request.url === '/most') return response.end(JSON.stringify(drips))
    if (request.url === '/robots.txt') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html' })
    const links = Array.from({ length: 40 }, (_, at) => `<a href="/drip-${at}">${at}</a>`).join('')
    if (request.url === '/') return response.end(html(links))
    drips.requests++
    drips.most = Math.max(drips.most, ++drips.open)
    const timer = setInterval(() => response.write('a'), 200)
    response.on('close', () => {
      clearInterval(timer)
      drips.open--
    })
  })
  return { pages, sitemaps, robots, bystander, shifting, dripping }
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
