import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Account } from '../../core/account.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { lastNumber } from '../../db/account-numbers.ts'
import { ACCOUNT_TABLES } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { accountRoles } from '../../db/schema/control/access.ts'
import { emailChanges } from '../../db/schema/control/accounts.ts'
import { apiKeys } from '../../db/schema/control/api-keys.ts'
import { paymentLots, paymentMethods, payments, subscriptions } from '../../db/schema/control/billing.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { webhookEndpoints } from '../../db/schema/data/webhooks.ts'
import { readProfile } from './read-profile.ts'
import { listSessions } from './sessions.ts'

/** Rows read and written at a time; nothing holds more of an export. */
const BATCH_SIZE = 500
/** An account's numbers lie behind its own, shifted by 28 bits (`db/account-numbers.ts`). */
const NUMBERS = 2 ** 28
/** How values are kept, which the file says in words instead (`found_items`), and what others do with the account's things. */
const INTERNAL = new Set(['account_numbers', 'items', 'item_totals', 'sightings', 'idempotent_answers'])
/** Columns that hold, seal or prove a secret. What is withheld follows from a column's name, so that a new one is. */
export const SECRET_COLUMN = /hash|secret|sealed|password|token/
/** Tables of data databases that have such columns; all others are read whole. */
const WITH_SECRETS = [senders, webhookEndpoints]

/** What control has of an account, by the columns that order it. A test holds the list to the schema. */
export const CONTROL_TABLES = [
  { table: accountRoles, key: ['role_id'] },
  { table: apiKeys, key: ['id'] },
  { table: emailChanges, key: ['id'] },
  { table: paymentMethods, key: ['provider'] },
  { table: payments, key: ['id'] },
  { table: paymentLots, key: ['id'] },
  { table: subscriptions, key: ['id'] },
] as const
/** What it has beside them, and why the file does without. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_deletions: 'only of accounts that are gone',
  account_moves: 'where the data lies',
  account_numbers: 'how rows are numbered',
  log_entries: "the service's own operation, which forgets it by itself",
  password_resets: 'hashes alone',
  sessions: 'told as the profile tells them',
  audit_events: 'told as `account_audit_events`, without the addresses of administrators',
}

/** A table's columns but for secrets. */
export const exportedColumns = (table: SQLiteTable): string[] =>
  getTableConfig(table)
    .columns.map(({ name }) => name)
    .filter((name) => !SECRET_COLUMN.test(name))

const withoutSecrets = (table: SQLiteTable): SQL =>
  sql`(SELECT ${sql.join(
    exportedColumns(table).map((name) => sql.identifier(name)),
    sql`, `,
  )} FROM ${sql.identifier(getTableConfig(table).name)})`

/** An administrator's network is theirs. */
const ACTS_OF_CONTROL = sql`(
  SELECT id, actor_kind, actor_id, account_id, action, object_id, affected, before, after, request_id, created_at,
    iif(actor_kind IN ('visitor', 'api-key') OR actor_kind = 'session' AND actor_id = account_id, ip_address, NULL) AS ip_address
  FROM audit_events)`

interface Part {
  /** Which database has it. */
  readonly of: 'control' | 'data'
  /** Under which the file has it. */
  readonly name: string
  /** The next rows behind a place, each with `place`: the values of its key as a JSON array. */
  readonly read: (after: readonly unknown[]) => SQL
  readonly start: readonly unknown[]
}

const keyed = (
  name: string,
  from: SQL,
  of: SQL,
  key: readonly string[],
  { start = key.map(() => 0), database = 'data' }: { start?: readonly unknown[]; database?: Part['of'] } = {},
): Part => ({
  of: database,
  name,
  start,
  read: (after) => {
    const columns = sql.raw(key.join(', '))
    const place = sql.join(
      after.map((value) => sql`${value}`),
      sql`, `,
    )
    return sql`SELECT json_array(${columns}) AS place, * FROM ${from}
      WHERE ${of} AND (${columns}) > (${place}) ORDER BY ${columns} LIMIT ${BATCH_SIZE}`
  },
})

