/** The alphabet of RFC 4648 6 in lower case, for places that do not preserve case, such as mailbox names. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Encodes bytes as base32 in lower case, without padding. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    bits += 8
    for (; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31] : text
}

/** Decodes text from `base32`. Returns null for any other text, including other encodings of the same bytes. */
export function fromBase32(text: string): Uint8Array | null {
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const letter of text) {
    const value = LETTERS.indexOf(letter)
    if (value < 0) return null
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) {
      bytes.push((held >> (bits - 8)) & 255)
      bits -= 8
    }
  }
  const read = Uint8Array.from(bytes)
  return base32(read) === text ? read : null
}
