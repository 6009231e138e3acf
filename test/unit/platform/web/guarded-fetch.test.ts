import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../../../src/platform/web/port.ts'
import { serve } from '../../../support/web-server.ts'

const noNames = { resolve: () => Promise.reject(new Error('no look-ups on loopback')) }
const local = createGuardedFetcher({
  fetch,
  resolver: noNames,
  allowPrivateNetwork: true,
  pace: { graceMs: 50, bytesPerSecondMin: 1024 },
})
/** With the pace of the product, so that a busy machine is no slow sender. */
const patient = createGuardedFetcher({ fetch, resolver: noNames, allowPrivateNetwork: true })
const getPatiently = (url: string, options: Partial<GetOptions> = {}) =>
  patient.get(url, { userAgent: 'TestBot/1.0', ...options })
const get = (url: string, options: Partial<GetOptions> = {}) => local.get(url, { userAgent: 'TestBot/1.0', ...options })
const text = (body: Uint8Array) => new TextDecoder().decode(body)
const HTML = { 'content-type': 'text/html; charset=utf-8' }

describe('a page', () => {
  it('comes with its body and the headers that a reader needs', async () => {
    const origin = await serve((request, response) => {
      response.writeHead(200, { ...HTML, etag: '"1"', 'x-robots-tag': 'nofollow', 'set-cookie': 'a=b' })
      response.end(`<p>${request.headers['user-agent']} ${request.headers['accept-encoding']}</p>`)
    })
    expect(await get(`${origin}/a#part`)).toMatchObject({
      kind: 'page',
      url: `${origin}/a`,
      status: 200,
      headers: { 'content-type': HTML['content-type'], etag: '"1"', 'x-robots-tag': 'nofollow' },
      isTruncated: false,
      redirects: [],
      body: new TextEncoder().encode('<p>TestBot/1.0 gzip, br</p>'),
    })
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('that is compressed with %s is unpacked', async (encoding, compress) => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(compress('<p>packed</p>'))
    })
    const page = await get(origin)
    expect(page.kind === 'page' && text(page.body)).toBe('<p>packed</p>')
  })

  it.each([
    ['text/html', 'x'],
    ['TEXT/HTML;charset=utf-8', 'x'],
    ['application/xhtml+xml', 'x'],
    ['text/plain', 'x'],
    [undefined, '\ufeff \n<p>x'],
    ['text/html, text/html; charset=utf-8', 'x'],
    ['text/html charset=utf-8', '<p>x'],
    ['html', '<p>x'],
    ['application/unknown', '<p>x'],
    ['"text/html"', '<p>x'],
    ['text/xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><p>x</p></html>'],
  ])('of type %s is read', async (type, body) => {
    const origin = await serve((_, response) => {
      response.writeHead(200, type ? { 'content-type': type } : {}).end(body)
    })
    expect((await get(origin)).kind).toBe('page')
  })

  it.each([
    ['html', '{"a":1}'],
    ['text/xml', '<?xml version="1.0"?><rss><channel><title>About html</title></channel></rss>'],
    ['text/html, image/png', 'x'],
  ])('of type %s that holds %s is none', async (type, body) => {
    const origin = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'content-type' })
  })

  it.each([
    ['UTF-8', '<p>packed'],
    ['none', '<p>packed'],
    ['', gzipSync('<p>packed')],
  ])('whose encoding %s is none is read as it is, or unpacked where it is packed', async (encoding, body) => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { ...HTML, ...(encoding && { 'content-encoding': encoding }) }).end(body),
    )
    const page = await get(origin)
    expect(page.kind === 'page' && text(page.body)).toBe('<p>packed')
  })

  it('whose connection breaks is what came before, for who will not ask again', async () => {
    const part = `<p>${'nearly all '.repeat(40)}`
    const origin = await serve((_, response) => {
      response.writeHead(200, { ...HTML, 'content-length': '900' }).write(part)
      setTimeout(() => response.destroy(), 20)
    })
    expect(await getPatiently(origin)).toMatchObject({ kind: 'failed', reason: 'broken-off', isRetryable: true })
    const page = await getPatiently(origin, { takesPart: true })
    expect(page).toMatchObject({ kind: 'page', isTruncated: true })
    expect(page.kind === 'page' && text(page.body)).toBe(part)
  })

  it('without a type is refused when it is no markup', async () => {
    const origin = await serve((_, response) => response.writeHead(200).end('%PDF-1.7'))
    expect(await getPatiently(origin)).toMatchObject({ kind: 'failed', reason: 'content-type', isRetryable: false })
  })

  it.each(['application/zip', 'image/png', 'application/json', 'application/octet-stream'])(
    'of type %s is refused before its body is read',
    async (type) => {
      const cancel = vi.fn()
      const body = new ReadableStream({ cancel }, { highWaterMark: 0 })
      const fetcher = createGuardedFetcher({
        fetch: async () => new Response(body, { headers: { 'content-type': type } }),
        resolver: noNames,
        allowPrivateNetwork: true,
      })
      expect(await fetcher.get('http://127.0.0.1/', { userAgent: 'x' })).toMatchObject({
        reason: 'content-type',
        isRetryable: false,
      })
      expect(cancel).toHaveBeenCalledOnce()
    },
  )

  it('that has not changed is status 304 with an empty body', async () => {
    const origin = await serve((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'] === 'yesterday'
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end()
    })
    const page = await getPatiently(origin, { etag: '"1"', lastModified: 'yesterday' })
    expect(page).toMatchObject({ kind: 'page', status: 304, body: new Uint8Array() })
  })
})

