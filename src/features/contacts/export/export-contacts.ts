import type { ContactExportFormat, ContactFilter } from '../../../contracts/contacts.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { chunk } from '../../../lib/chunk.ts'
import { invalid, notFound } from '../../../lib/errors.ts'
import { chosenNumbers } from '../act/chosen-numbers.ts'
import { csvLines } from './csv-formats.ts'
import type { ExportedContact, ExportOptions } from './exported-contact.ts'
import { jsonLines } from './json.ts'
import { readExported } from './read-exported.ts'
import { toVCards } from './vcards.ts'
import { toWorkbook } from './workbook.ts'

/** Contacts read and written at a time; nothing but a workbook holds more of an export. */
const BATCH_SIZE = 500
/** A workbook is put together in memory. */
export const WORKBOOK_CONTACTS_MAX = 20_000

export interface ExportRequest {
  readonly format: ContactExportFormat
  readonly filter: ContactFilter
  /** Those that are meant; null for all that the filter matches. */
  readonly ids: readonly string[] | null
  readonly includesLikely: boolean
}

/**
 * Contacts as a file that is written while it is sent, in the order of lists. Who matched when it was asked for is in it, with what is known of them
 * when they are written.
 *
 * @throws not_found when nothing matches
 * @throws validation_failed for more than a workbook holds
 */
export async function exportContacts(ctx: ServiceContext, request: ExportRequest): Promise<Response> {
  const { format, ids, filter } = request
  const numbers = await chosenNumbers(ctx, ids ? { contact_ids: ids } : { matching: filter })
  if (numbers.length === 0) throw Object.assign(notFound('Contacts'), { message: 'No contacts to export' })
  if (format === 'xlsx' && numbers.length > WORKBOOK_CONTACTS_MAX)
    throw invalid({ format: ['An Excel file holds at most 20,000 contacts. Narrow the filters, or choose CSV.'] })
  const options = { includesLikely: request.includesLikely }
  const batches = chunk(numbers, BATCH_SIZE)
  const body = format === 'xlsx' ? await workbookOf(ctx, batches, options) : streamOf(ctx, format, batches, options)
  const { type, extension } = FILES[format]
  const day = ctx.clock.now().toISOString().slice(0, 10)
  const kind = format in { csv: 1, xlsx: 1, json: 1, vcf: 1 } ? '' : `-${format}`
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="contactory-contacts${kind}-${day}.${extension}"`,
      'cache-control': 'no-store',
    },
  })
}

const CSV = { type: 'text/csv; charset=utf-8; header=present', extension: 'csv' }
const FILES: Readonly<Record<ContactExportFormat, { type: string; extension: string }>> = {
  csv: CSV,
  hubspot: CSV,
  salesforce: CSV,
  google: CSV,
  mailchimp: CSV,
  json: { type: 'application/json', extension: 'json' },
  vcf: { type: 'text/vcard; charset=utf-8', extension: 'vcf' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
}

async function workbookOf(ctx: ServiceContext, batches: readonly number[][], options: ExportOptions) {
  const all: ExportedContact[] = []
  for (const batch of batches) all.push(...(await readExported(ctx, batch)))
  return toWorkbook(all, options)
}

function streamOf(
  ctx: ServiceContext,
  format: Exclude<ContactExportFormat, 'xlsx'>,
  batches: readonly number[][],
  options: ExportOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let [at, isFirst] = [0, true]
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A stream that is given nothing is not asked again, and those of a batch may all be gone by now.
      for (let text = ''; text === ''; ) {
        const contacts = await readExported(ctx, batches[at]!)
        const isLast = at === batches.length - 1
        if (contacts.length > 0 || isLast) text = write(format, contacts, options, isFirst, isLast)
        at++
        if (text !== '') controller.enqueue(encoder.encode(text))
        isFirst &&= text === ''
        if (isLast) return controller.close()
      }
    },
  })
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
