import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import * as presets from '../../../../src/contracts/crawls/crawl-presets.ts'
import * as schedules from '../../../../src/contracts/crawls/crawl-schedules.ts'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import type { Refinement } from '../../../../src/contracts/crawls/refinements.ts'
import * as items from '../../../../src/contracts/data/data.ts'
import type { DataType } from '../../../../src/contracts/data/items.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { crawlSchedules } from '../../../../src/db/schema/data/crawl-schedules.ts'
import { extractFromPage } from '../../../../src/extraction/extract.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'
import { PageRefining } from '../../../../src/features/crawls/read/page-refining.ts'
import type { SourcedPage } from '../../../../src/features/crawls/read/page-source.ts'
import { NOTHING_READ, type PageReading } from '../../../../src/features/crawls/read/read-page.ts'
import { runDueSchedules } from '../../../../src/features/crawls/schedules/run-due-schedules.ts'
import { RefineError, type RefineRequest } from '../../../../src/platform/ai/port.ts'
import { crawlSpec } from '../../../support/crawl-spec.ts'
import { contextOf, dataOf, db, mintAccount } from '../../support/factories.ts'

const bound = env as unknown as { AI?: { run: (model: string, input: Asked) => Promise<unknown> } }
interface Asked {
  readonly messages: readonly { readonly content: string }[]
}
afterEach(() => {
  delete bound.AI
})
/** Binds a model with this response. @returns the requests it received */
function bind(answer: (question: string) => unknown): string[] {
  const asked: string[] = []
  bound.AI = {
    run: async (_, { messages }) => {
      const question = messages.at(-1)!.content
      asked.push(question)
      return answer(question)
    },
  }
  return asked
}

async function mintRefining() {
  const account = await mintAccount()
  await db
    .update(plans)
    .set({ hasAiExtraction: true })
    .where(sql`id IN (SELECT plan_id FROM subscriptions WHERE account_id = ${account.id})`)
  return account
}
const bodyOf = (more: object = {}) => ({
  body: {
    types: ['emails', 'names', 'companies'] as DataType[],
    engine: 'basic' as const,
    url: `${env.SITE_ORIGIN}/fax`,
    limit: 1,
    options: { ai_extraction: true },
    ...more,
  },
})
const idIn = (question: string, value: string) => {
  const found = JSON.parse(/^Found: (.*)$/m.exec(question)![1]!) as { id: number; value: string }[]
  return found.find((finding) => finding.value === value)!.id
}

describe('the option', () => {
  test('is rejected with its name if the plan lacks it', async () => {
    bind(() => ({ response: {} }))
    const { fail, send } = await mintAccount()
    expect(await fail(contract.start, bodyOf())).toMatchObject({
      httpStatus: 402,
      code: 'feature_not_in_plan',
      message: 'AI extraction is not part of your plan. Upgrade to use it.',
    })
    expect((await send(contract.start, bodyOf())).headers.get('link')).toBe('</dashboard/pricing>; rel="upgrade"')
  })

  test('is rejected if no model is bound', async () => {
    const { fail } = await mintRefining()
    expect(await fail(contract.start, bodyOf())).toMatchObject({ httpStatus: 409, code: 'conflict' })
  })

  test.each([
    ['not_configured', false, true],
    ['not_in_plan', true, false],
    ['available', true, true],
  ])('is reported to be %s', async (refining, isBound, isInPlan) => {
    if (isBound) bind(() => ({ response: {} }))
    const { call } = await (isInPlan ? mintRefining() : mintAccount())
    expect((await call(presets.getPreset, {})).data.refining).toBe(refining)
  })

  test('is off by default, and no model is called then', async () => {
    const asked = bind(() => ({ response: {} }))
    const { call } = await mintRefining()
    const { data } = await call(contract.start, bodyOf({ options: {} }))
    expect(data.crawl.options.ai_extraction).toBe(false)
    expect(asked).toEqual([])
  })

  test('stops a schedule with a reason once the plan lacks it, and the schedule is kept', async () => {
    bind(() => ({ response: {} }))
    const { call, id } = await mintAccount()
    const request = {
      urls: [`${env.SITE_ORIGIN}/fax`],
      types: ['emails' as const],
      limit: 1,
      options: { ai_extraction: true },
    }
    const { data } = await call(schedules.createSchedule, { body: { frequency: 'daily', request } })
    await dataOf(id)
      .update(crawlSchedules)
      .set({ nextRunAt: '2026-01-01T00:00:00.000Z' })
      .where(eq(crawlSchedules.id, data.id))
    await runDueSchedules(contextOf(id))
    const [schedule] = (await call(schedules.listSchedules, {})).data
    expect(schedule).toMatchObject({
      id: data.id,
      last_error: 'AI extraction is not part of your plan. Upgrade to use it.',
    })
  })
})

describe('a refined crawl', () => {
  test('keeps findings, flags wrong ones, adds missing ones, and says by whom', async () => {
    const asked = bind((question) => ({
      response: {
        dropped: [{ id: idIn(question, 'Hannah Whitaker'), reason: 'a brand' }],
        added: [
          { type: 'companies', value: 'Managing Director' },
          { type: 'emails', value: 'ceo@somewhere-else.com' },
        ],
      } satisfies Refinement,
    }))
    const { call } = await mintRefining()
    const { data } = await call(contract.start, bodyOf())
    expect(data.crawl).toMatchObject({ status: 'completed', options: { ai_extraction: true } })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('Hannah Whitaker, Managing Director')
    expect(data.results.names).toEqual(['Hannah Whitaker'])
    expect(data.results.emails).toEqual(['hannah@fax-office.co.uk'])
    expect(data.results.companies).toEqual(['Managing Director'])
    const listed = (await call(items.listAll, {})).data
    expect(listed.find(({ value }) => value === 'Hannah Whitaker')?.confidence).toBeLessThanOrEqual(0.3)
    const added = listed.find(({ value }) => value === 'Managing Director')!
    expect(added).toMatchObject({ method: 'ai', confidence: 0.6, website_url: `${env.SITE_ORIGIN}/fax` })
    const evidence = (await call(items.get, { params: { id: added.item_id } })).data
    expect(JSON.stringify(evidence)).toContain('"method":"ai"')
  })

  test.each([
    ['fails', () => Promise.reject(new Error('no capacity'))],
    ['talks', () => ({ response: 'Sure, happy to help!' })],
    [
      'lies',
      () => ({ response: { dropped: [{ id: 4711, reason: '' }], added: [{ type: 'emails', value: 'a@lies.co.uk' }] } }),
    ],
  ])('has normal results if the model %s', async (_, answer) => {
    bind(answer)
    const { call } = await mintRefining()
    const { data } = await call(contract.start, bodyOf())
    delete bound.AI
    const plain = await call(contract.start, bodyOf({ options: {} }))
    expect(data.crawl.status).toBe('completed')
    expect(data.results).toEqual(plain.data.results)
  })

  test('reads pages again that an unrefined crawl read, and its results are reused by the next one', async () => {
    const { call } = await mintRefining()
    const url = `${env.SITE_ORIGIN}/news-${crypto.randomUUID().slice(0, 8)}/`
    const read = async (options: object) => (await call(contract.start, bodyOf({ url, limit: 10, options }))).data
    await read({})
    const asked = bind(() => ({ response: { dropped: [], added: [{ type: 'companies', value: 'Editor' }] } }))
    const refined = await read({ ai_extraction: true })
    expect(refined.crawl.pages_unchanged).toBe(0)
    expect(asked.length).toBeGreaterThan(0)
    const before = asked.length
    const again = await read({ ai_extraction: true })
    expect(again.crawl.pages_unchanged).toBe(refined.crawl.pages_done)
    expect(asked).toHaveLength(before)
    expect(refined.results.companies).toContain('Editor')
    expect(again.results).toEqual(refined.results)
    const { data: held } = await call(items.listAll, { query: { crawl_id: again.crawl.id } as never })
    expect(held.find(({ value }) => value === 'Editor')).toMatchObject({ method: 'ai', confidence: 0.6 })
  })
})

describe('the pages of a lease', () => {
  const page = parsePage(
    '<p>Write to Ann Bell at desk@acme.com, who answers within a day of work.</p>',
    'https://acme.com/',
  )
  const answer: SourcedPage = { kind: 'page', page, status: 200, headers: {}, engine: 'basic' }
  const reading: PageReading = {
    ...NOTHING_READ,
    depth: 0,
    extraction: extractFromPage(page, { url: page.url }),
    outcome: { outcome: 'read', url: page.url, also_known_as: [], fingerprint: null },
  }
  const readBy = async (refine: (request: RefineRequest, signal?: AbortSignal) => Promise<Refinement>) => {
    const { id } = await mintAccount()
    const logged: [string, object][] = []
    const log = (event: string, facts: object = {}) => void logged.push([event, facts])
    const ctx = { ...contextOf(id), refiner: { refine }, log: { error: log, warn: log, info: log, debug: log } }
    const spec = crawlSpec({ account_id: id, types: ['emails', 'names'] })
    const stop = new AbortController()
    const slice = () =>
      PageRefining.of(ctx, { ...spec, options: { ...spec.options, ai_extraction: true } }, stop.signal)!
    return { slice, stop, logged }
  }

  test('are sent to the model up to a maximum for the whole crawl, across leases', async () => {
    let asked = 0
    const { slice } = await readBy(async () => {
      asked++
      return { dropped: [], added: [] }
    })
    for (const one of [slice(), slice()])
      for (let at = 0; at < 45; at++) expect(await one.refine(reading, answer)).toEqual(reading)
    expect(asked).toBe(40)
  })

  test('are left unrefined after three model failures in a row, and the log counts them', async () => {
    let asked = 0
    const { slice, logged } = await readBy(() => {
      asked++
      return Promise.reject(new RefineError('timeout', 'too late'))
    })
    const one = slice()
    for (let at = 0; at < 10; at++) expect(await one.refine(reading, answer)).toBe(reading)
    one.close()
    expect(asked).toBe(3)
    expect(logged.filter(([event]) => event === 'page could not be refined')).toHaveLength(3)
    expect(logged.at(-1)).toMatchObject(['pages refined', { asked: 3, failed: 3, added: 0 }])
  })

  test('are skipped once the crawl is cancelled', async () => {
    const { slice, stop } = await readBy((_, signal) => {
      const answered = new Promise<Refinement>((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(new Error('gone')))
      })
      stop.abort()
      return answered
    })
    expect(await slice().refine(reading, answer)).toBe(reading)
    expect(await slice().refine(reading, answer)).toBe(reading)
  })

  test('with other outcomes are not sent to the model', async () => {
    const { slice } = await readBy(() => Promise.reject(new Error('asked')))
    const failed: PageReading = { ...reading, outcome: { outcome: 'failed', url: page.url, reason: 'unreadable' } }
    expect(await slice().refine(failed, answer)).toBe(failed)
    expect(await slice().refine(reading, { kind: 'unchanged', status: 304 })).toBe(reading)
  })
})
