import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import { get, HTML, noNames } from '../../../support/local-fetcher.ts'
import { serve } from '../../../support/web-server.ts'

const text = (body: Uint8Array) => new TextDecoder().decode(body)

describe('a page', () => {
  it('is returned with its body and the necessary headers', async () => {
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
  ])('compressed with %s is decompressed', async (encoding, compress) => {
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
  ])('of type %s that contains %s is rejected', async (type, body) => {
    const origin = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'content-type' })
  })

  it.each([
    ['UTF-8', '<p>packed'],
    ['none', '<p>packed'],
    ['', gzipSync('<p>packed')],
  ])('with the unknown encoding %s is read unchanged, or decompressed if it is compressed', async (encoding, body) => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { ...HTML, ...(encoding && { 'content-encoding': encoding }) }).end(body),
    )
    const page = await get(origin)
    expect(page.kind === 'page' && text(page.body)).toBe('<p>packed')
  })

  it('whose connection breaks is read up to there, if no retry follows', async () => {
    const part = `<p>${'nearly all '.repeat(40)}`
    const origin = await serve((_, response) => {
      response.writeHead(200, { ...HTML, 'content-length': '900' }).write(part)
      setTimeout(() => response.destroy(), 20)
    })
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'broken-off', isRetryable: true })
    const page = await get(origin, { takesPart: true })
    expect(page).toMatchObject({ kind: 'page', isTruncated: true })
    expect(page.kind === 'page' && text(page.body)).toBe(part)
  })

  it('without a type is rejected if it is not markup', async () => {
    const origin = await serve((_, response) => response.writeHead(200).end('%PDF-1.7'))
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'content-type', isRetryable: false })
  })

  it.each(['application/zip', 'image/png', 'application/json', 'application/octet-stream'])(
    'of type %s is rejected before its body is read',
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
    const page = await get(origin, { etag: '"1"', lastModified: 'yesterday' })
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

  it('may include a retry time', async () => {
    const origin = await serve((_, response) => response.writeHead(503, { 'retry-after': '7' }).end())
    expect(await get(origin)).toMatchObject({ reason: 'unavailable', retryAfterMs: 7_000 })
  })
})
