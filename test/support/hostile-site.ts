import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { PAGES } from './hostile-texts.ts'

/**
 * A misbehaving server, for tests of everything that fetches pages. The path selects the behaviour.
 *
 * @returns its origin on loopback; it closes with the test run
 */
export async function serveHostileSite(): Promise<string> {
  const server = createServer((request, response) => {
    const scene = SCENES[request.url?.split('?')[0] ?? '']
    if (scene) scene(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }
/** Compressed on the first request. */
let bomb: Uint8Array | undefined
const packed = (encoding: string, body: Uint8Array | string): RequestListener => {
  return (_, response) => response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body)
}

/** The maximum length of a page. */
const DENSE_LENGTH = 5_000_000
const dense =
  (name: keyof typeof PAGES): RequestListener =>
  (_, response) =>
    response.writeHead(200, HTML).end(PAGES[name]!(DENSE_LENGTH))

/** Pages that are expensive to parse. */
const DENSE: Record<string, RequestListener> = {
  '/dense/words': dense('a copyright and words'),
  '/dense/contacts': dense('many contacts'),
  '/dense/numbers': dense('many numbers'),
  '/dense/addresses': dense('many addresses in one line'),
  '/dense/backwards': dense('backwards inside of backwards'),
  '/dense/slashes': dense('a type of slashes'),
  '/dense/elements': (_, response) => response.writeHead(200, HTML).end('<b>'.repeat(DENSE_LENGTH / 3)),
  '/dense/doctype': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<!${'[]'.repeat(60)}>`),
}

const SCENES: Record<string, RequestListener> = {
  ...DENSE,
  '/dense': (_, response) => {
    response
      .writeHead(200, HTML)
      .end([...Object.keys(DENSE), '/well'].map((path) => `<a href="${path}">a</a>`).join(' '))
  },
  // Start page of a crawl: links to every failing page and, last, to a working one.
  '/index': (_, response) => {
    const names = [
      'bomb',
      'broken-gzip',
      'endless',
      'endless.txt',
      'endless.doc',
      'loop',
      'to-file',
      'to-credentials',
      'hang-up',
      'cut-off',
      'brackets',
      'missing',
      'well',
    ]
    response.writeHead(200, HTML).end(names.map((name) => `<a href="/${name}">${name}</a>`).join(' '))
  },
  '/well': (_, response) => response.writeHead(200, HTML).end('<p>hello@well-kept.co.uk'),
  '/endless.doc': (_, response) => endless(response.writeHead(200, { 'content-type': 'application/msword' })),
  '/plain': (request, response) => {
    response.writeHead(200, { ...HTML, 'x-robots-tag': 'nofollow' }).end(`<p>${request.headers['user-agent']}`)
  },
  '/gzip': packed('gzip', gzipSync('<p>packed')),
  '/br': packed('br', brotliCompressSync('<p>packed')),
  '/x-gzip': packed('x-gzip', gzipSync('<p>packed')),
  '/upper-gzip': packed('GZIP', gzipSync('<p>packed')),
  '/twice-gzip': packed('gzip, gzip', gzipSync(gzipSync('<p>packed'))),
  // A few hundred bytes that decompress to a hundred megabytes.
  '/endless-gzip': (request, response) =>
    packed('gzip, gzip', gzipSync(gzipSync(Buffer.alloc(100_000_000, '<p>'))))(request, response),
  '/many-codings': packed('gzip, gzip, gzip, gzip', 'x'),
  '/silent-gzip': (_, response) => response.writeHead(200, HTML).end(gzipSync('<p>packed')),
  '/deflate': packed('deflate', deflateSync('<p>packed')),
  '/raw-deflate': packed('deflate', deflateRawSync('<p>packed')),
  '/cut-gzip': packed('gzip', gzipSync(`<p>${'packed '.repeat(30_000)}`).subarray(0, -10)),
  '/odd-encoding': packed('UTF-8', '<p>plain'),
  '/cookie-gate': (request, response) => {
    if (request.headers.cookie === 'gate=open') response.writeHead(200, HTML).end('<p>behind the gate')
    else response.writeHead(302, { location: '/cookie-gate', 'set-cookie': 'gate=open; Path=/' }).end()
  },
  '/bomb': (request, response) => {
    bomb ??= gzipSync(Buffer.alloc(50_000_000))
    packed('gzip', bomb)(request, response)
  },
  '/broken-gzip': packed('gzip', 'not gzip at all'),
  '/broken-br': packed('br', 'not brotli at all'),
  '/endless': (_, response) => endless(response.writeHead(200, HTML)),
  '/endless.txt': (_, response) => endless(response.writeHead(200, { 'content-type': 'text/plain' })),
  '/endless.zip': (_, response) => endless(response.writeHead(200, { 'content-type': 'application/zip' })),
  '/drip': (_, response) => {
    response.writeHead(200, HTML)
    const timer = setInterval(() => response.write('a'), 5)
    response.on('close', () => clearInterval(timer))
  },
  '/silent': () => {},
  '/hang-up': (_, response) => {
    response.writeHead(200, { ...HTML, 'content-length': '100' }).write('<p>')
    setTimeout(() => response.destroy(), 5)
  },
  '/cut-off': (_, response) => {
    response.writeHead(200, { ...HTML, 'content-length': '900' }).write(`<p>${'nearly all '.repeat(40)}`)
    setTimeout(() => response.destroy(), 5)
  },
  // Nested brackets that make a careless regular expression backtrack exponentially.
  '/brackets': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/xml' }).end(`<!${'[]'.repeat(60)}>`)
  },
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/to-file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-credentials': (_, response) => response.writeHead(302, { location: 'http://a:b@127.0.0.1/' }).end(),
  '/to-utf8': (_, response) => {
    response.writeHead(302, { location: Buffer.from('/bücher').toString('latin1') }).end()
  },
  '/b%C3%BCcher': (_, response) => response.writeHead(200, HTML).end('<p>books'),
  '/unchanged': (request, response) => response.writeHead(request.headers['if-none-match'] ? 304 : 200).end(),
  '/later': (_, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
  // Longer than a test may take, but shorter than the longest wait of a crawl.
  '/later-today': (_, response) => response.writeHead(429, { 'retry-after': '250' }).end(),
  '/next-year': (_, response) => response.writeHead(429, { 'retry-after': String(365 * 24 * 3600) }).end(),
  // 株式会社 in Shift_JIS; only the header declares the encoding.
  '/sjis': (_, response) => {
    const body = Buffer.from([0x3c, 0x70, 0x3e, 0x8a, 0x94, 0x8e, 0xae, 0x89, 0xef, 0x8e, 0xd0])
    response.writeHead(200, { 'content-type': 'text/html; charset=Shift_JIS' }).end(body)
  },
}

/** Sends data until the client disconnects. */
function endless(response: ServerResponse): void {
  const block = Buffer.alloc(65_536, 'a')
  const pump = () => {
    while (!response.destroyed && response.write(block));
  }
  response.on('drain', pump)
  pump()
}
