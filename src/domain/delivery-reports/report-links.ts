import { base64url } from 'jose'
import type { ReportingProvider } from '../../contracts/delivery-reports/delivery-reports.ts'
import type { MailProvider } from '../../contracts/senders/email-config.ts'
import type { SmsProvider } from '../../contracts/senders/sms-config.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { readSignedIds, type Signing, signIds } from '../../core/signed-ids.ts'
import { decodeBase64url } from '../../lib/base64url.ts'

const ID_BYTES = 16
const MAC_BYTES = 16

/** The message that a provider reports on at a URL. */
export interface ReportedMessage {
  readonly accountId: string
  readonly senderId: string
  readonly recipientId: string
}

type Ctx = Pick<ServiceContext, 'config'>

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const uuidOfBytes = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const macOf = async (ctx: Ctx, provider: SmsProvider, ids: Uint8Array) =>
  bytesOf(await keyedHash(ctx, `delivery-report:${provider}:${base64url.encode(ids)}`)).slice(0, MAC_BYTES)

/**
 * The webhook URL for a provider's delivery reports on a message. It cannot be guessed, since not every provider signs
 * its requests strongly.
 */
export async function reportUrl(ctx: Ctx, provider: SmsProvider, message: ReportedMessage): Promise<string> {
  const ids = bytesOf([message.accountId, message.senderId, message.recipientId].join('').replaceAll('-', ''))
  const token = base64url.encode(new Uint8Array([...ids, ...(await macOf(ctx, provider, ids))]))
  return `${ctx.config.appUrl}/api/delivery-reports/${provider}/${token}`
}

/** The message of a delivery report URL; null unless we signed it. */
export async function readReportToken(ctx: Ctx, provider: SmsProvider, token: string): Promise<ReportedMessage | null> {
  const bytes = decodeBase64url(token)
  if (bytes?.length !== 3 * ID_BYTES + MAC_BYTES) return null
  const ids = bytes.slice(0, -MAC_BYTES)
  const expected = await macOf(ctx, provider, ids)
  // Compares in constant time.
  let difference = 0
  for (const [at, byte] of bytes.slice(-MAC_BYTES).entries()) difference |= byte ^ expected[at]!
  if (difference !== 0) return null
  const [accountId, senderId, recipientId] = [0, 1, 2].map((at) =>
    uuidOfBytes(ids.slice(at * ID_BYTES, (at + 1) * ID_BYTES)),
  ) as [string, string, string]
  return { accountId, senderId, recipientId }
}

const INBOUND_MAIL: Signing = { purpose: 'inbound-mail-url', macBytes: MAC_BYTES }
const mailReport = (provider: MailProvider): Signing => ({ purpose: `mail-report:${provider}`, macBytes: MAC_BYTES })
const inboundSms = (provider: ReportingProvider): Signing => ({
  purpose: `inbound-sms:${provider}`,
  macBytes: MAC_BYTES,
})

/** The URL to which a provider posts an account's inbound mail. */
export const inboundMailUrl = async (ctx: Ctx, accountId: string): Promise<string> =>
  `${ctx.config.appUrl}/api/inbound-mail/${base64url.encode(await signIds(ctx, INBOUND_MAIL, [accountId]))}`

/** The account of an inbound mail URL; null unless we signed it. */
export async function readInboundMailToken(ctx: Ctx, token: string): Promise<string | null> {
  const [accountId] = (await readSignedIds(ctx, INBOUND_MAIL, decodeBase64url(token), 1)) ?? []
  return accountId ?? null
}

/** The sender whose messages a mail provider reports on. */
export interface ReportedSender {
  readonly accountId: string
  readonly senderId: string
}

/** The webhook URL for a mail provider's reports on a sender's messages. */
export async function mailReportUrl(ctx: Ctx, provider: MailProvider, sender: ReportedSender): Promise<string> {
  const signed = await signIds(ctx, mailReport(provider), [sender.accountId, sender.senderId])
  return `${ctx.config.appUrl}/api/mail-reports/${provider}/${base64url.encode(signed)}`
}

/** The sender of a mail report URL; null unless we signed it for this provider. */
export async function readMailReportToken(
  ctx: Ctx,
  provider: MailProvider,
  token: string,
): Promise<ReportedSender | null> {
  const [accountId, senderId] = (await readSignedIds(ctx, mailReport(provider), decodeBase64url(token), 2)) ?? []
  return accountId === undefined || senderId === undefined ? null : { accountId, senderId }
}

/** The webhook URL to which a provider posts text messages to a sender's number. */
export async function inboundSmsUrl(ctx: Ctx, provider: ReportingProvider, sender: ReportedSender): Promise<string> {
  const signed = await signIds(ctx, inboundSms(provider), [sender.accountId, sender.senderId])
  return `${ctx.config.appUrl}/api/inbound-sms/${provider}/${base64url.encode(signed)}`
}

/** The sender of an inbound text message URL; null unless we signed it for this provider. */
export async function readInboundSmsToken(
  ctx: Ctx,
  provider: ReportingProvider,
  token: string,
): Promise<ReportedSender | null> {
  const [accountId, senderId] = (await readSignedIds(ctx, inboundSms(provider), decodeBase64url(token), 2)) ?? []
  return accountId === undefined || senderId === undefined ? null : { accountId, senderId }
}
