import type { AddressCandidate } from './candidate.ts'
import { normalizeAddress } from './normalize-address.ts'

/**
 * Joins candidates that write the same address: the fuller form stays, with the best confidence and evidence of all. Rooms
 * and house numbers keep addresses apart, so a campus with five offices keeps five.
 */
export function mergeAddresses(candidates: readonly AddressCandidate[]): AddressCandidate[] {
  const merged: { candidate: AddressCandidate; words: Words }[] = []
  for (const candidate of candidates) {
    const words = wordsOf(candidate)
    const same = merged.find((other) => isSame(other.words, words))
    if (!same) {
      merged.push({ candidate, words })
      continue
    }
    const isFuller =
      words.all.length > same.words.all.length && words.all.length <= same.words.all.length + WORDS_ADDED_MAX
    same.candidate = join(same.candidate, candidate, isFuller)
    if (isFuller) same.words = words
  }
  return merged.map(({ candidate }) => candidate)
}

interface Words {
  readonly all: readonly string[]
  readonly numbers: readonly string[]
  readonly letters: readonly string[]
}

/** A form with many more words than the other has swallowed something. */
const WORDS_ADDED_MAX = 8
const SHARED_MIN = 0.75
/** Longer runs of merged addresses than this are compared with the latest only. */
const DIGIT = /\d/
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

function wordsOf({ value }: AddressCandidate): Words {
  const folded = normalizeAddress(value)
  const all = CJK.test(folded) ? [...folded.replaceAll(' ', '')] : folded.split(' ')
  return { all, numbers: all.filter((word) => DIGIT.test(word)), letters: all.filter((word) => !DIGIT.test(word)) }
}

function isSame(one: Words, other: Words): boolean {
  const [fewer, more] = one.numbers.length <= other.numbers.length ? [one, other] : [other, one]
  if (fewer.numbers.length === 0 || !fewer.numbers.every((number) => more.numbers.some((it) => it.startsWith(number))))
    return false
  const [short, long] = one.letters.length <= other.letters.length ? [one, other] : [other, one]
  const shared = short.letters.filter((word) => long.letters.includes(word)).length
  return shared >= short.letters.length * SHARED_MIN
}

function join(one: AddressCandidate, other: AddressCandidate, isOtherFuller: boolean): AddressCandidate {
  const shown = isOtherFuller ? other : one
  const surer = other.confidence > one.confidence ? other : one
  const placed = one.start !== null ? one : other
  return {
    value: shown.value,
    country: shown.country ?? one.country ?? other.country,
    confidence: surer.confidence,
    method: surer.method,
    start: placed.start,
    end: placed.end,
    ...((one.entity ?? other.entity) !== undefined && { entity: one.entity ?? other.entity }),
  }
}
