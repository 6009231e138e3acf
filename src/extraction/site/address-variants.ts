import { fold } from '../../lib/fold.ts'
import { countryNamed } from '../addresses/country-names.ts'
import { normalizeAddress } from '../addresses/normalize-address.ts'
import { memoize } from '../memoize.ts'
import type { FactAddress } from './page-facts.ts'

interface Words {
  readonly numbers: readonly string[]
  readonly letters: readonly string[]
  /** `wundtstr 40`, `1000 dolores`: each number with the word before it and the word after it. */
  readonly pairs: ReadonlySet<string>
}

interface Variant {
  readonly address: FactAddress
  readonly words: Words
  sightings: number
}

interface Cluster {
  readonly variants: Variant[]
}

/** All addresses in a town share its postcode, so not every address of a long list is compared with every other. */
const COMPARED_MAX = 60
const DIGIT = /\d/
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const TEXTS_MAX = 2_000

/**
 * Groups addresses by what they denote instead of how they are written: `Elmstr 40-44` is `Elmstraße 40-44`, `P.le` is
 * `Piazzale`, with or without the country and the name of the building.
 */
export class AddressVariants {
  readonly #byText = new Map<string, Variant>()
  readonly #clusters: Cluster[] = []
  readonly #byNumber = new Map<string, Cluster[]>()

  add(address: FactAddress, sightings = 1): void {
    const known = this.#byText.get(address.value)
    if (known) {
      known.sightings += sightings
      return
    }
    const variant = { address, words: wordsOf(address.value), sightings }
    this.#byText.set(address.value, variant)
    const keys = variant.words.numbers.length > 0 ? variant.words.numbers : [variant.words.letters.join(' ')]
    const same = keys
      .flatMap((key) => this.#byNumber.get(key) ?? [])
      .find(({ variants }) => variants.some((other, at) => at < COMPARED_MAX && isSame(other, variant)))
    const cluster = same ?? { variants: [] }
    if (!same) this.#clusters.push(cluster)
    cluster.variants.push(variant)
    for (const key of keys) {
      const list = this.#byNumber.get(key) ?? []
      if (list.length < COMPARED_MAX && !list.includes(cluster)) this.#byNumber.set(key, [...list, cluster])
    }
  }

  /** Returns each address once, in its fullest and most frequent spelling, in order of first addition. */
  best(): FactAddress[] {
    return this.groups().map(({ best }) => best)
  }

  /** Returns each address with all its spellings. */
  groups(): { readonly best: FactAddress; readonly spellings: readonly string[] }[] {
    return this.#clusters.map(({ variants }) => ({
      best: variants.reduce((best, next) => (isBetter(next, best) ? next : best)).address,
      spellings: variants.map(({ address }) => address.value),
    }))
  }
}

const isBetter = (one: Variant, other: Variant): boolean => {
  const numbers = one.words.numbers.length - other.words.numbers.length
  const sightings = one.sightings - other.sightings
  const length = one.address.value.length - other.address.value.length
  return (numbers || sightings || length || (one.address.value < other.address.value ? 1 : -1)) > 0
}

const wordsOf = memoize((value): Words => {
  const comma = value.lastIndexOf(',')
  const withoutCountry = comma > 0 && countryNamed(fold(value.slice(comma + 1))) ? value.slice(0, comma) : value
  const folded = normalizeAddress(withoutCountry)
  const words = CJK.test(folded)
    ? (folded.replaceAll(' ', '').match(/\d+|\D/g) ?? [])
    : folded.split(' ').map((word) => word.replace(/(?<=..)(?:strasse|strase)$/, 'str'))
  const pairs = words.flatMap((word, at) =>
    DIGIT.test(word) ? [words[at - 1] ?? '', words[at + 1] ?? ''].filter(isName).map((name) => `${name} ${word}`) : [],
  )
  return {
    numbers: [...new Set(words.filter((word) => DIGIT.test(word)))],
    letters: [...new Set(words.filter((word) => !DIGIT.test(word)))],
    pairs: new Set(pairs),
  }
}, TEXTS_MAX)

const isName = (word: string) => word.length > 3 && !DIGIT.test(word)

function isSame({ words: one, address: first }: Variant, { words: other, address: second }: Variant): boolean {
  if (first.country && second.country && first.country !== second.country) return false
  const [few, many] = one.numbers.length <= other.numbers.length ? [one, other] : [other, one]
  if (!few.numbers.every((number) => many.numbers.includes(number))) return false
  const [short, long] =
    one.letters.length <= other.letters.length ? [one.letters, other.letters] : [other.letters, one.letters]
  const missing = short.filter((word) => !long.some((known) => isAlike(word, known)))
  if (few.numbers.length === 0) return missing.length === 0 && long.length === short.length
  // `Suite A` and `Suite B`, `W Elm St` and `E Elm St`
  if (missing.some((word) => word.length === 1) && long.some((word) => word.length === 1)) return false
  if (missing.length <= short.length / 4) return short.length > missing.length
  const isSameDoor = [...one.pairs].some((pair) => other.pairs.has(pair))
  return isSameDoor && missing.length < short.length - 1
}

/**
 * Whether two words are equal, or one abbreviates the other: `carr` for `carretera`, `p` for `pietro`, `ple` for
 * `piazzale`.
 */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short[0] !== long[0] || short.length > ABBREVIATION_MAX) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}
const ABBREVIATION_MAX = 4
