import { sql } from 'drizzle-orm'
import { clientOf, type LocalDatabase } from '../../../scripts/local/migrate.ts'
import { introduce } from '../../../src/db/account-numbers.ts'
import { runBatch, type Statement, statement } from '../../../src/db/batch.ts'
import { TYPE_CODES } from '../../../src/db/codes.ts'
import { companyIdentity, nameIdentity } from '../../../src/extraction/identity.ts'
import { scatter } from './scatter.ts'

const words = (list: string) => list.split(' ')
const FIRST = words(
  'Anna Ben Carla David Emma Felix Grace Hugo Ines Jack Kate Liam Maria Noah Olga Paul Rosa Sam Tina Vera',
)
const LAST = words(
  'Adams Baker Clark Evans Fischer Harris Jones Lopez Patel Quist Rossi Smith Taylor Weber Young Zhang',
)
const TITLES = words('Director Accountant Architect Engineer Teacher Manager')
const CONSONANTS = 'bcdfgklmnprstvz'
const VOWELS = 'aeiou'
const BATCH = 2_000
const DAY_MS = 86_400_000
/** Numbers per contact: its own, and those of name, email, phone and company. */
const NUMBERS_EACH = 5
const PEOPLE_A_COMPANY = 40
const SMALL_CRAWLS = 400
/** Triggers that create search rows. They would take most of the time to fill the database and are not measured. */
const SEARCH_TRIGGERS = words('sightings_after_first sightings_after_further')

export interface ManyFormer {
  readonly values: number
  readonly people: number
  readonly organizations: number
}

/**
 * Adds data of crawls and imports in the schema from before contacts belonged to accounts: three fifths of all values
 * in one import, a crawl with more results than one batch resolves, and 400 small ones.
 */
export async function addManyFormer(
  database: LocalDatabase,
  account: { readonly id: string; readonly number: number },
  total: number,
): Promise<ManyFormer> {
  const data = clientOf(database)
  const rows = Math.floor(total / 3)
  const base = account.number * 2 ** 28
  const [imported, large] = [Math.floor(rows * 0.6), Math.floor(rows * 0.08)]
  const small = Math.max(1, Math.floor((rows - imported - large) / SMALL_CRAWLS))
  const placeOf = (at: number) => {
    if (at < imported) return 0
    return at < imported + large ? 1 : Math.min(SMALL_CRAWLS + 1, 2 + Math.floor((at - imported - large) / small))
  }
  const sources = JSON.stringify(
    Array.from({ length: SMALL_CRAWLS + 2 }, (_, place) => ({
      ...{ place, id: idOf(account.number, place), type: place === 0 ? 'import' : 'crawl', name: siteOf(place) },
    })),
  )
  const now = new Date(Date.now() - DAY_MS).toISOString()
  await runBatch(data, [
    introduce(account),
    statement(sql`
      INSERT INTO sources (number, id, account_id, type, name, created_at)
      SELECT ${base} + 1 + (value ->> 'place'), value ->> 'id', ${account.id}, value ->> 'type', value ->> 'name', ${now} FROM json_each(${sources})`),
    statement(sql`UPDATE account_numbers SET next = ${1_000 + rows * NUMBERS_EACH} WHERE account_id = ${account.id}`),
  ])
  const { results: triggers } = await database
    .prepare('SELECT name, sql FROM sqlite_master WHERE name IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(SEARCH_TRIGGERS))
    .all<{ name: string; sql: string }>()
  await database.batch(triggers.map(({ name }) => database.prepare(`DROP TRIGGER ${name}`)))
  let [values, people, organizations, lastPlace] = [0, 0, 0, 0]
  for (let at = 0; at < rows; at += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, rows - at) }, (_, index) => {
      const place = placeOf(at + index)
      const isOwner = place > lastPlace
      lastPlace = place
      return formerAt(at + index, place, isOwner, base)
    })
    values += made.reduce((sum, one) => sum + one.values.length, 0)
    organizations += made.filter((one) => one.values.some(({ type }) => type === TYPE_CODES.companies)).length
    people += made.filter(({ kind }) => kind === 'person').length
    await runBatch(data, inserts(account, JSON.stringify(made), now))
  }
  await database.batch(triggers.map((trigger) => database.prepare(trigger.sql)))
  return { values, people, organizations }
}

