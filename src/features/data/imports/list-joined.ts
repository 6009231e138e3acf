import { sql } from 'drizzle-orm'
import type { JoinedContact } from '../../../contracts/data/data-additions.ts'
import { type Pagination, paginationOf } from '../../../contracts/pagination.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { saidByImport } from '../../../domain/contacts/contacts-of-import.ts'
import { numberedId } from '../../../lib/numbered-id.ts'
import { readImport } from './queries.ts'

interface Row {
  readonly number: number
  readonly first_seen_at: number
  readonly kind: number
  readonly name: string | null
  readonly organization: string | null
  readonly reason: JoinedContact['reason']
  readonly total: number
}

/** Returns contacts that existed before an import and were extended by its rows. @throws not_found */
export async function listJoined(
  ctx: ServiceContext,
  id: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: JoinedContact[]; pagination: Pagination }> {
  const { joined_contacts } = await readImport(ctx, id)
  if (!joined_contacts) return { data: [], pagination: paginationOf(page, per_page, 0) }
  const rows = await ctx.data.all<Row>(sql`
    WITH joined AS MATERIALIZED (
      SELECT mentions.contact, max(mentions.reason) AS reason
      FROM csv_imports CROSS JOIN sources ON sources.id = csv_imports.source_id
      CROSS JOIN mentions ON ${saidByImport(sql`sources.number`)} AND mentions.contact < csv_imports.contacts_from
      WHERE csv_imports.id = ${id} GROUP BY mentions.contact)
    SELECT contacts.number, contacts.first_seen_at, contacts.kind, contacts.name, contacts.organization, joined.reason, count(*) OVER () AS total
    FROM joined CROSS JOIN contacts ON contacts.number = joined.contact
    ORDER BY contacts.number LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`)
  return {
    data: rows.map(({ number, first_seen_at, kind, name, organization, reason }) => ({
      contact_id: numberedId(number, first_seen_at),
      kind: Number(kind) === 0 ? 'person' : 'organization',
      name,
      organization,
      reason,
    })),
    // Contacts may have been merged or deleted since they were counted.
    pagination: paginationOf(page, per_page, rows[0]?.total ?? 0),
  }
}
