import { describe, expect, it } from 'vitest'
import { createDohResolver } from '../../../../src/platform/web/resolver.ts'

const A = { type: 1, data: '93.184.215.14' }
const AAAA = { type: 28, data: '2606:2800:21f::1' }
const CNAME = { type: 5, data: 'edge.example.net.' }

function resolverOf(answer: (type: string | null) => Response) {
  let nowMs = 0
  const asked: string[] = []
  const resolver = createDohResolver({
    baseUrl: 'https://dns.test/query?ct=json',
    now: () => nowMs,
    fetch: async (input) => {
      asked.push(String(input))
      return answer(new URL(String(input)).searchParams.get('type'))
    },
  })
  return { resolver, asked, wait: (ms: number) => (nowMs += ms) }
}
const bothTypes = (type: string | null) => Response.json({ Status: 0, Answer: [CNAME, type === 'A' ? A : AAAA] })

describe('DNS over HTTPS', () => {
  it('returns the addresses of both families, without CNAMEs', async () => {
    const { resolver, asked } = resolverOf(bothTypes)
    expect(await resolver.resolve('example.com')).toEqual([A.data, AAAA.data])
    expect(asked).toEqual([
      'https://dns.test/query?ct=json&name=example.com&type=A',
      'https://dns.test/query?ct=json&name=example.com&type=AAAA',
    ])
  })

  it('caches addresses for half a minute', async () => {
    const { resolver, asked, wait } = resolverOf(bothTypes)
    await Promise.all([resolver.resolve('example.com'), resolver.resolve('example.com')])
    wait(29_000)
    await resolver.resolve('example.com')
    expect(asked).toHaveLength(2)
    wait(2_000)
    await resolver.resolve('example.com')
    expect(asked).toHaveLength(4)
  })

  it('returns no addresses for nonexistent names and names without addresses', async () => {
    expect(await resolverOf(() => Response.json({ Status: 3 })).resolver.resolve('x.example')).toEqual([])
    expect(await resolverOf(() => Response.json({ Status: 0 })).resolver.resolve('x.example')).toEqual([])
  })

  it.each([
    ['a server failure', () => Response.json({ Status: 2 })],
    ['half an answer', (type: string | null) => (type === 'A' ? bothTypes('A') : Response.json({ Status: 2 }))],
    ['an HTTP error', () => new Response('no', { status: 500 })],
    ['an answer that is no JSON', () => new Response('no')],
    ['an empty object', () => Response.json({})],
  ])('fails after %s, which is not cached', async (_, answer) => {
    const { resolver, asked } = resolverOf(answer)
    await expect(resolver.resolve('example.com')).rejects.toThrow()
    await expect(resolver.resolve('example.com')).rejects.toThrow()
    expect(asked).toHaveLength(4)
  })
})
