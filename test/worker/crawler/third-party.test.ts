import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import type { Settings } from '../../../src/contracts/system/settings.ts'
import { backgroundFacts, createContext } from '../../../src/core/context.ts'
import { changeSettings } from '../../../src/core/settings.ts'
import { localCounter, ThirdPartyRequests } from '../../../src/crawler/third-party.ts'
import { recordOptOut } from '../../../src/features/opt-outs/record-opt-out.ts'
import type { RelayedAnswer } from '../../../src/lib/relayed-request.ts'
import type { FetchedPage, GetOptions } from '../../../src/platform/web/port.ts'
import { db } from '../support/factories.ts'

const PAGE = 'https://www.page-of-somebody.com/'
const ctxOf = () => createContext(env, backgroundFacts('test'))
const setLimits = (changes: Partial<Settings>) => changeSettings(ctxOf(), changes)
/** A registrable domain that no other test uses, because robots.txt responses are cached. */
const newSite = () => `site-${crypto.randomUUID()}.com`

afterEach(async () => {
  await db.run(sql`DELETE FROM settings`)
  await db.run(sql`DELETE FROM opt_outs`)
})

interface Web {
  readonly robots?: string
  readonly answer?: Partial<RelayedAnswer>
  readonly redirects?: Readonly<Record<string, string>>
}

/** The requests of a page, and which of them are allowed. */
function pageOn({ robots = '', answer = {}, redirects = {} }: Web = {}, counter = localCounter()) {
  const asked: string[] = []
  const context = ctxOf()
  const page: Extract<FetchedPage, { kind: 'page' }> = {
    ...{ kind: 'page', url: PAGE, status: 200, headers: {}, allHeaders: [], redirects: [], isTruncated: false },
    body: new TextEncoder().encode(robots),
  }
  const web = {
    relay: async ({ method, url }: { method: string; url: string }) => {
      asked.push(`${method} ${url}`)
      return { kind: 'answer' as const, status: 200, headers: [], body: new Uint8Array(), ...answer }
    },
    get: async (url: string, { mayFollow }: GetOptions): Promise<FetchedPage> => {
      const passed: { from: string; to: string; status: number }[] = []
      for (let at = url; ; ) {
        asked.push(`GET ${at}`)
        const to = redirects[at]
        if (!to) return { ...page, redirects: passed }
        passed.push({ from: at, to, status: 302 })
        const reason = (await mayFollow?.(to)) ?? null
        if (reason) return { kind: 'redirected-out', to, reason, redirects: passed }
        at = to
      }
    },
  }
  const requests = new ThirdPartyRequests({ ...context, web }, counter)
  const of = (url: string) => {
    const others = requests.of(url)
    const relay = (target: string, method = 'GET') =>
      others.relay({ url: target, method, headers: {}, sizeMaxBytes: 1_000 })
    return { others, relay }
  }
  return { asked, of, ...of(PAGE) }
}

describe('requests of a rendered page', () => {
  test('to its own registrable domain are not counted, whatever their type', async () => {
    const { asked, relay, others } = pageOn()
    for (let at = 0; at < 50; at++) await relay(`https://cdn-${at}.page-of-somebody.com/api`, 'POST')
    expect(asked).toHaveLength(50)
    expect(others.isLimited).toBe(false)
  })

  test('to another domain are counted together with its subdomains and every robots.txt', async () => {
    const { asked, relay, others } = pageOn()
    const site = newSite()
    for (let at = 0; at < 50; at++) await relay(`https://host-${at}.${site}/a`)
    expect(asked).toHaveLength(20)
    expect(asked.filter((one) => one.endsWith('/robots.txt'))).toHaveLength(10)
    expect(others.isLimited).toBe(true)
  })

  test('to many domains share one budget, and another one across all pages of the crawl', async () => {
    await setLimits({ third_party_crawl_max: 30 })
    const { asked, of } = pageOn()
    for (let page = 0; page < 4; page++) {
      const { relay } = of(PAGE)
      for (let at = 0; at < 25; at++) await relay(`https://${newSite()}/a`)
      expect(asked.length).toBeLessThanOrEqual(Math.min(30, 20 * (page + 1)))
    }
    expect(asked).toHaveLength(30)
  })

  test('to another website of the same crawl count as third-party', async () => {
    const { of, asked } = pageOn()
    const site = newSite()
    expect(await of(PAGE).relay(`https://${site}/`, 'POST')).toMatchObject({ kind: 'failed' })
    expect(await of(`https://www.${site}/`).relay(`https://${site}/`, 'POST')).toMatchObject({ kind: 'answer' })
    expect(asked).toEqual([`POST https://${site}/`])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s reaches only its own website', async (method) => {
    const { asked, relay } = pageOn()
    const url = `https://${newSite()}/a`
    expect(await relay(url, method)).toEqual({ kind: 'failed', reason: 'url-not-allowed' })
    expect(asked).toEqual([])
    await setLimits({ third_party_writes: true })
    const open = pageOn()
    await open.relay(url, method)
    expect(open.asked).toContain(`${method} ${url}`)
  })

  test('are rejected where robots.txt of the host disallows them, or its owner opted out', async () => {
    const { asked, relay } = pageOn({ robots: 'User-agent: *\nDisallow: /no' })
    const [site, out] = [newSite(), newSite()]
    await recordOptOut(ctxOf(), { kind: 'site', value: out }, 'dns')
    await relay(`https://${site}/no`)
    await relay(`https://${site}/yes`)
    await relay(`https://sub.${out}/a`)
    expect(asked).toEqual([`GET https://${site}/robots.txt`, `GET https://${site}/yes`])
  })

  test('give up on a host that asks for a pause of a year: it is not requested again', async () => {
    const year = [['retry-after', '31536000']] as const
    const { asked, relay, of } = pageOn({ answer: { status: 429, headers: year } })
    const site = newSite()
    await relay(`https://${site}/a`)
    expect(await of(PAGE).relay(`https://${site}/b`)).toMatchObject({ kind: 'failed' })
    expect(asked).toEqual([`GET https://${site}/robots.txt`, `GET https://${site}/a`])
  })
})

describe('a file that a website references', () => {
  test('is followed across hosts, and each hop to another host is counted', async () => {
    const site = newSite()
    const chain = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`https://${site}/${at}`, `https://${site}/${at + 1}`]),
    )
    const { asked, others } = pageOn({ redirects: { [`${PAGE}map`]: `https://${site}/0`, ...chain } })
    const answer = await others.get(`${PAGE}map`, { userAgent: 'test' })
    expect(answer).toMatchObject({ kind: 'redirected-out', reason: 'third-party-limit' })
    // Its own request, robots.txt of the other host, and as many hops as the budget still allows.
    expect(asked).toHaveLength(1 + 20)
  })

  test('does not lead to a host that opted out', async () => {
    const out = newSite()
    await recordOptOut(ctxOf(), { kind: 'site', value: out }, 'dns')
    const { asked, others } = pageOn({ redirects: { [`${PAGE}map`]: `https://www.${out}/` } })
    expect(await others.get(`${PAGE}map`, { userAgent: 'test' })).toMatchObject({ reason: 'opted-out' })
    expect(asked).toEqual([`GET ${PAGE}map`])
  })
})
