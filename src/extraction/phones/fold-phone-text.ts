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
const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u207b\u2212\u2500\u2501\ufe58\ufe63\uff0d'
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
const ASCII = new Map<string, string>(Object.entries(OTHER))
for (const dash of DASHES) ASCII.set(dash, '-')
for (const zero of ZEROS)
  for (let digit = 0; digit < 10; digit++) ASCII.set(String.fromCharCode(zero + digit), `${digit}`)
const FOREIGN = [...ASCII.keys()].join('')
const FOREIGN_SIGN = new RegExp(`[${FOREIGN}]`, 'g')
/** Characters that stand for a dash or a dot only between digits; elsewhere they are letters or bullets. */
const DASH_LIKE = '\u30fc\uff70\u4e00\u301c\uff5e~'
const DOT_LIKE = '\u00b7\u2022\u2024\u2027\u2219\u22c5\u30fb\uff0e\uff65'
const DASH_BETWEEN = new RegExp(`[${DASH_LIKE}](?<=[\\d)] ?.)(?= ?[\\d(])`, 'g')
const DOT_BETWEEN = new RegExp(`[${DOT_LIKE}](?<=[\\d)].)(?=[\\d(])`, 'g')
const UNUSUAL = new RegExp(`[${FOREIGN}${DASH_LIKE}${DOT_LIKE}]`)

/**
 * Text with the digits, dashes, dots, brackets and plus signs of every script as their ASCII counterparts. The length
 * stays the same, so positions in the result are positions in `text`.
 */
export function foldPhoneText(text: string): string {
  if (!UNUSUAL.test(text)) return text
  return text
    .replace(FOREIGN_SIGN, (sign) => ASCII.get(sign)!)
    .replace(DASH_BETWEEN, '-')
    .replace(DOT_BETWEEN, '.')
}
