import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { runBatch } from '../../db/batch.ts'
import { type LinkPurpose, type LinkTarget, readLink } from '../../domain/outreach-links/outreach-links.ts'
import { eventStatement } from '../../domain/recipients/events.ts'
import { markStatement } from '../../domain/recipients/marks.ts'
import { type NewRecipientEvent, publishRecipientEvents } from '../../domain/recipients/publish-recipient-events.ts'
import { newId, uuidOf } from '../../lib/ids.ts'
import { isAutomatic } from '../../outreach/outcomes/judge-open.ts'

/** A message that a link belongs to, with its contents. */
export interface FoundMessage {
  /** A context with the data of the message's account. */
  readonly at: ServiceContext
  readonly target: LinkTarget
  /** For a follow-up, the campaign that it follows. */
  readonly campaignId: string
  readonly address: string
  readonly name: string | null
  readonly company: string | null
  readonly fields: Readonly<Record<string, string>> | null
  readonly sentAt: string | null
}

interface Row {
  campaign_id: string
  address: string
  name: string | null
  company: string | null
  fields: string | null
  sent_at: string | null
}

/** Returns the message of a link token. Null for an invalid token, and after the campaign was deleted. */
export async function findMessage(
  ctx: ServiceContext,
  purpose: LinkPurpose,
  token: string,
): Promise<FoundMessage | null> {
  const target = await readLink(ctx, purpose, token)
  const at = target && (await forAccount(ctx, target.accountId))
  if (!target || !at) return null
  const [row] = await at.data.all<Row>(sql`
    SELECT coalesce(follows_id, campaign_id) AS campaign_id, address, recipients.name, company, fields, recipients.sent_at
    FROM recipients JOIN campaigns ON campaigns.id = campaign_id
    WHERE recipients.id = ${target.recipientId} AND recipients.account_id = ${target.accountId}`)
  if (!row) return null
  const { campaign_id, sent_at, fields, ...message } = row
  return {
    ...{ at, target, ...message, campaignId: campaign_id, sentAt: sent_at },
    fields: fields === null ? null : (JSON.parse(fields) as Record<string, string>),
  }
}

/** Maximum stored events per message and kind: enough to see what scanners do, but too few to flood a database. */
const RAW_EVENTS_MAX = 50

/** Properties of a request that help to distinguish people from machines. */
export interface Asking {
  readonly method: string
  readonly userAgent: string | null
  readonly purpose: string | null
}

/** Whether a scanner or an image proxy made the request, rather than a person. */
export const isMachine = (kind: 'opened' | 'clicked', asking: Asking, sentAt: string | null, now: Date): boolean =>
  isAutomatic({
    kind: kind === 'opened' ? 'open' : 'click',
    ...asking,
    secondsSinceSent: sentAt === null ? null : (now.getTime() - Date.parse(sentAt)) / 1_000,
  })

/** Stores that a message was opened or one of its links clicked. Only actions by people count in the statistics. */
export async function recordEngagement(
  { at, target, campaignId, address, sentAt }: FoundMessage,
  kind: 'opened' | 'clicked',
  asking: Asking,
  url: string | null = null,
): Promise<void> {
  const { accountId, recipientId, channel } = target
  const now = at.clock.now()
  const machine = isMachine(kind, asking, sentAt, now)
  const recipient = { id: recipientId, accountId }
  const [, first] = await runBatch(at.data, [
    eventStatement(
      recipient,
      { id: newId(), kind, at: now.toISOString(), url, isAutomatic: machine },
      sql`(SELECT count(*) FROM recipient_events WHERE recipient_id = ${recipientId} AND kind = ${kind}) < ${RAW_EVENTS_MAX}`,
    ),
    markStatement(kind, recipient, now.toISOString(), machine ? sql`false` : sql`true`),
  ])
  if (first.length === 0) return
  const told = { account_id: accountId, campaign_id: campaignId, recipient_id: recipientId, channel, address }
  const id = uuidOf(`${recipientId} ${kind} ${now.toISOString()}`)
  const event: NewRecipientEvent =
    kind === 'opened'
      ? { kind: 'recipient.opened', id, ...told }
      : { kind: 'recipient.clicked', id, ...told, url: url ?? '' }
  await publishRecipientEvents(at, accountId, [event])
}
