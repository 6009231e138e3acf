import { fromBase64 } from './decode-secret.ts'
import { percentDecode } from './read-mailto.ts'
import { reverse } from './text-ciphers.ts'

/** Separates the items of an array until `join` is applied. */
export const SEPARATOR = '\u0001'
const items = (value: string) => value.split(SEPARATOR)

/** Functions that return a string, by the last part of their name. */
export const FUNCTIONS = new Map<string, (values: readonly string[]) => string | null>([
  ['fromCharCode', (codes) => String.fromCharCode(...codes.map(Number))],
  ['fromCodePoint', (codes) => String.fromCharCode(...codes.map(Number))],
  ['atob', ([text = '']) => fromBase64(text)],
  ['unescape', ([text = '']) => percentDecode(text)],
  ['decodeURIComponent', ([text = '']) => percentDecode(text)],
  ['decodeURI', ([text = '']) => percentDecode(text)],
])

/** Methods of strings and of string arrays. */
export const METHODS = new Map<string, (value: string, values: readonly string[]) => string>([
  ['split', (value, [by = '']) => value.split(by).join(SEPARATOR)],
  ['reverse', (value) => (value.includes(SEPARATOR) ? items(value).reverse().join(SEPARATOR) : reverse(value))],
  ['join', (value, [by = ',']) => items(value).join(by)],
  ['concat', (value, values) => value + values.join('')],
  ['replace', (value, [from = '', to = '']) => (from === '' ? value : value.replace(from, () => to))],
  ['replaceAll', (value, [from = '', to = '']) => (from === '' ? value : value.replaceAll(from, () => to))],
  ['toLowerCase', (value) => value.toLowerCase()],
  ['trim', (value) => value.trim()],
  ['toString', (value) => value],
])
