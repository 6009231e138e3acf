import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../../src/contracts/errors.ts'
import * as data from '../../../src/contracts/v1/data.ts'
import { ExtractPage, extract } from '../../../src/contracts/v1/extract.ts'
import * as key from '../../../src/contracts/v1/key.ts'
import * as downloads from '../../../src/contracts/v1/site-downloads.ts'
import { neutraliseCell } from '../../../src/lib/csv-cell.ts'
import { type Answer, answering, inTurn, refusing, serveApi } from './support/api-server.ts'
import { download, ID, item } from './support/canned.ts'
import { runCli, spawnCli } from './support/run-cli.ts'

const closing: (() => void)[] = []
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contactory-cli-'))
})
afterEach(() => {
  for (const close of closing.splice(0)) close()
  rmSync(folder, { recursive: true })
})

async function serve(answers: Readonly<Record<string, Answer>>) {
  const api = await serveApi(answers)
  closing.push(api.close)
  return api
}
const LIST = answering(data.list, { data: [item('ada@acme.com')], next_cursor: null })

describe('the exit code of a command', () => {
  test.each<[ErrorCode, number, number]>([
    ['unauthenticated', 401, 3],
    ['key_expired', 401, 3],
    ['insufficient_permissions', 403, 3],
    ['ip_not_allowed', 403, 3],
    ['limit_reached', 402, 4],
    ['subscription_required', 402, 4],
    ['validation_failed', 422, 2],
    ['url_not_allowed', 400, 2],
    ['not_found', 404, 1],
    ['internal', 500, 1],
  ])('%s is %i and exits with %i', async (code, status, exitCode) => {
    const errors = code === 'validation_failed' ? { limit: ['Too many'] } : undefined
    const { url } = await serve({ 'GET /data': refusing(status, code, { errors }) })
    const ended = await runCli(['data'], { url })
    expect(ended).toMatchObject({ output: '', exitCode })
    expect(ended.notes).toBe(`contactory: Refused: ${code}\n${errors ? '  limit: Too many\n' : ''}`)
  })

  test.each([
    [[], 'Which command?'],
    [['webhooks', 'add', 'acme'], 'is no address'],
    [['webhooks', 'fly'], 'There is no "webhooks fly"'],
    [['campaigns', 'create', '/nowhere.json'], 'cannot be read'],
    [['campaigns', 'send'], 'Name one campaign.'],
    [['extract', 'https://acme.com', '--country', 'Germany'], '--country is a code of two letters'],
    [['extract', '-', '--url', 'acme'], '--url is no address'],
    [['fly'], 'There is no command "fly".'],
    [['crawl'], 'Name a website'],
    [['crawl', 'https://acme.com', '--max-pages', 'many'], '--max-pages is a number.'],
    [['crawl', 'https://acme.com', '--colour'], '--colour'],
    [['data', '--json', '--csv'], 'Choose --json or --csv.'],
    [['data', '--key', 'ctk_live_x'], 'A key is never an argument'],
    [['extract'], 'Name one page'],
    [['extract', '/nowhere/at-all.html'], 'cannot be read'],
    [['download', 'acme.com'], 'is no address'],
    [['toString'], 'There is no command'],
  ])('%j is a usage error', async (args, said) => {
    const { notes, exitCode } = await runCli(args)
    const [first = '', ...rest] = notes.split('\n')
    expect(first).toContain(said)
    expect(rest.join('\n')).toContain(
      `contactory ${args[0] === 'fly' || args[0] === 'toString' || !args[0] ? 'crawl' : args[0]}`,
    )
    expect(notes).not.toMatch(/^\s+at /m)
    expect(exitCode).toBe(2)
  })

  test('a missing permission of the key is named', async () => {
    const message = 'This API key lacks the permission "crawl". It has: "read".'
    const { url } = await serve({ 'POST /crawl': refusing(403, 'insufficient_permissions', { message }) })
    const { notes, exitCode } = await runCli(['crawl', 'https://acme.com'], { url })
    expect(notes).toBe(`contactory: ${message}\n`)
    expect(exitCode).toBe(3)
  })

  test('an error is a single line, also when the program runs as a separate process', async () => {
    const { url } = await serve({ 'GET /data': refusing(402, 'limit_reached') })
    const keyless = { cwd: folder, env: { CONTACTORY_API_KEY: '' } }
    const [none, wrong, refused] = await Promise.all([
      spawnCli(['data'], keyless),
      spawnCli(['fly']),
      spawnCli(['data'], { url }),
    ])
    for (const { notes } of [none, refused]) expect(notes.trim().split('\n')).toHaveLength(1)
    expect(wrong.notes).not.toMatch(/^\s+at /m)
    expect([none, wrong, refused].map(({ exitCode }) => exitCode)).toEqual([3, 2, 4])
  })

  test('a missing or invalid key is reported before any request', async () => {
    for (const CONTACTORY_API_KEY of ['', 'ctk_live_\u00fc'])
      expect((await runCli(['data'], { env: { CONTACTORY_API_KEY } })).exitCode).toBe(3)
  })

  test('a URL that would send the key unencrypted is rejected', async () => {
    expect(await runCli(['data'], { url: 'http://acme.com' })).toMatchObject({ exitCode: 2, output: '' })
  })

  test('an unreachable server is reported', async () => {
    const { url, close } = await serveApi({})
    close()
    const { notes, exitCode } = await runCli(['key'], { url })
    expect(notes).toContain(`${url} does not answer`)
    expect(exitCode).toBe(1)
  })

  test('the key is not sent to a redirect target', async () => {
    const other = await serve({ 'GET /data': LIST })
    const moved: Answer = (response) => void response.writeHead(302, { location: `${other.url}/api/v1/data` }).end()
    const { url } = await serve({ 'GET /data': moved })
    expect((await runCli(['data'], { url })).exitCode).toBe(1)
    expect(other.asked).toEqual([])
  })
})

