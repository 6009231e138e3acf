import { nameIdentity } from '../../extraction/identity.ts'
import { fold } from '../../lib/fold.ts'
import type { Range } from './value-ranges.ts'

const WORD = /[\p{L}\p{M}\p{N}'’‘`´]+/gu
/** Scripts that write names, and other words, without spaces. */
const UNPARTED = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Hangul}]{2,}$/u
/** Follows a name that is part of an email address. */
const IN_ADDRESS = /[\w.+-]{0,64}(?:@|%40)/y

/** Whether texts can be searched for a name. A single word is too ambiguous. */
export const isTelling = (name: string): boolean => {
  const identity = nameIdentity(name)
  return identity.includes(' ') || UNPARTED.test(identity)
}

/** The identity of a name regardless of word order: `Byron, Ada` equals `Ada Byron`. */
export const wordsOfName = (name: string): string => nameIdentity(name).split(' ').toSorted().join(' ')

/**
 * Returns where a text names a person, with the first or the last name first, ignoring case and accents, also in page
 * URLs. A name within an email address does not count, since that is a different value.
 */
export function nameRanges(text: string, name: string): Range[] {
  const identity = nameIdentity(name)
  if (UNPARTED.test(identity)) return unpartedRanges(text, identity)
  const wanted = identity.split(' ')
  if (wanted.length < 2) return []
  const lower = text.toLowerCase()
  if (!partsOfName(name).some((part) => lower.includes(part.toLowerCase()))) return []
  const [first, ...rest] = wanted
  const last = wanted.at(-1)!
  const orders = [wanted, [...rest, first!], [last, ...wanted.slice(0, -1)]]
  const words = wordsOf(text)
  return orders.flatMap((order) => rangesOf(words, order)).filter(([, end]) => !isInAddress(text, end))
}

interface Word {
  readonly folded: string
  readonly start: number
  readonly end: number
}

function wordsOf(text: string): Word[] {
  // URL encodings of spaces and escaped line breaks separate words too.
  const plain = text.replace(/%20|\\n|\\t/g, (sign) => ' '.repeat(sign.length))
  return Array.from(plain.matchAll(WORD), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  })).filter(({ folded }) => folded !== '')
}

function rangesOf(words: readonly Word[], order: readonly string[]): Range[] {
  const ranges: Range[] = []
  for (let at = 0; at + order.length <= words.length; at++) {
    if (order.every((word, place) => words[at + place]!.folded === word))
      ranges.push([words[at]!.start, words[at + order.length - 1]!.end])
  }
  return ranges
}

function isInAddress(text: string, end: number): boolean {
  IN_ADDRESS.lastIndex = end
  return IN_ADDRESS.test(text)
}

function unpartedRanges(text: string, identity: string): Range[] {
  const letters = [...identity]
  const ranges: Range[] = []
  for (let at = text.indexOf(letters[0]!); at >= 0; at = text.indexOf(letters[0]!, at + 1)) {
    let end = at
    const isAll = letters.every((letter) => {
      if (/[\s・]/u.test(text[end] ?? '')) end++
      const isNext = text.startsWith(letter, end)
      end += letter.length
      return isNext
    })
    if (isAll) ranges.push([at, end])
  }
  return ranges
}

/** Returns a name's longest ASCII part, which SQLite's `lower` can fold; else its last name in each case. */
export function partsOfName(name: string): string[] {
  const plain = name.toLowerCase().match(/[a-z]{2,}/g) ?? []
  const longest = plain.toSorted((a, b) => b.length - a.length)[0]
  if (longest) return [longest]
  const last = nameIdentity(name).split(' ').at(-1)!
  const first = [...name.normalize('NFC')][0]!
  const written = name.normalize('NFC').split(/\s+/).at(-1)!
  return [last, first, written, written.toLowerCase(), written.toUpperCase()]
}
