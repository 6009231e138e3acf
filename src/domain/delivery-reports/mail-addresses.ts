import type { ServiceContext } from '../../core/context.ts'
import { readSignedIds, type Signing, signIds } from '../../core/signed-ids.ts'
import { base32, fromBase32 } from '../../lib/base32.ts'

/**
 * Signed addresses that identify inbound mail and cannot be guessed. A local part has at most 64 characters (RFC 5321
 * 4.5.3.1.1) and may lose its case in transit, so they are base32, with MACs as long as the space allows. These suffice
 * because mail can only be tried one address at a time, and each wrong address is refused.
 */
const ACCOUNT: Signing = { purpose: 'inbound-mail', macBytes: 4 }
const MESSAGE: Signing = { purpose: 'reply-mail', macBytes: 6 }
const returnOf = (accountId: string): Signing => ({ purpose: 'return-path', macBytes: 4, within: accountId })

const INBOUND = /^in\.([a-z2-7]{32})@(.+)$/
const REPLY = /^r\.([a-z2-7]{61})@(.+)$/
const RETURN = /\+([a-z2-7]{32})@[^@]+$/

/** Maximum length of a bounce mailbox, which leaves space for the message token: a plus and 32 letters. */
export const BOUNCE_MAILBOX_LENGTH_MAX = 31

/** Identifies a message and its account. */
export interface MessageOfAccount {
  readonly accountId: string
  readonly recipientId: string
}

type Ctx = Pick<ServiceContext, 'config'>

/** The address to which an account may forward replies and bounces; null if the service has no mail domain. */
export async function inboundAddress(ctx: Ctx, accountId: string): Promise<string | null> {
  const { mailDomain } = ctx.config
  return mailDomain && `in.${base32(await signIds(ctx, ACCOUNT, [accountId]))}@${mailDomain}`
}

/** The address for replies to one message; null if the service has no mail domain. */
export async function replyAddress(ctx: Ctx, { accountId, recipientId }: MessageOfAccount): Promise<string | null> {
  const { mailDomain } = ctx.config
  return mailDomain && `r.${base32(await signIds(ctx, MESSAGE, [accountId, recipientId]))}@${mailDomain}`
}

/** The account of an inbound address, and the message it replies to, if any; null if the address is not ours. */
export async function readMailAddress(
  ctx: Ctx,
  address: string,
): Promise<{ readonly accountId: string; readonly recipientId: string | null } | null> {
  const { mailDomain } = ctx.config
  const lower = address.toLowerCase()
  const [, inbound, domain] = INBOUND.exec(lower) ?? []
  if (inbound !== undefined && domain === mailDomain) {
    const [accountId] = (await readSignedIds(ctx, ACCOUNT, fromBase32(inbound), 1)) ?? []
    return accountId === undefined ? null : { accountId, recipientId: null }
  }
  const [, reply, replyDomain] = REPLY.exec(lower) ?? []
  if (reply === undefined || replyDomain !== mailDomain) return null
  const [accountId, recipientId] = (await readSignedIds(ctx, MESSAGE, fromBase32(reply), 2)) ?? []
  return accountId === undefined || recipientId === undefined ? null : { accountId, recipientId }
}

/**
 * The return path of one message: the sender's own bounce address with a token for the message (VERP).
 *
 * @param bounceAddress for example `bounces@acme.com`
 */
export async function returnPathOf(ctx: Ctx, bounceAddress: string, message: MessageOfAccount): Promise<string> {
  const at = bounceAddress.lastIndexOf('@')
  const token = base32(await signIds(ctx, returnOf(message.accountId), [message.recipientId]))
  return `${bounceAddress.slice(0, at)}+${token}${bounceAddress.slice(at)}`
}

/** The recipient id of the message whose return path this is; null unless it belongs to a message of this account. */
export async function readReturnPath(ctx: Ctx, accountId: string, address: string): Promise<string | null> {
  const token = RETURN.exec(address.toLowerCase())?.[1]
  if (token === undefined) return null
  const [recipientId] = (await readSignedIds(ctx, returnOf(accountId), fromBase32(token), 1)) ?? []
  return recipientId ?? null
}
