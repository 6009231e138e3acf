import Papa from 'papaparse'
import {
  type ACTIVITY_FORMATS,
  type ActivityEntry,
  type ActivityFilter,
  AUDIT_EXPORT_MAX,
  type AuditEntry,
  type AuditFilter,
} from '../../contracts/audit-trail/audit-trail.ts'
import type { ServiceContext } from '../../core/context.ts'
import { CSV_TYPE, fileResponse, unitsOfText } from '../../core/file-response.ts'
import { neutraliseCell } from '../../lib/csv-cell.ts'
import { StepSize } from '../../lib/step-size.ts'
import { activityFilter, toActivities } from './list-own-activity.ts'
import { nameAccounts } from './name-accounts.ts'
import { idsOf, toEntry } from './queries.ts'
import { resolveFilter, type TrailFilter } from './resolve-filter.ts'
import { resolveNames } from './resolve-names.ts'
import { readTrail } from './trail.ts'
import type { TrailRow } from './trail-row.ts'

/** The maximum number of rows read at a time. No more of an export is in memory. */
const BATCH_SIZE = 500

/** Streams the rows that the list shows with the same filters, up to 10,000, as a CSV file. */
export async function exportAudit(ctx: ServiceContext, query: AuditFilter): Promise<Response> {
  const { filter } = await resolveFilter(ctx, query)
  return exportRows(ctx, 'audit', filter, COLUMNS, async (rows) => {
    const [accounts, names] = await Promise.all([nameAccounts(ctx, rows.flatMap(idsOf)), resolveNames(ctx, rows)])
    return rows.map((row) => toEntry(row, accounts, names))
  })
}

/** Streams the rows of the workspace's activity in the same way, as a CSV or JSON file. */
export async function exportOwnActivity(
  ctx: ServiceContext,
  { format, ...query }: ActivityFilter & { readonly format: (typeof ACTIVITY_FORMATS)[number] },
): Promise<Response> {
  const filter = await activityFilter(ctx, query)
  if (format === 'json') {
    const pieces = jsonOf(stepsOf(ctx, filter, (rows) => toActivities(ctx, rows)))
    return fileResponse(ctx, {
      name: fileName(ctx, 'activity', 'json'),
      type: 'application/json; charset=utf-8',
      pieces,
    })
  }
  return exportRows(ctx, 'activity', filter, ACTIVITY_COLUMNS, (rows) => toActivities(ctx, rows))
}

type Columns<Entry> = readonly (readonly [name: string, of: (entry: Entry) => string | null | undefined])[]

function exportRows<Entry>(
  ctx: ServiceContext,
  what: string,
  filter: TrailFilter,
  columns: Columns<Entry>,
  entriesOf: (rows: readonly TrailRow[]) => Promise<Entry[]>,
): Response {
  async function* pieces() {
    // The byte order mark makes spreadsheets read the file as UTF-8.
    yield `\uFEFF${Papa.unparse([columns.map(([name]) => name)])}\r\n`
    for await (const { entries, wrote } of stepsOf(ctx, filter, entriesOf)) {
      const lines = entries.map((entry) => columns.map(([, of]) => neutraliseCell(of(entry) ?? '')))
      const text = `${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
      wrote(text.length)
      yield text
    }
  }
  return fileResponse(ctx, { name: fileName(ctx, what, 'csv'), type: CSV_TYPE, pieces: pieces() })
}

const fileName = ({ clock }: ServiceContext, what: string, ending: 'csv' | 'json') =>
  `contactory-${what}-${clock.now().toISOString().slice(0, 10)}.${ending}`

/** Entries, and what to call with the length of the text that they became, which decides how many come next. */
interface Step<Entry> {
  readonly entries: readonly Entry[]
  readonly wrote: (length: number) => void
}

/** Reads the entries of an export in bounded steps, up to `AUDIT_EXPORT_MAX`. */
async function* stepsOf<Entry>(
  ctx: ServiceContext,
  filter: TrailFilter,
  entriesOf: (rows: readonly TrailRow[]) => Promise<Entry[]>,
): AsyncGenerator<Step<Entry>> {
  const trail = readTrail(ctx, filter, { after: null, atOnce: BATCH_SIZE })
  const size = new StepSize({ first: 100, max: BATCH_SIZE })
  for (let count = 0; ; ) {
    const rows = await take(trail, Math.min(size.rows, AUDIT_EXPORT_MAX - count))
    if (rows.length === 0) return
    count += rows.length
    const wrote = (length: number) => size.note(rows.length, unitsOfText(rows.length, length))
    yield { entries: await entriesOf(rows), wrote }
  }
}

/** A JSON array with one entry per line. */
async function* jsonOf<Entry>(steps: AsyncGenerator<Step<Entry>>): AsyncGenerator<string> {
  yield '['
  let before = '\n'
  for await (const { entries, wrote } of steps) {
    const text = entries.map((entry) => JSON.stringify(entry)).join(',\n')
    wrote(text.length)
    yield before + text
    before = ',\n'
  }
  yield '\n]\n'
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

const factsText = (facts: AuditEntry['before']) => facts && JSON.stringify(facts)

const ACTIVITY_COLUMNS: Columns<ActivityEntry> = [
  ['created_at', (entry) => entry.created_at],
  ['action', (entry) => entry.action],
  ['by', (entry) => (entry.by === 'owner' ? 'you' : entry.by)],
  ['by_name', (entry) => entry.by_name],
  ['is_impersonation', (entry) => String(entry.is_impersonation)],
  ['object_id', (entry) => entry.object_id],
  ['object_name', (entry) => entry.object_name],
  ['reason', (entry) => entry.reason],
  ['affected', (entry) => String(entry.affected)],
]

const COLUMNS: Columns<AuditEntry> = [
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
  ['before', (entry) => factsText(entry.before)],
  ['after', (entry) => factsText(entry.after)],
  ['request_id', (entry) => entry.request_id],
  ['ip_address', (entry) => entry.ip_address],
]
