import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { RelayedRequest } from '../../../../src/lib/relayed-request.ts'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import { noNames } from '../../../support/local-fetcher.ts'
import { serve } from '../../../support/web-server.ts'

const local = createGuardedFetcher({
  fetch,
  resolver: noNames,
  allowPrivateNetwork: true,
  pace: { graceMs: 200, bytesPerSecondMin: 1024 },
})
const relay = (url: string, more: Partial<RelayedRequest> = {}) =>
  local.relay({ url, method: 'GET', headers: {}, sizeMaxBytes: 1_000, ...more })
const text = (body: Uint8Array) => new TextDecoder().decode(body)

describe('a relayed request', () => {
  it.each([
    'http://10.0.0.1/',
    'http://internal.example/',
    'http://metadata.internal/',
    'https://example.com:22/',
    'file:///etc/passwd',
    'ws://example.com/',
  ])('is not sent where the guard forbids it (%s)', async (url) => {
    const requested: unknown[] = []
    const guarded = createGuardedFetcher({
      fetch: async (input) => {
        requested.push(input)
        return new Response('x')
      },
      resolver: { resolve: async () => ['192.168.0.1'] },
      allowPrivateNetwork: false,
    })
    expect(await guarded.relay({ url, method: 'GET', headers: {}, sizeMaxBytes: 1 })).toEqual({
      kind: 'failed',
      reason: 'url-not-allowed',
    })
    expect(requested).toEqual([])
  })

  it('is sent unchanged, and its response is returned decompressed', async () => {
    const origin = await serve(async (request, response) => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece)
      const { 'x-a': own, cookie, host, 'accept-encoding': coding } = request.headers
      response.writeHead(404, [
        ...['content-type', 'text/x', 'content-encoding', 'gzip', 'set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-b', 'c'],
      ])
      const said = [request.method, own, cookie, host, coding, Buffer.concat(pieces).toString('hex')].join(' ')
      response.end(gzipSync(said))
    })
    const headers = { 'X-A': 'own', cookie: 'd=e', host: 'elsewhere.example', 'Accept-Encoding': 'zstd' }
    const answer = await relay(origin, { method: 'POST', headers, body: new Uint8Array([0, 255]) })
    if (answer.kind !== 'answer') throw new Error(answer.reason)
    expect(answer.status).toBe(404)
    expect(text(answer.body)).toBe(`POST own d=e ${new URL(origin).host} gzip, br 00ff`)
    expect(answer.headers).toEqual(
      expect.arrayContaining([
        ['content-type', 'text/x'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['x-b', 'c'],
      ]),
    )
    expect(Object.fromEntries(answer.headers)).not.toHaveProperty('content-encoding')
  })

  it('is one hop: a redirect is returned with its target, and not followed', async () => {
    const asked: (string | undefined)[] = []
    const origin = await serve((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { location: '/b\u00c3\u00bccher', 'set-cookie': 'a=1' }).end('moved')
    })
    const answer = await relay(`${origin}/a`)
    expect(answer).toMatchObject({ kind: 'answer', status: 302, body: new Uint8Array() })
    expect(answer.kind === 'answer' && Object.fromEntries(answer.headers)).toMatchObject({
      location: `${origin}/b%C3%BCcher`,
      'set-cookie': 'a=1',
    })
    expect(asked).toEqual(['/a'])
  })

  it('does not read an unwanted body', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    })
    const answer = await relay(origin, { takes: (status, type) => status !== 200 || !type.startsWith('text/event') })
    expect(answer).toEqual({ kind: 'failed', reason: 'content-type' })
  })

  it('fails when the body is too large, or there is no room for it', async () => {
    const origin = await serve((_, response) => void response.end('x'.repeat(1_001)))
    expect(await relay(origin)).toEqual({ kind: 'failed', reason: 'too-large' })
    expect(await relay(origin, { sizeMaxBytes: 5_000, hold: () => false })).toEqual({
      kind: 'failed',
      reason: 'too-large',
    })
  })

  it('accepts a partial body if the caller does', async () => {
    const origin = await serve((_, response) => void response.end('x'.repeat(1_001)))
    const answer = await relay(origin, { takesPart: true })
    expect(answer.kind === 'answer' && answer.body.length).toBe(1_000)
  })

  it('fails with the reason when the server does not respond, the body breaks off, or it is aborted', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/begun') response.writeHead(200).write('begun')
    })
    expect(await relay('http://127.0.0.1:9/')).toEqual({ kind: 'failed', reason: 'connect' })
    expect(await relay(`${origin}/begun`)).toEqual({ kind: 'failed', reason: 'timeout' })
    const given = new AbortController()
    const answer = relay(`${origin}/silent`, { signal: given.signal })
    given.abort()
    expect(await answer).toEqual({ kind: 'failed', reason: 'aborted' })
  })
})
