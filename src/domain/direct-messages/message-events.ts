import { type SQL, sql } from 'drizzle-orm'
import type { NewEvent } from '../../contracts/events.ts'
import type { MessageEventKind, MessageOutcome } from '../../contracts/messages/messages.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { uuidOf } from '../../lib/ids.ts'
import { suppressRecipient } from '../recipients/outcomes/suppress-recipient.ts'
import { publishHeardEvents } from '../recipients/publish-recipient-events.ts'
import type { DirectMessageRow } from './direct-messages.ts'

type About = Pick<DirectMessageRow, 'id' | 'accountId' | 'kind' | 'toAddress' | 'options'>

/** An event of a message after it was sent. */
export interface MessageEvent {
  readonly kind: Extract<MessageEventKind, 'delivered' | 'deferred' | 'bounced' | 'complained' | 'opened' | 'clicked'>
  /** Identifies it among the events of its message; a repeated report has the same key. */
  readonly key: string
  readonly text?: string | null
  readonly url?: string | null
  readonly isAutomatic?: boolean
  /** The entry of the suppression list that follows. */
  readonly suppress?: {
    readonly reason: 'bounced' | 'complained'
    readonly decidedBy: 'recipient' | 'automatic'
  } | null
}

/** Stored events per message and kind: enough to see what scanners do, too few to flood a database. */
const EVENTS_MAX = 50
/** A later outcome replaces an earlier one: who complains has got the message. */
const RANKS: Readonly<Record<MessageOutcome, number>> = { delivered: 1, bounced: 2, complained: 3 }

/**
 * Records an event of a message, once, with the suppression entry that follows, and publishes it for webhooks.
 * Idempotent: after a crash, the repeated report completes the rest.
 */
export async function recordMessageEvent(ctx: ServiceContext, message: About, event: MessageEvent): Promise<void> {
  const { id: messageId, accountId, toAddress } = message
  const { kind, key, text = null, url = null, isAutomatic = false, suppress = null } = event
  const id = uuidOf(`${messageId} ${key}`)
  const at = ctx.clock.now().toISOString()
  const suppressed = suppress
    ? await suppressRecipient(
        ctx,
        accountId,
        { id: null, campaign_id: null, address: toAddress, channel: 'email' },
        suppress.reason,
        suppress.decidedBy,
      )
    : []
  const [, rows] = await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO direct_message_events (id, account_id, message_id, kind, happened_at, text, url, is_automatic)
      SELECT ${id}, account_id, id, ${kind}, ${at}, ${text}, ${url}, ${isAutomatic ? 1 : 0} FROM direct_messages
      WHERE id = ${messageId} AND account_id = ${accountId}
        AND (SELECT count(*) FROM direct_message_events WHERE message_id = ${messageId} AND kind = ${kind}) < ${EVENTS_MAX}
      ON CONFLICT (id) DO NOTHING`),
    statement<{ id: string }>(sql`SELECT id FROM direct_message_events WHERE id = ${id}`),
    ...outcomeStatements(message, kind),
    ...suppressed,
  ])
  if (rows.length > 0 && !isAutomatic && kind !== 'deferred')
    await publishMessageEvent(ctx, message, { kind, id, reason: text, url })
}

function outcomeStatements({ id }: About, kind: MessageEvent['kind']): Statement<never>[] {
  if (!(kind in RANKS)) return []
  const lower = Object.keys(RANKS).filter((one) => RANKS[one as MessageOutcome] < RANKS[kind as MessageOutcome])
  const isLower: SQL = sql`(outcome IS NULL OR outcome IN (SELECT value FROM json_each(${JSON.stringify(lower)})))`
  return [
    statement(sql`UPDATE direct_messages SET outcome = ${kind} WHERE id = ${id} AND ${isLower}`),
    // A report of a message proves that it left, whatever its worker has recorded.
    statement(sql`
      UPDATE direct_messages SET state = 'sent', problem = NULL, sent_at = coalesce(sent_at, first_tried_at, created_at)
      WHERE id = ${id} AND state = 'unknown'`),
  ]
}

/** What webhooks receive. Messages of the inbox are published as replies, not here. */
export async function publishMessageEvent(
  ctx: ServiceContext,
  { id: messageId, accountId, kind: messageKind, toAddress, options }: About,
  event: {
    readonly kind: MessageEventKind
    readonly id: string
    readonly reason?: string | null
    readonly url?: string | null
  },
): Promise<void> {
  if (messageKind !== 'transactional') return
  const about = {
    ...{ id: event.id, account_id: accountId, message_id: messageId, address: toAddress },
    ...{ tags: [...(options?.tags ?? [])], metadata: { ...options?.metadata } },
  }
  const made = published(event.kind, about, event.reason ?? null, event.url ?? null)
  if (made) await publishHeardEvents(ctx, accountId, [made])
}

interface Published {
  readonly id: string
  readonly account_id: string
  readonly message_id: string
  readonly address: string
  readonly tags: string[]
  readonly metadata: Record<string, string>
}

function published(
  kind: MessageEventKind,
  about: Published,
  reason: string | null,
  url: string | null,
): NewEvent | null {
  switch (kind) {
    case 'sent':
    case 'delivered':
    case 'complained':
    case 'opened':
      return { kind: `message.${kind}`, ...about }
    case 'failed':
    case 'bounced':
      return { kind: `message.${kind}`, ...about, reason: reason ?? '' }
    case 'clicked':
      return { kind: 'message.clicked', ...about, url: url ?? '' }
    default:
      return null
  }
}