/** One statement per table; contacts were in the table whose name is now used otherwise. */
function inserts({ id }: { id: string }, list: string, now: string): Statement<never>[] {
  const all = sql`json_each(${list}) AS row CROSS JOIN json_each(row.value -> 'values') AS said`
  return [
    statement(sql`
      INSERT INTO contacts (number, id, account_id, source_id, key, kind, name, job_title, company, page_url, confidence, created_at)
      SELECT value ->> 'number', value ->> 'number', ${id}, value ->> 'source_id', value ->> 'key', value ->> 'kind', value ->> 'name',
        value ->> 'title', value ->> 'company', value ->> 'page_url', 0.9, ${now} FROM json_each(${list})`),
    statement(sql`
      INSERT INTO items (number, type, value, normalized, confidence, source, source_types, first_seen_at)
      SELECT said.value ->> 'number', said.value ->> 'type', said.value ->> 'value', said.value ->> 'normalized', 90, row.value ->> 'source', 1, ${Date.parse(now)}
      FROM ${all}`),
    statement(sql`
      INSERT INTO sightings (source, item, contact, confidence, page_url)
      SELECT row.value ->> 'source', said.value ->> 'number', row.value ->> 'number', 90, row.value ->> 'page_url' FROM ${all}`),
  ]
}

const siteOf = (place: number) => `${wordOf(place)}-tools.com`
const idOf = (account: number, place: number) =>
  `00000000-0000-7000-8000-${String(account * 1_000 + place).padStart(12, '0')}`

/** Name, email and phone are unique; forty rows of the import share a company, a crawl's people that of its website. */
function formerAt(at: number, place: number, isOwner: boolean, base: number) {
  const number = base + 1_000 + at * NUMBERS_EACH
  const mixed = scatter(at)
  const own = wordOf(at)
  const first = FIRST[mixed % FIRST.length]!
  const name = `${first} ${LAST[(mixed >>> 8) % LAST.length]!} ${capital(own)}`
  const isImport = place === 0
  const firm = isImport ? Math.floor(at / PEOPLE_A_COMPANY) : place
  const company = `${capital(wordOf(firm))} ${isImport ? 'Trade' : 'Tools'} Ltd`
  const site = isImport ? `${wordOf(firm)}-trade.com` : siteOf(place)
  const email = isOwner ? `info@${site}` : `${first.toLowerCase()}.${own}@${site}`
  const phone = `+4420${String(10_000_000 + at)}`
  const isNamed = isOwner || (isImport && at % PEOPLE_A_COMPANY === 0)
  return {
    number,
    source: base + 1 + place,
    source_id: idOf(base / 2 ** 28, place),
    key: isOwner
      ? `organization:${companyIdentity(company)}`
      : isImport
        ? `${nameIdentity(name)}|${email}`
        : `person:${nameIdentity(name)}@${site}`,
    kind: isOwner ? 'organization' : 'person',
    name: isOwner ? null : name,
    title: isOwner ? null : TITLES[mixed % TITLES.length]!,
    company,
    page_url: isImport ? null : `https://www.${site}/team/${at % 50}`,
    values: [
      ...(isOwner ? [] : [{ number: number + 1, type: TYPE_CODES.names, value: name, normalized: nameIdentity(name) }]),
      { number: number + 2, type: TYPE_CODES.emails, value: email, normalized: email },
      { number: number + 3, type: TYPE_CODES.phones, value: phone, normalized: phone },
      ...(isNamed
        ? [{ number: number + 4, type: TYPE_CODES.companies, value: company, normalized: companyIdentity(company) }]
        : []),
    ],
  }
}

/** A word for a number, of at least three syllables. */
function wordOf(number: number): string {
  let word = ''
  for (let left = number; word.length < 6 || left > 0; left = Math.floor(left / 75))
    word += CONSONANTS[left % 15]! + VOWELS[Math.floor(left / 15) % 5]!
  return word
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
