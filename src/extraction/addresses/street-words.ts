import type { StreetEndings, StreetOrder } from '../../facts/country.ts'
import { ENDINGS_OF_SEVERAL, ENGLISH_STREETS } from '../../facts/shared/street-words.ts'
import { sharedBy } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'
import { memoize } from '../memoize.ts'
import { anyWordOf } from './address-texts.ts'

/** Matches a folded word that ends with a street word: `Friedrichstraße`, `Kerkstraat`, `Storgatan`. */
let compound: RegExp | undefined
let compoundEndings: readonly (readonly [RegExp, string])[] | undefined

const ofEndings = ({ endings }: StreetEndings) => endings

function readCompound(): RegExp {
  const all = [...sharedBy(({ streetEndings }) => streetEndings).map(({ item }) => item), ENDINGS_OF_SEVERAL]
  return compilePattern(`^(?![bfghk]alle$).*\\p{L}(?:${all.map(ofEndings).join('|')})$`, 'u')
}

/** `Queensway`, `Kingsway`: one-word streets. */
const WAY = compilePattern(`^(?!${anyWordOf(({ streetWords }) => streetWords?.lookalikes)})\\p{L}{3,}way$`, 'u')

/** The roles of a word in a street name. */
export interface StreetWord {
  /** The key in the tables: folded, without full stops and slashes (`P.zza` is `pzza`). */
  readonly key: string
  /** The word orders in which it can be a street word, with the countries. */
  readonly orders: readonly { readonly order: StreetOrder; readonly countries: string }[]
  /** Whether it is a one-word street such as `Queensway`. */
  readonly isWay: boolean
  /** Whether it ends with a street word. */
  readonly isCompound: boolean
}

/** Maximum number of words cached across pages. */
const WORDS_MAX = 10_000

/** Looks a word up in the tables of street words. */
export const readStreetWord = memoize((word): StreetWord => {
  orders ??= readOrders()
  compound ??= readCompound()
  const key = streetKey(word)
  return { key, orders: orders.get(key) ?? NONE, isWay: WAY.test(key), isCompound: compound.test(key) }
}, WORDS_MAX)

const streetKey = (word: string) => fold(word).replaceAll(' ', '')

/** Returns the countries whose language forms compounds like this street name, or ''. */
export function compoundCountries(folded: string): string {
  compoundEndings ??= sharedBy(({ streetEndings }) => streetEndings).map(
    ({ item, countries }) => [new RegExp(`(?:${item.endings})$`), countries.join(' ')] as const,
  )
  return compoundEndings.find(([ending]) => ending.test(folded))?.[1] ?? ''
}

const NONE: StreetWord['orders'] = []
let orders: Map<string, { order: StreetOrder; countries: string }[]> | undefined

function readOrders() {
  const found = new Map<string, { order: StreetOrder; countries: string }[]>()
  const groups = [{ item: ENGLISH_STREETS, countries: [] }, ...sharedBy(({ streets }) => streets)]
  for (const { item, countries: codes } of groups) {
    const { order, words } = item
    const countries = codes.join(' ')
    for (const spelled of words.split(' ')) {
      const word = streetKey(spelled)
      const same = found.get(word)?.find((entry) => entry.order === order)
      if (same) same.countries = same.countries && countries ? `${same.countries} ${countries}` : ''
      else found.set(word, [...(found.get(word) ?? []), { order, countries }])
    }
  }
  return found
}
