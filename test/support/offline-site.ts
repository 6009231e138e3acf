import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { tourAnswer } from './tour-site.ts'
import { worldAnswer } from './world-site.ts'

interface Answer {
  readonly status?: number
  readonly type?: string
  readonly headers?: Record<string, string>
  readonly body?: string | Uint8Array
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Spans more than one part of a multipart upload, and all parts differ. */
const LARGE_FILE = noise(7_680_000)

export const LARGE_FILE_SHA256: string = createHash('sha256').update(LARGE_FILE).digest('hex')

/** Incompressible bytes, the same in every run (Marsaglia, Xorshift RNGs, 2003). */
function noise(length: number): Uint8Array {
  const words = new Uint32Array(length / 4)
  let word = 2_463_534_242
  for (let at = 0; at < words.length; at++) {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    words[at] = word
  }
  return new Uint8Array(words.buffer)
}

const html = (title: string, body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><link rel="stylesheet" href="/style.css">${head}</head><body><h1>${title}</h1>${body}</body></html>`

const PAGES: Record<string, Answer> = {
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /private\nSitemap: /sitemap.xml\n' },
  '/': {
    body: html(
      'Home',
      `<a href="/about">About</a> <a href="/item?id=1">One</a> <a href="/item?id=2">Two</a> <a href="/moved">Moved</a>
       <a href="/private">Private</a> <a href="/gone">Gone</a> <a href="https://elsewhere.example/">Elsewhere</a>
       <a href="/%C3%BCber%20uns/">Über uns</a> <a href="/paper.pdf">Paper</a> <a href="/About">Other case</a>
       <img src="/img/logo.png" srcset="/img/logo.png 1x, /img/logo@2x.png 2x" alt=""><img src="/img/missing.png" alt="">
       <video src="/film.mp4"></video>`,
    ),
  },
  '/sitemap.xml': { type: 'text/xml', body: '<urlset><url><loc>/unlinked</loc></url></urlset>' },
  '/unlinked': { body: html('Unlinked', '') },
  '/about': { body: html('About', '<a href="/">Home</a> <a href="/deep/1">Deeper</a>') },
  '/About': { body: html('About in capitals', '') },
  '/item?id=1': { body: html('Item 1', '<a href="/item?id=2">Next</a>') },
  '/item?id=2': { body: html('Item 2', '') },
  '/moved': { status: 301, headers: { location: '/about' } },
  '/%C3%BCber%20uns/': {
    type: 'text/html; charset=iso-8859-1',
    body: Buffer.from(html('Über uns', '<p>Grüße</p>'), 'latin1'),
  },
  '/private': { body: html('Private', '') },
  '/deep/1': { body: html('Deep 1', '<a href="/deep/2">Deeper</a>') },
  '/deep/2': { body: html('Deep 2', '<a href="/deep/3">Deeper</a>') },
  '/deep/3': { body: html('Deep 3', '') },
  '/style.css': { type: 'text/css', body: '@import "more.css"; body { background: url(/img/back.png) }' },
  '/more.css': { type: 'text/css', body: 'h1 { color: rgb(1, 2, 3); background: url("img/line.png") }' },
  '/paper.pdf': { type: 'application/pdf', body: '%PDF-1.4 paper' },
  '/film.mp4': { type: 'video/mp4', body: 'film' },
  '/scripted': {
    body: '<!doctype html><title>Scripted</title><div id="root"></div><script>document.getElementById("root").innerHTML = "<p>Built by a script</p>"</script>',
  },
  '/large': { body: html('Large', '<img src="/img/large.png" alt="">') },
  '/written-in': {
    body: html('Written in', '<p style="--small: url(/img/logo.png); --large: url(/img/large.png)"></p>'.repeat(2)),
  },
  '/img/large.png': { type: 'image/png', body: LARGE_FILE },
}

const image = (path: string): Answer | undefined =>
  /^\/img\/(?!missing)[\w@]+\.png$/.test(path) ? { type: 'image/png', body: PIXEL } : undefined

/** Every page links to the next ten and responds slowly. */
function endless(path: string): Answer | undefined {
  const page = /^\/endless\/(\d+)$/.exec(path)?.[1]
  if (page === undefined) return undefined
  const next = Array.from({ length: 10 }, (_, n) => `/endless/${Number(page) * 10 + n + 1}`)
  return { body: html(`Page ${page}`, next.map((to) => `<a href="${to}">${to}</a>`).join(' ')) }
}

/**
 * A small website for downloads: nested style imports, images in every size, query strings, non-Latin paths, names that
 * differ only by case, forbidden and missing files. It is served on loopback until the test run ends.
 *
 * @returns its origin
 */
export async function serveOfflineSite(): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/'
  const other = `http://localhost:${request.socket.localPort}`
  const page = PAGES[path] ??
    worldAnswer(path, `http://${request.headers.host}`, other) ??
    tourAnswer(path, other) ??
    image(path) ??
    endless(path) ?? { status: 404, body: html('Not found', '') }
  const { status = 200, type = 'text/html; charset=utf-8', headers = {}, body = '' } = page
  const isText = type.startsWith('text/')
  const send = () => {
    response.writeHead(status, {
      'content-type': type,
      ...(isText && { 'content-encoding': 'gzip' }),
      ...headers,
    })
    response.end(isText ? gzipSync(body) : body)
  }
  setTimeout(send, path.startsWith('/endless/') ? 40 : 0)
}
