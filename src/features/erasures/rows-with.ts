import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { ACCOUNT_TABLES } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { partsOfName } from './name-ranges.ts'
import type { Traces } from './traces.ts'
import { digitsOf } from './value-ranges.ts'

/** Rows that one statement goes through: few enough that nobody waits long for it. */
const ROWS_AT_ONCE = 10_000

export interface FoundRow {
  /** What the row is told apart by, in order. */
  readonly key: readonly (string | number)[]
  /** Texts by column; empty ones are null. */
  readonly texts: Readonly<Record<string, string | null>>
}

/** Which columns a row of an account's table is told apart by. */
export const keyOf = (table: string): readonly string[] => tableOf(table).key ?? ['rowid']

const tableOf = (name: string) => ACCOUNT_TABLES.find((table) => table.name === name)!

/**
 * The rows of one of the account's tables that hold something of the person, some at a time. The database finds what may, by parts
 * that all spellings share; whether it does is seen here.
 *
 * @param texts columns that are looked through; `others` are read along
 */
export async function* rowsWith(
  ctx: ServiceContext,
  table: string,
  texts: readonly string[],
  traces: Traces,
  others: readonly string[] = [],
): AsyncGenerator<FoundRow[]> {
  if (traces.isNobody) return
  const key = keyOf(table)
  const { isOwn, start } = stretchOf(ctx, table)
  const list = (names: readonly string[]) => sql.raw(names.join(', '))
  const keys = sql.raw(key.map((name, at) => `${name} AS key_${at}`).join(', '))
  for (let after: readonly (string | number)[] = start; ; ) {
    const place = sql.join(
      after.map((value) => sql`${value}`),
      sql`, `,
    )
    const window = (columns: SQL) => sql`SELECT ${columns} FROM ${sql.identifier(table)}
      WHERE ${isOwn} AND (${list(key)}) > (${place}) ORDER BY ${list(key)} LIMIT ${ROWS_AT_ONCE}`
    const all = sql.raw(texts.map((name) => `coalesce(${name}, '')`).join(' || char(10) || '))
    const [rows, [edge]] = await runBatch(ctx.data, [
      statement<Record<string, string | number | null>>(
        sql`SELECT * FROM (${window(sql`${keys}, ${list([...texts, ...others])}, lower(${all}) AS haystack`)}) WHERE ${mayHold(traces)}`,
      ),
      statement<Record<string, string | number>>(
        sql`SELECT * FROM (${window(keys)}) LIMIT 1 OFFSET ${ROWS_AT_ONCE - 1}`,
      ),
    ])
    const keyFrom = (row: Record<string, unknown>) => key.map((_, at) => row[`key_${at}`] as string | number)
    const found = rows
      .filter((row) => texts.some((name) => typeof row[name] === 'string' && traces.holds(row[name])))
      .map((row) => ({ key: keyFrom(row), texts: row as Record<string, string | null> }))
    if (found.length > 0) yield found
    if (!edge) return
    after = keyFrom(edge)
  }
}

/** Tables that are in order of numbers, of which each account has a stretch. */
const NUMBERED: Readonly<Record<string, string>> = {
  items: 'number',
  contacts: 'number',
  contact_labels: 'number',
  former_contacts: 'number',
  sightings: 'source',
  mentions: 'source',
}
const BITS = 28

/** Which rows are the account's, and behind what they begin; with two lower bounds the database would take the one that never moves. */
function stretchOf(ctx: ServiceContext, table: string): { isOwn: SQL; start: readonly number[] } {
  const { id, number } = accountOf(ctx)
  const by = NUMBERED[table]
  if (!by) return { isOwn: tableOf(table).of(id), start: keyOf(table).map(() => 0) }
  const first = number * 2 ** BITS
  return {
    isOwn: sql`${sql.raw(by)} < ${first + 2 ** BITS}`,
    start: keyOf(table).map((_, at) => (at === 0 ? first - 1 : 0)),
  }
}

const SEPARATORS = [' ', '-', '/', '.', '(', ')', '\u00a0', '\u202f', '\u2013', '\u2011']

/** Whether `haystack` has a part of what is looked for; also texts that turn out not to hold it. */
function mayHold(traces: Traces): SQL {
  const { emails, phones, names, profiles } = traces.known
  const words = [
    ...emails.map((email) => email.slice(0, email.lastIndexOf('@'))),
    ...names.flatMap(partsOfName),
    ...profiles.map((url) => url.toLowerCase()),
  ]
  const digits = phones.map((phone) => digitsOf(phone).national).filter(Boolean)
  const has = (text: SQL, parts: readonly string[]) =>
    sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify([...new Set(parts)])}) WHERE instr(${text}, value) > 0)`
  const bare = SEPARATORS.reduce<SQL>((text, sign) => sql`replace(${text}, ${sign}, '')`, sql`haystack`)
  return digits.length > 0 ? sql`(${has(sql`haystack`, words)} OR ${has(bare, digits)})` : has(sql`haystack`, words)
}
