import { sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { fileResponse } from '../../core/file-response.ts'
import { heavyStep } from '../../core/heavy-steps.ts'
import type { ThrottleRule } from '../../core/throttle.ts'
import { placeBehind, type ReadColumn, type RowOrder, type RowPlace, readStretch } from '../../db/account-rows.ts'
import { ACCOUNT_TABLES } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { Db } from '../../db/client.ts'
import { auditEvents } from '../../db/schema/both/audit-events.ts'
import { emailChanges } from '../../db/schema/control/accounts.ts'
import { apiKeys } from '../../db/schema/control/api-keys.ts'
import { billingDetails, billingEmails } from '../../db/schema/control/billing-details.ts'
import { accountIdentities } from '../../db/schema/control/identities.ts'
import { linkDomains } from '../../db/schema/control/link-domains.ts'
import { couponRedemptions, paymentLots, paymentMethods, payments } from '../../db/schema/control/payments.ts'
import { accountRoles } from '../../db/schema/control/roles.ts'
import { factorResets, signInFactors, trustedDevices } from '../../db/schema/control/sign-in-factors.ts'
import { workspaceSso, workspaceSsoDomains } from '../../db/schema/control/single-sign-on.ts'
import { limitWarnings, subscriptions } from '../../db/schema/control/subscriptions.ts'
import { integrationLinks, integrations } from '../../db/schema/data/integrations.ts'
import { mailboxes } from '../../db/schema/data/mailboxes.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { webhookEndpoints } from '../../db/schema/data/webhooks.ts'
import { readProfile } from './read-profile.ts'
import { listSessions } from './sessions.ts'

/**
 * Tables that are not exported: internal storage formats, whose content the file contains in readable form
 * (`found_items`), and stored responses to requests, which other users may have made.
 */
const INTERNAL = new Set(['account_numbers', 'items', 'item_totals', 'sightings', 'idempotent_answers'])
/**
 * Columns that contain, encrypt or prove a secret. They are excluded by name, so that new ones are excluded as well.
 */
export const SECRET_COLUMN = /hash|secret|sealed|password|token/
/** Tables of data databases with such columns. All other tables are exported with every column. */
const WITH_SECRETS = [senders, mailboxes, webhookEndpoints, integrations, integrationLinks]

const BY_TIME = ['created_at', 'rowid']

/**
 * The account's tables in the control database, each with the columns that follow `account_id` in an index. A test
 * compares the list with the schema.
 */
export const CONTROL_TABLES = [
  { table: accountIdentities, key: ['source'] },
  { table: accountRoles, key: ['role_id'] },
  { table: apiKeys, key: BY_TIME },
  { table: billingDetails, key: ['rowid'] },
  { table: billingEmails, key: ['email'] },
  { table: couponRedemptions, key: BY_TIME },
  { table: emailChanges, key: ['rowid'] },
  { table: factorResets, key: BY_TIME },
  { table: limitWarnings, key: ['limit_name', 'period', 'percent'] },
  { table: linkDomains, key: BY_TIME },
  { table: paymentMethods, key: ['provider'] },
  { table: payments, key: BY_TIME },
  { table: paymentLots, key: ['rowid'] },
  { table: signInFactors, key: BY_TIME },
  { table: subscriptions, key: BY_TIME },
  { table: trustedDevices, key: BY_TIME },
  { table: workspaceSso, key: ['rowid'] },
  { table: workspaceSsoDomains, key: BY_TIME },
] as const
/** Tables of the control database that are not exported, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_arrivals: 'which account of another installation it was imported from',
  account_deletions: 'only of accounts that are gone',
  account_moves: 'where the data lies',
  workspace_invitations: 'addresses of other people, which the members page lists',
  workspace_members: 'other people, whom the members page lists',
  account_numbers: 'how rows are numbered',
  identity_requests: 'a sign-in with a provider that has begun, for ten minutes',
  log_entries: "the service's own operation, which forgets it by itself",
  passkey_challenges: 'a passkey that is being asked for, for five minutes',
  pending_identities: 'an account at a provider that is being connected, for fifteen minutes',
  pending_sign_ins: 'a sign-in that waits for a second factor, for ten minutes',
  recovery_codes: 'hashes alone',
  oauth_consents: 'a mailbox or an integration that is being connected, for ten minutes',
  password_resets: 'hashes alone',
  removed_members: 'other people, who are no longer members',
  sessions: 'told as the profile tells them',
  audit_events: 'told as `account_audit_events`, without the addresses of administrators',
}

/** Returns the columns of a table, except secrets. */
export const exportedColumns = (table: SQLiteTable): string[] =>
  getTableConfig(table)
    .columns.map(({ name }) => name)
    .filter((name) => !SECRET_COLUMN.test(name))

const columnsOf = (table: SQLiteTable): ReadColumn[] => exportedColumns(table).map((name) => ({ name }))

/** Omits the IP addresses of administrators. */
const COLUMNS_OF_ACTS: readonly ReadColumn[] = [
  ...['id', 'actor_kind', 'actor_id', 'account_id', 'action', 'object_id', 'affected', 'before', 'after'],
  ...['request_id', 'created_at', 'ip_address'],
].map((name) =>
  name !== 'ip_address'
    ? { name }
    : {
        name,
        value: sql`iif(actor_kind IN ('visitor', 'api-key') OR actor_kind = 'session' AND actor_id = account_id, ip_address, NULL)`,
      },
)

/** A table in the exported file. */
export interface ExportPart {
  /** The database that contains it. */
  readonly of: 'control' | 'data'
  /** Its name in the file. */
  readonly name: string
  readonly order: RowOrder
  /** The exported columns. Defaults to all columns of the table. */
  readonly columns?: readonly ReadColumn[]
}

/**
 * Returns the tables that the control database and a data database contain for an account. New tables of data databases
 * are included automatically.
 */
export function exportParts(): ExportPart[] {
  const withSecrets = new Map(WITH_SECRETS.map((table) => [getTableConfig(table).name, columnsOf(table)]))
  const ofControl = (table: SQLiteTable, key: readonly string[]): Pick<ExportPart, 'of' | 'order'> => ({
    of: 'control',
    order: [{ table: getTableConfig(table).name, owner: 'account_id', key }],
  })
  return [
    ...CONTROL_TABLES.map(({ table, key }) => ({
      ...ofControl(table, key),
      name: getTableConfig(table).name,
      columns: columnsOf(table),
    })),
    { ...ofControl(auditEvents, BY_TIME), name: 'account_audit_events', columns: COLUMNS_OF_ACTS },
    ...ACCOUNT_TABLES.filter(({ name }) => !INTERNAL.has(name)).map(({ name, order }): ExportPart => {
      const columns = withSecrets.get(name)
      return { of: 'data', name, order, ...(columns ? { columns } : {}) }
    }),
    { of: 'data', name: 'values', order: [{ table: 'found_items', owner: 'numbers', key: ['source', 'number'] }] },
  ]
}

/**
 * Simultaneous exports of one account. All their statements share one queue with those of other users. A finished
 * export frees its slot; an interrupted one frees it after this many seconds.
 */
export const EXPORTS_AT_ONCE: ThrottleRule = { attemptsMax: 2, windowSeconds: 300 }

/** Simultaneous exports at one data database, for all accounts. Each has one statement in the database's queue. */
export const EXPORTS_OF_DATABASE: ThrottleRule = { ...EXPORTS_AT_ONCE, attemptsMax: 40 }
export const roomAtDatabase = (shard: string): string => `account-exports:${shard}`

/**
 * Streams all data of an account as one JSON file, without secrets.
 *
 * @throws too_many_requests while two exports of the account or forty at its database are running
 */
export async function exportAccount(ctx: ServiceContext): Promise<Response> {
  const { id, shard } = accountOf(ctx)
  const [own, shared] = [`account-export:${id}`, roomAtDatabase(shard)]
  await ctx.throttle.spend(own, EXPORTS_AT_ONCE, 'Another export of this account is running. Please wait.')
  try {
    await ctx.throttle.spend(shared, EXPORTS_OF_DATABASE, 'Many exports are running. Please try again in a moment.')
  } catch (error) {
    await ctx.throttle.refund(own)
    throw error
  }
  const end = async () => void (await Promise.all([ctx.throttle.refund(own), ctx.throttle.refund(shared)]))
  try {
    return await heavyStep(ctx, () => beginExport(ctx, id, end))
  } catch (error) {
    await end()
    throw error
  }
}

/** @param end called when the file is complete or has failed */
async function beginExport(ctx: ServiceContext, id: string, end: () => Promise<void>): Promise<Response> {
  const [profile, sessions] = await Promise.all([readProfile(ctx), listSessions(ctx)])
  await runBatch(ctx.db, [
    // An update that changes nothing. The audit statement is only applied if the statement before it changed a row.
    statement(sql`UPDATE accounts SET updated_at = updated_at WHERE id = ${id}`),
    auditStatement(ctx, { action: 'account.export', objectId: id }),
  ])
  const now = ctx.clock.now().toISOString()
  const pieces = fileOf(
    ctx,
    `{"exported_at":${JSON.stringify(now)},"profile":${JSON.stringify(profile)},
"sessions":${JSON.stringify(sessions)}`,
  )
  const name = `contactory-account-${now.slice(0, 10)}.json`
  return fileResponse(ctx, { name, type: 'application/json', pieces: endingWith(pieces, end) })
}

async function* endingWith<Piece>(pieces: AsyncIterable<Piece>, end: () => Promise<void>): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } finally {
    await end()
  }
}

/** Yields the file in non-empty pieces. Each is one page of rows, so that concurrent exports take turns. */
async function* fileOf(ctx: ServiceContext, begin: string): AsyncGenerator<string> {
  yield begin
  for (const part of exportParts()) {
    const database = part.of === 'control' ? ctx.db : ctx.data
    const columns = part.columns ?? (await readColumns(database, part.order.at(-1)!.table))
    let before = `,\n${JSON.stringify(part.name)}:[`
    for (let place: RowPlace | null = null; ; ) {
      const stretch = readStretch(accountOf(ctx).id, part.order, columns, place)
      const rows = await database.all<{ place: string }>(stretch)
      if (rows.length > 0) {
        yield before + rows.map(({ place: _, ...row }) => JSON.stringify(row)).join(',\n')
        before = ',\n'
      }
      place = placeBehind(part.order, place, rows)
      if (place === null) break
    }
    yield before === ',\n' ? ']' : `${before}]`
  }
  yield '}\n'
}

/** Reads the column names of a table in a data database. */
const readColumns = (data: Db, table: string) =>
  data.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table})`)
