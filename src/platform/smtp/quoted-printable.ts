/** RFC 2045 6.7, less the sign that ends a line that goes on. */
const LINE_LENGTH_MAX = 75
/** Of a byte: three characters, and a line's end and sign after every 25 of those. */
const GROWTH = 3.2
const [TAB, LF, CR, SPACE, EQUALS, TILDE] = [0x09, 0x0a, 0x0d, 0x20, 0x3d, 0x7e]
const DIGITS = Buffer.from('0123456789ABCDEF')

const isLineEnd = (byte: number | undefined) => byte === undefined || byte === LF || byte === CR

/**
 * Bytes of a text as quoted-printable, every line ended by CRLF as it ends in the text. In one pass: with nodemailer's, which encodes, parts by expressions and is
 * then given its line ends, a message takes four times as long.
 */
export function quotedPrintable(text: Uint8Array): Buffer {
  const made = Buffer.allocUnsafe(Math.ceil(text.length * GROWTH) + 8)
  let to = 0
  let column = 0
  for (let at = 0; at < text.length; at++) {
    const byte = text[at]!
    if (byte === LF || byte === CR) {
      if (byte === CR && text[at + 1] === LF) at++
      made[to++] = CR
      made[to++] = LF
      column = 0
      continue
    }
    const isBlank = byte === SPACE || byte === TAB
    const isPlain = isBlank ? !isLineEnd(text[at + 1]) : byte > SPACE && byte <= TILDE && byte !== EQUALS
    if (column + (isPlain ? 1 : 3) > LINE_LENGTH_MAX) {
      made[to++] = EQUALS
      made[to++] = CR
      made[to++] = LF
      column = 0
    }
    if (isPlain) {
      made[to++] = byte
      column++
    } else {
      made[to++] = EQUALS
      made[to++] = DIGITS[byte >> 4]!
      made[to++] = DIGITS[byte & 15]!
      column += 3
    }
  }
  return made.subarray(0, to)
}