describe('too many requests', () => {
  test('are retried after the time that the server asks for', async () => {
    const refused = refusing(429, 'too_many_requests', { headers: { 'retry-after': '1' } })
    const { url, asked } = await serve({ 'GET /data': inTurn(refused, refused, LIST) })
    const startedAt = Date.now()
    const { notes, exitCode } = await runCli(['data'], { url })
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_000)
    expect(notes).toContain('going on in 1 s')
    expect(exitCode).toBe(0)
    expect(asked).toHaveLength(3)
  })

  test.each<Record<string, string>>([{ 'retry-after': '7200' }, {}])('are not retried with %j', async (headers) => {
    const { url } = await serve({ 'GET /data': refusing(429, 'too_many_requests', { headers }) })
    expect((await runCli(['data'], { url })).exitCode).toBe(4)
  })
})

test('data is filtered, and an empty list is valid', async () => {
  const { url, asked } = await serve({ 'GET /data': answering(data.list, { data: [], next_cursor: null }) })
  const { output } = await runCli(['data', '--type', 'emails', '--search', 'ada b', '--json'], { url })
  expect(asked[0]!.query).toEqual({ type: 'emails', search: 'ada b', limit: '100' })
  expect(JSON.parse(output)).toEqual([])
})

test('the key can be read from a file', async () => {
  const { url, asked } = await serve({ 'GET /data': LIST })
  writeFileSync(join(folder, 'key'), 'ctk_live_of-a-file\n')
  const env = { CONTACTORY_API_KEY: '' }
  expect((await spawnCli(['data', '--key-file', 'key'], { url, env, cwd: folder })).exitCode).toBe(0)
  expect(asked[0]!.headers.authorization).toBe('Bearer ctk_live_of-a-file')
})

describe('a page to extract', () => {
  const found = { type: 'emails', value: '+ada@acme.com', normalized: 'ada@acme.com', confidence: 1 } as const
  const page = {
    url: null,
    title: 'Acme',
    items: [{ ...found, method: 'mailto' as const, snippet: 'Write, "Ada"', detail: null }],
    refused: [],
    contacts: [],
  }
  const HTML = '<a href="mailto:ada@acme.com">Write</a>'

  test.each([
    ['of the web', 'https://acme.com/team', { url: 'https://acme.com/team' }],
    ['of a file', 'page.html', { html: HTML }],
    ['that is piped in', '-', { html: HTML }],
  ])('can be read from %s', async (_, from, sent) => {
    const { url, asked } = await serve({ 'POST /extract': answering(extract, { data: page }) })
    writeFileSync(join(folder, 'page.html'), HTML)
    const args = ['extract', from, '--types', 'emails', '--country', 'GB', '--csv']
    const { output, exitCode } = await spawnCli(args, { url, input: HTML, cwd: folder })
    expect([output.split('\r\n')[1], exitCode]).toEqual([`emails,'+ada@acme.com,1,mailto,"Write, ""Ada"""`, 0])
    expect(asked[0]!.body).toEqual({ ...sent, data_types: ['emails'], country: 'GB' })
    expect(ExtractPage.safeParse(asked[0]!.body).success).toBe(true)
  })

  test('prints the complete response as JSON', async () => {
    const { url } = await serve({ 'POST /extract': answering(extract, { data: page }) })
    expect(JSON.parse((await runCli(['extract', 'https://acme.com', '--json'], { url })).output)).toEqual(page)
  })
})

