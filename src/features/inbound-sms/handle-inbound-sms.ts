import { and, eq } from 'drizzle-orm'
import type { ReportingProvider } from '../../contracts/delivery-reports/delivery-reports.ts'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { runBatch } from '../../db/batch.ts'
import { senders } from '../../db/schema/data/senders.ts'
import { type ReportedSender, readInboundSmsToken } from '../../domain/delivery-reports/report-links.ts'
import { findLatestByPerson } from '../../domain/recipients/outcomes/find-recipients.ts'
import { recordReportOfSender } from '../../domain/recipients/outcomes/record-sms-report.ts'
import { storeAnswer } from '../../domain/recipients/outcomes/store-answer.ts'
import { suppressRecipient } from '../../domain/recipients/outcomes/suppress-recipient.ts'
import { openSmsSecrets, smsSettingsOf } from '../../domain/senders/senders.ts'
import { badRequest, notFound, unauthenticated } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { readBounded } from '../../lib/read-bounded.ts'
import { classifySmsReply } from '../../outreach/inbound/classify-sms-reply.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import type { InboundSms } from '../../platform/sms/port.ts'
import { readNotice, readUnsignedStop } from './read-sms.ts'

/** Ten message parts and the other fields. */
const BYTES_MAX = 64 * 1024
const ID_LENGTH_MAX = 200
const RULE = { attemptsMax: 1_200, windowSeconds: 60 }

/**
 * Processes a text message to a sender's number, or a delivery report from a provider that uses one URL for both. A
 * reply is stored with the latest message to its author and ends their follow-ups. Authors who opt out are suppressed,
 * even if no message to them is known. Idempotent.
 *
 * @throws not_found for an unknown URL, unauthenticated for a missing or invalid signature, bad_request,
 * too_many_requests
 */
export async function handleInboundSms(
  ctx: ServiceContext,
  { provider, token }: { readonly provider: ReportingProvider; readonly token: string },
  request: Request,
): Promise<void> {
  const to = await readInboundSmsToken(ctx, provider, token)
  const at = to && (await forAccount(ctx, to.accountId))
  if (!to || !at) throw notFound('Sender')
  const isOwn = and(eq(senders.id, to.senderId), eq(senders.accountId, to.accountId), eq(senders.channel, 'sms'))
  const [sender] = await at.data.select().from(senders).where(isOwn)
  if (!sender || smsSettingsOf(sender).provider !== provider) throw notFound('Sender')
  await at.throttle.spend(`inbound-sms:${sender.id}`, RULE, 'Too many messages at once. Please try again in a minute.')
  const { pathname, search } = new URL(request.url)
  // The URL as configured at the provider, since a proxy may have changed the origin.
  const url = `${ctx.config.appUrl}${pathname}${search}`
  const read = { url, headers: request.headers, body: await bodyOf(request) }
  const proof = smsSettingsOf(sender).custom?.proof
  const secrets = await openSmsSecrets(at, sender)
  const notice = await readNotice(provider, read, secrets, at.clock.now(), proof)
  if (notice?.kind === 'report') return recordReportOfSender(at, to, notice.report, notice.to && numberOf(notice.to))
  if (notice?.kind === 'nothing') return
  const sms = notice?.sms ?? readUnsignedStop(provider, read, secrets)
  if (!sms) throw unauthenticated('The message is not signed as it must be, or its signing key is not set here.')
  await keep(at, to, sms)
}

/**
 * Parses a sender's number. Some providers omit the plus of an international number. Null for names and short codes.
 */
const numberOf = (written: string): string | null =>
  normalizedAddress('sms', /^\d/.test(written.trim()) ? `+${written.trim()}` : written)

async function keep(at: ServiceContext, { accountId, senderId }: ReportedSender, sms: InboundSms): Promise<void> {
  const address = numberOf(sms.from)
  if (address === null) return
  const { kind, isUnsure } = sms.isOptOut
    ? ({ kind: 'unsubscribe', isUnsure: false } as const)
    : classifySmsReply(sms.text)
  const find = (of: string | null) => findLatestByPerson(at, accountId, address, of, 'sms')
  // Prefers a message from this sender, since an account may send from several numbers.
  const recipient = (await find(senderId)) ?? (await find(null))
  const isElsewhere = recipient !== undefined && recipient.address !== address
  // A STOP applies to the number that it came from, even if another number of the person received the message.
  if (kind === 'unsubscribe' && (!recipient || isElsewhere)) {
    const sender = { id: null, address, channel: 'sms' as const, campaign_id: recipient?.campaign_id ?? null }
    await runBatch(at.data, [...(await suppressRecipient(at, accountId, sender, 'unsubscribed', 'recipient'))])
  }
  if (recipient) {
    const from = { name: null, address }
    return storeAnswer(at, accountId, recipient, {
      messageId: await idOf(sms),
      from,
      subject: null,
      text: sms.text,
      kind,
      isUnsure,
      // The provider's signature confirms that it came from this number.
      proof: 'authenticated',
      decidedBy: 'recipient',
    })
  }
}

const idOf = async ({ id, from, text }: InboundSms): Promise<string> =>
  `sms:${id !== '' && id.length <= ID_LENGTH_MAX ? id : await sha256(JSON.stringify([id, from, text]))}`

async function bodyOf({ body }: Request): Promise<string> {
  if (!body) return ''
  const read = await readBounded(body, { sizeMaxBytes: BYTES_MAX })
  if (read.end !== 'complete') throw badRequest('The message is too long.')
  return new TextDecoder().decode(read.body)
}
