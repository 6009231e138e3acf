import { and, eq } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { recipients } from '../../db/schema/data/campaigns.ts'
import { messageTemplates } from '../../db/schema/data/message-templates.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { htmlToText } from '../../outreach/compose/html-to-text.ts'
import { mergeFields } from '../../outreach/compose/merge-fields.ts'
import { recipientValues } from '../../outreach/compose/recipient-values.ts'
import { choicesOf } from '../../outreach/compose/settled-choices.ts'
import { requireConversation } from './queries.ts'

/**
 * Returns a message template as plain text for the person of a conversation. An answer has no unsubscribe link, so that
 * field is empty.
 *
 * @throws not_found
 */
export async function fillTemplate(
  ctx: ServiceContext,
  id: string,
  templateId: string,
): Promise<{ readonly text: string; readonly missing: string[] }> {
  const accountId = accountOf(ctx).id
  const [{ recipient_id }] = await requireConversation(ctx, id)
  const [template] = await ctx.data
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.id, templateId), eq(messageTemplates.accountId, accountId)))
  if (!template) throw notFound('Template')
  const [recipient] = await ctx.data.select().from(recipients).where(eq(recipients.id, recipient_id))
  const values = recipientValues(template.channel, recipient ?? raise(notFound('Conversation')))
  const written =
    template.textContent ?? (template.channel === 'email' ? htmlToText(template.content) : template.content)
  const { text, missing } = mergeFields(choicesOf(values, recipient_id)(written), values, { as: 'text' })
  return { text: text.trim(), missing: missing.filter((name) => name !== 'unsubscribe_url') }
}
