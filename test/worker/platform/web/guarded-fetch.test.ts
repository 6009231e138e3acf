import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { decodeBody } from '../../../../src/platform/web/decode-body.ts'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../../../src/platform/web/port.ts'
import { encode } from '../../../support/encode.ts'

const fetcher = createGuardedFetcher({
  fetch: (input, init) => fetch(input, init),
  resolver: { resolve: () => Promise.reject(new Error('no look-ups on loopback')) },
  allowPrivateNetwork: true,
  pace: { graceMs: 100, bytesPerSecondMin: 1024 },
})
const get = (path: string, options: Partial<GetOptions> = {}) =>
  fetcher.get(`${env.HOSTILE_ORIGIN}${path}`, { userAgent: 'TestBot/1.0', timeoutMs: 3_000, ...options })
const read = async (path: string, options: Partial<GetOptions> = {}) => {
  const page = await get(path, options)
  if (page.kind !== 'page') throw new Error(`${path}: ${JSON.stringify(page)}`)
  return { ...page, text: decodeBody(page.body, page.headers['content-type']).text }
}

describe('in the Workers runtime a page', () => {
  it('is requested with our user agent and the necessary headers', async () => {
    expect(await read('/plain')).toMatchObject({
      text: '<p>TestBot/1.0',
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'nofollow' },
    })
  })

  it.each(['/gzip', '/br', '/x-gzip', '/upper-gzip', '/twice-gzip', '/silent-gzip', '/deflate', '/raw-deflate'])(
    'is decompressed (%s)',
    async (path) => {
      expect((await read(path)).text).toBe('<p>packed')
    },
  )

  it('that decompresses without end is truncated at the page limit', async () => {
    const page = await read('/endless-gzip', { sizeMaxBytes: 1_000_000, timeoutMs: 60_000 })
    expect({ size: page.body.length, isTruncated: page.isTruncated }).toEqual({ size: 1_000_000, isTruncated: true })
  })

  it('with several nested encodings is not read', async () => {
    expect(await get('/many-codings')).toMatchObject({ kind: 'failed', reason: 'decode' })
  })

  it('behind a redirect in raw UTF-8 is found', async () => {
    expect(await read('/to-utf8')).toMatchObject({ url: `${env.HOSTILE_ORIGIN}/b%C3%BCcher`, text: '<p>books' })
  })

  it('with an unknown encoding is read unchanged', async () => {
    expect((await read('/odd-encoding')).text).toBe('<p>plain')
  })

  it('whose compression breaks off is read up to there', async () => {
    const page = await read('/cut-gzip')
    expect(page.isTruncated).toBe(true)
    expect(page.text).toMatch(/^<p>packed packed/)
  })

  it('whose connection breaks is read up to there, if no retry follows', async () => {
    expect(await read('/cut-off', { takesPart: true })).toMatchObject({
      isTruncated: true,
      text: expect.stringContaining('nearly all'),
    })
    expect(await get('/hang-up', { takesPart: true })).toMatchObject({ kind: 'failed', reason: 'broken-off' })
  })

  it('behind a cookie wall is found', async () => {
    expect((await read('/cookie-gate')).text).toBe('<p>behind the gate')
  })

  it('that has not changed has status 304', async () => {
    expect(await read('/unchanged', { etag: '"1"' })).toMatchObject({ status: 304, text: '' })
  })

  it('is decoded by its charset header', async () => {
    expect((await read('/sjis')).text).toBe('<p>株式会社')
  })

  it.each(['/endless', '/bomb'])('without end is truncated at 5 MiB (%s)', async (path) => {
    const page = await read(path)
    expect([page.body.length, page.isTruncated]).toEqual([5 * 1024 * 1024, true])
  })
})

describe('in the Workers runtime', () => {
  it.each([
    ['/broken-gzip', 'decode', false],
    ['/broken-br', 'decode', false],
    ['/endless.zip', 'content-type', false],
    ['/drip', 'too-slow', true],
    ['/hang-up', 'broken-off', true],
    ['/loop', 'redirect-loop', false],
    ['/to-file', 'url-not-allowed', false],
    ['/to-credentials', 'url-not-allowed', false],
    ['/missing', 'not-found', false],
  ])('%s fails as %s, retryable: %s', async (path, reason, isRetryable) => {
    expect(await get(path)).toMatchObject({ kind: 'failed', reason, isRetryable })
  })

  it('an unresponsive server times out', async () => {
    expect(await get('/silent', { timeoutMs: 50 })).toMatchObject({ kind: 'failed', reason: 'timeout' })
  })

  it('a Retry-After header is passed on', async () => {
    expect(await get('/later')).toMatchObject({ reason: 'rate-limited', isRetryable: true, retryAfterMs: 7_000 })
  })

  it('an endless robots.txt is truncated', async () => {
    const options = { accept: 'text', sizeMaxBytes: 500 * 1024, mayTruncate: true } as const
    expect((await read('/endless.txt', options)).body.length).toBe(500 * 1024)
    expect(await get('/endless.txt', { ...options, mayTruncate: false })).toMatchObject({ reason: 'too-large' })
  })

  it.each([
    'shift_jis',
    'euc-jp',
    'gbk',
    'gb18030',
    'big5',
    'euc-kr',
    'windows-1251',
    'windows-1252',
    'iso-8859-2',
    'iso-8859-15',
    'koi8-r',
    'utf-16le',
  ])('%s is decoded', (encoding) => {
    const text =
      { big5: '聯絡我們', 'euc-kr': '회사소개', gbk: '联系我们', gb18030: '联系我们' }[encoding] ?? sampleOf(encoding)
    expect(decodeBody(encode(`<p>${text}`, encoding), `text/html; charset=${encoding}`).text).toBe(`<p>${text}`)
  })
})

function sampleOf(encoding: string): string {
  if (/jis|jp/.test(encoding)) return '山田太郎'
  return /1251|koi8|utf-16/.test(encoding) ? 'Контакты' : 'Größe'
}
