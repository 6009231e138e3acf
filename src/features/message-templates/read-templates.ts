import { and, asc, eq, sql } from 'drizzle-orm'
import type { MessageTemplate } from '../../contracts/message-templates/message-templates.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { messageTemplates } from '../../db/schema/data/message-templates.ts'
import { notFound, raise } from '../../lib/errors.ts'

export type TemplateRow = typeof messageTemplates.$inferSelect

/** Returns the account's templates by name, optionally of one channel. */
export async function listTemplates(ctx: ServiceContext, type?: Channel | ''): Promise<MessageTemplate[]> {
  const isOwn = eq(messageTemplates.accountId, accountOf(ctx).id)
  const rows = await ctx.data
    .select()
    .from(messageTemplates)
    .where(type ? and(isOwn, eq(messageTemplates.channel, type)) : isOwn)
    .orderBy(sql`${messageTemplates.name} COLLATE NOCASE`, asc(messageTemplates.name), asc(messageTemplates.id))
  return rows.map(toTemplate)
}

/** @throws not_found */
export async function requireTemplate(ctx: ServiceContext, id: string): Promise<TemplateRow> {
  const isOwn = and(eq(messageTemplates.id, id), eq(messageTemplates.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(messageTemplates).where(isOwn)
  return row ?? raise(notFound('Template'))
}

export const toTemplate = (row: TemplateRow): MessageTemplate => ({
  id: row.id,
  name: row.name,
  type: row.channel,
  subject: row.subject,
  content: row.content,
  text_content: row.textContent,
  format: row.format,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
})
