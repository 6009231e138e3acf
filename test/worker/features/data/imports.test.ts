import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { type CsvImportJob, EventJob } from '../../../../src/contracts/queues.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { csvImports } from '../../../../src/db/schema/data/csv-imports.ts'
import { loadAccount } from '../../../../src/domain/access/load-account.ts'
import { importCsv } from '../../../../src/features/data/imports/import-csv.ts'
import {
  DEATH_LOSS,
  DEATHS_MAX,
  KEPT_MS,
  LEASE_MS,
  ROWS_MAX,
  STRETCHES_MAX,
} from '../../../../src/features/data/imports/limits.ts'
import { resumeStalledImports } from '../../../../src/features/data/imports/resume-stalled-imports.ts'
import { runImport } from '../../../../src/features/data/imports/run-import.ts'
import { sentenceOf } from '../../../../src/features/notifications/sentences.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf, db, mintAccount } from '../../support/factories.ts'
import {
  type BeforeStep,
  crashesAtWrite,
  crashesBefore,
  crashingContext,
  type SentMessage,
  SimulatedCrash,
} from '../../support/mortal-context.ts'

type Account = Awaited<ReturnType<typeof mintAccount>>

const refusedRows = `${'nobody;\n'.repeat(ROWS_MAX)}`
/** Three batches, each with new, known and rejected rows. */
const FILE = `email;name
ada@acme.com;Ada Byron
bob@acme.com;Bob Ray
${refusedRows}ada@acme.com;Ada Byron
cy@acme.com, nobody;Cy Lee
${refusedRows}dee@acme.com;Dee Fox
bob@acme.com;Bob Ray
`
const TALLY = {
  rows: 6 + 2 * ROWS_MAX,
  taken: 6,
  refused_rows: 2 * ROWS_MAX,
  known_rows: 2,
  refusals: 2 * ROWS_MAX,
  total_emails: 4,
  total_names: 4,
  total_phones: 0,
  total_companies: 0,
}
const VALUES = [
  'Ada Byron',
  'Bob Ray',
  'Cy Lee',
  'Dee Fox',
  'ada@acme.com',
  'bob@acme.com',
  'cy@acme.com',
  'dee@acme.com',
]

/** The batch that commits a chunk. */
const SETTLES = /UPDATE csv_imports SET source_id/

/** The clock of all processes in a test; it advances only where the test says so. */
let time = Date.now()
const now = () => new Date(time)
beforeEach(() => {
  time = Date.now()
})

/** The process of a request. */
async function processOf(account: Account, before?: BeforeStep) {
  const process = consumerOf(account, before)
  const holder = await loadAccount(db, account.id, new Date())
  return { ...process, ctx: { ...process.ctx, account: holder } }
}

/** The process of a queue message. */
const consumerOf = ({ id }: Pick<Account, 'id'>, before?: BeforeStep) => crashingContext(id, now, before)

const bodyOf = (content = FILE, source_name = 'Fair') => ({
  csv_file: new File([content], 'list.csv', { type: 'text/csv' }),
  source_name,
})

/** A requested import whose consumer has not started. */
async function askForImport(account: Account, content = FILE): Promise<string> {
  // The caller gets no response, and does not wait.
  const { ctx } = await processOf(account)
  const queues = { ...ctx.queues, send: () => Promise.reject(new Error('lost')) }
  return (await importCsv({ ...ctx, queues }, bodyOf(content))).id
}

/** The notification text for the event in a message. */
const sentenceIn = (message: unknown) => sentenceOf(EventJob.parse(message).event)
const jobsIn = (sent: readonly SentMessage[]) =>
  sent.flatMap(({ name, message }) => (name === 'csv-imports' ? [message as CsvImportJob] : []))

/** Has working consumers do all that the queue and the clock require. @returns every message on the way */
async function letWorkGoOn(given: readonly SentMessage[] = []): Promise<SentMessage[]> {
  const all: SentMessage[] = []
  let jobs = jobsIn(given)
  for (let round = 0; round < 10; round++) {
    for (const job of jobs) {
      const { ctx, sent } = consumerOf({ id: job.account_id })
      await runImport(ctx, job)
      all.push(...sent)
    }
    time += LEASE_MS + 1
    const { ctx, sent } = crashingContext(newId(), now)
    await Promise.all([...ctx.shards.values()].map((data) => resumeStalledImports({ ...ctx, data })))
    jobs = jobsIn(sent)
    if (jobs.length === 0) return all
  }
  throw new Error('The work does not come to an end')
}

