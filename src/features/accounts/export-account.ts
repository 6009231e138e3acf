import { type SQL, sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { firstNumber, lastNumber } from '../../db/account-numbers.ts'
import { ACCOUNT_TABLES } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { readProfile } from './read-profile.ts'
import { listSessions } from './sessions.ts'

/** Rows read and written at a time; nothing holds more of an export. */
const BATCH_SIZE = 500
/** How values are kept, which the file says in words instead (`found_items`), and what others do with the account's things. */
const INTERNAL = new Set([
  'account_numbers',
  'items',
  'item_totals',
  'sightings',
  'idempotent_answers',
  'webhook_endpoints',
  'senders',
])

const SENDERS_WITHOUT_SECRETS = sql`(
  SELECT id, account_id, channel, name, settings, is_active, is_verified, is_default, per_hour, per_day,
    warm_up_from, warm_up_step, warm_up_since, from_proof, from_proven_at, problem, created_at, updated_at FROM senders)`

interface Part {
  /** Under which the file has it. */
  readonly name: string
  /** The next rows behind a place, each with `place`: the values of its key as a JSON array. */
  readonly read: (after: readonly unknown[]) => SQL
  readonly start: readonly unknown[]
}

const keyed = (name: string, from: SQL, of: SQL, key: readonly string[]): Part => ({
  name,
  start: key.map(() => 0),
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

/** Everything that a data database has of an account, table by table; another table is part of it by itself. */
function partsOf(accountId: string): Part[] {
  const isOwnSource = sql`source BETWEEN ${firstNumber(accountId)} AND ${lastNumber(accountId)}`
  return [
    ...ACCOUNT_TABLES.filter(({ name }) => !INTERNAL.has(name)).map(({ name, of, key = ['rowid'] }) =>
      keyed(name, sql`${sql.identifier(name)}`, of(accountId), key),
    ),
    keyed('senders', SENDERS_WITHOUT_SECRETS, sql`account_id = ${accountId}`, ['id']),
    keyed('values', sql`found_items`, isOwnSource, ['source', 'number']),
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
    pull: puller(ctx, partsOf(id), encoder),
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
    const rows = await ctx.data.all<{ place: string }>(part.read(after))
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
