import { and, asc, gt } from 'drizzle-orm'
import Papa from 'papaparse'
import type { ServiceContext } from '../../../core/context.ts'
import { CSV_TYPE, fileResponse, unitsOfText } from '../../../core/file-response.ts'
import { recipients } from '../../../db/schema/data/campaigns.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import { StepSize } from '../../../lib/step-size.ts'
import { requireLedger } from '../queries.ts'
import { type RecipientFilter, type RecipientRow, wantedOf } from './list-recipients.ts'

/** Streams a campaign's recipients that match a filter as a CSV file, with their status, source and consent. @throws not_found */
export async function exportRecipients(ctx: ServiceContext, id: string, filter: RecipientFilter): Promise<Response> {
  const campaign = await requireLedger(ctx, id)
  const read = (after: string, limit: number): Promise<RecipientRow[]> =>
    ctx.data
      .select()
      .from(recipients)
      .where(and(wantedOf(id, filter), gt(recipients.id, after)))
      .orderBy(asc(recipients.id))
      .limit(limit)
  const columns = columnsOf(campaign)
  const size = new StepSize({ first: 200, max: 1_000 })
  async function* pieces() {
    // The byte order mark makes spreadsheets read the file as UTF-8.
    yield `\uFEFF${Papa.unparse([columns.map(({ name }) => name)])}\r\n`
    for (let after = ''; ; ) {
      const limit = size.rows
      const rows = await read(after, limit)
      const lines = rows.map((row) => columns.map(({ of }) => neutraliseCell(of(row) ?? '')))
      const text = lines.length > 0 ? `${Papa.unparse(lines, { newline: '\r\n' })}\r\n` : ''
      size.note(rows.length, unitsOfText(rows.length, text.length))
      yield text
      if (rows.length < limit) return
      after = rows.at(-1)!.id
    }
  }
  const name = `contactory-recipients-${ctx.clock.now().toISOString().slice(0, 10)}.csv`
  return fileResponse(ctx, { name, type: CSV_TYPE, pieces: pieces() })
}

interface Column {
  readonly name: string
  readonly of: (row: RecipientRow) => string | null
}

/** The columns of the file. Our own import recognizes the first ones. */
const columnsOf = ({ type }: CampaignRow): Column[] => [
  { name: type === 'email' ? 'email' : 'phone', of: (row) => row.address },
  { name: 'name', of: (row) => row.name },
  { name: 'company', of: (row) => row.company },
  { name: 'status', of: (row) => row.state },
  { name: 'status_reason', of: (row) => row.stateReason },
  { name: 'data_source', of: (row) => row.dataSource },
  { name: 'consent', of: (row) => row.consent },
  { name: 'fields', of: (row) => (row.fields ? JSON.stringify(row.fields) : null) },
  { name: 'sent_at', of: (row) => row.sentAt },
  { name: 'delivered_at', of: (row) => row.deliveredAt },
  { name: 'bounced_at', of: (row) => row.bouncedAt },
  { name: 'opened_at', of: (row) => row.openedAt },
  { name: 'clicked_at', of: (row) => row.clickedAt },
  { name: 'unsubscribed_at', of: (row) => row.unsubscribedAt },
  { name: 'complained_at', of: (row) => row.complainedAt },
  { name: 'replied_at', of: (row) => row.repliedAt },
]
