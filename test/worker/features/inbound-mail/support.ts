import { exports } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../../src/core/context.ts'
import { campaigns, recipientEvents, recipients } from '../../../../src/db/schema/data/campaigns.ts'
import { replies } from '../../../../src/db/schema/data/replies.ts'
import { inboundAddress } from '../../../../src/domain/delivery-reports/mail-addresses.ts'
import { inboundMailUrl } from '../../../../src/domain/delivery-reports/report-links.ts'
import { type RoutedMail, receiveMail } from '../../../../src/features/inbound-mail/receive-mail.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, dataOf } from '../../support/factories.ts'
import { addSender, mintCampaigner, quietContext } from '../campaigns/sending/support.ts'

/** A recipient to whom a campaign of the account was sent. */
export async function written(
  accountId: string,
  given: Partial<typeof recipients.$inferInsert> = {},
  more: { readonly senderId?: string; readonly campaign?: Partial<typeof campaigns.$inferInsert> } = {},
) {
  const [campaignId, recipientId] = [newId(), newId()]
  const at = new Date(Date.now() - 60_000).toISOString()
  const senderId = more.senderId ?? (await addSender(accountId))
  const messageId = `${recipientId}.m1@blue-harbour.test`
  const address = given.address ?? `ada.${recipientId.slice(-8)}@acme-tools.com`
  const data = dataOf(accountId)
  await data.insert(campaigns).values({
    ...{
      id: campaignId,
      accountId,
      senderId,
      name: 'Autumn',
      type: 'email',
      subject: 'Hello',
      content: '<p>Hello</p>',
    },
    ...{ status: 'sent', requireOptIn: false, includeUnsubscribe: true, trackOpens: false, trackClicks: false },
    ...{ batchSize: 100, batchDelay: 1, startedAt: at, createdAt: at, updatedAt: at },
    ...more.campaign,
  })
  await data.insert(recipients).values({
    ...{ id: recipientId, accountId, campaignId, address, messageId, dataSource: 'Crawl of acme.com' },
    ...{ state: 'sent', sentAt: at, createdAt: at },
    ...given,
  })
  return { accountId, campaignId, recipientId, senderId, address, messageId }
}
export type Written = Awaited<ReturnType<typeof written>>

/** An account that has emailed someone, with a webhook for all events that may follow. */
export async function waiting(given: Parameters<typeof written>[1] = {}) {
  const account = await mintCampaigner()
  const message = await written(account.id, given)
  const { ctx, publishedEvents } = quietContext(account.id)
  await hears(account.id)
  const inbound = (await inboundAddress(ctx, account.id))!
  return { ...message, ctx, publishedEvents, inbound }
}

export type Waiting = Awaited<ReturnType<typeof waiting>>

/** Subscribes webhooks of the account to its message events. */
export async function hears(accountId: string) {
  const at = new Date().toISOString()
  const events = JSON.stringify([
    'recipient.bounced',
    'recipient.delivered',
    'recipient.complained',
    'recipient.unsubscribed',
    'recipient.replied',
    'recipient.outcome',
    'recipient.answered',
  ])
  await dataOf(accountId).run(sql`
    INSERT INTO webhook_endpoints (id, account_id, url, description, events, secret, secret_end, created_at, updated_at)
    VALUES (${newId()}, ${accountId}, 'https://acme.com/hook', '', ${events}, '', '', ${at}, ${at})`)
}

const lines = (parts: readonly (string | false | null | undefined)[]) =>
  `${parts.filter((line) => typeof line === 'string').join('\r\n')}\r\n`

interface MailGiven {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly messageId?: string | null
  readonly inReplyTo?: string
  readonly headers?: readonly string[]
  /** Headers added by the receiving server. */
  readonly before?: readonly string[]
  readonly text?: string
}

/** A mail as a person writes it. */
export const mailOf = ({
  from = 'Ada <ada@acme-tools.com>',
  to = 'answers@blue-harbour.test',
  subject = 'Re: Hello',
  messageId = `${newId()}@acme-tools.com`,
  inReplyTo,
  headers = [],
  before = [],
  text = 'Yes, please call me tomorrow.\n\nOn Mon, 23 Nov 2026, Blue Harbour <hello@blue-harbour.test> wrote:\n> Hello',
}: MailGiven = {}): string =>
  lines([
    ...before,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    messageId && `Message-ID: <${messageId}>`,
    inReplyTo && `In-Reply-To: <${inReplyTo}>`,
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ])

interface DsnGiven {
  readonly to?: string
  readonly recipient?: string
  readonly action?: string
  readonly status?: string
  readonly diagnostic?: string
  /** Headers of the original message. */
  readonly about?: string | null
}

/** A report of a mail server (RFC 3464). */
export const dsnOf = ({
  to = 'bounces@blue-harbour.test',
  recipient = 'ada@acme-tools.com',
  action = 'failed',
  status = '5.1.1',
  diagnostic = '550 5.1.1 user unknown',
  about = null,
}: DsnGiven): string =>
  lines([
    'From: Mail Delivery System <MAILER-DAEMON@mx.acme-tools.com>',
    `To: ${to}`,
    'Subject: Undelivered Mail',
    `Message-ID: <${newId()}@mx.acme-tools.com>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    '',
    'Sorry.',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.acme-tools.com',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
    ...(about === null
      ? []
      : ['--b1', 'Content-Type: message/rfc822', '', `Message-ID: <${about}>`, 'Subject: Hello', '', 'Hello']),
    '--b1--',
  ])

/** A mailbox provider's report of a spam complaint (RFC 5965). */
export const complaintOf = (about: string, type = 'abuse'): string =>
  lines([
    'From: fbl@mailbox.example',
    'To: complaints@blue-harbour.test',
    'Subject: Complaint',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b1"',
    '',
    '--b1',
    '',
    'This is a report.',
    '--b1',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Mailbox/1.0',
    'Version: 1',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${about}>`,
    '--b1--',
  ])

const encoder = new TextEncoder()

/** Passes a mail to the handler as Email Routing does. @returns the reason if it was rejected */
export async function route(ctx: ServiceContext, to: string, mail: string | Uint8Array): Promise<string | null> {
  const bytes = typeof mail === 'string' ? encoder.encode(mail) : mail
  let rejected: string | null = null
  const message: RoutedMail = {
    to,
    raw: new Response(bytes).body!,
    rawSize: bytes.length,
    setReject: (reason) => {
      rejected = reason
    },
  }
  await receiveMail(ctx, message)
  return rejected
}

/** A mail as a provider posts it. */
export async function post(
  accountId: string,
  body: BodyInit,
  type: string | null = 'message/rfc822',
): Promise<Response> {
  const url = await inboundMailUrl(contextOf(accountId), accountId)
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type }
  return exports.default.fetch(new Request(url, { method: 'POST', body, headers }))
}

export const recipientOf = async ({ accountId, recipientId }: Pick<Written, 'accountId' | 'recipientId'>) =>
  (await dataOf(accountId).select().from(recipients).where(eq(recipients.id, recipientId)))[0]!
export const eventsOf = async (accountId: string) =>
  dataOf(accountId)
    .select()
    .from(recipientEvents)
    .where(eq(recipientEvents.accountId, accountId))
    .orderBy(recipientEvents.happenedAt)
export const repliesOf = (accountId: string) =>
  dataOf(accountId).select().from(replies).where(eq(replies.accountId, accountId)).orderBy(replies.receivedAt)
export const suppressionsOf = (accountId: string) =>
  dataOf(accountId).all<{ reason: string }>(sql`SELECT reason FROM suppressions WHERE account_id = ${accountId}`)
