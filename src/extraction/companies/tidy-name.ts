import { foldForm, shortenedFormWords } from '../form-words.ts'
import { memoize } from '../memoize.ts'

/** An abbreviation keeps its full stop: `Acme Inc.`, `Acme sp. k.`. After other words the stop ends the sentence. */
const BEHIND_POINT = /\. ?\p{L}{1,3}\.$/u
const LAST_WORD = /[\s,.]([^\s,.]+)\.$/u
/** Abbreviations in names, besides legal forms. */
const SHORTENED = ['coop', 'op', 'bros']
let shortened: ReadonlySet<string> | null = null
/** Maximum number of names cached across pages. */
const NAMES_MAX = 2_000

function keepsPoint(name: string): boolean {
  if (BEHIND_POINT.test(name)) return true
  shortened ??= new Set([...SHORTENED, ...shortenedFormWords()])
  return shortened.has(foldForm(LAST_WORD.exec(name)?.[1] ?? ''))
}

/** Returns a company's name on one line, without trademark signs, trailing punctuation and unclosed quotes. */
export const tidyName = memoize(tidy, NAMES_MAX)

function tidy(raw: string): string {
  let name = raw.replace(/[®™©]/g, '').replace(/\s+/g, ' ').replace(/ ,/g, ',').trim()
  name = name.replace(/^[-–—:,;.|\s]+|(?<![-–—:,;|\s])[-–—:,;|\s]+$/g, '')
  if (name.endsWith('.') && !keepsPoint(name)) name = name.slice(0, -1)
  const [first = '', last = ''] = [name[0], name.at(-1)]
  const body = name.slice(1, -1)
  if (/["“„«']/.test(first) && !/["”“»']/.test(name.slice(1))) return name.slice(1).trim()
  if (/["”“»]/.test(last) && !/["“„«]/.test(name.slice(0, -1))) return name.slice(0, -1).trim()
  return /["“„«]/.test(first) && /["”“»]/.test(last) && !/["“”„«»]/.test(body) ? body.trim() : name
}
