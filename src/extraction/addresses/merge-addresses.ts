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
      .find((other) => isSame(other.words, words) || isStatedAndShown(other, { candidate, words }))
    if (same) {
      const isFuller = isPreferred(same, { candidate, words })
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

/**
 * Whether another form is kept instead of an entry's. What the page shows is preferred to what only its data say, if it
 * is as complete; otherwise the fuller form.
 */
function isPreferred({ candidate, words }: Entry, other: Entry): boolean {
  const isFuller = other.words.count > words.count && other.words.count <= words.count + WORDS_ADDED_MAX
  if ((candidate.start === null) === (other.candidate.start === null)) return isFuller
  const [stated, shown] = candidate.start === null ? [words, other.words] : [other.words, words]
  const isOnlyShorter =
    shown.letters.every((word) => stated.letters.includes(word)) &&
    shown.numbers.every((number) => stated.numbers.includes(number))
  const isComplete =
    !isOnlyShorter &&
    shown.letters.length >= stated.letters.length - 1 &&
    shown.letters.length <= stated.letters.length + WORDS_ADDED_MAX &&
    stated.numbers.every((number) => shown.numbers.includes(number))
  return isComplete ? other.words === shown : isFuller
}

/**
 * Whether an address in the page's data and one in its text are the same written differently: `412 N Oak St, Boise, ID`
 * and `412 North Oak Street, Boise, Idaho`. House and postcode are equal, and half of the words agree or are in
 * different scripts.
 */
function isStatedAndShown(one: Entry, other: Entry): boolean {
  if ((one.candidate.start === null) === (other.candidate.start === null)) return false
  const [few, many] =
    one.words.numbers.length <= other.words.numbers.length ? [one.words, other.words] : [other.words, one.words]
  if (few.numbers.length < 2 || !few.numbers.some((number) => number.length >= CODE_LENGTH_MIN)) return false
  if (!few.numbers.every((number) => many.numbers.includes(number))) return false
  const [short, long] = few.letters.length <= many.letters.length ? [few, many] : [many, few]
  if (short.letters.every((word) => LATIN.test(word)) !== long.letters.every((word) => LATIN.test(word))) return true
  const agreeing = short.letters.filter((word) =>
    long.letters.some((longer) => longer.startsWith(word) || word.startsWith(longer)),
  )
  return agreeing.length * 2 >= short.letters.length && streetWord(short)?.[0] === streetWord(long)?.[0]
}

const CODE_LENGTH_MIN = 4
const LATIN = /^[a-z]/

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

/** A country's code behind an address in structured data. */
const ISO_CODE = /^ [A-Z]{2}$/
/** Postcodes in two groups: `602 00`, `3511 ka`, `sy8 1aa`, `3001 901`, `79150 486`. */
const CODE_IN_GROUPS =
  /(?<!\S)(?:\d{3} \d{2}|\d{4} (?:[a-z]{2}|\d{3})|[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|\d{5} \d{3})(?!\S)/g
/** Shorter first groups, which may be house numbers before the others: `61 001`, `560 038`. */
const SHORT_GROUPS = /(?<!\S)\d{2,3} \d{3}(?!\S)/g
const withoutSpace = (code: string) => code.replace(' ', '')
/** A transcribed umlaut: `Koenigstr. 5` is `Königstr. 5`. */
const UMLAUT = /([aou])e/g
/** Writes postcodes without the space that data often lack. */
const joinCodes = (folded: string) => folded.replace(CODE_IN_GROUPS, withoutSpace).replace(SHORT_GROUPS, withoutSpace)

/** Maximum number of values cached across pages: a site shows the same few addresses on every page. */
const VALUES_MAX = 2_000

const wordsOf = memoize((value): Words => {
  const lastPart = value.slice(value.lastIndexOf(',') + 1)
  const isCountry = ISO_CODE.test(lastPart) || countryNamed(fold(lastPart)) !== null
  const folded = joinCodes(normalizeAddress(isCountry ? value.slice(0, -lastPart.length) : value)).replace(UMLAUT, '$1')
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