test('a key prints its details and remaining quota, and never itself', async () => {
  const answer = {
    key: {
      id: ID,
      name: 'Laptop',
      key: 'ctk_live_a...',
      is_legacy: false,
      permissions: ['read' as const],
      rate_limits: { requests_per_minute: 60, requests_per_hour: 1_000, requests_per_day: 10_000 },
      allowed_ips: [],
      is_active: true,
      expires_at: null,
      created_at: '2026-11-23T12:00:00.000Z',
      last_used_at: null,
      created_by: null,
      former_valid_until: null,
    },
    plan: 'Starter',
    usage: { api_calls: { used: 40, limit: 100, remaining: 60, unlimited: false, resets_at: null } },
  }
  const { url } = await serve({ 'GET /key': answering(key.get, { data: answer }) })
  const { output } = await runCli(['key'], { url })
  expect(output).toContain('Laptop (ctk_live_a...)')
  expect(output).toMatch(/api calls +60 of 100 left/)
  expect(JSON.parse((await runCli(['key', '--json'], { url })).output)).toEqual(answer)
})

describe('a download', () => {
  const done = download({ status: 'completed', step: null, progress: 100, file_size: 5, completed_at: 'now' })
  const file: Answer = (response) => void response.writeHead(200, { 'content-type': 'application/zip' }).end('a zip')
  const answers = (more: Readonly<Record<string, Answer>> = {}) => ({
    'POST /site-downloads': answering(downloads.start, { data: download({ status: 'pending', step: null }) }),
    [`GET /site-downloads/${ID}`]: answering(downloads.get, { data: done }),
    [`GET /site-downloads/${ID}/file`]: file,
    [`POST /site-downloads/${ID}/cancel`]: answering(downloads.cancel, { data: download({ status: 'cancelled' }) }),
    ...more,
  })

  test('is started, followed and saved', async () => {
    const pending = answering(downloads.start, { data: download({ status: 'pending', step: null }) })
    const over = answering(downloads.start, { data: done })
    const { url, asked } = await serve(answers({ 'POST /site-downloads': inTurn(pending, over) }))
    const ended = await spawnCli(['download', 'https://acme.com/', '--depth', '1'], { url, cwd: folder })
    expect(ended).toMatchObject({ output: 'acme.com.zip\n', exitCode: 0 })
    expect(readFileSync(join(folder, 'acme.com.zip'), 'utf8')).toBe('a zip')
    expect(asked[0]!.body).toEqual({ url: 'https://acme.com/', max_depth: 1 })
    expect(asked[0]!.headers['idempotency-key']).toBeDefined()
    // An existing file is not overwritten without a flag.
    expect((await spawnCli(['download', 'https://acme.com/'], { url, cwd: folder })).exitCode).toBe(2)
    const file = join(folder, 'acme.com.zip')
    expect((await runCli(['download', 'https://acme.com/', '-o', file], { url })).exitCode).toBe(0)
  })

  test('that breaks off leaves no file', async () => {
    const broken: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '9' })
      response.write('a z', () => response.destroy())
    }
    const { url } = await serve(answers({ [`GET /site-downloads/${ID}/file`]: broken }))
    const file = join(folder, 'site.zip')
    const { exitCode } = await runCli(['download', 'https://acme.com/', '-o', file], { url })
    expect(exitCode).toBe(1)
    for (const name of ['site.zip', 'site.zip.part']) expect(existsSync(join(folder, name))).toBe(false)
  })

  test('is cancelled by Ctrl-C', async () => {
    const { url, asked } = await serve(
      answers({ [`GET /site-downloads/${ID}`]: answering(downloads.get, { data: download() }) }),
    )
    let isTold = false
    const { notes, exitCode } = await spawnCli(['download', 'https://acme.com/'], {
      url,
      cwd: folder,
      isTerminal: true,
      onNote: (child, said) => {
        if (isTold || !said.includes('pending')) return
        isTold = true
        child.kill('SIGINT')
      },
    })
    expect(asked.at(-1)!.path).toBe(`/site-downloads/${ID}/cancel`)
    expect(notes).toContain('The download was cancelled.')
    expect(exitCode).toBe(130)
  })

  test('that failed prints the reason', async () => {
    const failed = download({ status: 'failed', error_message: 'The site does not answer.' })
    const { url } = await serve(answers({ [`GET /site-downloads/${ID}`]: answering(downloads.get, { data: failed }) }))
    const { notes, exitCode } = await runCli(['download', 'https://acme.com/', '-o', join(folder, 'a.zip')], { url })
    expect([notes, exitCode]).toEqual(['contactory: The site does not answer.\n', 1])
  })
})

