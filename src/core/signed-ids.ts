import type { ServiceContext } from './context.ts'
import { keyedHash } from './keyed-hash.ts'

const ID_BYTES = 16

/** How ids are signed. A signature for one purpose is invalid for any other. */
export interface Signing {
  readonly purpose: string
  readonly macBytes: number
  /** Context that the reader knows already; the signature is valid only within it. */
  readonly within?: string
}

type Ctx = Pick<ServiceContext, 'config'>

const bytesOf = (hex: string): Uint8Array => Buffer.from(hex, 'hex')
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const uuidOfHex = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const macOf = async (ctx: Ctx, { purpose, macBytes, within = '' }: Signing, ids: Uint8Array) =>
  bytesOf(await keyedHash(ctx, `${purpose}:${within}:${hexOf(ids)}`)).slice(0, macBytes)

/** Appends a MAC to ids, so that they cannot be forged. */
export async function signIds(ctx: Ctx, signing: Signing, ids: readonly string[]): Promise<Uint8Array> {
  const bytes = bytesOf(ids.join('').replaceAll('-', ''))
  return new Uint8Array([...bytes, ...(await macOf(ctx, signing, bytes))])
}

/** The ids in signed bytes; null unless we signed exactly `count` ids for this purpose. */
export async function readSignedIds<const Count extends 1 | 2>(
  ctx: Ctx,
  signing: Signing,
  signed: Uint8Array | null,
  count: Count,
): Promise<(Count extends 1 ? [string] : [string, string]) | null> {
  const length = count * ID_BYTES
  if (signed?.length !== length + signing.macBytes) return null
  const ids = signed.slice(0, length)
  const expected = await macOf(ctx, signing, ids)
  // Compares in constant time.
  let difference = 0
  for (const [at, byte] of signed.slice(length).entries()) difference |= byte ^ expected[at]!
  if (difference !== 0) return null
  const hex = hexOf(ids)
  const read = Array.from({ length: count }, (_, at) =>
    uuidOfHex(hex.slice(at * 2 * ID_BYTES, (at + 1) * 2 * ID_BYTES)),
  )
  return read as Count extends 1 ? [string] : [string, string]
}
