import { decodeBody } from '../platform/web/decode-body.ts'

/** The text of a CSV file in whatever encoding it came; spreadsheets also write UTF-16 without a byte order mark. */
export function decodeCsv(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes
  if (a && b === 0 && c && d === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0 && b && c === 0 && d) return new TextDecoder('utf-16be').decode(bytes)
  return decodeBody(bytes, null).text
}

/** A file of a text, which a byte order mark says is UTF-8. */
export const encodeCsv = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(`\uFEFF${text}`))

/** Where the files of imports of an account lie. */
export const importsFolder = (accountId: string): string => `accounts/${accountId}/imports/`
