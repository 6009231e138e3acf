import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Finding } from '../finding.ts'
import { nameIdentity } from '../identity.ts'
import { type Page, snippetAround } from '../page.ts'
import { CASELESS_GIVEN_NAMES, CASELESS_HONORIFICS, CASELESS_ROLES, CASELESS_THINGS } from './words/caseless.ts'

/** Scripts of languages that place the noun of a job title last: the languages of India, and Georgian. */
const HAS_ROLE_LAST = /[\u0900-\u0dff\u10d0-\u10ff]/
export const ROLE_MAX = 45
export const ROLE_WORDS_MAX = 6
const NAME_WORDS_MAX = 5

export const escaped = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?()[\]\\^$|{}]/g, '\\$&'))
    .join('|')
/**
 * A Thai form of address is attached to the name. All others are followed by a space, a full stop or an abbreviation
 * sign.
 */
export const HONORIFIC = compilePattern(
  `^(?:(?:${escaped(CASELESS_HONORIFICS)})[.\\u0970]?(?: ?(?=[\\u0e00-\\u0e7f])| ?/ ?| ))+`,
  'u',
)
/** A name ends at a comma, a bracket, a dash or slash, a number or a Latin letter. */
const NAME_PART =
  /^[^,،;؛।۔?؟|()\p{Nd}•–—/\p{Script=Latin}-]+(?:-[^,،;؛।۔?؟|()\p{Nd}•–—/\p{Script=Latin}\s-]+)?[^,،;؛।۔?؟|()\p{Nd}•–—/\p{Script=Latin}-]*/u
/** A full stop behind a word that is no abbreviation. */
const SENTENCE_END = /(?<=[\p{Lo}\p{M}]{4})\.(?= |$)/u
const WORD = /^(?:[\p{Lo}\u10d0-\u10ff\p{M}'׳״"-]{2,24}|[\p{Lo}]['׳.]|ณ)$/u
/** Removes the Arabic article and the feminine ending from a title. */
const bare = (word: string) => word.replace(/^ال(?=\p{L}{3})/u, '').replace(/ة$/u, '')
const ROLES = new Set(CASELESS_ROLES.map(bare))
const THAI_ROLES = CASELESS_ROLES.filter((role) => /[\u0e00-\u0e7f]/.test(role))

/** A person's name at the beginning of a text, and the evidence for it. */
export interface CaselessReading {
  readonly value: string
  /** Offset of the name in the text. */
  readonly at: number
  readonly hasHonorific: boolean
  readonly isKnown: boolean
  /** The text contains only the name, optionally with a job title after it. */
  readonly isWhole: boolean
  /** The job title after a comma or a dash. */
  readonly title: string | null
}

/**
 * Reads the name at the beginning of a text, behind forms of address; null if there is none.
 */
export function readCaselessName(text: string): CaselessReading | null {
  const lead = text.length - text.trimStart().length
  const honorific = HONORIFIC.exec(text.slice(lead))?.[0] ?? ''
  const at = lead + honorific.length
  const [sentence = ''] = NAME_PART.exec(text.slice(at))?.[0].split(SENTENCE_END, 1) ?? []
  const all = sentence.trim().split(' ')
  const isEnd = (word: string, index: number) =>
    CASELESS_THINGS.has(word) || isThaiRole(word) || (honorific !== '' && index > 1 && ROLES.has(bare(word)))
  const thing = all.findIndex(isEnd)
  // "… แผนก", "… กรรมการ" and "… هاتف" after two words start the next field.
  const words = thing > 1 ? all.slice(0, thing) : all
  const value = words.join(' ')
  if (words.length < 2 || words.length > NAME_WORDS_MAX || !words.every((word) => WORD.test(word))) return null
  if (words.some((word) => ROLES.has(bare(word)) || CASELESS_THINGS.has(word)) || isCaselessTitle(value)) return null
  const rest = text.slice(text.indexOf(value, at) + value.length).trim()
  const said = /^[,،–—-] ?(.+)$/u.exec(rest)?.[1] ?? (honorific === '' ? '' : rest)
  const behind = honorific === '' ? said : said.split(/[,،.؛;]/, 1)[0]!
  const title = isCaselessTitle(behind) ? behind : null
  return {
    value,
    at: text.indexOf(value, at),
    hasHonorific: honorific !== '',
    isKnown: CASELESS_GIVEN_NAMES.has(words[0]!),
    isWhole: rest === '' || isThaiRole(rest) || (title !== null && behind === said),
    title,
  }
}

const isThaiRole = (text: string) => THAI_ROLES.some((role) => text.startsWith(role))

/** Whether a text is a job title in a script without capitals. */
export function isCaselessTitle(text: string): boolean {
  const title = text.trim()
  // "श्री. …, अध्यक्ष" is a person with a title, not a title.
  if (title.length < 3 || title.length > ROLE_MAX || /[\d@:،]/.test(title) || HONORIFIC.test(title)) return false
  if (isThaiRole(title)) return true
  const words = title.split(' ')
  return (
    words.length <= ROLE_WORDS_MAX &&
    (ROLES.has(bare(words[0]!)) || (HAS_ROLE_LAST.test(title) && ROLES.has(bare(words.at(-1)!))))
  )
}

/** The finding of a name that begins at `start`. */
export function caselessFinding(
  page: Page,
  name: CaselessReading,
  start: number,
  method: Finding['method'],
  jobTitle: string | null,
): Finding {
  const end = start + name.value.length
  return {
    type: 'names',
    value: name.value,
    normalized: nameIdentity(name.value),
    confidence: name.isKnown ? 0.8 : 0.7,
    method,
    snippet: snippetAround(page, start, end),
    start,
    end,
    ...(jobTitle ? { detail: { jobTitle } } : {}),
  }
}
