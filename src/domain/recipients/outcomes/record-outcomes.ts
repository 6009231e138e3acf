import { type SQL, sql } from 'drizzle-orm'
import type { RecipientEventKind } from '../../../contracts/campaigns/campaign-states.ts'
import type { SuppressionDecider, SuppressionReason } from '../../../contracts/suppressions/suppressions.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { chunk } from '../../../lib/chunk.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { eventStatement, isRecipient } from '../events.ts'
import { markStatement } from '../marks.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../publish-recipient-events.ts'
import { areIn, step } from '../steps.ts'
import type { MailedRecipient } from './find-recipients.ts'
import { suppressRecipient } from './suppress-recipient.ts'

/** The outcome of a message after delivery to a server or provider, from any kind of report. */
export interface MessageOutcome {
  readonly recipient: MailedRecipient
  /** `failed`: a carrier gave up on a text message. `deferred`: a mail server keeps trying. */
  readonly kind: Extract<RecipientEventKind, 'sent' | 'delivered' | 'bounced' | 'failed' | 'deferred' | 'complained'>
  /**
   * The message id of the sending that is reported on: reports on an earlier sending change nothing. Null if the report
   * does not say.
   */
  readonly sending: string | null
  /** Identifies this outcome among those of the recipient; a repeated report has the same key. */
  readonly key: string
  /** As a sentence. */
  readonly text: string | null
  /** The suppression entry that follows; null if none does. */
  readonly suppress: {
    readonly reason: Exclude<SuppressionReason, 'manual'>
    readonly decidedBy: SuppressionDecider
  } | null
}

/** Maximum outcomes per transaction; each takes a few statements. */
const OUTCOMES_AT_ONCE = 25
/** Maximum delays recorded per message, since servers repeat them. */
const DELAYS_MAX = 50

/**
 * Records outcomes of messages, each once and in whatever order they are reported: state, event and suppression entry,
 * then the published events. Idempotent: after a crash, the repeated report completes the rest.
 */
export async function recordOutcomes(
  ctx: ServiceContext,
  accountId: string,
  outcomes: readonly MessageOutcome[],
): Promise<void> {
  for (const some of chunk(outcomes, OUTCOMES_AT_ONCE)) {
    const statements = await Promise.all(some.map((outcome) => statementsOf(ctx, accountId, outcome)))
    const rows = await runBatch(ctx.data, [
      ...statements.flat(),
      statement<{ id: string }>(sql`
        SELECT id FROM recipient_events WHERE id IN (SELECT value FROM json_each(${JSON.stringify(some.map(eventIdOf))}))`),
    ])
    const written = new Set((rows.at(-1) as { id: string }[]).map(({ id }) => id))
    await publishRecipientEvents(
      ctx,
      accountId,
      some.flatMap((outcome) => (written.has(eventIdOf(outcome)) ? (publishedOf(accountId, outcome) ?? []) : [])),
    )
  }
}

const eventIdOf = ({ recipient, key }: MessageOutcome): string => uuidOf(`${recipient.id} ${key}`)

async function statementsOf(
  ctx: ServiceContext,
  accountId: string,
  outcome: MessageOutcome,
): Promise<Statement<unknown>[]> {
  const { recipient, kind, text, suppress } = outcome
  const at = ctx.clock.now().toISOString()
  const theirs = { id: recipient.id, accountId }
  const event = (condition: SQL) =>
    eventStatement(theirs, { id: eventIdOf(outcome), kind, at, text: textOf(kind, text) }, condition)
  const suppressed = suppress
    ? await suppressRecipient(ctx, accountId, recipient, suppress.reason, suppress.decidedBy)
    : []
  // A delay changes no state, so each one is recorded as an event.
  const isNews =
    kind === 'deferred'
      ? sql`(SELECT count(*) FROM recipient_events WHERE recipient_id = ${recipient.id} AND kind = 'deferred') < ${DELAYS_MAX}`
      : sql`changes() > 0`
  return [...changesOf(outcome, accountId, at), event(isNews), ...suppressed]
}

/** Only failures have a text. */
const textOf = (kind: MessageOutcome['kind'], text: string | null): string | null =>
  kind === 'sent' || kind === 'delivered' ? null : text

/** The statements that update the message's row; the event is recorded only if the last of them changed it. */
function changesOf(
  { recipient, kind, sending, text }: MessageOutcome,
  accountId: string,
  at: string,
): Statement<unknown>[] {
  const theirs = { id: recipient.id, accountId }
  const isLatest = sql`${isRecipient(theirs)} AND (${sending} IS NULL OR message_id IS NULL OR message_id = ${sending})`
  const named = sql`message_id = coalesce(message_id, ${sending})`
  const move = (becomes: SQL, isBefore: SQL, set: SQL) =>
    statement(sql`UPDATE recipients SET ${becomes}, ${named}, ${set} WHERE ${isLatest} AND ${isBefore}`)
  const arrived = step('delivered', 'sent', 'failed', 'unknown')
  const bounced = step('bounced', 'sent', 'delivered', 'unknown')
  const leftUs = step('sent', 'unknown')
  const hasLeft = move(leftUs.becomes, leftUs.isBefore, sql`state_reason = NULL, sent_at = coalesce(sent_at, ${at})`)
  switch (kind) {
    case 'sent':
    case 'deferred':
      return [hasLeft]
    case 'complained':
      return [hasLeft, markStatement('complained', theirs, at)]
    case 'delivered':
      return [
        move(
          arrived.becomes,
          arrived.isBefore,
          sql`state_reason = NULL, delivered_at = ${at}, sent_at = coalesce(sent_at, ${at})`,
        ),
      ]
    case 'bounced':
      return [move(bounced.becomes, bounced.isBefore, sql`state_reason = ${text}, bounced_at = ${at}`)]
    case 'failed':
      // For a message in the state `unknown`, a failure is its first known result, so it counts as bounced.
      return [
        move(
          sql`state = CASE state WHEN 'unknown' THEN 'bounced' ELSE 'failed' END`,
          areIn('sent', 'unknown'),
          sql`state_reason = ${text}, bounced_at = CASE state WHEN 'unknown' THEN ${at} ELSE bounced_at END`,
        ),
      ]
  }
}

/** The event that webhooks receive for an outcome; null if there is none. */
function publishedOf(accountId: string, outcome: MessageOutcome): NewRecipientEvent | null {
  const { recipient, kind, text } = outcome
  const about = {
    ...{ id: eventIdOf(outcome), account_id: accountId, campaign_id: recipient.campaign_id },
    ...{ recipient_id: recipient.id, channel: recipient.channel, address: recipient.address },
  }
  switch (kind) {
    case 'bounced':
    case 'failed':
      return { kind: 'recipient.bounced', ...about, reason: text ?? '' }
    case 'delivered':
      return { kind: 'recipient.delivered', ...about }
    case 'complained':
      return { kind: 'recipient.complained', ...about }
    case 'sent':
    case 'deferred':
      return null
  }
}