/**
 * Those whose rows lie together, in the order of a key that begins with one of the account's numbers. Each stretch is read from its place on: with
 * the account's first number as a further bound, it would be looked for from there.
 */
const IN_STRETCHES: Readonly<Record<string, readonly string[]>> = {
  contacts: ['number'],
  contact_labels: ['number'],
  contact_values: ['contact', 'item'],
  former_contacts: ['number'],
  mentions: ['source', 'key'],
}

/** Everything that control and a data database have of an account, table by table; another table of a data database is part of it by itself. */
function partsOf({ id, number }: Account): Part[] {
  const isOwn = sql`account_id = ${id}`
  const nameOf = (table: SQLiteTable) => getTableConfig(table).name
  const withSecrets = new Set(WITH_SECRETS.map(nameOf))
  const inStretches = (name: string, from: string, key: readonly string[]) => {
    const until = sql`${sql.raw(key[0]!)} <= ${lastNumber(id)}`
    // Behind the last number of the account before.
    const start = [number * NUMBERS - 0.5, ...key.slice(1).map(() => 0)]
    return keyed(name, sql`${sql.identifier(from)}`, until, key, { start })
  }
  return [
    ...CONTROL_TABLES.map(({ table, key }) =>
      keyed(nameOf(table), withoutSecrets(table), isOwn, key, { database: 'control' }),
    ),
    keyed('account_audit_events', ACTS_OF_CONTROL, isOwn, ['id'], { database: 'control' }),
    ...ACCOUNT_TABLES.filter(({ name }) => !INTERNAL.has(name) && !withSecrets.has(name)).map(
      ({ name, of, key = ['rowid'] }) => {
        const stretches = IN_STRETCHES[name]
        return stretches ? inStretches(name, name, stretches) : keyed(name, sql`${sql.identifier(name)}`, of(id), key)
      },
    ),
    ...WITH_SECRETS.map((table) => keyed(nameOf(table), withoutSecrets(table), isOwn, ['id'])),
    inStretches('values', 'found_items', ['source', 'number']),
  ]
}

/** All that an account holds as one JSON file, written while it is sent. Secrets are not in it. */
export async function exportAccount(ctx: ServiceContext): Promise<Response> {
  const { id } = accountOf(ctx)
  const [profile, sessions] = await Promise.all([readProfile(ctx), listSessions(ctx)])
  await runBatch(ctx.db, [
    // What follows is told where the statement before it changed something.
    statement(sql`UPDATE accounts SET updated_at = updated_at WHERE id = ${id}`),
    auditStatement(ctx, { action: 'account.export', objectId: id }),
  ])
  const now = ctx.clock.now().toISOString()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(`{"exported_at":${JSON.stringify(now)},"profile":${JSON.stringify(profile)}`))
      controller.enqueue(encoder.encode(`,"sessions":${JSON.stringify(sessions)}`))
    },
    pull: puller(ctx, partsOf(accountOf(ctx)), encoder),
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="contactory-account-${now.slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    },
  })
}

function puller(ctx: ServiceContext, parts: Part[], encoder: TextEncoder) {
  let [part] = parts
  let after = part?.start ?? []
  let isFirst = true
  return async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (!part) {
      controller.enqueue(encoder.encode('}\n'))
      return controller.close()
    }
    const rows = await (part.of === 'control' ? ctx.db : ctx.data).all<{ place: string }>(part.read(after))
    const lines = rows.map(({ place: _, ...row }) => JSON.stringify(row))
    const head = isFirst ? `,\n${JSON.stringify(part.name)}:[` : lines.length > 0 ? ',' : ''
    const isLast = rows.length < BATCH_SIZE
    controller.enqueue(encoder.encode(`${head}${lines.join(',\n')}${isLast ? ']' : ''}`))
    isFirst = isLast
    if (isLast) {
      parts.shift()
      part = parts[0]
    }
    after = isLast ? (part?.start ?? []) : JSON.parse(rows.at(-1)!.place)
  }
}
