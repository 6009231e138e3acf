import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import type { DataFilter, ExportFormat } from '../../contracts/data/data.ts'
import type { DataType } from '../../contracts/data/items.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { CSV_TYPE, fileResponse, unitsOfText } from '../../core/file-response.ts'
import { CONTACT_COLUMNS, contactOfItem, OF_ORGANIZATION } from '../../domain/contacts/contact-row.ts'
import { chooseItems } from '../../domain/items/choose-items.ts'
import type { ItemFilter } from '../../domain/items/item-filter.ts'
import { resolveFilter } from '../../domain/items/resolve-filter.ts'
import { neutraliseCell } from '../../lib/csv-cell.ts'
import { notFound } from '../../lib/errors.ts'
import { StepSize } from '../../lib/step-size.ts'
import { ITEM_COLUMNS, type ItemRow, sightedItems } from './data-item.ts'
import { itemNumbersOf } from './delete-items.ts'

export interface ExportOptions {
  readonly type: DataType
  readonly format: ExportFormat
  readonly filter: DataFilter
  /** Item ids or row ids, of which only those that match the filter are exported; null exports all matches. */
  readonly ids: readonly string[] | null
}

/**
 * Streams one type of the account's items as a file, newest first.
 *
 * @throws not_found when nothing matches
 */
export async function exportItems(ctx: ServiceContext, options: ExportOptions): Promise<Response> {
  const filter = await resolveFilter(ctx, options.filter, { type: options.type })
  const ids = options.ids ? itemNumbersOf(options.ids) : undefined
  const size = new StepSize({ first: 200, max: 1_000 })
  const read = async (before: number | undefined) => {
    const limit = size.rows
    const rows = await readBatch(ctx, filter, ids, { before, limit })
    return { rows, isLast: rows.length < limit }
  }
  const first = await read(undefined)
  if (first.rows.length === 0) throw notFoundToExport()
  const write = WRITERS[options.format]
  async function* pieces() {
    for (let step = first, isFirst = true; ; isFirst = false) {
      const text = write(options.type, step.rows, isFirst, step.isLast)
      size.note(step.rows.length, unitsOfText(step.rows.length, text.length))
      yield text
      if (step.isLast) return
      step = await read(step.rows.at(-1)!.number)
    }
  }
  return fileResponse(ctx, {
    name: `contactory-${options.type}-${ctx.clock.now().toISOString().slice(0, 10)}.${options.format}`,
    type: options.format === 'csv' ? CSV_TYPE : 'application/json',
    pieces: pieces(),
  })
}

const notFoundToExport = () => Object.assign(notFound('Data'), { message: 'No data to export' })

type ExportRow = ItemRow & { contact: string | null }

function readBatch(
  ctx: ServiceContext,
  filter: ItemFilter | null,
  ids: readonly number[] | undefined,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const account = accountOf(ctx).id
  const chosen = chooseItems(account, filter, { order: 'newest', limit, before, ids })
  return ctx.data.all<ExportRow>(sql`
    SELECT ${ITEM_COLUMNS}, (SELECT json_object('name', name, 'job_title', job_title, 'company', company, 'email', first_email ->> 'value', 'phone', first_phone ->> 'value') FROM (
        SELECT ${CONTACT_COLUMNS} FROM contacts ${OF_ORGANIZATION} WHERE contacts.number = ${contactOfItem(sql`found_items.number`)})) AS contact
    FROM ${sightedItems(account, filter, chosen)} ORDER BY chosen.seq DESC`)
}

/** Column names that our own import recognises. The exported type comes first. */
const VALUE_COLUMNS = {
  emails: 'email',
  phones: 'phone',
  names: 'name',
  addresses: 'address',
  companies: 'company',
} as const satisfies Record<DataType, string>

const NO_CONTACT = { name: null, job_title: null, company: null, email: null, phone: null }

/** Converts an item to a flat record. Phones are in E.164, with the original spelling in a column of its own. */
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
    // The previous step ended exactly with the last item.
    if (rows.length === 0) return ''
    const records = rows.map((row) => toRecord(type, row))
    const lines = records.map((record) => Object.values(record).map((cell) => neutraliseCell(String(cell ?? ''))))
    // The byte order mark marks the file as UTF-8 for spreadsheets.
    const head = isFirst ? `\uFEFF${Papa.unparse([Object.keys(records[0]!)])}\r\n` : ''
    return `${head}${Papa.unparse(lines, { newline: '\r\n' })}\r\n`
  },
  json(type, rows, isFirst, isLast) {
    const records = rows.map((row) => JSON.stringify(toRecord(type, row)))
    return `${isFirst ? '[\n' : rows.length > 0 ? ',\n' : ''}${records.join(',\n')}${isLast ? '\n]\n' : ''}`
  },
}
