import { sql } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import { v7 } from 'uuid'
import { clientOf, type LocalDatabase } from '../../../scripts/local/migrate.ts'
import type { DataType } from '../../../src/contracts/data/items.ts'
import { firstNumber, introduce, lastNumber, nextNumber, spendNumbers } from '../../../src/db/account-numbers.ts'
import { addItems } from '../../../src/db/add-items.ts'
import { runBatch, type Statement, statement } from '../../../src/db/batch.ts'
import { CHECK_CODES, TYPE_CODES } from '../../../src/db/codes.ts'
import { scatter } from './scatter.ts'

const words = (list: string) => list.split(' ')
const FIRST = words(
  'anna ben carla david emma felix grace hugo ines jack kate liam maria noah olga paul quinn rosa sam tina uma vera will xena yara zoé',
)
const LAST = words(
  'adams baker clark díaz evans fischer gómez harris ito jones kim lópez müller nguyen okafor patel quist rossi smith taylor ueda vega weber xu young zhang',
)
const DOMAIN_A = words('acme harbour north blue river stone lake hill green prime silver summit bright coast oak')
const DOMAIN_B = words('tools works soft labs media group trade foods energy travel')
const ENDINGS = words('.com .com .com .co.uk .de .org .fr .com.ng')
const METHODS = words('mailto tel json-ld text author copyright')
const BATCH = 2_000
const dialect = new SQLiteAsyncDialect()

/**
 * Adds items of all types in the state that crawls and imports leave, using their statements: 400 crawls of unequal
 * size, and one import with a fifth of all items. Then adds results of email checks.
 *
 * @returns the source of the import and of one of the smallest crawls, and the number of rows written
 */
export async function addManyItems(
  database: LocalDatabase,
  account: { readonly id: string; readonly number: number },
  total: number,
): Promise<{ sourceId: string; smallSourceId: string; rowsWritten: number }> {
  const data = clientOf(database)
  const now = new Date()
  const sources = Array.from({ length: 401 }, (_, at) => ({
    at,
    id: v7(),
    type: at === 0 ? ('import' as const) : ('crawl' as const),
    name: at === 0 ? 'Trade fair 2026' : domainOf(at),
    crawl: at === 0 ? null : v7(),
  }))
  const list = JSON.stringify(sources)
  await runBatch(data, [
    introduce(account),
    statement(sql`
      INSERT INTO crawls (id, account_id, url, site, types, engine, respects_robots, is_background, pages_max, status, created_at, heartbeat_at)
      SELECT value ->> 'crawl', ${account.id}, 'https://' || (value ->> 'name') || '/', value ->> 'name', '[]', 'basic', 1, 0, 10, 'completed',
        ${now.toISOString()}, ${now.toISOString()} FROM json_each(${list}) WHERE value ->> 'crawl' IS NOT NULL`),
    statement(sql`
      INSERT INTO sources (number, id, account_id, type, name, crawl_id, created_at)
      SELECT ${nextNumber(account.id)} + (value ->> 'at'), value ->> 'id', ${account.id}, value ->> 'type', value ->> 'name', value ->> 'crawl',
        ${now.toISOString()} FROM json_each(${list})`),
    spendNumbers(account.id, list),
  ])
  let rowsWritten = 0
  const write = async (statements: readonly Statement<unknown>[]) => {
    const prepared = statements.map(({ query }) => {
      const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
      return database.prepare(text).bind(...params)
    })
    for (const { meta } of await database.batch(prepared)) rowsWritten += meta.rows_written
  }
  for (let at = 0; at < total; at += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, total - at) }, (_, index) => itemAt(at + index, total, sources))
    for (const [id, given] of Map.groupBy(rows, ({ source }) => source)) {
      const source = { id, type: given[0]!.sourceType, accountId: account.id }
      const writes = addItems(source, given, now, sql`true`)
      await write([...writes.flatMap(({ items }) => items), ...writes.map(({ sighting }) => sighting)])
    }
    // The statements of an address check (domain/email-checks/check-addresses.ts).
    await write([
      statement(sql`
        UPDATE items SET email_check = ${CHECK_CODES.deliverable}, mailbox = number % 3 <> 0
        WHERE number BETWEEN ${firstNumber(account.id)} AND ${lastNumber(account.id)} AND type = ${TYPE_CODES.emails} AND email_check IS NULL
          AND number >= ${nextNumber(account.id)} - ${BATCH}`),
    ])
  }
  return { sourceId: sources[0]!.id, smallSourceId: sources[400]!.id, rowsWritten }
}

const domainOf = (at: number) =>
  `${DOMAIN_A[at % DOMAIN_A.length]}-${DOMAIN_B[(at * 7) % DOMAIN_B.length]}${at}${ENDINGS[at % ENDINGS.length]}`

function itemAt(at: number, total: number, sources: readonly { id: string; type: 'crawl' | 'import' }[]) {
  const isImport = at < total / 5
  // Squaring makes the first crawls large and the last ones small.
  const share = (at - total / 5) / (total * 0.8)
  const place = isImport ? 0 : 1 + Math.min(399, Math.floor(400 * (1 - Math.sqrt(1 - share))))
  const source = sources[place]!
  const mixed = scatter(at)
  const first = FIRST[scatter(at + 1) % FIRST.length]!
  const last = LAST[scatter(at + 2) % LAST.length]!
  const domain = domainOf(isImport ? at % 5_000 : place)
  const kind = mixed % 100
  const type: DataType =
    kind < 40 ? 'emails' : kind < 60 ? 'phones' : kind < 85 ? 'names' : kind < 93 ? 'addresses' : 'companies'
  const digits = String(10_000_000 + (mixed % 89_999_999))
  const values = {
    emails: `${first}.${last}${mixed % 97}@${domain}`,
    phones: `020 ${digits.slice(0, 4)} ${digits.slice(4)}`,
    names: `${capital(first)} ${capital(last)}`,
    addresses: `${1 + (mixed % 300)} ${capital(last)} Street, London NW${mixed % 9} ${mixed % 10}AB`,
    companies: `${capital(last)} ${capital(DOMAIN_B[mixed % 10]!)} Ltd`,
  }
  const value = values[type]
  return {
    source: source.id,
    sourceType: source.type,
    type,
    value,
    normalized: `${type === 'phones' ? `+4420${digits}` : value.toLowerCase()}${type === 'emails' || type === 'phones' ? '' : ` ${at}`}${at}`,
    confidence: isImport ? 1 : (50 + (scatter(mixed) % 50)) / 100,
    method: isImport ? null : METHODS[mixed % METHODS.length],
    snippet: isImport ? null : `Please write to ${value} or call our office during opening hours, Monday to Friday.`,
    pageUrl: isImport ? null : `https://www.${domain}/contact/${first}.html`,
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
