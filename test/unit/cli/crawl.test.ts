import { afterEach, expect, test } from 'vitest'
import * as crawls from '../../../src/contracts/v1/crawls.ts'
import { type Answer, answering, inTurn, refusing, serveApi, streaming } from './support/api-server.ts'
import { finished, ID, item, job } from './support/canned.ts'
import { KEY, runCli, spawnCli } from './support/run-cli.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const ITEMS = ['ada@acme.com', '=1+1', 'eve@acme.com'].map((value) => item(value))
const ANSWERS: Readonly<Record<string, Answer>> = {
  'POST /crawl': answering(crawls.start, { data: job({ status: 'queued' }) }),
  [`GET /crawl/${ID}/events`]: streaming([job({ pages_done: 2, items_found: 1 }), finished()]),
  [`GET /crawl/${ID}/results`]: answering(crawls.listResults, ({ query: { cursor } }) =>
    cursor === 'more' ? { data: ITEMS.slice(2), next_cursor: null } : { data: ITEMS.slice(0, 2), next_cursor: 'more' },
  ),
  [`POST /crawl/${ID}/cancel`]: answering(crawls.cancel, { data: finished({ status: 'cancelled' }) }),
}

async function serve(more: Readonly<Record<string, Answer>> = {}) {
  const api = await serveApi({ ...ANSWERS, ...more })
  closing.push(api.close)
  return api
}

test('a crawl is started, followed and printed page by page', async () => {
  const { url, asked } = await serve()
  const options = ['--types', 'emails,phones', '--max-pages', '7', '--engine', 'basic', '--no-robots']
  const { output, notes, exitCode } = await runCli(['crawl', 'https://acme.com', ...options], { url })
  expect(exitCode).toBe(0)
  expect(output.split('\n')).toEqual([
    'TYPE    VALUE         CONFIDENCE  PAGE                   SOURCE',
    'emails  ada@acme.com  0.9         https://acme.com/team  acme.com',
    'emails  =1+1          0.9         https://acme.com/team  acme.com',
    'emails  eve@acme.com  0.9         https://acme.com/team  acme.com',
    '',
  ])
  expect(notes).toBe('5 pages read, 1 failed, 3 found.\n')
  const [started, events, ...lists] = asked
  expect(started!.body).toEqual({
    urls: ['https://acme.com'],
    data_types: ['emails', 'phones'],
    max_pages: 7,
    engine: 'basic',
    respect_robots: false,
  })
  expect(crawls.CreateCrawl.safeParse(started!.body).success).toBe(true)
  expect(started!.headers).toMatchObject({
    authorization: `Bearer ${KEY}`,
    'idempotency-key': expect.stringMatching(/^[\w-]{36}$/),
  })
  expect(events!.headers.accept).toBe('text/event-stream')
  expect(lists.map(({ query }) => query)).toEqual([{ limit: '100' }, { limit: '100', cursor: 'more' }])
})

test('JSON output is one array with one item per line', async () => {
  const { url } = await serve()
  const { output } = await runCli(['crawl', 'https://acme.com', '--json'], { url })
  expect(JSON.parse(output)).toEqual(ITEMS)
  expect(output.trimEnd().split('\n')).toHaveLength(ITEMS.length + 2)
})

test('CSV output contains no spreadsheet formulas', async () => {
  const { url } = await serve()
  const { output } = await runCli(['crawl', 'https://acme.com', '--csv'], { url })
  expect(output.split('\r\n').slice(0, 3)).toEqual([
    'type,value,confidence,page,source',
    'emails,ada@acme.com,0.9,https://acme.com/team,acme.com',
    "emails,'=1+1,0.9,https://acme.com/team,acme.com",
  ])
})

test('results cannot inject terminal escape sequences', async () => {
  const data = [item('\x1b[2Jada\u202e\x9b31m')]
  const { url } = await serve({
    [`GET /crawl/${ID}/results`]: answering(crawls.listResults, { data, next_cursor: null }),
  })
  const [table, json] = await Promise.all([
    runCli(['crawl', 'https://acme.com'], { url }),
    runCli(['crawl', 'https://acme.com', '--json'], { url }),
  ])
  for (const { output } of [table, json]) expect(output).not.toMatch(/[\x1b\x9b\u202e]/)
  expect(JSON.parse(json.output)).toEqual(data)
})

test('progress is drawn only on a terminal, and erased before other output', async () => {
  const { url } = await serve()
  const { notes } = await runCli(['crawl', 'https://acme.com'], { url, isTerminal: true })
  expect(notes).toContain(`\r\x1b[K[${'#'.repeat(5)}${'-'.repeat(19)}] running: 2 pages read, 1 found.`)
  expect(notes).toMatch(/\r\x1b\[K5 pages read, 1 failed, 3 found\.\n$/)
})

test.each([
  ['cannot be had', refusing(404, 'not_found')],
  ['break off', streaming([job({ pages_done: 2 })], { isBroken: true })],
  ['end too early', streaming([job({ pages_done: 2 })])],
])("if events %s, the crawl's status is polled", async (_, events) => {
  const { url, asked } = await serve({
    [`GET /crawl/${ID}/events`]: events,
    [`GET /crawl/${ID}/status`]: answering(crawls.getStatus, { data: finished() }),
  })
  const { output, exitCode } = await runCli(['crawl', 'https://acme.com', '--json'], { url })
  expect(exitCode).toBe(0)
  expect(JSON.parse(output)).toHaveLength(3)
  expect(asked.filter(({ path }) => path.endsWith('/status'))).toHaveLength(1)
})

test('Ctrl-C cancels the crawl and prints it', async () => {
  const { url, asked } = await serve({
    [`GET /crawl/${ID}/events`]: streaming([job({ pages_done: 2 })], { isOpen: true }),
  })
  let isTold = false
  const { notes, output, exitCode } = await spawnCli(['crawl', 'https://acme.com'], {
    url,
    isTerminal: true,
    onNote: (child, said) => {
      if (isTold || !said.includes('2 pages')) return
      isTold = true
      child.kill('SIGINT')
    },
  })
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: `/crawl/${ID}/cancel` })
  expect(notes).toContain('The crawl was cancelled.')
  expect(notes).toContain(`contactory data --crawl ${ID}`)
  expect([output, exitCode]).toEqual(['', 130])
})

test('a failed crawl prints the reason', async () => {
  const error = 'No pages could be read.'
  const { url } = await serve({ [`GET /crawl/${ID}/events`]: streaming([finished({ status: 'failed', error })]) })
  expect(await runCli(['crawl', 'https://acme.com', '--json'], { url })).toEqual({
    output: '',
    notes: `contactory: ${error}\n`,
    exitCode: 1,
  })
})

test('a start with a lost response is retried with the same idempotency key, and waits while the first is running', async () => {
  const lost: Answer = (response) => void response.destroy()
  const { url, asked } = await serve({
    'POST /crawl': inTurn(lost, refusing(409, 'conflict'), refusing(503, 'unavailable'), ANSWERS['POST /crawl']!),
  })
  expect((await runCli(['crawl', '--keywords', 'tool makers'], { url })).exitCode).toBe(0)
  const starts = asked.filter(({ method }) => method === 'POST')
  expect(starts).toHaveLength(4)
  expect(new Set(starts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(starts[0]!.body).toEqual({ urls: [], keywords: 'tool makers' })
})