const reportOf = async (account: Account) => (await account.call(additions.listImports, {})).data
const valuesOf = async (account: Account) =>
  (await account.call(contract.listAll, { query: { per_page: 100 } })).data.map(({ value }) => value).toSorted()
const filesOf = async (account: Account) => {
  const { objects } = await env.FILES.list({ prefix: `accounts/${account.id}/imports/` })
  return objects.map(({ key }) => key.replace(/^.*\/imports\//, '')).filter((key) => !key.startsWith('refused/'))
}

async function expectWhole(account: Account, interruptions: number) {
  const [report, ...more] = await reportOf(account)
  expect(more).toEqual([])
  expect(report).toMatchObject({ ...TALLY, state: 'finished', progress: 100, interruptions })
  expect(report!.refused).toHaveLength(additions.REFUSALS_LISTED_MAX)
  // Each line once, below the headers, however often a chunk was started.
  const refused = await account.send(additions.exportRefused, { params: { id: report!.id } })
  expect((await refused.text()).trimEnd().split('\r\n')).toHaveLength(report!.refusals + 1)
  expect(await valuesOf(account)).toEqual(VALUES)
  expect((await account.call(contract.listSources, {})).data).toHaveLength(1)
  const files = await filesOf(account)
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(new RegExp(`^${report!.source_id}/`))
}

/** After this many crashes over one row an import is given up. */
const DEATHS = DEATHS_MAX / DEATH_LOSS

describe('an import whose consumer crashes', () => {
  test('between any two steps continues there, imports each row once and reports the result', async () => {
    for (let fatal = 1; ; fatal++) {
      const account = await mintAccount()
      const id = await askForImport(account)
      const killed = consumerOf(account, crashesAtWrite(fatal))
      const outcome = await runImport(killed.ctx, { import_id: id }).catch((error: unknown) => error)
      if (outcome === undefined) {
        expect(fatal).toBeGreaterThan(12)
        await expectWhole(account, 0)
        return
      }
      // The driver chooses the error message of a crash.
      expect(`${outcome} ${(outcome as Error).cause}`).toContain(SimulatedCrash.name)
      const [before] = await reportOf(account)
      const sent = await letWorkGoOn()
      // After the result, only a file is left to delete.
      await expectWhole(account, before!.state === 'finished' ? 0 : 1)
      const told = [...killed.sent, ...sent].filter(({ name }) => name === 'email-checks')
      expect(told.length).toBeGreaterThan(0)
    }
  })

  test('is reported as incomplete until someone continues it, and then as resumed', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    const stateOf = async () => (await account.call(additions.getImport, { params: { id } })).data
    expect(await stateOf()).toMatchObject({ state: 'running', progress: 0, rows: 0 })
    const killed = consumerOf(account, crashesBefore(SETTLES, 2))
    await runImport(killed.ctx, { import_id: id }).catch(() => {})
    const first = await stateOf()
    expect(first).toMatchObject({ state: 'running', rows: ROWS_MAX, taken: 2, total_emails: 2 })
    expect(first.progress).toBeGreaterThan(20)
    await dataOf(account.id)
      .update(csvImports)
      .set({ leaseUntil: new Date(Date.now() - 1).toISOString() })
      .where(eq(csvImports.id, id))
    time = Date.now()
    expect(await stateOf()).toMatchObject({ state: 'interrupted', rows: ROWS_MAX, finished_at: null })
    const second = consumerOf(account, crashesBefore(SETTLES, 2))
    await runImport(second.ctx, { import_id: id }).catch(() => {})
    expect(await stateOf()).toMatchObject({ state: 'resumed', interruptions: 1 })
    await letWorkGoOn()
    await expectWhole(account, 2)
  })

  test('at the same row each time is given up, with the result so far and the reason', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    const sent: SentMessage[] = []
    for (let death = 0; death <= DEATHS; death++) {
      // Each has completed the first chunk and never gets past the second.
      const { ctx, sent: more } = consumerOf(account, crashesBefore(SETTLES, death === 0 ? 2 : 1))
      await runImport(ctx, { import_id: id }).catch(() => {})
      sent.push(...more)
      time += LEASE_MS + 1
    }
    sent.push(...(await letWorkGoOn()))
    const [report] = await reportOf(account)
    expect(report).toMatchObject({
      state: 'failed',
      rows: ROWS_MAX,
      taken: 2,
      next_line: ROWS_MAX + 2,
      failure_text: 'It kept failing there.',
    })
    const { message } = sent.find(({ name }) => name === 'events')!
    expect(sentenceIn(message)).toMatchObject({
      type: 'error',
      title: 'Import failed',
      message: expect.stringContaining('stopped at line 2,002. It kept failing there. 2 rows were imported'),
    })
    expect(await filesOf(account)).toHaveLength(1)
    // Repeating it adds what is missing.
    await askForImport(account)
    await letWorkGoOn()
    expect(await valuesOf(account)).toEqual(VALUES)
    expect((await reportOf(account))[0]).toMatchObject({ state: 'finished', taken: 6, known_rows: 4, total_emails: 2 })
  })

  test('resets its crash count with each committed row', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    const stuck = Array<number>(DEATHS - 1).fill(1)
    for (const nth of [...stuck, 2, ...stuck.slice(1)]) {
      const { ctx } = consumerOf(account, crashesBefore(SETTLES, nth))
      await runImport(ctx, { import_id: id }).catch(() => {})
      time += LEASE_MS + 1
    }
    await letWorkGoOn()
    await expectWhole(account, 2 * DEATHS - 2)
  })
})

