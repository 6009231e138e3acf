import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { isDict, isNumber, isString, nameOf, type PdfDict, type PdfValue } from './pdf-objects.ts'

/** Decrypts a string or a stream of an encrypted file. */
export type Decrypt = (bytes: Uint8Array, num: number, gen: number) => Uint8Array
export interface PdfDecryption {
  readonly string: Decrypt
  readonly stream: Decrypt
}

type Method = 'none' | 'rc4' | 'aes' | 'aes256'

/** Pads passwords (ISO 32000-1 7.6.3.3). */
const PADDING = Uint8Array.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'
    .match(/../g)!
    .map((hex) => Number.parseInt(hex, 16)),
)
const SALT = Uint8Array.from([0x73, 0x41, 0x6c, 0x54])

/**
 * Returns how to decrypt a file that opens without a password, such as one that only forbids printing or copying (the
 * standard security handler, ISO 32000-2 7.6.4).
 *
 * @param encrypt the trailer's `Encrypt`, its own references resolved
 * @param id the first part of the trailer's `ID`
 * @throws when the file requires a password, or uses another security handler
 */
export function decryptionOf(encrypt: PdfDict, id: Uint8Array): PdfDecryption {
  const version = numberOf(encrypt.get('V'))
  const revision = numberOf(encrypt.get('R'))
  if (nameOf(encrypt.get('Filter')) !== 'Standard' || version > 5) throw new Error('encrypted by other means')
  const key = version === 5 ? modernKey(encrypt, revision) : classicKey(encrypt, id, version, revision)
  const methodFor = (use: 'StmF' | 'StrF'): Method =>
    version < 4 ? 'rc4' : methodOf(encrypt, nameOf(encrypt.get(use)))
  return { string: decryptBy(methodFor('StrF'), key), stream: decryptBy(methodFor('StmF'), key) }
}

const numberOf = (value: PdfValue | undefined) => (isNumber(value) ? value : 0)
const bytesOf = (value: PdfValue | undefined) => (isString(value) ? value : new Uint8Array())

function methodOf(encrypt: PdfDict, filter: string | undefined): Method {
  const filters = encrypt.get('CF')
  const found = isDict(filters) && filter !== undefined ? filters.get(filter) : undefined
  const method = isDict(found) ? nameOf(found.get('CFM')) : undefined
  return method === 'V2' ? 'rc4' : method === 'AESV2' ? 'aes' : method === 'AESV3' ? 'aes256' : 'none'
}

/** Algorithms 2, 4 and 5. */
function classicKey(encrypt: PdfDict, id: Uint8Array, version: number, revision: number): Uint8Array {
  const bits = version === 1 ? 40 : version === 4 ? 128 : numberOf(encrypt.get('Length')) || 40
  const length = Math.min(16, Math.max(5, bits >> 3))
  const permissions = new Uint8Array(4)
  new DataView(permissions.buffer).setInt32(0, numberOf(encrypt.get('P')) | 0, true)
  const isMetadataPlain = revision >= 4 && encrypt.get('EncryptMetadata') === false
  let key = md5(
    PADDING,
    bytesOf(encrypt.get('O')).subarray(0, 32),
    permissions,
    id,
    isMetadataPlain ? new Uint8Array(4).fill(0xff) : new Uint8Array(),
  ).subarray(0, length)
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key).subarray(0, length)
  const user = bytesOf(encrypt.get('U'))
  if (!isSame(revision >= 3 ? userCheck(key, id) : rc4(key, PADDING), user.subarray(0, revision >= 3 ? 16 : 32)))
    throw new Error('wants a password')
  return key
}

function userCheck(key: Uint8Array, id: Uint8Array): Uint8Array {
  let check = md5(PADDING, id)
  for (let round = 0; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    )
  return check
}

/** Algorithm 2.A for an empty password. */
function modernKey(encrypt: PdfDict, revision: number): Uint8Array {
  const user = bytesOf(encrypt.get('U'))
  const hash = (salt: Uint8Array) => (revision === 5 ? sha('sha256', salt) : hardened(salt))
  if (user.length < 48 || !isSame(hash(user.subarray(32, 40)), user.subarray(0, 32)))
    throw new Error('wants a password')
  const wrapped = bytesOf(encrypt.get('UE')).subarray(0, 32)
  return aesCbc(hash(user.subarray(40, 48)), new Uint8Array(16), wrapped)
}

/** Algorithm 2.B for an empty password. It ends within 288 rounds. */
function hardened(salt: Uint8Array): Uint8Array {
  let key = sha('sha256', salt)
  for (let round = 0; ; round++) {
    const block = new Uint8Array(64 * key.length)
    for (let at = 0; at < block.length; at += key.length) block.set(key, at)
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false)
    const encrypted = new Uint8Array(cipher.update(block))
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha(remainder === 0 ? 'sha256' : remainder === 1 ? 'sha384' : 'sha512', encrypted)
    if (round >= 63 && encrypted.at(-1)! <= round - 31) return key.subarray(0, 32)
  }
}

function decryptBy(method: Method, key: Uint8Array): Decrypt {
  if (method === 'none') return (bytes) => bytes
  if (method === 'aes256') return (bytes) => withoutPadding(aesCbc(key, bytes.subarray(0, 16), bytes.subarray(16)))
  return (bytes, num, gen) => {
    const about = Uint8Array.from([num, num >> 8, num >> 16, gen, gen >> 8])
    const own = md5(key, about, method === 'aes' ? SALT : new Uint8Array()).subarray(0, Math.min(16, key.length + 5))
    return method === 'rc4' ? rc4(own, bytes) : withoutPadding(aesCbc(own, bytes.subarray(0, 16), bytes.subarray(16)))
  }
}

/** Decrypts only whole blocks of truncated data. */
function aesCbc(key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array {
  const whole = bytes.subarray(0, bytes.length & ~15)
  if (iv.length < 16 || whole.length === 0) return new Uint8Array()
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false)
  return new Uint8Array(cipher.update(whole))
}

function withoutPadding(bytes: Uint8Array): Uint8Array {
  const padding = bytes.at(-1) ?? 0
  return padding >= 1 && padding <= 16 ? bytes.subarray(0, bytes.length - padding) : bytes
}

function md5(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('md5')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}

const sha = (algorithm: string, bytes: Uint8Array) => new Uint8Array(createHash(algorithm).update(bytes).digest())

const isSame = (a: Uint8Array, b: Uint8Array) => a.length === b.length && a.every((byte, at) => byte === b[at])

/** Implemented here because runtimes no longer provide RC4. */
function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff
    ;[state[i], state[j]] = [state[j]!, state[i]!]
  }
  const out = new Uint8Array(bytes.length)
  for (let at = 0, i = 0, j = 0; at < bytes.length; at++) {
    i = (i + 1) & 0xff
    const a = state[i]!
    j = (j + a) & 0xff
    const b = state[j]!
    state[i] = b
    state[j] = a
    out[at] = bytes[at]! ^ state[(a + b) & 0xff]!
  }
  return out
}
