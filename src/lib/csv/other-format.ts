const HEAD_BYTES = 8_192
/**
 * File formats that users rename or choose by mistake, detected by their first bytes. Valid .xlsx files are handled
 * before this.
 */
const FORMATS: readonly (readonly [RegExp, string])[] = [
  [/^PK\x03\x04[\s\S]*(?:xl\/|\[Content_Types\]\.xml)/, 'an Excel workbook (.xlsx)'],
  [/^PK\x03\x04[\s\S]*opendocument\.spreadsheet/, 'an OpenDocument spreadsheet (.ods)'],
  [/^PK\x03\x04[\s\S]*\.iwa/, 'a Numbers spreadsheet'],
  [/^PK\x03\x04/, 'a ZIP archive'],
  [/^\xd0\xcf\x11\xe0/, 'an Excel workbook (.xls)'],
  [/^\x1f\x8b/, 'a compressed file (.gz)'],
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a text document (.rtf)'],
  [/^(?:\xef\xbb\xbf)?\s*begin:vcard/i, 'an address book of vCards (.vcf)'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html|<table|<meta|<head|<body|<style|<div)/i, 'a web page (HTML)'],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml/i, 'an XML file'],
  [/^(?:\xef\xbb\xbf)?\s*(?:\{\s*"|\[\s*\{)/, 'a JSON file'],
]

/** Returns the format of a file that is not CSV, such as `an Excel workbook (.xlsx)`; null if none is recognised. */
export function otherFormatOf(bytes: Uint8Array): string | null {
  const unmarked = withoutZeros(bytes.subarray(0, HEAD_BYTES))
  const head = new TextDecoder('latin1').decode(unmarked)
  return FORMATS.find(([begins]) => begins.test(head))?.[1] ?? null
}

/** Reduces UTF-16 to ASCII by removing the byte order mark and the zeros: markup is sometimes saved as UTF-16. */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  const isMarked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  return isMarked ? bytes.subarray(2).filter((byte) => byte !== 0) : bytes
}