describe('an import whose request crashes', () => {
  test('between any two steps is either stored or reported as not received', async () => {
    const states: string[] = []
    let looks = 0
    for (let fatal = 1; ; fatal++) {
      const account = await mintAccount()
      const { ctx, sent } = await processOf(account, crashesAtWrite(fatal))
      // The caller times out immediately.
      const clock = { now: () => new Date(Date.now() + 5_000 * ++looks) }
      const outcome = await importCsv({ ...ctx, clock }, bodyOf()).catch((error: unknown) => error)
      await letWorkGoOn(sent)
      const [report] = await reportOf(account)
      states.push(report?.state ?? 'none')
      if (report?.state === 'finished') await expectWhole(account, report.interruptions)
      else {
        expect(await valuesOf(account)).toEqual([])
        expect(await filesOf(account)).toEqual([])
      }
      if (!(outcome instanceof Error)) break
    }
    expect(states.slice(0, 3)).toEqual(['none', 'failed', 'finished'])
    expect(new Set(states.slice(2))).toEqual(new Set(['finished']))
  })

  test('before its file was stored says so and leaves nothing behind', async () => {
    const account = await mintAccount()
    const { ctx } = await processOf(account, (step) => {
      if (step === 2) throw new Error('no room')
    })
    await expect(importCsv(ctx, bodyOf())).rejects.toThrow('The file could not be stored. Please import it again.')
    expect(await reportOf(account)).toEqual([])
  })
})

describe('a queue message', () => {
  test('that is delivered several times concurrently changes nothing', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    const consumers = await Promise.all(Array.from({ length: 4 }, () => consumerOf(account)))
    await Promise.all(consumers.map(({ ctx }) => runImport(ctx, { import_id: id })))
    for (const { ctx } of consumers) await runImport(ctx, { import_id: id })
    await expectWhole(account, 0)
  })

  test('for a deleted import is ignored', async () => {
    const { ctx, sent } = consumerOf({ id: newId() })
    await runImport(ctx, { import_id: newId() })
    expect(sent).toEqual([])
  })

  test('continues a long file in the next message', async () => {
    const account = await mintAccount()
    const id = await askForImport(
      account,
      `email\nada@acme.com\n${'nobody\n'.repeat((STRETCHES_MAX + 1) * ROWS_MAX)}bob@acme.com\n`,
    )
    const first = consumerOf(account)
    await runImport(first.ctx, { import_id: id })
    expect(jobsIn(first.sent)).toEqual([{ account_id: account.id, import_id: id }])
    expect((await reportOf(account))[0]).toMatchObject({ state: 'running', rows: STRETCHES_MAX * ROWS_MAX, taken: 1 })
    const second = consumerOf(account)
    await runImport(second.ctx, jobsIn(first.sent)[0]!)
    expect((await reportOf(account))[0]).toMatchObject({
      state: 'finished',
      interruptions: 0,
      taken: 2,
      total_emails: 2,
    })
  })
})

