import { createReadStream, existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip, gzipSync } from 'node:zlib'
import { Api } from '../api.mjs'
import { EXIT, Failure, usage } from '../failure.mjs'
import { io } from '../io.mjs'
import { only, parseOptions } from '../options.mjs'
import { readPassword } from '../settings.mjs'
import { note, showProgress } from '../terminal.mjs'

/** Maximum rows and characters of one import request. */
const ROWS_MAX = 250
const CHARACTERS_MAX = 1_000_000
const OWNER_ONLY = 0o600
const FORMAT = 'contactory-account'

/** @typedef {import('../../src/contracts/accounts/account-transfer.ts').TransferRow} TransferRow */
/** @typedef {Record<string, number>} Counts */

/**
 * Moves an account between installations (`docs/account-transfer.md`).
 *
 * @param {string[]} args
 */
export async function account([action, ...args]) {
  if (action !== 'export' && action !== 'import') throw usage(`There is no "account ${action ?? ''}".`)
  const { values, positionals } = parseOptions(args, { email: { type: 'string' }, 'password-file': { type: 'string' } })
  const file = only(positionals, 'file')
  if (!values.email) throw usage('--email names the owner of the account.')
  if (action === 'export' && existsSync(file)) throw usage(`${file} exists already.`)
  if (action === 'import' && !existsSync(file)) throw usage(`${file} cannot be read.`)
  const api = await Api.signIn(values.email, readPassword(values['password-file']))
  if (action === 'export') await exportTo(api, file)
  else await importFrom(api, file)
}

/**
 * Writes the file in parts, each a separate gzip member, and records the position after each, so that an interrupted
 * export can continue.
 *
 * @param {Api} api
 * @param {string} file
 */
async function exportTo(api, file) {
  const part = `${file}.part`
  const state = `${file}.state`
  const resumed = existsSync(part) && existsSync(state)
  /** @type {{ head: any, cursor: string | null, bytes: number, counts: Counts }} */
  const at = resumed ? JSON.parse(readFileSync(state, 'utf8')) : await begin()
  truncateSync(part, at.bytes)

  async function begin() {
    const { data: head } = await api.call('POST', '/dashboard/user/transfer', { body: {} })
    const member = gzipSync(`${JSON.stringify(head)}\n`)
    writeFileSync(part, member, { mode: OWNER_ONLY })
    return { head, cursor: '', bytes: member.length, counts: {} }
  }
  while (at.cursor !== null) {
    const { data } = await api.call('GET', '/dashboard/user/transfer/rows', {
      query: { cursor: at.cursor || undefined },
    })
    for (const { table } of data.rows) at.counts[table] = (at.counts[table] ?? 0) + 1
    if (data.rows.length > 0) {
      const member = gzipSync(data.rows.map((/** @type {TransferRow} */ row) => `${JSON.stringify(row)}\n`).join(''))
      await appendFile(part, member)
      at.bytes += member.length
    }
    at.cursor = data.next_cursor
    writeFileSync(`${state}.new`, JSON.stringify(at), { mode: OWNER_ONLY })
    renameSync(`${state}.new`, state)
  }
  await appendFile(part, gzipSync(`${JSON.stringify({ end: true, counts: at.counts })}\n`))
  renameSync(part, file)
  rmSync(state)
  const total = Object.values(at.counts).reduce((sum, count) => sum + count, 0)
  note(`${file} holds ${total} rows. It names people: keep it safe, and delete it after the move.`)
  if (at.head.erased_values > 0)
    note(
      `${at.head.erased_values} erased values cannot be named in it: crawling their websites again elsewhere would find them.`,
    )
}

/**
 * @param {Api} api
 * @param {string} file
 */
async function importFrom(api, file) {
  const counts = await readCounts(file)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  /** @type {Counts} */
  const present = {}
  /** Addresses behind the hashes of the suppression list, if the account contains them. @type {Map<string, string>} */
  const addresses = new Map()
  /** @type {TransferRow[]} */
  let waiting = []
  let [characters, done, unnamed] = [0, 0, 0]
  let origin = ''

  async function send() {
    if (waiting.length === 0) return
    const { data } = await api.call('POST', '/dashboard/user/transfer/import/rows', { body: { origin, rows: waiting } })
    for (const [table, count] of Object.entries(data.present)) present[table] = (present[table] ?? 0) + count
    done += waiting.length
    waiting = []
    characters = 0
    showProgress(done / Math.max(1, total), `${done} of ${total} rows`)
  }

  for await (const line of linesOf(file)) {
    const read = JSON.parse(line)
    if (read.format !== undefined) {
      await api.call('POST', '/dashboard/user/transfer/import', { body: read })
      origin = read.origin
      continue
    }
    if (read.end) break
    const { table, row } = /** @type {TransferRow} */ (read)
    if (table === 'suppressed_addresses') {
      addresses.set(`${row.channel} ${row.hash}`, String(row.address))
      continue
    }
    if (table === 'suppressions' || table === 'topic_opt_outs') {
      const address = addresses.get(`${row.channel} ${row.hash}`)
      if (address === undefined) unnamed++
      else row.address = address
    }
    if (waiting.length === ROWS_MAX || characters + line.length > CHARACTERS_MAX) await send()
    waiting.push({ table, row })
    characters += line.length
  }
  await send()
  report(counts, present)
  if (unnamed > 0)
    note(
      `${unnamed} suppressions have no address in the file, only its first letter and domain: all such addresses are suppressed.`,
    )
}

/**
 * @param {Counts} counts
 * @param {Counts} present
 */
function report(counts, present) {
  const tables = Object.keys(counts).filter((table) => table !== 'suppressed_addresses')
  for (const table of tables) io().stdout.write(`${table}\t${counts[table]}\t${present[table] ?? 0}\n`)
  const missing = tables.filter((table) => (present[table] ?? 0) !== counts[table])
  if (missing.length > 0)
    throw new Failure(
      `Not every row of ${missing.join(', ')} could be added: the account changed while it was exported. Export it again into a new account.`,
      EXIT.failed,
    )
  note('Every row of the file is there.')
}

/**
 * Reads the counts at the end of a complete file.
 *
 * @param {string} file
 * @returns {Promise<Counts>}
 */
async function readCounts(file) {
  let first = ''
  let last = ''
  try {
    for await (const line of linesOf(file)) {
      first ||= line
      last = line
    }
    if (JSON.parse(first).format === FORMAT && JSON.parse(last).end === true) return JSON.parse(last).counts
  } catch {
    // Reported below.
  }
  throw usage(`${file} is not a complete export of an account.`)
}

/** @param {string} file */
const linesOf = (file) =>
  createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })
