import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { once } from '../../lib/text/once.ts'
import { isAnd } from '../and-words.ts'
import { memoize } from '../memoize.ts'
import { foldName } from './fold-name.ts'
import { isTitleWord } from './vocabulary.ts'

let determiners: ReadonlySet<string> | null = null
let members: ReadonlySet<string> | null = null

/** Whether a folded word is an article or a possessive: `the`, `unsere`. */
export function isDeterminer(word: string): boolean {
  determiners ??= new Set(wordsOfLanguages(({ roleTexts }) => roleTexts?.determiners).map(foldName))
  return determiners.has(word)
}

/** Whether a folded word means a member, which is a title only as a label or in a cell. */
export function isMemberWord(word: string): boolean {
  members ??= new Set(wordsOfLanguages(({ roleTexts }) => roleTexts?.members).map((one) => foldName(one)))
  return members.has(word)
}

/** Maximum number of words of a role in a sentence, and of words before its noun. */
const ROLE_WORDS_MAX = 5
const NOUN_AT_MAX = 3
const complements = once(() => new Set(wordsOfLanguages(({ roleTexts }) => roleTexts?.complements).map(foldName)))
/** Whether a folded word begins the complement of a role: `head of sales`. */
export const beginsComplement = (word: string) => complements().has(word)
const SENTENCE_MIN = 8

let beginnings: readonly string[] | null = null
let endings: readonly { readonly ending: string; readonly isWord: boolean }[] | null = null

/**
 * Returns the role that a sentence below a name begins with: `Treasurer` of `As treasurer, she keeps the books`.
 *
 * @returns null if the text does not begin so; empty if it does, but names no known role
 */
export const roleOfSentence: (text: string) => string | null = memoize(readSentence, 500)

function readSentence(text: string): string | null {
  if (text.length < SENTENCE_MIN) return null
  beginnings ??= [...new Set(wordsOfLanguages(({ roleTexts }) => roleTexts?.before, '|'))].sort(
    (a, b) => b.length - a.length,
  )
  const lower = text.toLowerCase()
  const before = beginnings.find((one) => lower.startsWith(one) && (one.endsWith("'") || lower[one.length] === ' '))
  return before === undefined ? roleBeforeSign(text) : roleAtStart(text.slice(before.length).trim(), before === 'as')
}

/**
 * Returns the role in a sentence that begins with a given name: `Clerk` of `Jane has worked here as a clerk since 2007`;
 * null without one.
 */
export function roleOfSubject(text: string, given: string): string | null {
  const { called, rest } = SUBJECT.exec(text)?.groups ?? {}
  if (called === undefined || foldName(called) !== foldName(given)) return null
  const before = wordsBefore().exec(rest!)
  if (!before) return null
  const phrase = rest!.slice(before.index + before[0].length)
  // "as a gift and the clerk as a friend"
  const first = phrase.split(' ', ROLE_WORDS_MAX)
  const and = first.findIndex(isAnd)
  return roleAtStart(first.slice(0, and < 0 ? undefined : and).join(' '), false) === ''
    ? null
    : roleAtStart(phrase, false)
}
/** A sentence whose first word may be a name, without its verb's subject. */
const SUBJECT = /^(?<called>\p{Lu}[\p{L}'’-]+) (?<rest>\p{Ll}[^.;:!?]{0,150})/u
/** Words for `as` within a sentence, but not `as well as`. */
const wordsBefore = once(() => {
  const words = wordsOfLanguages(({ roleTexts }) => roleTexts?.before, '|').filter((word) => !word.endsWith("'"))
  return compilePattern(`(?<= )(?:${[...new Set(words)].join('|')}) (?!well )`, 'u')
})

/** The role at the start of `our club's treasurer she …`: up to a comma, or to its noun. */
function roleAtStart(rest: string, hasVerbLast: boolean): string {
  const clause = /^[^,;:.!?–—]{1,90}/u.exec(rest)?.[0].trim() ?? ''
  const words = clause.split(/\s+/)
  while (words.length > 1 && isDeterminer(foldName(words[0]!))) words.shift()
  const noun = words.findIndex((word, at) => at <= NOUN_AT_MAX && isRole(word))
  if (noun < 0) return ''
  // "As head of sales, she …"
  const isClosed = /^\s?[,:–—]/.test(rest.slice(clause.length)) && words.length <= ROLE_WORDS_MAX
  return capitalised(words.slice(0, isClosed ? words.length : endOfRole(words, noun, hasVerbLast)).join(' '))
}

/** Where a role ends whose noun is at an index: behind further nouns, `treasurer and secretary`, or one complement. */
function endOfRole(words: readonly string[], noun: number, hasVerbLast: boolean): number {
  let end = noun + 1
  // "As assistant manager she …"; elsewhere the verb follows, and "leder" is a leader too.
  while (hasVerbLast && end < words.length && isRole(words[end]!)) end++
  while (end + 1 < words.length && isAnd(words[end]!) && isRole(words[end + 1]!)) end += 2
  const hasComplement =
    end + 1 < words.length && beginsComplement(foldName(words[end]!)) && !isDeterminer(foldName(words[end + 1]!))
  return hasComplement ? end + 2 : end
}

/** `Sihteerinä hän …`, `Titkárként …`, `Sekreter olarak …`. */
function roleBeforeSign(text: string): string | null {
  endings ??= wordsOfLanguages(({ roleTexts }) => roleTexts?.behind, '|').map((ending) => ({
    ending,
    isWord: ending.length > 3 && ending !== 'ként',
  }))
  const words = text.split(/[\s,]+/, ROLE_WORDS_MAX)
  if (words.length < ROLE_WORDS_MAX) return null
  for (const [at, word] of words.slice(0, NOUN_AT_MAX + 1).entries()) {
    for (const { ending, isWord } of endings) {
      const noun = isWord ? words[at - 1] : word.endsWith(ending) ? word.slice(0, -ending.length) : undefined
      if (noun === undefined || (isWord && word !== ending) || !isRole(noun)) continue
      return capitalised([...words.slice(0, isWord ? at - 1 : at), noun].join(' '))
    }
  }
  return null
}

const isRole = (word: string) => {
  const folded = foldName(word).replace(/[^\p{L}'-]/gu, '')
  return isTitleWord(folded) || isMemberWord(folded)
}
const capitalised = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)
