import { type SQL, sql } from 'drizzle-orm'
import type { DataType, SourceType } from '../../src/contracts/data/items.ts'
import { accountNumber, introduce, nextNumber, spendNumbers } from '../../src/db/account-numbers.ts'
import { addItems } from '../../src/db/add-items.ts'
import { runBatch, type Statement, statement } from '../../src/db/batch.ts'
import type { Db } from '../../src/db/client.ts'
import { CHECK_CODES, codeOf, MAILBOX_CODES, TYPE_CODES } from '../../src/db/codes.ts'
import { jsonLists } from '../../src/db/json-lists.ts'

/**
 * How many rows are read at once. They are looked up one by one (`MATERIALIZED`); otherwise SQLite would scan them for
 * each row of the account.
 */
const ROWS_AT_ONCE = 500

interface FormerSource {
  readonly id: string
  readonly type: SourceType
  readonly previous_id: string | null
}
interface FormerItem {
  readonly seq: number
  readonly type: DataType
  readonly value: string
  readonly normalized: string
  readonly confidence: number
  readonly method: string | null
  readonly snippet: string | null
  readonly page_url: string | null
  readonly detail: string | null
  readonly contact_key: string | null
  readonly email_check: string | null
  readonly mailbox: string | null
  readonly created_at: string
}

/**
 * Migrates an account's sources, contacts and values from the schema in which each source had its own copy of every
 * value to the one in which the account has each value once. Rows already migrated are kept. The account's crawls must
 * exist.
 */
export async function migrateFormerItems(from: Db, to: Db, account: { id: string; number: number }): Promise<void> {
  await runBatch(to, [introduce(account)])
  const owned = sql`account_id = ${account.id}`
  await copyNumbered(
    from,
    to,
    account.id,
    ['sources', 'sources'],
    ['id', 'account_id', 'type', 'name', 'crawl_id', 'created_at'],
  )
  const ofContacts = ['id', 'account_id', 'source_id', 'key', 'kind', 'name', 'job_title', 'company', 'email', 'phone']
  await copyNumbered(
    from,
    to,
    account.id,
    ['contacts', 'former_contacts'],
    [...ofContacts, ...['address', 'page_url', 'confidence', 'created_at']],
  )
  const sources = await from.all<FormerSource>(sql`
    SELECT sources.id, sources.type, crawls.previous_id FROM sources LEFT JOIN crawls ON crawls.id = sources.crawl_id
    WHERE sources.${owned} ORDER BY sources.created_at, sources.id`)
  for (const source of sources) await copyItems(from, to, account.id, source)
  await runBatch(to, [
    statement(
      sql`UPDATE sources SET unresolved_since = created_at WHERE ${owned} AND id IN (SELECT source_id FROM former_contacts)`,
    ),
  ])
}

/** Copies rows and assigns them numbers. */
async function copyNumbered(
  from: Db,
  to: Db,
  accountId: string,
  [former, table]: readonly [string, string],
  columns: readonly string[],
) {
  const names = sql.raw(columns.join(', '))
  for (let after = 0; ; ) {
    const rows = await from.all<{ place: number }>(sql`
      SELECT rowid AS place, ${names} FROM ${sql.raw(former)} WHERE account_id = ${accountId} AND rowid > ${after}
      ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`)
    const values = sql.raw(columns.map((column) => `value ->> '${column}'`).join(', '))
    for (const list of jsonLists(rows)) {
      await runBatch(to, [
        statement(sql`
          INSERT INTO ${sql.raw(table)} (number, ${names}) SELECT ${nextNumber(accountId)} + key, ${values} FROM json_each(${list})
          WHERE true ON CONFLICT DO NOTHING`),
        spendNumbers(accountId, list),
      ])
    }
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.place
  }
}

async function copyItems(from: Db, to: Db, accountId: string, source: FormerSource): Promise<void> {
  const target = { id: source.id, type: source.type, accountId, previousCrawlId: source.previous_id }
  for (let after = 0; ; ) {
    const rows = await from.all<FormerItem>(sql`
      SELECT items.seq, items.type, items.value, items.normalized, items.confidence, items.method, items.snippet, items.page_url,
        items.detail, contacts.key AS contact_key, items.email_check, items.mailbox, items.created_at
      FROM items LEFT JOIN contacts ON contacts.id = items.contact_id
      WHERE items.source_id = ${source.id} AND items.seq > ${after} ORDER BY items.seq LIMIT ${ROWS_AT_ONCE}`)
    for (const [at, given] of Map.groupBy(rows, ({ created_at }) => created_at)) {
      const writes = addItems(target, given.map(toItem), new Date(at), sql`true`)
      const items: Statement<unknown>[] = [
        ...writes.flatMap((list) => list.items),
        ...writes.map((list) => list.sighting),
        ...jsonLists(given.filter(({ contact_key }) => contact_key !== null)).map((list) =>
          statement(belonging(source.id, list)),
        ),
        ...jsonLists(given.filter(({ email_check }) => email_check !== null)).map((list) =>
          statement(checked(accountId, list)),
        ),
      ]
      await runBatch(to, items)
    }
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)!.seq
  }
}

const toItem = ({ page_url, contact_key: _contactKey, detail, ...item }: FormerItem) => {
  // The former schema stored whether an address belongs to the website that shows it; it is now derived on reading.
  const { matches_site: _matchesSite, ...said } = (JSON.parse(detail ?? 'null') ?? {}) as Record<string, unknown>
  return { ...item, pageUrl: page_url, detail: said }
}

/**
 * Links the items of each former contact; the account's contacts are built from this later
 * (`src/features/contacts/write/migrate-former-mentions.ts`).
 */
const belonging = (sourceId: string, list: string): SQL => sql`
  WITH found AS MATERIALIZED (
    SELECT sources.number AS source, items.number AS item, former_contacts.number AS contact
    FROM json_each(${list}) AS former CROSS JOIN sources ON sources.id = ${sourceId}
    CROSS JOIN items ON items.account = sources.number >> 28 AND items.type = ${codeOf(sql`former.value ->> 'type'`, TYPE_CODES)}
      AND items.normalized = former.value ->> 'normalized'
    CROSS JOIN former_contacts ON former_contacts.source_id = sources.id AND former_contacts.key = former.value ->> 'contact_key')
  UPDATE sightings SET contact = found.contact FROM found WHERE sightings.source = found.source AND sightings.item = found.item`

/** Copies the results of address checks; of several copies of a value, only some may have been checked. */
const checked = (accountId: string, list: string): SQL => sql`
  WITH found AS MATERIALIZED (
    SELECT items.number AS number, ${codeOf(sql`former.value ->> 'email_check'`, CHECK_CODES)} AS email_check,
      ${codeOf(sql`former.value ->> 'mailbox'`, MAILBOX_CODES)} AS mailbox
    FROM json_each(${list}) AS former CROSS JOIN items
    ON items.account = ${accountNumber(accountId)} AND items.type = ${TYPE_CODES.emails} AND items.normalized = former.value ->> 'normalized')
  UPDATE items SET email_check = found.email_check, mailbox = found.mailbox FROM found
  WHERE items.number = found.number AND coalesce(items.email_check, ${CHECK_CODES.unknown}) = ${CHECK_CODES.unknown}
    AND items.email_check IS NOT found.email_check`
