import type { ServiceContext } from '../../core/context.ts'
import { readSignedIds, type Signing, signIds } from '../../core/signed-ids.ts'
import { base32, fromBase32 } from '../../lib/base32.ts'

/**
 * Addresses that no one guesses, by which mail that comes in is known. The name of a mailbox has 64 characters at most (RFC 5321 4.5.3.1.1) and may lose its
 * case on the way, so they are base32, and their MACs as long as there is room for: whoever tries addresses one by one is refused by each.
 */
const ACCOUNT: Signing = { purpose: 'inbound-mail', macBytes: 4 }
const MESSAGE: Signing = { purpose: 'reply-mail', macBytes: 6 }
const returnOf = (accountId: string): Signing => ({ purpose: 'return-path', macBytes: 4, within: accountId })

const INBOUND = /^in\.([a-z2-7]{32})@(.+)$/
const REPLY = /^r\.([a-z2-7]{61})@(.+)$/
const RETURN = /\+([a-z2-7]{32})@[^@]+$/

/** Room that a bounce address leaves for what names the message: a plus and 32 letters. */
export const BOUNCE_MAILBOX_LENGTH_MAX = 31

/** Which message of which account. */
export interface MessageOfAccount {
  readonly accountId: string
  readonly recipientId: string
}

type Ctx = Pick<ServiceContext, 'config'>

/** Where an account's answers and bounces may be forwarded to; null where the service has no mail domain. */
export async function inboundAddress(ctx: Ctx, accountId: string): Promise<string | null> {
  const { mailDomain } = ctx.config
  return mailDomain && `in.${base32(await signIds(ctx, ACCOUNT, [accountId]))}@${mailDomain}`
}

/** Where answers to one message go; null where the service has no mail domain. */
export async function replyAddress(ctx: Ctx, { accountId, recipientId }: MessageOfAccount): Promise<string | null> {
  const { mailDomain } = ctx.config
  return mailDomain && `r.${base32(await signIds(ctx, MESSAGE, [accountId, recipientId]))}@${mailDomain}`
}

/** Whose mail comes in at an address, and to which message it answers; null for an address that is not ours. */
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

/** Where bounces of one message go: the sender's own address for them, with what names the message in it (VERP). @param bounceAddress as `bounces@acme.com` */
export async function returnPathOf(ctx: Ctx, bounceAddress: string, message: MessageOfAccount): Promise<string> {
  const at = bounceAddress.lastIndexOf('@')
  const token = base32(await signIds(ctx, returnOf(message.accountId), [message.recipientId]))
  return `${bounceAddress.slice(0, at)}+${token}${bounceAddress.slice(at)}`
}

/** The recipient of the message whose bounces go to an address; null unless it was an account's, and this one's. */
export async function readReturnPath(ctx: Ctx, accountId: string, address: string): Promise<string | null> {
  const token = RETURN.exec(address.toLowerCase())?.[1]
  if (token === undefined) return null
  const [recipientId] = (await readSignedIds(ctx, returnOf(accountId), fromBase32(token), 1)) ?? []
  return recipientId ?? null
}
