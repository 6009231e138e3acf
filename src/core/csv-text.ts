import { isLikelierMacRoman } from '../lib/csv/mac-roman.ts'
import { otherFormatOf } from '../lib/csv/other-format.ts'
import { readSubscribers } from '../lib/csv/read-subscribers.ts'
import { invalid } from '../lib/errors.ts'
import { runInTurns } from '../lib/steps.ts'
import { decodeBody } from '../platform/web/decode-body.ts'
import { isWorkbook, readWorkbook, workbookBudget } from '../platform/workbook/read-workbook.ts'
import type { ListEncoding } from '../rules/imports/list-encodings.ts'

/** Encodings in which every byte is a valid character, so that detecting one of them is a guess. */
const SINGLE_BYTE = /^(?:windows-125\d|iso-8859-\d+|macintosh|x-mac-cyrillic|koi8-[ru])$/

/** Decodes a CSV file in any encoding; spreadsheets also write UTF-16 without a byte order mark. */
export const decodeCsv = (bytes: Uint8Array): string => detectCsv(bytes).text

function detectCsv(bytes: Uint8Array): { text: string; encoding: string } {
  const [a, b, c, d] = bytes
  const as = (encoding: string) => ({ text: new TextDecoder(encoding).decode(bytes), encoding })
  if (a && b === 0 && c && d === 0) return as('utf-16le')
  if (a === 0 && b && c === 0 && d) return as('utf-16be')
  const { text, encoding } = decodeBody(bytes, null)
  if (!SINGLE_BYTE.test(encoding)) return { text, encoding }
  const asMac = as('macintosh')
  return isLikelierMacRoman(asMac.text, text) ? asMac : { text, encoding }
}

/**
 * The text of an uploaded CSV file.
 *
 * @throws validation_failed when it is a workbook, a web page or another format, which the message names
 */
export const openCsv = (bytes: Uint8Array): string => openText(bytes).text

function openText(bytes: Uint8Array, chosen?: ListEncoding): { text: string; encoding: string } {
  const format = otherFormatOf(bytes)
  if (format !== null)
    throw invalid({ csv_file: [`This file is ${format}. Save it as CSV (UTF-8) in your spreadsheet and import that`] })
  return chosen ? { text: new TextDecoder(chosen).decode(bytes), encoding: chosen } : detectCsv(bytes)
}

export interface ListText {
  readonly text: string
  /** The sheet that was read, if the file is a workbook. */
  readonly sheet: string | null
  /** The WHATWG name of the encoding, in lower case; null for a file that has none of its own. */
  readonly encoding: string | null
}

/**
 * The text of an uploaded list: a CSV file, or as CSV the sheet of an Excel workbook that holds the list, or the
 * subscribers of a JSON export.
 *
 * @param encoding of a CSV file; by default its bytes decide
 * @throws validation_failed when it has another format, which the message names, or is a workbook that cannot be read
 */
export async function openList(bytes: Uint8Array, encoding?: ListEncoding): Promise<ListText> {
  if (isWorkbook(bytes)) {
    const work = workbookBudget()
    return { ...(await runInTurns(readWorkbook(bytes, 'csv_file', work), work)), encoding: null }
  }
  const subscribers = readSubscribers(bytes)
  if (subscribers !== null) return { text: subscribers, sheet: null, encoding: null }
  return { ...openText(bytes, encoding), sheet: null }
}

/** Encodes a text as a CSV file; a byte order mark marks it as UTF-8. */
export const encodeCsv = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(`\uFEFF${text}`))

/** The storage folder of an account's import files. */
export const importsFolder = (accountId: string): string => `accounts/${accountId}/imports/`
