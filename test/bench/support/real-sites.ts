import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative, sep } from 'node:path'
import { CORPUS } from './extraction-pages.ts'

const SITES = join(CORPUS, 'sites')

export interface RealSites {
  /** The start URL of each. */
  readonly urls: readonly string[]
  stop(): void
}

/**
 * The labelled real websites, each on its own port with a sitemap; null if not present. They are incomplete: links to
 * missing pages are removed, because each would cause a useless request.
 */
export async function serveRealSites(latencyMs = 0): Promise<RealSites | null> {
  if (!existsSync(join(SITES, 'sites.json'))) return null
  const sites: { id: string; base_url: string }[] = JSON.parse(readFileSync(join(SITES, 'sites.json'), 'utf8'))
  const served = await Promise.all(
    sites.map(({ id, base_url }) => serveSite(join(SITES, 'pages', id), base_url, latencyMs)),
  )
  return {
    urls: served.map(({ url }) => url),
    stop: () => {
      for (const { server } of served) server.close()
    },
  }
}

async function serveSite(folder: string, base: string, latencyMs: number): Promise<{ url: string; server: Server }> {
  const pages = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && file.name.endsWith('.html'))
      .map((file) => join(file.parentPath, file.name))
      .map((path) => [
        new URL(relative(folder, path).split(sep).join('/'), base).pathname,
        readFileSync(path, 'latin1'),
      ]),
  )
  const pageAt = (path: string) => pages.get(path) ?? pages.get(`${path.replace(/\/?$/, '/')}index.html`)
  const withoutDeadLinks = (page: string, path: string) =>
    page.replace(/(<a\b[^>]*?\bhref\s*=\s*)(["'])([^"']*)\2/gi, (link, before: string, _quote, href: string) => {
      const target = URL.parse(href, new URL(path, base))
      return target?.origin === new URL(base).origin && pageAt(target.pathname) === undefined ? `${before}"#"` : link
    })
  const server = createServer(async (request, response) => {
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    const own = `http://${request.headers.host}`
    const { pathname } = new URL(request.url!, own)
    const page = pageAt(pathname)
    if (page !== undefined) {
      // Unchanged except for links and the site's own URL.
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(Buffer.from(withoutDeadLinks(page, pathname).replaceAll(new URL(base).origin, own), 'latin1'))
    } else if (pathname === '/sitemap.xml') {
      response.writeHead(200, { 'content-type': 'application/xml' })
      const places = [...pages.keys()].map((path) => `<url><loc>${own}${path}</loc></url>`)
      response.end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places.join('')}</urlset>`)
    } else {
      response.writeHead(404)
      response.end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}${new URL(base).pathname}`, server }
}
