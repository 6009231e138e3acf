import { COUNTRIES } from '../../facts/countries.ts'
import { fold } from '../../lib/fold.ts'

/**
 * The country of a well-known city, or null. Where several countries have one of that name, the largest city counts.
 *
 * @param folded what `fold` made of the name; a district number after it is overlooked (`Dublin 2`)
 */
export function countryOfCity(folded: string): string | null {
  cities ??= readCities()
  return cities.get(folded) ?? cities.get(folded.replace(AROUND, '')) ?? null
}

/** Every name that `countryOfCity` knows, folded. */
export function cityNames(): Iterable<string> {
  cities ??= readCities()
  return cities.keys()
}

/** `г. Москва`, `TP. Hồ Chí Minh`, `Dublin 2`, `Paris Cedex 08`, `Bakı şəh.`. */
const AROUND =
  /^(?:г|гр|м|гор|город|місто|ք|ქ|tp|thanh pho|city of|kota|municipiul) | (?:cedex )?(?:\d{1,2}(?:er|e|eme)?|[ivx]{1,4})$| (?:cedex|city|north|south|east|west|sh|shahri|səh|səhəri)$/

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
