import { sql } from 'drizzle-orm'
import type { BodyOf } from '../../contracts/endpoint.ts'
import type { ConversationOutcome } from '../../contracts/replies/conversation-state.ts'
import { type updateConversation as contract, SNOOZE_DAYS_MAX } from '../../contracts/replies/conversations.ts'
import type { Reply } from '../../contracts/replies/replies.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { stopFollowUps as stop } from '../../domain/recipients/outcomes/stop-follow-ups.ts'
import { publishRecipientEvents } from '../../domain/recipients/publish-recipient-events.ts'
import { invalid } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { type ReplyRow, requireConversation, toReply } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Change = BodyOf<typeof contract>

/**
 * Organises a conversation: read, done, snoozed, its outcome, assignee and labels. Omitted fields stay unchanged.
 *
 * @throws not_found; validation_failed for a time in the past or too far away, or an unknown label
 */
export async function updateConversation(ctx: ServiceContext, ofId: string, change: Change): Promise<Reply> {
  const [first] = await requireConversation(ctx, ofId)
  const id = first.conversation_id ?? ofId
  const accountId = accountOf(ctx).id
  const statements = [...changes(ctx, accountId, id, change), ...(await labelChanges(ctx, accountId, id, change))]
  if (statements.length > 0) await runBatch(ctx.data, statements)
  const rows = await requireConversation(ctx, id)
  if (change.outcome && change.outcome !== first.outcome) await publishOutcome(ctx, id, first, change.outcome)
  return { ...toReply(rows.at(-1)!), is_read: rows.every(({ read_at }) => read_at !== null) }
}

function changes(ctx: ServiceContext, accountId: string, id: string, change: Change): Statement<unknown>[] {
  const { is_read, is_done, snoozed_until, outcome, assignee } = change
  const now = ctx.clock.now().toISOString()
  const latest = sql`(SELECT max(received_at) FROM replies WHERE conversation_id = ${id})`
  const until = snoozed_until === undefined ? undefined : checkedTime(snoozed_until, ctx.clock.now())
  const set = [
    // Archiving ends snoozing; snoozing brings back what was archived.
    ...(is_done === undefined
      ? []
      : [
          sql`done_at = ${is_done ? sql`coalesce(done_at, ${now})` : null}, snoozed_until = NULL, sort_at = coalesce(${latest}, sort_at)`,
        ]),
    ...(until === undefined
      ? []
      : [sql`snoozed_until = ${until}, sort_at = ${until ?? sql`coalesce(${latest}, sort_at)`}`]),
    ...(until ? [sql`done_at = NULL`] : []),
    ...(outcome === undefined
      ? []
      : [
          sql`outcome_at = CASE WHEN outcome IS ${outcome} THEN outcome_at ELSE ${outcome === null ? null : now} END, outcome = ${outcome}`,
        ]),
    ...(assignee === undefined ? [] : [sql`assignee = ${assignee || null}`]),
  ]
  // The last of two assignments of one column counts for the database only if they are in statements of their own.
  return [
    ...set.map((assignment) =>
      statement(sql`UPDATE conversations SET ${assignment} WHERE id = ${id} AND account_id = ${accountId}`),
    ),
    ...(is_read === undefined
      ? []
      : [
          statement(sql`
            UPDATE replies SET read_at = ${is_read ? sql`coalesce(read_at, ${now})` : null}
            WHERE conversation_id = ${id} AND account_id = ${accountId}
              AND ${is_read ? sql`read_at IS NULL` : sql`id = (SELECT id FROM replies WHERE conversation_id = ${id} ORDER BY received_at DESC, id DESC LIMIT 1)`}`),
        ]),
  ]
}

/** A time as it is stored. @throws validation_failed */
function checkedTime(snoozedUntil: string | null, now: Date): string | null {
  if (snoozedUntil === null) return null
  const until = new Date(snoozedUntil)
  if (until <= now) throw invalid({ snoozed_until: ['Choose a time in the future'] })
  if (until.getTime() > now.getTime() + SNOOZE_DAYS_MAX * DAY_MS)
    throw invalid({ snoozed_until: ['Choose a time within a year'] })
  return until.toISOString()
}

async function labelChanges(
  ctx: ServiceContext,
  accountId: string,
  id: string,
  { label_ids }: Change,
): Promise<Statement<unknown>[]> {
  if (label_ids === undefined) return []
  const wanted = JSON.stringify([...new Set(label_ids)])
  const known = await ctx.data.all<{ id: string }>(sql`
    SELECT id FROM inbox_labels WHERE account_id = ${accountId} AND id IN (SELECT value FROM json_each(${wanted}))`)
  if (known.length < new Set(label_ids).size) throw invalid({ label_ids: ['One of the labels was deleted'] })
  return [
    statement(sql`
      DELETE FROM conversation_labels WHERE conversation_id = ${id} AND account_id = ${accountId}
        AND label_id NOT IN (SELECT value FROM json_each(${wanted}))`),
    statement(sql`
      INSERT INTO conversation_labels (conversation_id, label_id, account_id)
      SELECT conversations.id, inbox_labels.id, ${accountId} FROM conversations
      JOIN inbox_labels ON inbox_labels.account_id = conversations.account_id AND inbox_labels.id IN (SELECT value FROM json_each(${wanted}))
      WHERE conversations.id = ${id} AND conversations.account_id = ${accountId}
      ON CONFLICT (conversation_id, label_id) DO NOTHING`),
  ]
}

/** Publishes an outcome. Setting the same one again after another is another event. */
async function publishOutcome(
  ctx: ServiceContext,
  id: string,
  { recipient_id, campaign_id, channel, address }: ReplyRow,
  outcome: ConversationOutcome,
): Promise<void> {
  const accountId = accountOf(ctx).id
  const event = { campaign_id, recipient_id, channel, address, account_id: accountId, outcome }
  const eventId = uuidOf(`${id} ${outcome} ${ctx.requestId}`)
  await publishRecipientEvents(ctx, accountId, [{ kind: 'recipient.outcome', id: eventId, ...event }])
}

/** Stops what campaigns still have for the person of a conversation, or for their company. @returns how many messages */
export async function stopFollowUps(ctx: ServiceContext, id: string, scope: 'person' | 'company'): Promise<number> {
  const [{ recipient_id: recipientId, address }] = await requireConversation(ctx, id)
  return stop(ctx, accountOf(ctx).id, { recipientId, address }, scope)
}
