import type { EmailAddress } from '../../lib/parse-mailbox.ts'
import { revealEmails } from './find-spelled-emails.ts'
import { findWrittenEmails } from './find-written-emails.ts'
import { isSampleEmail, parseEmail } from './parse-email.ts'
import { percentDecode } from './read-mailto.ts'
import { reverse, rot13 } from './text-ciphers.ts'

const SECRET_LENGTH_MAX = 600

/**
 * Decodes the address in an attribute or a function argument: plain, spelled out, reversed, in base64, ROT13,
 * hexadecimal, character codes, percent-encoding or TYPO3's shifted alphabet. The address must be the whole text.
 *
 * @param isEncoded whether other evidence shows that the text is encoded; the plain reading is then tried last
 */
export function decodeSecret(secret: string, isEncoded = false): EmailAddress | null {
  const text = secret.trim().replace(/\s?[[({<](?:at|@)[\])}>]\s?/i, '@')
  if (text.length < 6 || text.length > SECRET_LENGTH_MAX || isSampleEmail(addressIn(text))) return null
  for (const decode of isEncoded ? [...DECODERS.slice(1), DECODERS[0]!] : DECODERS) {
    const decoded = decode(text)
    if (!decoded) continue
    const address = addressIn(decoded)
    if (isSampleEmail(address)) return null
    const email = parseEmail(address)
    if (email) return email
  }
  return text.length > 100 ? null : (revealEmails(text).at(0) ?? null)
}

const addressIn = (text: string) =>
  text
    .replace(/^\s*mailto:\s*/i, '')
    .replace(/\?.*/s, '')
    .trim()

/** Decodes base64 to text; null if the result is not text. */
export function fromBase64(encoded: string): string | null {
  if (!/^[\w+/-]{6,800}={0,2}$/.test(encoded)) return null
  // Rejects what `atob` would throw on, because exceptions cost far more:
  // https://infra.spec.whatwg.org/#forgiving-base64-decode
  if (encoded.endsWith('=') ? encoded.length % 4 !== 0 : encoded.length % 4 === 1) return null
  const binary = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'))
  return /^[\x09\x0a\x0d\x20-\x7e\x80-\xff]*$/.test(binary) ? binary : null
}

const DECODERS: readonly ((text: string) => string | null)[] = [
  (text) => text,
  (text) => (text.includes('%') ? percentDecode(text) : null),
  (text) => (text.includes('@') ? rot13(text) : null),
  (text) => (text.includes('@') ? reverse(text) : null),
  (text) => (text.includes('@') ? rot13(reverse(text)) : null),
  fromBase64,
  (text) => fromBase64(reverse(text)),
  fromHex,
  fromCharacterCodes,
  decodeShifted,
]

function fromHex(text: string): string | null {
  if (!/^(?:[2-7][\da-f]){6,200}$/i.test(text)) return null
  return text.replace(/../g, (pair) => String.fromCharCode(parseInt(pair, 16)))
}

function fromCharacterCodes(text: string): string | null {
  const codes = text.split(/[\s,;|.-]+/)
  if (codes.length < 6 || !codes.every((code) => /^(?:\d{2,3})$/.test(code))) return null
  return String.fromCharCode(...codes.map(Number))
}

/** The three ASCII ranges within which TYPO3's cipher rotates, as in `linkTo_UnCryptMailto`. */
const RUNS = [
  [0x2b, 0x3a],
  [0x40, 0x5a],
  [0x61, 0x7a],
] as const

/** Decodes TYPO3's spam protection for any offset; the decoded text must begin with `mailto:`. */
export function decodeShifted(text: string): string | null {
  if (!/^[\x2b-\x7a]{10,400}$/.test(text)) return null
  for (let offset = -25; offset <= 25; offset++) {
    if (shift(text.slice(0, 7), offset) === 'mailto:') return shift(text, offset)
  }
  return null
}

const shift = (text: string, offset: number) =>
  text.replace(/./g, (character) => {
    const code = character.charCodeAt(0)
    const run = RUNS.find(([low, high]) => low <= code && code <= high)
    if (!run) return character
    const size = run[1] - run[0] + 1
    return String.fromCharCode(run[0] + ((((code - run[0] + offset) % size) + size) % size))
  })

/** Decodes Cloudflare's email protection, whose first byte is the key for the rest. Null if `hex` is not its output. */
export function decodeCloudflare(hex: string): EmailAddress | null {
  if (!/^(?:[\da-f]{2}){6,300}$/i.test(hex)) return null
  const bytes = Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16))
  const decoded = new TextDecoder().decode(bytes.subarray(1).map((byte) => byte ^ bytes[0]!))
  const address = decoded.split('?')[0]!.trim()
  if (isSampleEmail(address)) return null
  return parseEmail(address) ?? findWrittenEmails(decoded).at(0)?.email ?? null
}
