import Papa from 'papaparse'
import { AUDIT_EXPORT_MAX, type AuditEntry, type AuditFilter } from '../../contracts/audit-trail.ts'
import type { ServiceContext } from '../../core/context.ts'
import { neutraliseCell } from '../../lib/csv-cell.ts'
import { nameAccounts } from './name-accounts.ts'
import { nameThings } from './name-things.ts'
import { idsOf, toEntry } from './queries.ts'
import { resolveFilter } from './resolve-filter.ts'
import { readTrail } from './trail.ts'
import type { TrailRow } from './trail-row.ts'

/** Rows read and written at a time; nothing holds more of an export. */
const BATCH_SIZE = 500

/** What the list shows with the same filters, up to 10,000 rows, as a file that is written while it is sent. */
export async function exportAudit(ctx: ServiceContext, query: AuditFilter): Promise<Response> {
  const { filter } = await resolveFilter(ctx, query)
  const trail = readTrail(ctx, filter, { after: null, atOnce: BATCH_SIZE })
  const encoder = new TextEncoder()
  let count = 0
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The byte order mark tells spreadsheets that this is UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${Papa.unparse([COLUMNS.map(([name]) => name)])}\r\n`))
    },
    async pull(controller) {
      const rows = await take(trail, Math.min(BATCH_SIZE, AUDIT_EXPORT_MAX - count))
      if (rows.length === 0) return controller.close()
      count += rows.length
      const [accounts, names] = await Promise.all([nameAccounts(ctx, rows.flatMap(idsOf)), nameThings(ctx, rows)])
      const lines = rows
        .map((row) => toEntry(row, accounts, names))
        .map((entry) => COLUMNS.map(([, of]) => neutraliseCell(of(entry) ?? '')))
      controller.enqueue(encoder.encode(`${Papa.unparse(lines, { newline: '\r\n' })}\r\n`))
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="contactory-audit-${ctx.clock.now().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

async function take(trail: AsyncGenerator<TrailRow>, count: number): Promise<TrailRow[]> {
  const rows: TrailRow[] = []
  while (rows.length < count) {
    const { value, done } = await trail.next()
    if (done) break
    rows.push(value)
  }
  return rows
}

const jsonOf = (facts: AuditEntry['before']) => facts && JSON.stringify(facts)

const COLUMNS: readonly (readonly [name: string, of: (entry: AuditEntry) => string | null | undefined])[] = [
  ['created_at', (entry) => entry.created_at],
  ['action', (entry) => entry.action],
  ['actor_kind', (entry) => entry.actor.kind],
  ['actor_id', (entry) => entry.actor.id],
  ['actor_name', (entry) => entry.actor.account?.name],
  ['actor_email', (entry) => entry.actor.account?.email],
  ['actor_key', (entry) => entry.actor.name],
  ['account_id', (entry) => entry.account_id],
  ['account_name', (entry) => entry.account?.name],
  ['account_email', (entry) => entry.account?.email],
  ['object_id', (entry) => entry.object_id],
  ['object_name', (entry) => entry.object_name],
  ['affected', (entry) => String(entry.affected)],
  ['before', (entry) => jsonOf(entry.before)],
  ['after', (entry) => jsonOf(entry.after)],
  ['request_id', (entry) => entry.request_id],
  ['ip_address', (entry) => entry.ip_address],
]
