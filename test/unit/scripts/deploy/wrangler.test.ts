import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adviceFor } from '../../../../scripts/deploy/errors.ts'
import { namesInLabels, namesInTable } from '../../../../scripts/deploy/inventory.ts'
import { call, callJson, wranglerOf } from '../../../../scripts/deploy/wrangler.ts'

let folder: string
let binary: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrangler-test-'))
  binary = join(folder, 'wrangler.mjs')
  writeFileSync(
    binary,
    `#!${process.execPath}
import { readFileSync, writeFileSync } from 'node:fs'
const [command] = process.argv.slice(2)
if (command === 'hang') setInterval(() => {}, 1000)
else if (command === 'fail') { console.error('\\u001b[31m✘ \\u001b[41;31m[\\u001b[41;97mERROR\\u001b[41;31m]\\u001b[0m Please enable R2 [code: 10042]'); process.exitCode = 1 }
else {
  writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, '{"type":"wrangler-session"}\\n{"type":"deploy","version_id":"v1"}\\n')
  console.log(' ⛅️ wrangler 4.156.2\\n' + JSON.stringify({ stdin: readFileSync(0, 'utf8'), account: process.env.CLOUDFLARE_ACCOUNT_ID, args: process.argv.slice(3) }, null, 2))
}
`,
  )
  chmodSync(binary, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const wrangler = (signal = new AbortController().signal) => wranglerOf(binary, folder, () => 'acc-1', signal)

test("passes secrets by standard input, the account by the environment, and reads wrangler's output", async () => {
  const result = await wrangler()(['run', 'a b', "it's"], { input: '{"A":"secret"}' })
  expect(JSON.parse(result.stdout.slice(result.stdout.indexOf('{')))).toEqual({
    stdin: '{"A":"secret"}',
    account: 'acc-1',
    args: ['a b', "it's"],
  })
  expect(result.entries.map(({ type }) => type)).toEqual(['wrangler-session', 'deploy'])
})

test('parses JSON after a notice', async () => {
  expect(await callJson(wrangler(), ['run'])).toMatchObject({ account: 'acc-1' })
})

test('a failure has wrangler’s message without colours, and advice', async () => {
  await expect(call(wrangler(), ['fail'])).rejects.toMatchObject({
    message: expect.stringContaining('Please enable R2 [code: 10042]'),
    advice: expect.stringContaining('Enable R2 once'),
  })
})

test('an interruption stops the running command', async () => {
  const stop = new AbortController()
  const running = wrangler(stop.signal)(['hang'])
  stop.abort()
  await expect(running).rejects.toThrow('Interrupted')
})

test('a missing binary is a failure with advice', async () => {
  const missing = wranglerOf(join(folder, 'none'), folder, () => null, new AbortController().signal)
  await expect(missing(['whoami'])).rejects.toMatchObject({ name: 'DeployError' })
})

test("lists are parsed from wrangler's tables", () => {
  const table = [
    '┌──────┬────────────────┬────────────┐',
    '│ \u001b[34mid\u001b[39m   │ name           │ created_on │',
    '├──────┼────────────────┼────────────┤',
    '│ 1a2b │ contactory-mail│ 2026-01-01 │',
    '├──────┼────────────────┼────────────┤',
    '│ 3c4d │ other          │ 2026-01-01 │',
    '└──────┴────────────────┴────────────┘',
  ].join('\n')
  expect(namesInTable(table)).toEqual(['contactory-mail', 'other'])
  expect(namesInTable('┌──┐\n└──┘')).toEqual([])
  expect(
    namesInLabels('Listing buckets...\nname:           a-files\ncreation_date:  2026\n\nname:           b\n'),
  ).toEqual(['a-files', 'b'])
})

test.each([
  ['CPU limits are not supported for the Free plan. [code: 100328]', 'Workers Paid'],
  ['You need to register a workers.dev subdomain before publishing', 'workers.dev subdomain'],
  ['Authentication error [code: 10000]', 'wrangler login'],
  ['fetch failed', 'Wait a minute'],
])('%s has advice', (said, advice) => {
  expect(adviceFor(said)).toContain(advice)
})
