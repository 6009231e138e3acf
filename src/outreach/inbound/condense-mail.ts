/** Mails by people have a dozen parts; each costs memory, however short it is. */
const PARTS_MAX = 5_000
/** The text of a mail is at its beginning, quotations and attachments follow. */
const KEPT_LINES_MAX = 20_000
const KEPT_BYTES_MAX = 2 * 1024 * 1024
/** The maximum of encoded lines per part: attachments are not read; of text in base64, this keeps 200 kB. */
const ENCODED_LINES_MAX = 3_500
const ENCODED_LENGTH_MIN = 60

const NEW_LINE = 0x0a
const HYPHEN = 0x2d

const ENCODED = new Uint8Array(256)
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\r\n')
  ENCODED[letter.charCodeAt(0)] = 1

/**
 * Reduces a mail to what is worth reading: without the content of attachments, and with few enough lines and bytes to
 * parse quickly, because the parser creates an object per line.
 *
 * @returns null if it has more parts than any real mail
 */
export function condenseMail(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const kept = new Uint8Array(Math.min(bytes.length, KEPT_BYTES_MAX))
  let size = 0
  let lines = 0
  let parts = 0
  let encoded = 0
  for (let at = 0; at < bytes.length && lines < KEPT_LINES_MAX && size < kept.length; ) {
    const found = bytes.indexOf(NEW_LINE, at)
    const end = found < 0 ? bytes.length : found + 1
    if (bytes[at] === HYPHEN && bytes[at + 1] === HYPHEN && ++parts > PARTS_MAX) return null
    encoded = isEncoded(bytes, at, end) ? encoded + 1 : 0
    if (encoded <= ENCODED_LINES_MAX) {
      const line = bytes.subarray(at, Math.min(end, at + kept.length - size))
      kept.set(line, size)
      size += line.length
      lines++
    }
    at = end
  }
  return kept.slice(0, size)
}

/** Whether a line is only base64, with a typical length of an encoded line. */
function isEncoded(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from < ENCODED_LENGTH_MIN) return false
  for (let at = from; at < to; at++) if (ENCODED[bytes[at]!] === 0) return false
  return true
}
