import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import type { Page } from '../page.ts'

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
/** Characters that represent a dash or a dot only between digits; elsewhere they are letters or bullets. */
const DASH_LIKE = '\u30fc\uff70\u4e00'
/** Before one or two digits, a wave leads to the last of several numbers: `02-345-6701~9`. */
const WAVES = '\u301c\uff5e~'
const DOT_LIKE = '\u00b7\u2022\u2024\u2027\u2219\u22c5\u30fb\uff0e\uff65'

/** The ASCII counterpart of each UTF-16 code unit, or 0 without one. */
const ASCII = new Uint8Array(0x10000)
const DASH = 0x2d
const DOT = 0x2e
/** Codes for characters whose counterpart depends on their surroundings. */
const DASH_BETWEEN = 1
const DOT_BETWEEN = 2
const WAVE = 3
for (const [sign, ascii] of Object.entries(OTHER)) ASCII[sign.charCodeAt(0)] = ascii.charCodeAt(0)
for (const dash of DASHES) ASCII[dash.charCodeAt(0)] = DASH
for (const zero of ZEROS) for (let digit = 0; digit < 10; digit++) ASCII[zero + digit] = 0x30 + digit
for (const dash of DASH_LIKE) ASCII[dash.charCodeAt(0)] = DASH_BETWEEN
for (const wave of WAVES) ASCII[wave.charCodeAt(0)] = WAVE
for (const dot of DOT_LIKE) ASCII[dot.charCodeAt(0)] = DOT_BETWEEN
/** The first character with a counterpart; it is itself ASCII. */
const TILDE = 0x7e

/**
 * Replaces the digits, dashes, dots, brackets and plus signs of every script with their ASCII counterparts. The length
 * is unchanged, so offsets in the result are offsets in `text`.
 */
export function foldPhoneText(text: string): string {
  let folded = ''
  let done = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < TILDE) continue
    const sign = signFor(ASCII[code]!, text, at)
    if (sign === 0) continue
    folded += text.slice(done, at) + String.fromCharCode(sign)
    done = at + 1
  }
  return done === 0 ? text : folded + text.slice(done)
}

/** Returns the folded text of a page, computed once. */
export const foldedTextOf: (page: Page) => string = memoizeByObject(({ text }) => foldPhoneText(text))

function signFor(ascii: number, text: string, at: number): number {
  if (ascii === DASH_BETWEEN || ascii === WAVE) {
    if (ascii === WAVE && !opensDigits(text, at + 3)) return 0
    const isBehindDigit = closesDigits(text, at - 1) || (codeAt(text, at - 1) === SPACE && closesDigits(text, at - 2))
    const isBeforeDigit = opensDigits(text, at + 1) || (codeAt(text, at + 1) === SPACE && opensDigits(text, at + 2))
    return isBehindDigit && isBeforeDigit ? DASH : 0
  }
  if (ascii === DOT_BETWEEN) return closesDigits(text, at - 1) && opensDigits(text, at + 1) ? DOT : 0
  return ascii
}

const SPACE = 0x20
const OPENING = 0x28
const CLOSING = 0x29
const isDigit = (code: number) => code >= 0x30 && code <= 0x39
const closesDigits = (text: string, at: number) => isDigit(codeAt(text, at)) || codeAt(text, at) === CLOSING
const opensDigits = (text: string, at: number) => isDigit(codeAt(text, at)) || codeAt(text, at) === OPENING

/** Returns the folded character at `at`, ignoring its surroundings, or 0 outside the text. */
function codeAt(text: string, at: number): number {
  if (at < 0 || at >= text.length) return 0
  const code = text.charCodeAt(at)
  return code < TILDE ? code : ASCII[code]! || code
}
