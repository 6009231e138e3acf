import { type SQL, sql } from 'drizzle-orm'
import type { RecipientEventKind } from '../../../contracts/campaigns.ts'
import type { SuppressionDecider, SuppressionReason } from '../../../contracts/suppressions.ts'
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

/** What became of a message after it was handed over, whoever reports it and by which channel. */
export interface MessageOutcome {
  readonly recipient: MailedRecipient
  /** `failed`: a carrier gave up a text message. `deferred`: a mail server keeps trying. */
  readonly kind: Extract<RecipientEventKind, 'sent' | 'delivered' | 'bounced' | 'failed' | 'deferred' | 'complained'>
  /** The message id of the sending that is meant: what is reported of an earlier one changes nothing. Null where the report does not say. */
  readonly sending: string | null
  /** Tells this outcome of the recipient from others of theirs; the same outcome reported again has the same. */
  readonly key: string
  /** As a sentence. */
  readonly text: string | null
  /** What follows for the address; null where nothing does. */
  readonly suppress: {
    readonly reason: Exclude<SuppressionReason, 'manual'>
    readonly decidedBy: SuppressionDecider
  } | null
}

/** Of one transaction, each a few statements. */
const OUTCOMES_AT_ONCE = 25
/** Of one message: servers repeat themselves. */
const DELAYS_MAX = 50

/**
 * Writes down what became of messages, each outcome once in whatever order it is reported: the state, the event, the suppression, and then what programs are
 * to know. Reported again after a death, it goes on from where it ended.
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
  // A delay changes no state, so each is an event of its own.
  const isNews =
    kind === 'deferred'
      ? sql`(SELECT count(*) FROM recipient_events WHERE recipient_id = ${recipient.id} AND kind = 'deferred') < ${DELAYS_MAX}`
      : sql`changes() > 0`
  return [...changesOf(outcome, accountId, at), event(isNews), ...suppressed]
}

/** Only what went wrong has something to say. */
const textOf = (kind: MessageOutcome['kind'], text: string | null): string | null =>
  kind === 'sent' || kind === 'delivered' ? null : text

/** Statements that change the message's row; the event goes by what the last of them changed. */
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
      // Of one of which nobody knew, a failure is the first that is heard: it bounced.
      return [
        move(
          sql`state = CASE state WHEN 'unknown' THEN 'bounced' ELSE 'failed' END`,
          areIn('sent', 'unknown'),
          sql`state_reason = ${text}, bounced_at = CASE state WHEN 'unknown' THEN ${at} ELSE bounced_at END`,
        ),
      ]
  }
}

/** What programs are to know of an outcome; null where they need not. */
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
