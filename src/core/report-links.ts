import { base64url } from 'jose'
import type { SmsProvider } from '../contracts/senders.ts'
import type { ServiceContext } from './context.ts'
import { keyedHash } from './keyed-hash.ts'

const ID_BYTES = 16
const MAC_BYTES = 16

/** Of which message a provider reports at an address. */
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

/** Where a provider tells what became of a message: an address that nobody guesses, for providers sign in ways of different strength. */
export async function reportUrl(ctx: Ctx, provider: SmsProvider, message: ReportedMessage): Promise<string> {
  const ids = bytesOf([message.accountId, message.senderId, message.recipientId].join('').replaceAll('-', ''))
  const token = base64url.encode(new Uint8Array([...ids, ...(await macOf(ctx, provider, ids))]))
  return `${ctx.config.appUrl}/api/delivery-reports/${provider}/${token}`
}

/** Of which message an address is; null unless it is ours. */
export async function readReportToken(ctx: Ctx, provider: SmsProvider, token: string): Promise<ReportedMessage | null> {
  const bytes = base64url.decode(token)
  if (bytes.length !== 3 * ID_BYTES + MAC_BYTES || base64url.encode(bytes) !== token) return null
  const ids = bytes.slice(0, -MAC_BYTES)
  const expected = await macOf(ctx, provider, ids)
  // In constant time.
  let difference = 0
  for (const [at, byte] of bytes.slice(-MAC_BYTES).entries()) difference |= byte ^ expected[at]!
  if (difference !== 0) return null
  const [accountId, senderId, recipientId] = [0, 1, 2].map((at) =>
    uuidOfBytes(ids.slice(at * ID_BYTES, (at + 1) * ID_BYTES)),
  ) as [string, string, string]
  return { accountId, senderId, recipientId }
}