test("CSV cells are escaped as in the product's files", async () => {
  const cells = [
    '=1',
    "'=1",
    ' =1',
    '\u200b=1',
    '+4',
    '-',
    '@a',
    '\t',
    '\r',
    'a,=1',
    'a;\t+1',
    '＝1',
    'plain',
    '',
    "'",
    "o'neil",
  ]
  const items = cells.map((value) => item(value))
  const { url } = await serve({ 'GET /data': answering(data.list, { data: items, next_cursor: null }) })
  const { output } = await runCli(['data', '--csv'], { url })
  const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text}"` : text)
  const rest = ',0.9,https://acme.com/team,acme.com\r\n'
  expect(output).toBe(
    `type,value,confidence,page,source\r\n${cells.map((cell) => `emails,${quoted(neutraliseCell(cell))}${rest}`).join('')}`,
  )
})

test('help and version need no key', async () => {
  const env = { CONTACTORY_API_KEY: '' }
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'))
  expect(await runCli(['--version'], { env })).toEqual({ output: `${version}\n`, notes: '', exitCode: 0 })
  for (const args of [['help'], ['--help'], ['crawl', '--help']])
    expect(await runCli(args, { env })).toMatchObject({
      output: expect.stringContaining('contactory crawl'),
      exitCode: 0,
    })
})

describe('contacts, campaigns, webhooks and keys', () => {
  const list =
    (data: unknown[]): Answer =>
    (response) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: true, status: 'successful', data, next_cursor: null }))

  test('contacts are searched, and one is shown in full', async () => {
    const ada = { id: ID, kind: 'person', name: 'Ada Byron', company: 'Acme', email: 'ada@acme.com', phone: null }
    const { url, asked } = await serve({ 'GET /contacts': list([ada]), [`GET /contacts/${ID}`]: list([ada]) })
    const { output } = await runCli(['contacts', '--search', 'ada', '--crawl', ID, '--csv'], { url })
    expect(output).toContain(`person,Ada Byron,Acme,ada@acme.com,,${ID}`)
    expect(asked[0]?.query).toMatchObject({ search: 'ada', crawl_id: ID })
    expect((await runCli(['contacts', ID], { url })).output).toContain('Ada Byron')
  })

  test('a campaign is created from a file and sent later, once each', async () => {
    const made = list([])
    const { url, asked } = await serve({ 'POST /campaigns': made, [`POST /campaigns/${ID}/send`]: made })
    const file = join(folder, 'spring.json')
    writeFileSync(file, JSON.stringify({ name: 'Spring', type: 'email' }))
    expect((await runCli(['campaigns', 'create', file], { url })).exitCode).toBe(0)
    expect((await runCli(['campaigns', 'send', ID, '--at', '2030-01-01T09:00:00Z'], { url })).exitCode).toBe(0)
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Spring', type: 'email' },
      { scheduled_at: '2030-01-01T09:00:00Z' },
    ])
    expect(asked.every(({ headers }) => headers['idempotency-key'])).toBe(true)
  })

  test('a webhook is created, tested and deleted', async () => {
    const { url, asked } = await serve({
      'POST /webhooks': list([]),
      [`POST /webhooks/${ID}/test`]: list([]),
      [`DELETE /webhooks/${ID}`]: list([]),
    })
    const add = ['webhooks', 'add', 'https://acme.com/hook', '--events', 'crawl.completed,crawl.failed']
    for (const args of [add, ['webhooks', 'test', ID], ['webhooks', 'delete', ID]])
      expect((await runCli(args, { url })).exitCode).toBe(0)
    expect(asked[0]?.body).toEqual({ url: 'https://acme.com/hook', events: ['crawl.completed', 'crawl.failed'] })
  })

  test('keys are listed, and the usage of the current one', async () => {
    const request = { created_at: '2026-11-26T12:00:00Z', method: 'GET', path: '/api/v1/key', status: 200, code: null }
    const { url } = await serve({
      'GET /keys': list([{ name: 'Robot', key: 'ctk_live_0...wxyz', permissions: ['read'], is_active: true }]),
      'GET /key/requests': list([{ ...request, duration_ms: 3, ip_address: '203.0.113.7' }]),
    })
    expect((await runCli(['keys'], { url })).output).toContain('ctk_live_0...wxyz')
    expect((await runCli(['key', '--log'], { url })).output).toContain('/api/v1/key')
  })
})
