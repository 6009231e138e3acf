/** The owner of an account moves it from one installation to another, using the command line. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/local/build.ts'
import { DEMO_ACCOUNTS } from '../../scripts/local/seed.ts'
import * as contacts from '../../src/contracts/contacts/contacts.ts'
import * as crawls from '../../src/contracts/crawls/crawls.ts'
import * as suppressions from '../../src/contracts/suppressions/suppressions.ts'
import { serveTestSite } from '../support/site.ts'
import { waitUntil } from '../support/wait.ts'
import { Product } from './support/product.ts'

const folder = mkdtempSync(join(tmpdir(), 'contactory-transfer-'))
const file = join(folder, 'account.gz')
const { email, password } = DEMO_ACCOUNTS[0]!
let [from, to]: Product[] = []

beforeAll(async () => {
  from = await Product.start(join(folder, 'from'))
  to = await Product.start(join(folder, 'to'))
})
afterAll(async () => {
  await from?.stop()
  await to?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const dataOf = async <T>(answer: Promise<unknown>) => ((await answer) as { data: T }).data
const cli = (product: Product, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'cli/contactory.mjs'), 'account', ...args, '--email', email], {
    env: { ...process.env, CONTACTORY_URL: product.url, CONTACTORY_PASSWORD: password },
  })

test('an interrupted export resumes, and importing it adds every row exactly once', async () => {
  const call = await from!.signIn(email, password)
  const body = {
    types: ['emails'],
    engine: 'basic',
    url: `${await serveTestSite()}/firm/`,
    limit: 5,
    run_in_background: true,
  }
  const { crawl } = await dataOf<crawls.CrawlResult>(call(crawls.start, { body }))
  await waitUntil(async () => {
    const progress = await dataOf<crawls.CrawlProgress>(call(crawls.getProgress, { params: { id: crawl.id } }))
    return progress.finished_at !== null
  })
  await call(suppressions.addSuppressions, { body: { addresses: ['info@harbourlane.co.uk', 'zoe@elsewhere.example'] } })

  await cli(from!, 'export', file)
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  // As if the process had been killed while writing the first rows, which are then written again.
  const head = gzipSync(`${lines[0]}\n`)
  rmSync(file)
  writeFileSync(`${file}.part`, Buffer.concat([head, Buffer.from('half of a part')]))
  writeFileSync(
    `${file}.state`,
    JSON.stringify({ head: JSON.parse(lines[0]!), cursor: '', bytes: head.length, counts: {} }),
  )
  await cli(from!, 'export', file)
  expect(gunzipSync(readFileSync(file)).toString().trim().split('\n')).toEqual(lines)

  const first = await cli(to!, 'import', file)
  expect(first.stderr).toContain('Every row of the file is there.')
  expect(first.stderr).toContain('1 suppressions have no address in the file')
  const second = await cli(to!, 'import', file)
  expect(second.stdout).toBe(first.stdout)

  const there = await to!.signIn(email, password)
  const namesOf = async (ask: typeof call) =>
    (await dataOf<{ name: string | null }[]>(ask(contacts.listContacts, { query: {} })))
      .map(({ name }) => name)
      .toSorted()
  expect(await namesOf(there)).toEqual(await namesOf(call))
  expect(await namesOf(there)).toContain('Imogen Hartley')
})

test('an incomplete file and an import into an account with data are refused', async () => {
  writeFileSync(join(folder, 'broken.gz'), readFileSync(file).subarray(0, 200))
  await expect(cli(to!, 'import', join(folder, 'broken.gz'))).rejects.toThrow('is not a complete export')
  await expect(cli(from!, 'import', file)).rejects.toThrow('has data of its own')
})
