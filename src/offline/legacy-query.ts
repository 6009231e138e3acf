/** Lead and trail bytes of double-byte encodings. */
const LEADS = [0x81, 0xfe] as const
const TRAILS = [0x40, 0xfe] as const
const DOUBLE_BYTE = /^(?:shift_jis|euc-jp|gbk|gb18030|big5|euc-kr)$/
/**
 * Queries in these encodings are sent in UTF-8 (WHATWG URL, "get an output encoding"), or use shift states, which links
 * never do.
 */
const AS_UTF8 = /^(?:utf-|iso-2022-jp|replacement|x-user-defined)/
const CHARACTER = /[^\0-\x7f]/gu

const tables = new Map<string, ReadonlyMap<string, string>>()

/**
 * Encodes the query of a link as browsers do for a page in a legacy encoding: as percent-encoded bytes of that
 * encoding.
 *
 * @param value a URL as written; only its query changes
 * @param encoding WHATWG name of the page's encoding
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 */
export function spellQuery(value: string, encoding: string): string {
  const query = /\?[^#]*/.exec(value)
  if (!query || AS_UTF8.test(encoding) || !/[^\0-\x7f]/.test(query[0])) return value
  const table = tableOf(encoding)
  const spelt = query[0].replace(
    CHARACTER,
    (character) => table.get(character) ?? `%26%23${character.codePointAt(0)}%3B`,
  )
  return value.slice(0, query.index) + spelt + value.slice(query.index + query[0].length)
}

/** Builds the encoding table by decoding all bytes, since runtimes can only decode these encodings. */
function tableOf(encoding: string): ReadonlyMap<string, string> {
  const known = tables.get(encoding)
  if (known) return known
  const table = new Map<string, string>()
  const decoder = new TextDecoder(encoding)
  const note = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if (text.includes('\uFFFD') || [...text].length !== 1 || text < '\x80' || table.has(text)) return
    table.set(text, bytes.map(percent).join(''))
  }
  for (let byte = 0x80; byte <= 0xff; byte++) note(byte)
  if (DOUBLE_BYTE.test(encoding)) {
    for (let lead: number = LEADS[0]; lead <= LEADS[1]; lead++)
      for (let trail: number = TRAILS[0]; trail <= TRAILS[1]; trail++) note(lead, trail)
  }
  tables.set(encoding, table)
  return table
}

/** ASCII characters allowed in a query stay unchanged, even as the second byte of a character. */
const percent = (byte: number) =>
  byte > 0x20 && byte < 0x7f && !/["#<>']/.test(String.fromCharCode(byte))
    ? String.fromCharCode(byte)
    : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
