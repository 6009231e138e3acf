const UNUSUAL = /[^\x00-\xff]|[\u00b7\u00ad\u00a0]/
/** Digits of the scripts that phone numbers are written in: the code point of each script's zero. */
const ZEROS = [
  0x0660, // Arabic-Indic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0x0e50, // Thai
  0x0ed0, // Lao
  0x1040, // Myanmar
  0x17e0, // Khmer
  0xff10, // full width
]
const OTHER_DIGIT =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9\uff10-\uff19]/g
const DASH = /[\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\ufe58\ufe63\uff0d]/g
/** Characters that stand for a dash or a dot only between digits; elsewhere they are letters or bullets. */
const DASH_BETWEEN = /(?<=[\d)] ?)[\u30fc\uff70\u4e00\u301c\uff5e~](?= ?[\d(])/g
const DOT_BETWEEN = /(?<=[\d)])[\u00b7\u2022\u2024\u2027\u2219\u22c5\u30fb\uff0e\uff65](?=[\d(])/g
const OTHER: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\uff0b': '+',
  '\ufe62': '+',
  '\u207a': '+',
  '\uff08': '(',
  '\u3014': '(',
  '\uff09': ')',
  '\u3015': ')',
  '\uff0f': '/',
  '\u2044': '/',
  '\u2215': '/',
  '\uff1a': ':',
  '\ufe55': ':',
  '\uff0c': ',',
  '\u3001': ',',
  '\uff1b': ';',
  '\uff03': '#',
  '\uff0a': '*',
}
const OTHER_SIGN = new RegExp(`[${Object.keys(OTHER).join('')}]`, 'g')

/**
 * Text with the digits, dashes, dots, brackets and plus signs of every script as their ASCII counterparts. The length
 * stays the same, so positions in the result are positions in `text`.
 */
export function foldPhoneText(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return text
    .replace(OTHER_DIGIT, asciiDigit)
    .replace(DASH, '-')
    .replace(OTHER_SIGN, (sign) => OTHER[sign]!)
    .replace(DASH_BETWEEN, '-')
    .replace(DOT_BETWEEN, '.')
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.findLast((start) => start <= code)!
  return String(code - zero)
}
