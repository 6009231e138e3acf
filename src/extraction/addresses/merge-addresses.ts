import { fold } from '../../lib/fold.ts'
import { memoize } from '../memoize.ts'
import { joinRules } from '../run-rules.ts'
import type { AddressCandidate } from './candidate.ts'
import { countryNamed } from './country-names.ts'
import { normalizeAddress } from './normalize-address.ts'

/**
 * Merges candidates for the same address: the fuller form is kept, with the best confidence and the evidence of all.
 * Different room and house numbers keep addresses separate, so a campus with five offices keeps five.
 */
export function mergeAddresses(candidates: readonly AddressCandidate[]): AddressCandidate[] {
  const merged: Entry[] = []
  // Forms of one address share at least one number, so only those with a common number are compared.
  const byNumber = new Map<string, Entry[]>()
  for (const candidate of candidates) {
    const words = wordsOf(candidate.value)
    const same = words.numbers
      .flatMap((number) => byNumber.get(number) ?? [])
      .find((other) => isSame(other.words, words))
    if (same) {
      const isFuller = words.count > same.words.count && words.count <= same.words.count + WORDS_ADDED_MAX
      same.candidate = join(same.candidate, candidate, isFuller)
      if (!isFuller) continue
      same.words = words
    }
    const entry = same ?? { candidate, words }
    if (!same) merged.push(entry)
    for (const number of words.numbers) {
      const list = byNumber.get(number)
      if (!list) byNumber.set(number, [entry])
      else if (list.length < COMPARED_MAX && !list.includes(entry)) list.push(entry)
    }
  }
  return merged.map(({ candidate }) => candidate)
}

interface Entry {
  candidate: AddressCandidate
  words: Words
}

interface Words {
  /** The number of words, including the country. */
  readonly count: number
  readonly numbers: readonly string[]
  readonly letters: readonly string[]
}

/** Forms of one address are close together, so a list of thousands in one town is not compared pairwise. */
const COMPARED_MAX = 100
/** A form with many more words than the other contains unrelated text. */
const WORDS_ADDED_MAX = 8
const DIGIT = /\d/
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/** Maximum number of values cached across pages: a site shows the same few addresses on every page. */
const VALUES_MAX = 2_000

const wordsOf = memoize((value): Words => {
  const lastPart = value.slice(value.lastIndexOf(',') + 1)
  const folded = normalizeAddress(countryNamed(fold(lastPart)) ? value.slice(0, -lastPart.length) : value)
  const words = CJK.test(folded) ? (folded.replaceAll(' ', '').match(/\d+|\D/g) ?? []) : folded.split(' ')
  const numbers = words.filter((word) => DIGIT.test(word))
  return {
    count: CJK.test(value) ? value.length : normalizeAddress(value).split(' ').length,
    // Addresses without a number are the same only if all words are equal.
    numbers: numbers.length > 0 ? numbers : [folded],
    letters: words.filter((word) => !DIGIT.test(word)),
  }
}, VALUES_MAX)

/**
 * Whether all words of the shorter form are in the longer. One word may differ (`CA`, `California`), but not a number
 * or the street.
 */
function isSame(one: Words, other: Words): boolean {
  const [few, many] = one.numbers.length <= other.numbers.length ? [one, other] : [other, one]
  if (few.numbers.length === 0 || !few.numbers.every((number) => many.numbers.includes(number))) return false
  const [short, long] = one.letters.length <= other.letters.length ? [one, other] : [other, one]
  const missing = short.letters.filter((word) => !long.letters.includes(word)).length
  if (missing === 0) return short.letters.length > 0
  return missing === 1 && few.numbers.length === many.numbers.length && streetWord(short) === streetWord(long)
}

const streetWord = ({ letters }: Words) => letters.find((word) => word.length > 2)

function join(one: AddressCandidate, other: AddressCandidate, isOtherFuller: boolean): AddressCandidate {
  const shown = isOtherFuller ? other : one
  const surer = other.confidence > one.confidence ? other : one
  const placed = one.start !== null ? one : other
  return {
    value: shown.value,
    country: shown.country ?? one.country ?? other.country,
    confidence: surer.confidence,
    method: surer.method,
    rules: joinRules(surer, [one, other]),
    start: placed.start,
    end: placed.end,
    ...((one.entity ?? other.entity) !== undefined && { entity: one.entity ?? other.entity }),
  }
}
