import { format, isDateFormat } from 'numfmt'

/**
 * Formats that a workbook refers to by number only (ECMA-376 part 1, 18.8.30). Short dates depend on the reader's
 * locale; here they are ISO.
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}
/** The numbers of East Asian date formats. */
const isEastAsianDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** The pattern of a format that a workbook does not define itself; empty for a plain number. */
export const builtInFormat = (id: number): string => (isEastAsianDate(id) ? 'yyyy-mm-dd' : (BUILT_IN[id] ?? ''))

/** Excel's own limit. */
const FORMAT_LENGTH_MAX = 255
/** numfmt caches every parsed format for the lifetime of the process. */
const FORMATS_MAX = 2_000
const used = new Set<string>()

/** Days between the first days of the 1900 and the 1904 date systems. */
const DAYS_TO_1904 = 1_462
/** Numbers this long are phone numbers and ids, which separators and exponents would break. */
const LONG = 1e7

/**
 * Formats a number as its cell shows it: dates by their format, codes with the format's leading zeros, long numbers in
 * full where a cell would show 2.34803E+12.
 *
 * @param raw as stored in the file
 * @param pattern the cell's number format; empty for a plain number
 */
export function numberText(raw: string, pattern: string, has1904Dates = false): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw.trim()
  const whole = wholeNumber(value)
  if (pattern === '' || !isAffordable(pattern)) return whole
  try {
    const isDate = isDateFormat(pattern)
    const shown = format(pattern, isDate && has1904Dates ? value + DAYS_TO_1904 : value).trim()
    if (isDate) return shown === '' || shown.includes('#') ? whole : shown
    return isLessThan(shown, whole, value) ? whole : shown
  } catch {
    return whole
  }
}

/** Excel keeps 15 digits; further ones come from binary fractions. */
const wholeNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(0) : String(Number(value.toPrecision(15)))

function isLessThan(shown: string, whole: string, value: number): boolean {
  if (shown === '' || /\dE[+-]?\d/i.test(shown)) return true
  const digits = shown.replace(/\D/g, '')
  if (!Number.isInteger(value) || digits.startsWith('0') || /[A-Za-z(%€$£¥₹₦-]/.test(shown)) return false
  // Thousands separators depend on the language, and other readers would take them for decimals or for two numbers.
  return digits === whole.replace('-', '') || Math.abs(value) >= LONG
}

function isAffordable(pattern: string): boolean {
  if (used.has(pattern)) return true
  if (pattern.length > FORMAT_LENGTH_MAX || used.size >= FORMATS_MAX) return false
  used.add(pattern)
  return true
}
