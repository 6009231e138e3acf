import { base64url } from 'jose'
import { CHANNELS, type Channel } from '../../contracts/senders/channel.ts'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { decodeBase64url } from '../../lib/base64url.ts'

/** The purpose of a link; a token for one purpose is invalid for another. */
export type LinkPurpose = 'unsubscribe' | 'open' | 'click'

/**
 * The recipient of the message. The hash identifies the address in the suppression list, so that a link keeps working
 * after its campaign is deleted.
 */
export interface LinkTarget {
  readonly accountId: string
  readonly recipientId: string
  readonly channel: Channel
  /** As `suppressionHash` returns it. */
  readonly hash: string
}

const ID_BYTES = 16
const HASH_BYTES = 32
const MAC_BYTES = 16

type Ctx = Pick<ServiceContext, 'config'>
/** A request may come through the link domain of an account. */
type RequestCtx = Ctx & Pick<ServiceContext, 'linkHost'>

/** A token of account, recipient and hash, signed for a purpose and a channel. */
export async function linkToken(ctx: Ctx, purpose: LinkPurpose, target: LinkTarget): Promise<string> {
  const bytes = bytesOf([target.accountId, target.recipientId, target.hash].join('').replaceAll('-', ''))
  const mac = await macOf(ctx, purpose, target.channel, bytes)
  return base64url.encode(new Uint8Array([...bytes, ...mac]))
}

async function macOf(ctx: Ctx, purpose: LinkPurpose, channel: Channel, bytes: Uint8Array): Promise<Uint8Array> {
  const hash = await keyedHash(ctx, `outreach-link:${purpose}:${channel}:${base64url.encode(bytes)}`)
  return bytesOf(hash).slice(0, MAC_BYTES)
}

/**
 * The unsubscribe link: for people and, by POST, for mail clients (RFC 8058).
 *
 * @param origin as `linkOriginOf` returns it; links work on the product's address as well
 */
export const unsubscribeUrl = async (ctx: Ctx, target: LinkTarget, origin = ctx.config.appUrl): Promise<string> =>
  `${origin}/api/u/${await linkToken(ctx, 'unsubscribe', target)}`

/** The URL of the tracking pixel that records opens. */
export const openUrl = async (ctx: Ctx, target: LinkTarget, origin = ctx.config.appUrl): Promise<string> =>
  `${origin}/api/o/${await linkToken(ctx, 'open', target)}`

/** The start of every tracked link of a message; append the destination as `signLinkTarget` returns it. */
export const clickUrlBase = async (ctx: Ctx, target: LinkTarget, origin = ctx.config.appUrl): Promise<string> =>
  `${origin}/api/c/${await linkToken(ctx, 'click', target)}`

/**
 * Signs the destination of a link for an account, with its merge fields not yet filled. A message that was sent leads
 * there even if its content changes later, and nobody else can create a link to another destination.
 */
export async function signLinkTarget(ctx: Ctx, accountId: string, target: string): Promise<string> {
  const mac = await macOfTarget(ctx, accountId, target)
  return base64url.encode(new Uint8Array([...mac, ...new TextEncoder().encode(target)]))
}

/** The destination of a signed link; null unless it was signed for that account. */
export async function readLinkTarget(ctx: Ctx, accountId: string, signed: string): Promise<string | null> {
  const bytes = decodeBase64url(signed)
  if (!bytes || bytes.length <= MAC_BYTES) return null
  const target = new TextDecoder().decode(bytes.slice(MAC_BYTES))
  return isSame(await macOfTarget(ctx, accountId, target), bytes.slice(0, MAC_BYTES)) ? target : null
}

const macOfTarget = async (ctx: Ctx, accountId: string, target: string): Promise<Uint8Array> =>
  bytesOf(await keyedHash(ctx, `outreach-link-target:${accountId}:${target}`)).slice(0, MAC_BYTES)

/**
 * The recipient of a token; null unless we signed it for this purpose, and for the account whose link domain the request
 * came through. Needs no database query.
 */
export async function readLink(ctx: RequestCtx, purpose: LinkPurpose, token: string): Promise<LinkTarget | null> {
  const bytes = decodeBase64url(token)
  if (bytes?.length !== ID_BYTES * 2 + HASH_BYTES + MAC_BYTES) return null
  const signed = bytes.slice(0, -MAC_BYTES)
  const given = bytes.slice(-MAC_BYTES)
  for (const channel of CHANNELS) {
    if (!isSame(await macOf(ctx, purpose, channel, signed), given)) continue
    const accountId = uuidOfBytes(signed.slice(0, ID_BYTES))
    if (!servesAccount(ctx, accountId)) return null
    const recipientId = uuidOfBytes(signed.slice(ID_BYTES, ID_BYTES * 2))
    return { accountId, recipientId, channel, hash: hexOf(signed.slice(ID_BYTES * 2)) }
  }
  return null
}

/** Whether a request may follow links of an account: on its own link domain, or on the product's address. */
export const servesAccount = ({ linkHost }: Pick<ServiceContext, 'linkHost'>, accountId: string): boolean =>
  linkHost === null || linkHost.accountId === accountId

const EXPIRY_BYTES = 6

/**
 * A token that reverts one unsubscription until it expires.
 *
 * @param undoId identifies the unsubscription in the suppression list
 * @param expires milliseconds since 1970
 */
export async function undoToken(ctx: Ctx, target: LinkTarget, undoId: string, expires: number): Promise<string> {
  const hex = `${undoId.replaceAll('-', '')}${expires.toString(16).padStart(EXPIRY_BYTES * 2, '0')}`
  return base64url.encode(new Uint8Array([...bytesOf(hex), ...(await macOfUndo(ctx, target, hex))]))
}

/** The unsubscription that a token reverts; null unless we signed it for this message and it has not expired. */
export async function readUndoToken(ctx: Ctx, target: LinkTarget, token: string, now: number): Promise<string | null> {
  const bytes = decodeBase64url(token)
  if (bytes?.length !== ID_BYTES + EXPIRY_BYTES + UNDO_MAC_BYTES) return null
  const hex = hexOf(bytes.slice(0, ID_BYTES + EXPIRY_BYTES))
  if (!isSame(await macOfUndo(ctx, target, hex), bytes.slice(ID_BYTES + EXPIRY_BYTES))) return null
  return Number.parseInt(hex.slice(ID_BYTES * 2), 16) > now ? uuidOfBytes(bytes.slice(0, ID_BYTES)) : null
}

/** Chosen so that the token's length is a multiple of three bytes, which base64url encodes without a remainder. */
const UNDO_MAC_BYTES = 26
const macOfUndo = async (ctx: Ctx, { accountId, recipientId, channel, hash }: LinkTarget, hex: string) =>
  bytesOf(await keyedHash(ctx, `unsubscribe-undo:${accountId}:${recipientId}:${channel}:${hash}:${hex}`)).slice(
    0,
    UNDO_MAC_BYTES,
  )

const bytesOf = (hex: string): Uint8Array => Buffer.from(hex, 'hex')
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const uuidOfBytes = (bytes: Uint8Array) => hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Compares in constant time. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  for (const [at, byte] of one.entries()) difference |= byte ^ (other[at] ?? 0)
  return difference === 0
}
