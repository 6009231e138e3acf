import { type SQL, sql } from 'drizzle-orm'
import type { RecipientEventKind } from '../../../contracts/campaigns.ts'
import { oneLine } from '../../../contracts/one-line.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch, type Statement, statement } from '../../../db/batch.ts'
import { chunk } from '../../../lib/chunk.ts'
import { uuidOf } from '../../../lib/ids.ts'
import type { ToldOfMail } from '../../../platform/mail-reports/port.ts'
import { type RecipientTold, tellOfRecipients } from '../tell-of-recipients.ts'
import { type MailedRecipient, recipientOfMessageId } from './find-recipients.ts'
import { suppressRecipient } from './suppress-recipient.ts'

/** What was told, and of which message. */
export interface MailReported {
  readonly told: ToldOfMail
  readonly recipient: MailedRecipient
}

/** Of one transaction, each a few statements. */
const REPORTS_AT_ONCE = 25
const TEXT_LENGTH_MAX = 300

/**
 * Writes down what became of messages, each once in whatever order and by whomever it is told: what was given up bounces, a mailbox that does not exist is
 * suppressed, a complaint suppresses, what was not taken for now is an event. Told again after a death, it is done again from where it ended.
 */
export async function recordMailReports(
  ctx: ServiceContext,
  accountId: string,
  reports: readonly MailReported[],
): Promise<void> {
  for (const some of chunk(reports, REPORTS_AT_ONCE)) {
    const recorded = some.map((report) => ({ report, event: eventOf(report) }))
    const statements = await Promise.all(
      recorded.map(({ report, event }) => statementsOf(ctx, accountId, report, event)),
    )
    const rows = await runBatch(ctx.data, [
      ...statements.flat(),
      statement<{ id: string }>(sql`
        SELECT id FROM recipient_events WHERE id IN (SELECT value FROM json_each(${JSON.stringify(recorded.map(({ event }) => event.id))}))`),
    ])
    const written = new Set((rows.at(-1) as { id: string }[]).map(({ id }) => id))
    await tellOfRecipients(
      ctx,
      accountId,
      recorded.flatMap(({ report, event }) =>
        written.has(event.id) ? (tellingOf(accountId, report, event) ?? []) : [],
      ),
    )
  }
}

interface Event {
  readonly id: string
  readonly kind: Extract<RecipientEventKind, 'bounced' | 'deferred' | 'delivered' | 'complained'>
  readonly text: string | null
}

/** Of one message, each happens once, but for delays, each of which is one. */
function eventOf({ told, recipient }: MailReported): Event {
  const sending = sendingOf({ told, recipient }) ?? recipient.message_id ?? ''
  switch (told.kind) {
    case 'complaint':
      return { id: uuidOf(`${recipient.id} complained`), kind: 'complained', text: 'It was reported as spam.' }
    case 'delivery':
      return { id: uuidOf(`${recipient.id} delivered ${sending}`), kind: 'delivered', text: null }
    case 'bounce':
      return {
        id: uuidOf(`${recipient.id} bounced ${sending}`),
        kind: 'bounced',
        text: sentence(told.isHard ? 'The mailbox does not exist' : 'It could not be delivered', told.text),
      }
  }
  const text = sentence('It was not taken for now', told.text)
  return { id: uuidOf(`${recipient.id} deferred ${sending} ${text}`), kind: 'deferred', text }
}

function sentence(meaning: string, said: string | null): string {
  const words = oneLine((said ?? '').slice(0, 4 * TEXT_LENGTH_MAX))
    .slice(0, TEXT_LENGTH_MAX)
    .toWellFormed()
  if (words === '') return `${meaning}.`
  return `${meaning}: ${words}${/[.!?…]$/.test(words) ? '' : '.'}`
}

/** Which sending of the message is meant, where that is told: what is said of an earlier one changes nothing of the latest. */
const sendingOf = ({ told, recipient }: MailReported): string | null =>
  told.messageId !== null && recipientOfMessageId(told.messageId) === recipient.id ? told.messageId : null

async function statementsOf(
  ctx: ServiceContext,
  accountId: string,
  report: MailReported,
  event: Event,
): Promise<Statement<unknown>[]> {
  const { recipient } = report
  const now = ctx.clock.now().toISOString()
  const sending = sendingOf(report)
  const isTheirs = sql`id = ${recipient.id} AND account_id = ${accountId}`
  const isLatest = sql`${isTheirs} AND (${sending} IS NULL OR message_id IS NULL OR message_id = ${sending})`
  const written = (condition: SQL) =>
    statement(sql`
      INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, happened_at, text)
      SELECT ${event.id}, account_id, campaign_id, id, ${event.kind}, ${now}, ${event.text} FROM recipients
      WHERE ${isTheirs} AND ${condition} ON CONFLICT (id) DO NOTHING`)
  const changed = sql`changes() > 0`
  const hasLeft = statement(sql`
    UPDATE recipients SET state = 'sent', state_reason = NULL, sent_at = coalesce(sent_at, ${now})
    WHERE ${isLatest} AND state = 'unknown'`)
  switch (event.kind) {
    case 'complained':
      return [
        hasLeft,
        statement(sql`UPDATE recipients SET complained_at = ${now} WHERE ${isTheirs} AND complained_at IS NULL`),
        written(changed),
        ...(await suppressRecipient(ctx, accountId, recipient, 'complained', 'recipient')),
      ]
    case 'delivered':
      return [
        statement(sql`
          UPDATE recipients SET state = 'delivered', state_reason = NULL, delivered_at = ${now}, sent_at = coalesce(sent_at, ${now})
          WHERE ${isLatest} AND state IN ('sent', 'failed', 'unknown')`),
        written(changed),
      ]
    case 'bounced':
      return [
        statement(sql`
          UPDATE recipients SET state = 'bounced', state_reason = ${event.text}, bounced_at = ${now}
          WHERE ${isLatest} AND state IN ('sent', 'delivered', 'unknown')`),
        written(changed),
        // A full mailbox, or a message that was not liked, says nothing of the next one.
        ...(report.told.kind === 'bounce' && report.told.isHard
          ? await suppressRecipient(ctx, accountId, recipient, 'bounced', 'automatic')
          : []),
      ]
    case 'deferred':
      return [
        hasLeft,
        written(
          sql`(SELECT count(*) FROM recipient_events WHERE recipient_id = ${recipient.id} AND kind = 'deferred') < ${DELAYS_MAX}`,
        ),
      ]
  }
}

/** Of one message: servers repeat themselves. */
const DELAYS_MAX = 50

function tellingOf(accountId: string, { recipient }: MailReported, { id, kind, text }: Event): RecipientTold | null {
  const told = {
    ...{ id, account_id: accountId, campaign_id: recipient.campaign_id },
    ...{ recipient_id: recipient.id, channel: 'email' as const, address: recipient.address },
  }
  switch (kind) {
    case 'bounced':
      return { kind: 'recipient.bounced', ...told, reason: text ?? '' }
    case 'delivered':
      return { kind: 'recipient.delivered', ...told }
    case 'complained':
      return { kind: 'recipient.complained', ...told }
    case 'deferred':
      return null
  }
}
