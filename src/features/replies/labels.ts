import { and, asc, eq, sql } from 'drizzle-orm'
import type { BodyOf } from '../../contracts/endpoint.ts'
import {
  type createInboxLabel,
  type InboxLabel,
  LABELS_MAX,
  type updateInboxLabel,
} from '../../contracts/replies/conversations.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { inboxLabels } from '../../db/schema/data/conversations.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'

const toLabel = ({ id, name, color }: typeof inboxLabels.$inferSelect): InboxLabel => ({ id, name, color })

/** Returns the account's labels by name. */
export async function listLabels(ctx: ServiceContext): Promise<InboxLabel[]> {
  const rows = await ctx.data
    .select()
    .from(inboxLabels)
    .where(eq(inboxLabels.accountId, accountOf(ctx).id))
    .orderBy(sql`lower(${inboxLabels.name})`, asc(inboxLabels.id))
  return rows.map(toLabel)
}

/** @throws conflict if the account has a label of this name, or too many */
export async function createLabel(ctx: ServiceContext, { name, color }: BodyOf<typeof createInboxLabel>) {
  const id = newId()
  const accountId = accountOf(ctx).id
  const made = await ctx.data.all(sql`
    INSERT INTO inbox_labels (id, account_id, name, color, created_at)
    SELECT ${id}, ${accountId}, ${name}, ${color}, ${ctx.clock.now().toISOString()}
    WHERE (SELECT count(*) FROM inbox_labels WHERE account_id = ${accountId}) < ${LABELS_MAX}
    ON CONFLICT DO NOTHING RETURNING id`)
  if (made.length === 0) throw await whyNot(ctx, name)
  return { id, name, color }
}

async function whyNot(ctx: ServiceContext, name: string) {
  const labels = await listLabels(ctx)
  const isTaken = labels.some((label) => label.name.toLowerCase() === name.toLowerCase())
  return conflict(isTaken ? 'There is a label with this name.' : `An account may have ${LABELS_MAX} labels.`)
}

/** Renames or recolors a label. @throws not_found; conflict if another label has the name */
export async function updateLabel(
  ctx: ServiceContext,
  id: string,
  { name, color }: BodyOf<typeof updateInboxLabel>,
): Promise<InboxLabel> {
  const accountId = accountOf(ctx).id
  const isOwn = and(eq(inboxLabels.id, id), eq(inboxLabels.accountId, accountId))
  const rows = await ctx.data.all(sql`
    UPDATE OR IGNORE inbox_labels SET name = coalesce(${name ?? null}, name), color = coalesce(${color ?? null}, color)
    WHERE id = ${id} AND account_id = ${accountId} RETURNING id`)
  const [row] = await ctx.data.select().from(inboxLabels).where(isOwn)
  if (!row) throw notFound('Label')
  if (rows.length === 0) throw conflict('There is a label with this name.')
  return toLabel(row)
}

/** Deletes a label; its conversations remain. @throws not_found */
export async function deleteLabel(ctx: ServiceContext, id: string): Promise<void> {
  const isOwn = and(eq(inboxLabels.id, id), eq(inboxLabels.accountId, accountOf(ctx).id))
  const [gone] = await ctx.data.delete(inboxLabels).where(isOwn).returning({ id: inboxLabels.id })
  if (!gone) raise(notFound('Label'))
}
