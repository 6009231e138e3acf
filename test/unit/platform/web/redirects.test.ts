import { describe, expect, it } from 'vitest'
import { CookieJar } from '../../../../src/platform/web/cookie-jar.ts'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../../../src/platform/web/port.ts'
import { serve } from '../../../support/web-server.ts'

const local = createGuardedFetcher({
  fetch,
  resolver: { resolve: () => Promise.reject(new Error('no look-ups on loopback')) },
  allowPrivateNetwork: true,
})
const get = (url: string, options: Partial<GetOptions> = {}) => local.get(url, { userAgent: 'TestBot/1.0', ...options })
const text = (body: Uint8Array) => new TextDecoder().decode(body)
const HTML = { 'content-type': 'text/html; charset=utf-8' }

describe('redirects', () => {
  const hops = (count: number) =>
    serve((request, response) => {
      const hop = Number(request.url!.slice(1))
      if (hop < count) response.writeHead([301, 302, 303, 307, 308][hop % 5]!, { location: `/${hop + 1}` }).end()
      else response.writeHead(200, HTML).end('<p>there')
    })

  it('are followed five times and recorded', async () => {
    const origin = await hops(5)
    const page = await get(`${origin}/0`)
    expect(page).toMatchObject({ kind: 'page', url: `${origin}/5` })
    expect(page.redirects).toHaveLength(5)
    expect(page.redirects[1]).toEqual({ from: `${origin}/1`, to: `${origin}/2`, status: 302 })
  })

  it('are not followed a sixth time', async () => {
    expect(await get(`${await hops(6)}/0`)).toMatchObject({
      kind: 'failed',
      reason: 'too-many-redirects',
      isRetryable: false,
    })
  })

  it.each([
    ['a loop', '/a', 'redirect-loop'],
    ['a loop by fragment', '#again', 'redirect-loop'],
    ['nowhere', 'http://', 'bad-redirect'],
    ['a file', 'file:///etc/passwd', 'url-not-allowed'],
    ['credentials', 'http://user:secret@127.0.0.1/', 'url-not-allowed'],
    ['a script', 'javascript:alert(1)', 'url-not-allowed'],
  ])('into %s stop there', async (_, location, reason) => {
    const origin = await serve((_, response) => response.writeHead(302, { location }).end())
    expect(await get(`${origin}/a`)).toMatchObject({ kind: 'failed', reason, isRetryable: false })
  })

  it('to themselves with a cookie are followed with it, once', async () => {
    const cookies: string[] = []
    const origin = await serve((request, response) => {
      cookies.push(request.headers.cookie ?? '')
      if (request.headers.cookie === 'seen=1; b=2') response.writeHead(200, HTML).end('<p>in')
      else {
        const given = {
          'set-cookie': ['seen=1; Path=/; HttpOnly', 'b=2', 'gone=x; Max-Age=0', 'other=y; Domain=example.com'],
        }
        response.writeHead(302, { location: request.url!, ...given }).end()
      }
    })
    expect(await get(`${origin}/a`)).toMatchObject({ kind: 'page', url: `${origin}/a` })
    expect(cookies).toEqual(['', 'seen=1; b=2'])
  })

  it('that set the same cookie forever are a loop', async () => {
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: '/a', 'set-cookie': 'seen=1' }).end(),
    )
    expect(await get(`${origin}/a`)).toMatchObject({ kind: 'failed', reason: 'redirect-loop' })
  })

  it('send cookies only to the host that set them', async () => {
    let cookie: string | undefined = 'none seen'
    const other = await serve((request, response) => {
      cookie = request.headers.cookie
      response.writeHead(200, HTML).end('<p>')
    })
    const origin = await serve((_, response) =>
      response.writeHead(302, { location: other.replace('127.0.0.1', 'localhost'), 'set-cookie': 'a=b' }).end(),
    )
    expect(await get(origin)).toMatchObject({ kind: 'page' })
    expect(cookie).toBeUndefined()
  })

  it('keep their cookies in a given jar', async () => {
    const jar = new CookieJar()
    const origin = await serve((request, response) => {
      if (request.url === '/gate') response.writeHead(302, { location: '/in', 'set-cookie': 'a=b' }).end()
      else response.writeHead(200, HTML).end(`<p>${request.headers.cookie}`)
    })
    expect(await get(`${origin}/gate`, { cookies: jar, mayFollow: () => 'duplicate' })).toMatchObject({
      to: `${origin}/in`,
    })
    const page = await get(`${origin}/x`, { cookies: jar })
    expect(page.kind === 'page' && text(page.body)).toBe('<p>a=b')
  })

  it('specified twice lead to one page', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/')
        response
          .writeHead(
            302,
            [
              ['location', '/in'],
              ['location', '/in'],
            ].flat(),
          )
          .end()
      else response.writeHead(200, HTML).end('<p>in')
    })
    expect(await get(origin)).toMatchObject({ kind: 'page', url: `${origin}/in` })
  })

  it('may offer several URLs with a preferred one', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/') response.writeHead(300, { location: '/in' }).end()
      else response.writeHead(200, HTML).end('<p>in')
    })
    expect(await get(origin)).toMatchObject({ kind: 'page', url: `${origin}/in` })
  })

  it('without a location are invalid', async () => {
    const origin = await serve((_, response) => response.writeHead(301).end())
    expect(await get(origin)).toMatchObject({ kind: 'failed', reason: 'bad-redirect', status: 301 })
  })

  it("are rejected by the caller's scope and robots check before they are requested", async () => {
    const seen: string[] = []
    const origin = await serve((request, response) => {
      seen.push(request.url!)
      response.writeHead(302, { location: '/private/index.html' }).end()
    })
    const mayFollow = (url: string) => (url.includes('/private/') ? ('robots' as const) : null)
    expect(await get(`${origin}/a`, { mayFollow })).toEqual({
      kind: 'redirected-out',
      to: `${origin}/private/index.html`,
      reason: 'robots',
      redirects: [{ from: `${origin}/a`, to: `${origin}/private/index.html`, status: 302 }],
    })
    expect(seen).toEqual(['/a'])
  })

  it('may contain raw UTF-8', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: Buffer.from('/bücher').toString('latin1') }).end()
      else response.writeHead(200, HTML).end()
    })
    expect(await get(origin)).toMatchObject({ kind: 'page', url: `${origin}/b%C3%BCcher` })
  })
})