describe('a status', () => {
  it.each([
    [404, 'not-found', false],
    [401, 'sign-in', false],
    [403, 'forbidden', false],
    [451, 'legal', false],
    [400, 'http-error', false],
    [410, 'not-found', false],
    [408, 'http-error', true],
    [425, 'http-error', true],
    [304, 'http-error', false],
    [429, 'rate-limited', true],
    [500, 'unavailable', true],
    [503, 'unavailable', true],
    [501, 'http-error', false],
    [999, 'forbidden', false],
    [520, 'unavailable', true],
    [521, 'connect', true],
    [522, 'timeout', true],
    [523, 'connect', true],
    [525, 'connect', true],
    [526, 'connect', true],
  ])('%i is %s, retryable: %s', async (status, reason, isRetryable) => {
    const origin = await serve((_, response) => response.writeHead(status, HTML).end())
    expect(await get(origin)).toMatchObject({ kind: 'failed', status, reason, isRetryable })
  })

  it('may say when to come again', async () => {
    const origin = await serve((_, response) => response.writeHead(503, { 'retry-after': '7' }).end())
    expect(await get(origin)).toMatchObject({ reason: 'unavailable', retryAfterMs: 7_000 })
  })
})

describe('bounds', () => {
  /** Sends 64 KiB at a time for as long as somebody reads. */
  const endless = (type: string) =>
    serve((_, response) => {
      response.writeHead(200, { 'content-type': type })
      const block = Buffer.alloc(65_536, 'a')
      const pump = () => {
        while (!response.destroyed && response.write(block));
      }
      response.on('drain', pump)
      pump()
    })

  it('an endless page is cut at its bound', async () => {
    const page = await get(await endless('text/html'), { sizeMaxBytes: 300_001 })
    expect(page).toMatchObject({ kind: 'page', isTruncated: true })
    expect(page.kind === 'page' && page.body.length).toBe(300_001)
  })

  it('an endless robots.txt is cut where its reader says so, and too large otherwise', async () => {
    const origin = await endless('text/plain')
    const options = { accept: 'text', sizeMaxBytes: 500 * 1024 } as const
    expect(await get(origin, { ...options, mayTruncate: true })).toMatchObject({ kind: 'page', isTruncated: true })
    expect(await get(origin, options)).toMatchObject({ kind: 'failed', reason: 'too-large', isRetryable: false })
  })

  it('a page of exactly its bound is whole', async () => {
    const origin = await serve((_, response) => response.writeHead(200, HTML).end('12345'))
    expect(await get(origin, { sizeMaxBytes: 5 })).toMatchObject({ kind: 'page', isTruncated: false })
    expect(await get(origin, { sizeMaxBytes: 4 })).toMatchObject({ kind: 'page', isTruncated: true })
  })

  it('a gzip bomb is cut by its unpacked size', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const origin = await serve((_, response) => {
      response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(bomb)
    })
    const page = await get(origin)
    expect(page.kind === 'page' && page.body.length).toBe(5 * 1024 * 1024)
  })

  it.each([
    ['gzip', 'not gzip at all'],
    ['compress', 'x'],
  ])('a broken %s body is a failure to decode', async (encoding, body) => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body),
    )
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'decode' })
  })

  it('a slow drip is cut', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, HTML)
      const timer = setInterval(() => response.write('a'), 5)
      response.on('close', () => clearInterval(timer))
    })
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'too-slow', isRetryable: true })
  })

  it('a body that stalls is cut', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, HTML).write('<p>')
    })
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'too-slow' })
  })

  it('a server that says nothing times out', async () => {
    expect(await get(await serve(() => {}), { timeoutMs: 30 })).toMatchObject({
      kind: 'failed',
      reason: 'timeout',
      isRetryable: true,
    })
  })

  it('what came in time is kept by who takes parts', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/xml' }).write('<loc>https://acme.com/</loc>'.repeat(3_000))
    })
    const options = { accept: 'any', timeoutMs: 40, mayTruncate: true } as const
    expect(await getPatiently(origin, options)).toMatchObject({ kind: 'failed', reason: 'timeout' })
    expect(await getPatiently(origin, { ...options, takesPart: true })).toMatchObject({
      kind: 'page',
      isTruncated: true,
    })
  })

  it('time runs over all hops together', async () => {
    let hops = 0
    const origin = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { location: `/${++hops}` }).end(), 40)
    })
    expect(await get(origin, { timeoutMs: 100 })).toMatchObject({ kind: 'failed', reason: 'timeout' })
  })

  it('the caller may give up at any time', async () => {
    const giveUp = new AbortController()
    const origin = await serve(() => giveUp.abort())
    expect(await get(origin, { signal: giveUp.signal })).toMatchObject({
      kind: 'failed',
      reason: 'aborted',
      isRetryable: false,
    })
    expect(await get(origin, { signal: giveUp.signal })).toMatchObject({ kind: 'failed', reason: 'aborted' })
  })

  it('a connection that breaks is worth another try', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { ...HTML, 'content-length': '100' }).write('<p>')
      setTimeout(() => response.destroy(), 5)
    })
    expect(await getPatiently(origin)).toMatchObject({ kind: 'failed', reason: 'broken-off', isRetryable: true })
    expect(await getPatiently('http://127.0.0.1:1/')).toMatchObject({
      kind: 'failed',
      reason: 'connect',
      isRetryable: true,
    })
  })
})

