import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { get, getImpatiently, HTML } from '../../../support/local-fetcher.ts'
import { serve } from '../../../support/web-server.ts'

describe('limits', () => {
  /** Sends 64 KiB at a time for as long as it is read. */
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

  it('an endless page is truncated at its limit', async () => {
    const page = await get(await endless('text/html'), { sizeMaxBytes: 300_001 })
    expect(page).toMatchObject({ kind: 'page', isTruncated: true })
    expect(page.kind === 'page' && page.body.length).toBe(300_001)
  })

  it('an endless robots.txt is truncated if the caller allows it, and otherwise too large', async () => {
    const origin = await endless('text/plain')
    const options = { accept: 'text', sizeMaxBytes: 500 * 1024 } as const
    expect(await get(origin, { ...options, mayTruncate: true })).toMatchObject({ kind: 'page', isTruncated: true })
    expect(await get(origin, options)).toMatchObject({ kind: 'failed', reason: 'too-large', isRetryable: false })
  })

  it('a page of exactly the maximum size is complete', async () => {
    const origin = await serve((_, response) => response.writeHead(200, HTML).end('12345'))
    expect(await get(origin, { sizeMaxBytes: 5 })).toMatchObject({ kind: 'page', isTruncated: false })
    expect(await get(origin, { sizeMaxBytes: 4 })).toMatchObject({ kind: 'page', isTruncated: true })
  })

  it('a gzip bomb is truncated by its decompressed size', async () => {
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
  ])('a broken %s body is a decoding error', async (encoding, body) => {
    const origin = await serve((_, response) =>
      response.writeHead(200, { ...HTML, 'content-encoding': encoding }).end(body),
    )
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'decode' })
  })

  it('a slow drip is aborted', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, HTML)
      const timer = setInterval(() => response.write('a'), 5)
      response.on('close', () => clearInterval(timer))
    })
    expect(await getImpatiently(origin)).toMatchObject({ kind: 'failed', reason: 'too-slow', isRetryable: true })
  })

  it('a stalled body is aborted', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, HTML).write('<p>')
    })
    expect(await getImpatiently(origin)).toMatchObject({ kind: 'failed', reason: 'too-slow' })
  })

  it('an unresponsive server times out', async () => {
    expect(await get(await serve(() => {}), { timeoutMs: 30 })).toMatchObject({
      kind: 'failed',
      reason: 'timeout',
      isRetryable: true,
    })
  })

  it('the received part is kept if the caller accepts partial bodies', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/xml' }).write('<loc>https://acme.com/</loc>'.repeat(3_000))
    })
    const options = { accept: 'any', timeoutMs: 1_500, mayTruncate: true } as const
    expect(await get(origin, options)).toMatchObject({ kind: 'failed', reason: 'timeout' })
    expect(await get(origin, { ...options, takesPart: true })).toMatchObject({
      kind: 'page',
      isTruncated: true,
    })
  })

  it('the time limit covers all hops together', async () => {
    let hops = 0
    const origin = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { location: `/${++hops}` }).end(), 40)
    })
    expect(await get(origin, { timeoutMs: 100 })).toMatchObject({ kind: 'failed', reason: 'timeout' })
  })

  it('the caller may abort at any time', async () => {
    const giveUp = new AbortController()
    const origin = await serve(() => giveUp.abort())
    expect(await get(origin, { signal: giveUp.signal })).toMatchObject({
      kind: 'failed',
      reason: 'aborted',
      isRetryable: false,
    })
    expect(await get(origin, { signal: giveUp.signal })).toMatchObject({ kind: 'failed', reason: 'aborted' })
  })

  it('a broken connection is retryable', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { ...HTML, 'content-length': '100' }).write('<p>')
      setTimeout(() => response.destroy(), 5)
    })
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'broken-off', isRetryable: true })
    expect(await get('http://127.0.0.1:1/')).toMatchObject({
      kind: 'failed',
      reason: 'connect',
      isRetryable: true,
    })
  })
})
