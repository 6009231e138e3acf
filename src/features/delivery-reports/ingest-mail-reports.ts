import { and, eq } from 'drizzle-orm'
import type { MailProvider } from '../../contracts/senders/email-config.ts'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { readReturnPath } from '../../domain/delivery-reports/mail-addresses.ts'
import { type ReportedSender, readMailReportToken } from '../../domain/delivery-reports/report-links.ts'
import { recordDirectReports } from '../../domain/direct-messages/record-reports.ts'
import { findLatestByAddress, findRecipients } from '../../domain/recipients/outcomes/find-recipients.ts'
import { type MailReported, recordMailReports } from '../../domain/recipients/outcomes/record-mail-reports.ts'
import { openEmailSecrets } from '../../domain/senders/senders.ts'
import { badRequest, notFound, tooLarge, unauthenticated } from '../../lib/errors.ts'
import { readBounded } from '../../lib/read-bounded.ts'
import { readSesNotification } from '../../outreach/inbound/reports/ses-notification.ts'
import { judgeReply } from '../../outreach/outcomes/judge-reply.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import { readAmazonSesReports } from '../../platform/mail-reports/amazon-ses.ts'
import { readMailgunReports } from '../../platform/mail-reports/mailgun.ts'
import type {
  DeliveryNotification,
  MailReportRequest,
  ReadMailReports,
  ReportedMail,
} from '../../platform/mail-reports/port.ts'
import { readPostmarkReports } from '../../platform/mail-reports/postmark.ts'
import { readSendgridReports } from '../../platform/mail-reports/sendgrid.ts'
import { userAgentOf } from '../../rules/crawls/user-agent.ts'

/** Maximum size of a request. Providers report many messages at once, but even the largest batches are smaller. */
const BYTES_MAX = 1_000_000
const RULE = { attemptsMax: 1_200, windowSeconds: 60 }
const NOT_SIGNED = 'The report is not signed as it must be.'
const KEY_IS_MISSING = 'Reports are refused until their signing key is set in the email configuration.'
const CERTIFICATE_BYTES_MAX = 100_000

/**
 * Processes a mail provider's delivery reports on a sender's messages, from the raw request body.
 *
 * @throws not_found for an unknown URL, unauthenticated for a missing, invalid or expired signature, payload_too_large,
 * too_many_requests
 */
export async function ingestMailReports(
  ctx: ServiceContext,
  { provider, token }: { readonly provider: MailProvider; readonly token: string },
  request: Request,
): Promise<void> {
  const from = await readMailReportToken(ctx, provider, token)
  const at = from && (await forAccount(ctx, from.accountId))
  if (!from || !at) throw notFound('Sender')
  const isOwn = and(eq(senders.id, from.senderId), eq(senders.accountId, from.accountId), eq(senders.channel, 'email'))
  const [sender] = await at.data.select().from(senders).where(isOwn)
  if (!sender) throw notFound('Sender')
  await at.throttle.spend(`mail-reports:${sender.id}`, RULE, 'Too many reports at once. Please try again in a minute.')
  const { reportKey } = await openEmailSecrets(at, sender)
  const read = { headers: request.headers, body: await bodyOf(request) }
  const reports = await readReports(at, provider, read, reportKey)
  if (!reports) throw unauthenticated(reportKey === null && provider !== 'amazon_ses' ? KEY_IS_MISSING : NOT_SIGNED)
  const told = reports.map(toTold)
  const named = told.map(async (one) => ({
    told: one,
    returned: one.returnPath === null ? null : await readReturnPath(at, from.accountId, one.returnPath),
    messageIds: one.messageId === null ? [] : [one.messageId],
  }))
  const areDirect = await recordDirectReports(at, from.accountId, await Promise.all(named))
  // A report on a direct message says nothing of what a campaign last sent to the address.
  const others = told.filter((_, place) => !areDirect[place])
  await recordMailReports(at, from.accountId, await matched(at, from, others))
}

function readReports(
  ctx: ServiceContext,
  provider: MailProvider,
  request: MailReportRequest,
  key: string | null,
): Promise<ReadMailReports> | ReadMailReports {
  const now = ctx.clock.now()
  switch (provider) {
    case 'amazon_ses':
      return readAmazonSesReports(request, (url) => textAt(ctx, url), readSesNotification)
    case 'mailgun':
      return readMailgunReports(request, key, now)
    case 'postmark':
      return readPostmarkReports(request, key)
    case 'sendgrid':
      return readSendgridReports(request, key, now)
  }
}

/** Finds each report's message: by return path, by message id, or else the sender's latest one to the address. */
async function matched(
  at: ServiceContext,
  { accountId, senderId }: ReportedSender,
  told: readonly DeliveryNotification[],
): Promise<MailReported[]> {
  const returned = await Promise.all(
    told.map(({ returnPath }) => (returnPath === null ? null : readReturnPath(at, accountId, returnPath))),
  )
  const found = await findRecipients(at, accountId, {
    recipientIds: returned.flatMap((id) => id ?? []),
    messageIds: told.flatMap(({ messageId }) => messageId ?? []),
  })
  const byId = new Map(found.map((recipient) => [recipient.id, recipient]))
  const byMessage = new Map(found.map((recipient) => [recipient.message_id, recipient]))
  const named = told.map(({ messageId }, place) => {
    const id = returned[place] ?? messageId?.toLowerCase().split('.', 1)[0]
    return byId.get(id ?? '') ?? (messageId === null ? undefined : byMessage.get(messageId))
  })
  const addressOf = ({ recipient }: DeliveryNotification) =>
    recipient === null ? null : normalizedAddress('email', recipient)
  const rest = told.flatMap((one, place) => (named[place] ? [] : (addressOf(one) ?? [])))
  const latest = await findLatestByAddress(at, accountId, [...new Set(rest)], senderId)
  const byAddress = new Map(latest.map((recipient) => [recipient.address, recipient]))
  return told.flatMap((one, place) => {
    const recipient = named[place] ?? byAddress.get(addressOf(one) ?? '')
    return recipient ? [{ told: one, recipient }] : []
  })
}

/** If the provider does not classify a bounce, the server's reply decides whether it is hard. */
function toTold({ isHard, status, ...told }: ReportedMail): DeliveryNotification {
  if (isHard !== null) return { ...told, isHard }
  const code = /^\d{3}\b/.exec(told.text ?? '')?.[0]
  const { kind } = judgeReply({ code: code ? Number(code) : 550, reply: `${status ?? ''} ${told.text ?? ''}` })
  return { ...told, isHard: kind === 'hard' }
}

async function bodyOf({ body }: Request): Promise<string> {
  if (!body) return ''
  const read = await readBounded(body, { sizeMaxBytes: BYTES_MAX })
  if (read.end === 'too-large') throw tooLarge('The report is too long.')
  if (read.end !== 'complete') throw badRequest('The report broke off on its way.')
  return new TextDecoder().decode(read.body)
}

async function textAt({ web, config }: ServiceContext, url: string): Promise<string | null> {
  const userAgent = userAgentOf(config.appUrl)
  const answer = await web.get(url, { userAgent, accept: 'any', sizeMaxBytes: CERTIFICATE_BYTES_MAX, redirectsMax: 0 })
  return answer.kind === 'page' ? new TextDecoder().decode(answer.body) : null
}
