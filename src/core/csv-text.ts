import { isLikelierMacRoman } from '../lib/csv/mac-roman.ts'
import { otherFormatOf } from '../lib/csv/other-format.ts'
import { invalid } from '../lib/errors.ts'
import { runInTurns } from '../lib/steps.ts'
import { decodeBody } from '../platform/web/decode-body.ts'
import { isWorkbook, readWorkbook, workbookBudget } from '../platform/workbook/read-workbook.ts'

/** Encodings in which every byte is a valid character, so that detecting one of them is a guess. */
const SINGLE_BYTE = /^(?:windows-125\d|iso-8859-\d+|macintosh|x-mac-cyrillic|koi8-[ru])$/

/** Decodes a CSV file in any encoding; spreadsheets also write UTF-16 without a byte order mark. */
export function decodeCsv(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes
  if (a && b === 0 && c && d === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0 && b && c === 0 && d) return new TextDecoder('utf-16be').decode(bytes)
  const { text, encoding } = decodeBody(bytes, null)
  if (!SINGLE_BYTE.test(encoding)) return text
  const asMac = new TextDecoder('macintosh').decode(bytes)
  return isLikelierMacRoman(asMac, text) ? asMac : text
}

/**
 * The text of an uploaded CSV file.
 *
 * @throws validation_failed when it is a workbook, a web page or another format, which the message names
 */
export function openCsv(bytes: Uint8Array): string {
  const format = otherFormatOf(bytes)
  if (format !== null)
    throw invalid({ csv_file: [`This file is ${format}. Save it as CSV (UTF-8) in your spreadsheet and import that`] })
  return decodeCsv(bytes)
}

export interface ListText {
  readonly text: string
  /** The sheet that was read, if the file is a workbook. */
  readonly sheet: string | null
}

/**
 * The text of an uploaded list: a CSV file, or the sheet of an Excel workbook that holds the list, as CSV.
 *
 * @throws validation_failed when it has another format, which the message names, or is a workbook that cannot be read
 */
export async function openList(bytes: Uint8Array): Promise<ListText> {
  if (!isWorkbook(bytes)) return { text: openCsv(bytes), sheet: null }
  const work = workbookBudget()
  return await runInTurns(readWorkbook(bytes, 'csv_file', work), work)
}

/** Encodes a text as a CSV file; a byte order mark marks it as UTF-8. */
export const encodeCsv = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(`\uFEFF${text}`))

/** The storage folder of an account's import files. */
export const importsFolder = (accountId: string): string => `accounts/${accountId}/imports/`
