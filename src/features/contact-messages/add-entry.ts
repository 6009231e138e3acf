import { sql } from 'drizzle-orm'
import type { SubmissionEntry } from '../../contracts/contact-messages/submissions.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { replyMail } from './message-mail.ts'
import { ENTRIES_MAX, getSubmission } from './queries.ts'

/** Adds an internal note to a submission. @throws not_found; conflict if there are too many entries */
export const addNote = (ctx: ServiceContext, id: string, text: string): Promise<SubmissionEntry> =>
  addEntry(ctx, id, 'note', text)

/**
 * Mails the visitor a reply and stores it. It is stored first: a reply whose mail was lost can be seen and sent again,
 * but one that was mailed without being stored cannot. The queue sends the mail once per entry id.
 *
 * @throws not_found; conflict if there are too many entries
 */
export async function replyToSubmission(ctx: ServiceContext, id: string, text: string): Promise<SubmissionEntry> {
  const submission = await getSubmission(ctx, id)
  const entry = await addEntry(ctx, id, 'reply', text)
  const support = supportAddress(await readSettings(ctx), ctx.config)
  await ctx.queues.send('mail', { id: entry.id, to: submission.email, ...replyMail(submission, text, support) })
  return entry
}

async function addEntry(
  ctx: ServiceContext,
  messageId: string,
  kind: SubmissionEntry['kind'],
  text: string,
): Promise<SubmissionEntry> {
  await getSubmission(ctx, messageId)
  const author = accountOf(ctx)
  const id = newId()
  const at = ctx.clock.now().toISOString()
  const [added] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO contact_message_entries (id, message_id, author_id, kind, text, created_at)
      SELECT ${id}, id, ${author.id}, ${kind}, ${text}, ${at} FROM contact_messages WHERE id = ${messageId}
        AND (SELECT count(*) FROM contact_message_entries WHERE message_id = ${messageId}) < ${ENTRIES_MAX} RETURNING id`),
    auditStatement(ctx, { action: kind === 'reply' ? 'submission.reply' : 'submission.note', objectId: messageId }),
    // The author has read the submission.
    statement(sql`UPDATE contact_messages SET read_at = ${at} WHERE id = ${messageId} AND read_at IS NULL`),
  ])
  if (added.length === 0) throw conflict(`A submission holds ${ENTRIES_MAX} notes and replies at most.`)
  return { id, kind, text, author: { id: author.id, name: author.name }, created_at: at }
}
