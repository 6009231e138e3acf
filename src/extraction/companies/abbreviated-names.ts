import { fold } from '../../lib/fold.ts'
import type { Page } from '../page.ts'
import { wordsOf } from './company-key.ts'
import { ARTICLES, CONNECTORS, isSoleName, LEADING_WORDS, namesOrganisation } from './company-words.ts'
import { hasOwnWord, isClearKind, isDistinctive, isKind } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { isAlliance, isBystander } from './sentence-kinds.ts'

const NAMES_MAX = 40
const NAME_LENGTH_MAX = 110
const NAME_WORDS_MAX = 9
const ABBREVIATION = / \((\p{Lu}[\p{L}&-]{1,8})\)| (?:[–-] )?(\p{Lu}{3,8})(?=[\n\t,.;:)]|$)/gu
const CAPITALS_MIN = 2
/** Capitals in brackets that make any name with an organisation word one: `Federal Crafts Agency (FCA)`. */
const SURE_CAPITALS_MIN = 3
/** What ends a name to the left. */
const BREAK = /[\n\t.,:;!?()|"“”„«»]/u
const isArticle = (word: string) => ARTICLES.has(word.toLowerCase()) || LEADING_WORDS.has(word.toLowerCase())

/**
 * Finds organisations with their abbreviation behind them, `the Elm Valley Institute (EVI)`, `Elm Valley Institute EVI`.
 * The letters say where the name begins, also across connectors and lower-case words; a word says that it is an
 * organisation.
 */
export function findAbbreviatedNames({ text }: Page): CompanyMention[] {
  const found: CompanyMention[] = []
  for (const { 1: bracketed, 2: bare, index } of text.matchAll(ABBREVIATION)) {
    if (found.length >= NAMES_MAX) break
    const letters = ((bracketed ?? bare)!.match(/\p{Lu}/gu) ?? []).map((letter) => letter.toLowerCase())
    if (letters.length < CAPITALS_MIN) continue
    const window = text.slice(Math.max(0, index - NAME_LENGTH_MAX), index)
    const start = spelledFrom(window, letters)
    if (start === null) continue
    const name = window.slice(start)
    const isSpelledOut = bracketed !== undefined && letters.length >= SURE_CAPITALS_MIN && name.split(' ').some(isKind)
    if ((isNamed(name) || isSpelledOut) && !isBystander(window.slice(0, start)))
      found.push(kindWordMention(text, index - name.length, index))
  }
  return found
}

function isNamed(name: string): boolean {
  const words = name.split(' ')
  if (isSoleName(fold(name))) return true
  if (words.length < 2 || !isDistinctive(name) || isAlliance(name)) return false
  const kinds = words.map((word) => word.slice(word.lastIndexOf('-') + 1))
  return kinds.some(isClearKind) || ((namesOrganisation(wordsOf(name)) || kinds.some(isKind)) && hasOwnWord(name))
}

/** Where the nearest words begin that the letters abbreviate, or null. */
function spelledFrom(window: string, letters: readonly string[]): number | null {
  let start = window.length
  for (let count = 0; count < NAME_WORDS_MAX; count++) {
    const space = window.lastIndexOf(' ', start - 2)
    const word = window.slice(space + 1, start).trim()
    if (space < 0 || BREAK.test(word)) return null
    start = space + 1
    if (isArticle(word) || !/^\p{Lu}/u.test(word)) continue
    if (isSpelled(window.slice(start).split(/[ -]/), letters)) return start
  }
  return null
}

/**
 * Whether letters abbreviate words in order: each capitalised word but the last gives its first letter, and may give
 * letters within it, as in compounds (`Skiverband`: SV).
 */
function isSpelled(words: readonly string[], letters: readonly string[], at = 0, next = 0): boolean {
  const written = words[at]
  if (written === undefined) return next === letters.length
  const word = written.toLowerCase()
  const isFree = CONNECTORS.has(word) || !/^\p{Lu}/u.test(written) || (at > 0 && at === words.length - 1)
  if (isFree && isSpelled(words, letters, at + 1, next)) return true
  if (word[0] !== letters[next]) return false
  let within = 1
  for (let to = next + 1; ; to++) {
    if (isSpelled(words, letters, at + 1, to)) return true
    within = to < letters.length ? word.indexOf(letters[to]!, within) + 1 : 0
    if (within === 0) return false
  }
}