describe('a consumer', () => {
  test('that resumes after another one took over writes nothing more', async () => {
    for (const pausedAt of [4, 5, 6, 7, 8, 9]) {
      const account = await mintAccount()
      const id = await askForImport(account)
      const paused = Promise.withResolvers<void>()
      const reached = Promise.withResolvers<void>()
      const slow = consumerOf(account, async (step) => {
        if (step !== pausedAt) return
        reached.resolve()
        await paused.promise
      })
      const ending = runImport(slow.ctx, { import_id: id })
      await reached.promise
      time += LEASE_MS + 1
      await letWorkGoOn([{ name: 'csv-imports', message: { account_id: account.id, import_id: id } }])
      await expectWhole(account, 1)
      paused.resolve()
      await ending.catch(() => {})
      await expectWhole(account, 1)
    }
  })

  test('that fails lets the next one continue immediately', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    let isBusy = true
    const failing = consumerOf(account, (_, what) => {
      if (isBusy && SETTLES.test(what)) {
        isBusy = false
        throw new Error('the database is busy')
      }
    })
    await expect(runImport(failing.ctx, { import_id: id })).rejects.toThrow()
    const next = consumerOf(account)
    await runImport(next.ctx, { import_id: id })
    await expectWhole(account, 1)
  })

  test('continues with an emptied source of the same name if its data was deleted in the meantime', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    const killed = consumerOf(account, crashesBefore(SETTLES, 3))
    await runImport(killed.ctx, { import_id: id }).catch(() => {})
    await account.call(contract.remove, { body: { matching: { source_type: 'import' } } })
    await letWorkGoOn()
    expect((await reportOf(account))[0]).toMatchObject({ state: 'finished', taken: 6 })
    // Deleted values do not come back, unless the file has them again.
    expect(await valuesOf(account)).toEqual(['Bob Ray', 'Dee Fox', 'bob@acme.com', 'dee@acme.com'])
  })

  test('imports nothing for a closed account', async () => {
    const account = await mintAccount()
    const id = await askForImport(account)
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, account.id))
    await letWorkGoOn()
    const [row] = await dataOf(account.id).select().from(csvImports).where(eq(csvImports.id, id))
    expect(row).toMatchObject({ outcome: 'failed', failure: 'import-account-closed', taken: 0, fileKey: null })
  })
})

test('a user who left is notified of the end once, and one who waited is not notified again', async () => {
  const account = await mintAccount()
  await askForImport(account)
  const told = (await letWorkGoOn()).filter(({ name }) => name === 'events')
  expect(told).toHaveLength(1)
  expect(sentenceIn(told[0]!.message)).toMatchObject({
    type: 'success',
    title: 'Import completed',
    message: `list.csv: 6 of ${(6 + 2 * ROWS_MAX).toLocaleString('en')} rows taken, 4 emails and 0 phones new.`,
  })
  const waiting = await mintAccount()
  const id = await askForImport(waiting)
  const { ctx, sent } = consumerOf(waiting)
  await runImport(ctx, { import_id: id })
  expect(sent.map(({ name }) => name)).toEqual(['contacts', 'email-checks'])
})

test('the result of an import is available for a month', async () => {
  const account = await mintAccount()
  await askForImport(account)
  await letWorkGoOn()
  time += KEPT_MS
  const { ctx } = consumerOf(account)
  await resumeStalledImports(ctx)
  expect(await reportOf(account)).toEqual([])
  expect(await valuesOf(account)).toEqual(VALUES)
})
