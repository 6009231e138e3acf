import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import type { DataFilter, ExportFormat } from '../../contracts/data.ts'
import type { DataType } from '../../contracts/items.ts'
import { CONTACT_COLUMNS, contactOfItem, OF_ORGANIZATION } from '../../core/contacts/contact-row.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { neutraliseCell } from '../../lib/csv-cell.ts'
import { notFound } from '../../lib/errors.ts'
import { chooseItems } from './choose-items.ts'
import { ITEM_COLUMNS, type ItemRow, sightedItems } from './data-item.ts'
import { itemNumbersOf } from './delete-items.ts'
import type { ItemFilter } from './item-filter.ts'
import { resolveFilter } from './resolve-filter.ts'

/** Items read and written at a time; nothing holds more of an export. */
const BATCH_SIZE = 1_000

export interface ExportOptions {
  readonly type: DataType
  readonly format: ExportFormat
  readonly filter: DataFilter
  /** Item ids or row ids, of which only those go that the filter matches; null for all that it matches. */
  readonly ids: readonly string[] | null
}

/**
 * One type of the account's items as a file that is written while it is sent, newest first.
 *
 * @throws not_found when nothing matches
 */
export async function exportItems(ctx: ServiceContext, options: ExportOptions): Promise<Response> {
  const filter = await resolveFilter(ctx, options.filter, { type: options.type })
  const ids = options.ids ? itemNumbersOf(options.ids) : undefined
  let batch = await readBatch(ctx, filter, ids, undefined)
  if (batch.length === 0) throw notFoundToExport()
  const write = WRITERS[options.format]
  const encoder = new TextEncoder()
  let isFirst = true
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const isLast = batch.length < BATCH_SIZE
      controller.enqueue(encoder.encode(write(options.type, batch, isFirst, isLast)))
      isFirst = false
      if (isLast) return controller.close()
      batch = await readBatch(ctx, filter, ids, batch.at(-1)!.number)
    },
  })
  const name = `contactory-${options.type}-${ctx.clock.now().toISOString().slice(0, 10)}.${options.format}`
  return new Response(body, {
    headers: {
      'content-type': options.format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

const notFoundToExport = () => Object.assign(notFound('Data'), { message: 'No data to export' })

type ExportRow = ItemRow & { contact: string | null }

function readBatch(
  ctx: ServiceContext,
  filter: ItemFilter | null,
  ids: readonly number[] | undefined,
  before: number | undefined,
) {
  const account = accountOf(ctx).id
  const chosen = chooseItems(account, filter, { order: 'newest', limit: BATCH_SIZE, before, ids })
  return ctx.data.all<ExportRow>(sql`
    SELECT ${ITEM_COLUMNS}, (SELECT json_object('name', name, 'job_title', job_title, 'company', company, 'email', first_email ->> 'value', 'phone', first_phone ->> 'value') FROM (
        SELECT ${CONTACT_COLUMNS} FROM contacts ${OF_ORGANIZATION} WHERE contacts.number = ${contactOfItem(sql`found_items.number`)})) AS contact
    FROM ${sightedItems(account, filter, chosen)} ORDER BY chosen.seq DESC`)
}

/** Column names that our own import knows; the exported type comes first. */
const VALUE_COLUMNS = {
  emails: 'email',
  phones: 'phone',
  names: 'name',
  addresses: 'address',
  companies: 'company',
} as const satisfies Record<DataType, string>

const NO_CONTACT = { name: null, job_title: null, company: null, email: null, phone: null }

/** An item as one flat record. Phones are given in E.164, and beside it as the page writes them. */
function toRecord(type: DataType, row: ExportRow): Record<string, string | number | null> {
  const own = VALUE_COLUMNS[type]
  const contact = (row.contact ? JSON.parse(row.contact) : NO_CONTACT) as Record<string, string | null>
  return {
    [own]: type === 'phones' ? row.normalized : row.value,
    ...(type === 'phones' ? { phone_as_written: row.value } : {}),
    ...Object.fromEntries(Object.entries(contact).filter(([name]) => name !== own)),
    ...(type === 'emails' ? { email_check: row.email_check, mailbox: row.mailbox } : {}),
    source_type: row.source_type,
    source_name: row.source_name,
    page_url: row.page_url,
    confidence: row.confidence,
    method: row.method,
    snippet: row.snippet,
    extracted_at: new Date(row.first_seen_at).toISOString(),
  }
}

type Writer = (type: DataType, rows: readonly ExportRow[], isFirst: boolean, isLast: boolean) => string

const WRITERS: Record<ExportFormat, Writer> = {
  csv(type, rows, isFirst) {
    const records = rows.map((row) => toRecord(type, row))
    const lines = records.map((record) => Object.values(record).map((cell) => neutraliseCell(String(cell ?? ''))))
    // The byte order mark tells spreadsheets that this is UTF-8.
    const head = isFirst ? `\uFEFF${Papa.unparse([Object.keys(records[0]!)])}\r\n` : ''
    return `${head}${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
  },
  json(type, rows, isFirst, isLast) {
    const records = rows.map((row) => JSON.stringify(toRecord(type, row)))
    return `${isFirst ? '[\n' : ',\n'}${records.join(',\n')}${isLast ? '\n]\n' : ''}`
  },
}