describe('the guard', () => {
  const PUBLIC = '93.184.215.14'
  const guarded = (answers: readonly (readonly string[])[], respond: (url: string) => Response) => {
    const requested: string[] = []
    let asked = 0
    const fetcher = createGuardedFetcher({
      fetch: async (input) => {
        requested.push(String(input))
        return respond(String(input))
      },
      resolver: { resolve: async () => answers[Math.min(asked++, answers.length - 1)]! },
      allowPrivateNetwork: false,
    })
    return { requested, get: (url: string) => fetcher.get(url, { userAgent: 'x' }) }
  }
  const page = () => new Response('<p>', { headers: HTML })
  const redirect = (location: string) => () => new Response(null, { status: 302, headers: { location } })

  it('lets public names through', async () => {
    const web = guarded([[PUBLIC, '2606:2800:21f:cb07::1']], page)
    expect(await web.get('https://example.com/a')).toMatchObject({ kind: 'page' })
  })

  it('refuses a name one of whose addresses is private', async () => {
    const web = guarded([[PUBLIC, '10.0.0.1']], page)
    expect(await web.get('https://example.com/')).toMatchObject({
      kind: 'failed',
      reason: 'url-not-allowed',
      isRetryable: false,
    })
    expect(web.requested).toEqual([])
  })

  it('asks again each time: a name that turns private is refused', async () => {
    const web = guarded([[PUBLIC], ['127.0.0.1']], page)
    expect(await web.get('https://example.com/')).toMatchObject({ kind: 'page' })
    expect(await web.get('https://example.com/')).toMatchObject({ kind: 'failed', reason: 'url-not-allowed' })
  })

  it('asks again at each hop', async () => {
    const web = guarded([[PUBLIC], ['127.0.0.1']], redirect('https://example.com/b'))
    expect(await web.get('https://example.com/a')).toMatchObject({ kind: 'failed', reason: 'url-not-allowed' })
    expect(web.requested).toEqual(['https://example.com/a'])
  })

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    '//169.254.169.254/latest/meta-data',
    'http://localhost/',
    'http://[::1]/',
    'https://example.com:22/',
  ])('stops a redirect to %s', async (location) => {
    const web = guarded([[PUBLIC]], redirect(location))
    expect(await web.get('https://example.com/')).toMatchObject({ kind: 'failed', reason: 'url-not-allowed' })
    expect(web.requested).toEqual(['https://example.com/'])
  })

  it('fails closed when a name does not resolve or nobody answers', async () => {
    expect(await guarded([[]], page).get('https://nowhere.example/')).toMatchObject({
      reason: 'dns',
      isRetryable: false,
    })
    const unanswered = createGuardedFetcher({
      fetch: async () => page(),
      resolver: noNames,
      allowPrivateNetwork: false,
    })
    expect(await unanswered.get('https://example.com/', { userAgent: 'x' })).toMatchObject({
      reason: 'dns',
      isRetryable: true,
    })
  })
})
