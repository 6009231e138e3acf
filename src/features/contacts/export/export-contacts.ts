import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type { ContactOrder } from '../../../contracts/contacts/contact-order.ts'
import type { ContactExportFormat } from '../../../contracts/contacts/export-contacts.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { CSV_TYPE, fileResponse, XLSX_TYPE } from '../../../core/file-response.ts'
import { chosenNumbers } from '../../../domain/contacts/chosen-numbers.ts'
import type { ExportedContact, ExportOptions } from '../../../domain/contacts/exported/exported-contact.ts'
import { invalid, notFound } from '../../../lib/errors.ts'
import { fieldsOfContacts } from '../read/own-fields.ts'
import { csvLines } from './csv-formats.ts'
import { exportedInSteps } from './exported-in-steps.ts'
import { jsonLines } from './json.ts'
import { toVCards } from './vcards.ts'
import { toWorkbook } from './workbook.ts'

/** Spreadsheet programs take minutes to open a larger workbook. */
export const WORKBOOK_CONTACTS_MAX = 20_000

export interface ExportRequest {
  readonly format: ContactExportFormat
  readonly filter: ContactFilter
  /** The ids of the contacts to export; null for all that match the filter. */
  readonly ids: readonly string[] | null
  readonly order: ContactOrder
  readonly includesLikely: boolean
}

/**
 * Streams contacts as a file, in the order of the list. The set of contacts is fixed when the export starts; their data is read
 * while it is written.
 *
 * @throws not_found if nothing matches
 * @throws validation_failed for more contacts than a workbook may contain
 */
export async function exportContacts(ctx: ServiceContext, request: ExportRequest): Promise<Response> {
  const { format, ids, filter, order } = request
  const numbers = await chosenNumbers(ctx, ids ? { contact_ids: ids } : { matching: filter }, order)
  if (numbers.length === 0) throw Object.assign(notFound('Contacts'), { message: 'No contacts to export' })
  if (format === 'xlsx' && numbers.length > WORKBOOK_CONTACTS_MAX)
    throw invalid({ format: ['An Excel file holds at most 20,000 contacts. Narrow the filters, or choose CSV.'] })
  const fields = format === 'csv' || format === 'xlsx' ? await fieldsOfContacts(ctx, numbers) : []
  const options = { includesLikely: request.includesLikely, fields }
  const { type, extension } = FILES[format]
  const day = ctx.clock.now().toISOString().slice(0, 10)
  const kind = format in { csv: 1, xlsx: 1, json: 1, vcf: 1 } ? '' : `-${format}`
  return fileResponse(ctx, {
    name: `contactory-contacts${kind}-${day}.${extension}`,
    type,
    pieces:
      format === 'xlsx'
        ? toWorkbook((some) => exportedInSteps(ctx, some), numbers, options)
        : textsOf(ctx, format, numbers, options),
  })
}

const CSV = { type: CSV_TYPE, extension: 'csv' }
const FILES: Readonly<Record<ContactExportFormat, { type: string; extension: string }>> = {
  csv: CSV,
  hubspot: CSV,
  salesforce: CSV,
  google: CSV,
  mailchimp: CSV,
  json: { type: 'application/json', extension: 'json' },
  vcf: { type: 'text/vcard; charset=utf-8', extension: 'vcf' },
  xlsx: { type: XLSX_TYPE, extension: 'xlsx' },
}

async function* textsOf(
  ctx: ServiceContext,
  format: Exclude<ContactExportFormat, 'xlsx'>,
  numbers: readonly number[],
  options: ExportOptions,
): AsyncGenerator<string> {
  let isFirst = true
  for await (const { contacts, isLast } of exportedInSteps(ctx, numbers)) {
    if (contacts.length === 0 && !isLast) continue
    yield write(format, contacts, options, isFirst, isLast)
    isFirst = false
  }
}

function write(
  format: Exclude<ContactExportFormat, 'xlsx'>,
  contacts: readonly ExportedContact[],
  options: ExportOptions,
  isFirst: boolean,
  isLast: boolean,
): string {
  if (format === 'vcf') return toVCards(contacts, options)
  if (format === 'json') return jsonLines(contacts, options, isFirst, isLast)
  return csvLines(format, contacts, options, isFirst)
}
