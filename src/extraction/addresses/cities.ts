import { COUNTRIES } from '../../facts/generated/countries.ts'
import { fold } from '../../lib/fold.ts'
import { anyOf } from './address-texts.ts'

/**
 * Returns the country of a well-known city, or null. Of several cities with the same name, the largest counts.
 *
 * @param folded the name after `fold`; a district number after it is ignored (`Dublin 2`)
 */
export function countryOfCity(folded: string): string | null {
  cities ??= readCities()
  const country = cities.get(folded)
  if (country !== undefined) return country
  const bare = folded.replace(AROUND, '')
  return (bare === folded ? undefined : cities.get(bare)) ?? null
}

/** Returns every city name known to `countryOfCity`, folded. */
export function cityNames(): Iterable<string> {
  cities ??= readCities()
  return cities.keys()
}

/** `г. Москва`, `TP. Hồ Chí Minh`, `Dublin 2`, `Paris Cedex 08`, `Bakı şəh.`. */
const AROUND = new RegExp(
  `^(?:${anyOf(({ places }) => places?.beforeCities)}) | (?:cedex )?(?:\\d{1,2}(?:er|e|eme)?|[ivx]{1,4})$| (?:${anyOf(({ places }) => places?.behindCities)})$`,
)

/** Built on first use. */
let cities: Map<string, string> | undefined

function readCities(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { code, cities } of COUNTRIES)
    for (const name of cities?.split('|') ?? []) {
      const key = fold(name)
      if (!found.has(key)) found.set(key, code)
    }
  return found
}
