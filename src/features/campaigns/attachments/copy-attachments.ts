import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { newId } from '../../../lib/ids.ts'
import { attachmentsOf } from './list-attachments.ts'
import { isThere } from './stored.ts'

interface Campaign {
  readonly id: string
  readonly accountId: string
}

/**
 * Copies the attachment rows of one campaign to another. Both refer to the same objects. A file that is removed
 * meanwhile is not copied.
 */
export async function copyAttachments(ctx: ServiceContext, from: Campaign, to: Campaign): Promise<void> {
  const rows = await attachmentsOf(ctx, from)
  if (rows.length === 0) return
  const copies = JSON.stringify(rows.map(({ id }) => ({ id: newId(), of: id })))
  await ctx.data.run(sql`
    INSERT INTO campaign_attachments (id, account_id, campaign_id, name, content_type, size, hash, created_at)
    SELECT copies.value ->> 'id', account_id, ${to.id}, name, content_type, size, hash, ${ctx.clock.now().toISOString()}
    FROM json_each(${copies}) AS copies JOIN campaign_attachments ON campaign_attachments.id = copies.value ->> 'of'
    WHERE account_id = ${accountOf(ctx).id} AND ${isThere} ORDER BY copies.key`)
}
