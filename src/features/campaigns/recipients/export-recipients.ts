import { and, asc, gt } from 'drizzle-orm'
import Papa from 'papaparse'
import type { ServiceContext } from '../../../core/context.ts'
import { recipients } from '../../../db/schema/data/campaigns.ts'
import { neutraliseCell } from '../../../lib/csv-cell.ts'
import { type CampaignRow, requireLedger } from '../queries.ts'
import { type RecipientFilter, type RecipientRow, wantedOf } from './list-recipients.ts'

/** Rows read and written at a time; nothing holds more of an export. */
const BATCH_SIZE = 1_000

/** A campaign's recipients with what became of them, their source and their consent, as a file that is written while it is sent. @throws not_found */
export async function exportRecipients(
  ctx: ServiceContext,
  id: string,
  { status }: Pick<RecipientFilter, 'status'>,
): Promise<Response> {
  const campaign = await requireLedger(ctx, id)
  const read = (after: string) =>
    ctx.data
      .select()
      .from(recipients)
      .where(and(wantedOf(id, { status }), gt(recipients.id, after)))
      .orderBy(asc(recipients.id))
      .limit(BATCH_SIZE)
  const encoder = new TextEncoder()
  const columns = columnsOf(campaign)
  let after: string | null = null
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // The byte order mark tells spreadsheets that this is UTF-8.
      if (after === null)
        controller.enqueue(encoder.encode(`\uFEFF${Papa.unparse([columns.map(({ name }) => name)])}\r\n`))
      const rows: RecipientRow[] = await read(after ?? '')
      const lines = rows.map((row) => columns.map(({ of }) => neutraliseCell(of(row) ?? '')))
      if (lines.length > 0) controller.enqueue(encoder.encode(`${Papa.unparse(lines, { newline: '\r\n' })}\r\n`))
      if (rows.length < BATCH_SIZE) return controller.close()
      after = rows.at(-1)!.id
    },
  })
  const name = `contactory-recipients-${ctx.clock.now().toISOString().slice(0, 10)}.csv`
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}

interface Column {
  readonly name: string
  readonly of: (row: RecipientRow) => string | null
}

/** Our own import knows the first ones. */
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
