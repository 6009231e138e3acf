import { and, eq, sql } from 'drizzle-orm'
import {
  type ChangeTemplate,
  type MessageTemplate,
  TEMPLATES_MAX,
  WriteTemplate,
} from '../../contracts/message-templates/message-templates.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { messageTemplates } from '../../db/schema/data/message-templates.ts'
import { applyChange } from '../../lib/apply-change.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { laterThan } from '../../lib/later-than.ts'
import { requireTemplate, toTemplate } from './read-templates.ts'

/** Maximum characters of all templates of an account together, since a list of them contains them all. */
const CHARACTERS_MAX = 10_000_000
const CHANGED_MEANWHILE = 'The template has changed. Please reload and try again.'
const TOO_LARGE = 'Your templates are too large together. Delete some that you do not need.'

const charactersOf = ({ content, text_content }: WriteTemplate) => content.length + (text_content?.length ?? 0)

/** Whether the given number of characters fits, in addition to all other templates of the account. */
const hasRoom = (accountId: string, characters: number, except: string) =>
  sql`(SELECT coalesce(sum(length(content) + coalesce(length(text_content), 0)), 0) FROM message_templates
    WHERE account_id = ${accountId} AND id <> ${except}) + ${characters} <= ${CHARACTERS_MAX}`

/** Creates a template. @throws conflict when the account has reached its maximum */
export async function createTemplate(ctx: ServiceContext, input: WriteTemplate): Promise<MessageTemplate> {
  const accountId = accountOf(ctx).id
  const id = newId()
  const now = ctx.clock.now().toISOString()
  const { name, type, subject, content, text_content, format } = columnsOf(input)
  const countOf = sql`(SELECT count(*) FROM message_templates WHERE account_id = ${accountId})`
  const [made, [there]] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      INSERT INTO message_templates (id, account_id, name, channel, subject, content, text_content, format, created_at, updated_at)
      SELECT ${id}, ${accountId}, ${name}, ${type}, ${subject}, ${content}, ${text_content}, ${format}, ${now}, ${now}
      WHERE ${countOf} < ${TEMPLATES_MAX} AND ${hasRoom(accountId, charactersOf(input), id)} RETURNING id`),
    statement<{ templates: number }>(sql`SELECT ${countOf} AS templates`),
  ])
  if (made.length > 0) return toTemplate(await requireTemplate(ctx, id))
  if ((there?.templates ?? 0) >= TEMPLATES_MAX) throw conflict(`An account may have ${TEMPLATES_MAX} templates.`)
  throw conflict(TOO_LARGE)
}

/**
 * Changes a template; omitted fields keep their values. Existing campaigns that were created from it do not change.
 *
 * @throws not_found; conflict when it becomes too large or changed meanwhile
 */
export async function updateTemplate(
  ctx: ServiceContext,
  id: string,
  change: ChangeTemplate,
): Promise<MessageTemplate> {
  const before = await requireTemplate(ctx, id)
  const { accountId } = before
  const input = applyChange(WriteTemplate, toTemplate(before), change)
  const { name, type: channel, subject, content, text_content: textContent, format } = columnsOf(input)
  const [row] = await ctx.data
    .update(messageTemplates)
    .set({
      name,
      channel,
      subject,
      content,
      textContent,
      format,
      updatedAt: laterThan(before.updatedAt, ctx.clock.now()),
    })
    .where(
      and(
        eq(messageTemplates.id, id),
        eq(messageTemplates.accountId, accountId),
        eq(messageTemplates.updatedAt, before.updatedAt),
        hasRoom(accountId, charactersOf(input), id),
      ),
    )
    .returning()
  if (row) return toTemplate(row)
  const now = await requireTemplate(ctx, id)
  throw conflict(now.updatedAt === before.updatedAt ? TOO_LARGE : CHANGED_MEANWHILE)
}

/** @throws not_found */
export async function deleteTemplate(ctx: ServiceContext, id: string): Promise<void> {
  const isOwn = and(eq(messageTemplates.id, id), eq(messageTemplates.accountId, accountOf(ctx).id))
  const [gone] = await ctx.data.delete(messageTemplates).where(isOwn).returning({ id: messageTemplates.id })
  if (!gone) raise(notFound('Template'))
}

/** Text messages have neither a subject nor a plain-text part, and a plain message is its own text part. */
function columnsOf(input: WriteTemplate): WriteTemplate {
  if (input.type === 'sms') return { ...input, subject: null, text_content: null, format: 'html' }
  return input.format === 'plain' ? { ...input, text_content: null } : input
}
