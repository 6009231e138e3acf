import { type AddressList, addressesInText } from './addresses-in-text.ts'

/** Headings of spreadsheet columns that contain websites. */
const HEADING =
  /\b(?:web ?-?sites?|web ?-?pages?|home ?-?pages?|urls?|domains?|webse?ite|webadresse|site web|sitio web|sito web|www)\b/i

/**
 * The web addresses of a text or CSV file. If a heading names a column of websites, only that column counts, since the
 * others may contain file names, initials and other people's sites.
 */
export async function addressesInFile(bytes: ArrayBuffer, max: number): Promise<AddressList> {
  const text = decode(bytes)
  const { default: Papa } = await import('papaparse')
  const { data: rows } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const [head = [], ...body] = rows
  const column = head.findIndex((cell) => HEADING.test(cell) && addressesInText(cell).addresses.length === 0)
  const isTable = column >= 0 && body.length > 0
  return addressesInText(isTable ? body.map((row) => row[column] ?? '').join('\n') : text, max)
}

/** Decodes a text file: spreadsheets save UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
