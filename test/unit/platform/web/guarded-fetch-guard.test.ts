import { describe, expect, it } from 'vitest'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import { HTML, noNames } from '../../../support/local-fetcher.ts'

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

  it('allows public names', async () => {
    const web = guarded([[PUBLIC, '2606:2800:21f:cb07::1']], page)
    expect(await web.get('https://example.com/a')).toMatchObject({ kind: 'page' })
  })

  it.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['::1']],
    [['fd00::1', '10.0.0.1']],
    [[PUBLIC, '10.0.0.1']],
    [[PUBLIC, '::ffff:10.0.0.1']],
    [['no address']],
  ])('reports a name that resolves to %j like a nonexistent one, and sends it no request', async (addresses) => {
    for (const respond of [page, redirect('https://internal.example.com/')]) {
      const before = respond === page ? [] : [[PUBLIC]]
      const hidden = guarded([...before, addresses], respond)
      const missing = guarded([...before, []], respond)
      const told = await hidden.get('https://example.com/')
      expect(told).toEqual(await missing.get('https://example.com/'))
      expect(told).toMatchObject({ kind: 'failed', reason: 'dns', isRetryable: false })
      expect(hidden.requested).toEqual(missing.requested)
      expect(hidden.requested).toHaveLength(before.length)
    }
  })

  it('resolves again each time: a name that turns private is rejected', async () => {
    const web = guarded([[PUBLIC], ['127.0.0.1']], page)
    expect(await web.get('https://example.com/')).toMatchObject({ kind: 'page' })
    expect(await web.get('https://example.com/')).toMatchObject({ kind: 'failed', reason: 'dns' })
  })

  it('resolves again at each hop', async () => {
    const web = guarded([[PUBLIC], ['127.0.0.1']], redirect('https://example.com/b'))
    expect(await web.get('https://example.com/a')).toMatchObject({ kind: 'failed', reason: 'dns' })
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

  it('fails closed when a name does not resolve or the resolver fails', async () => {
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
