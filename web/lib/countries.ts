import { countryName } from '../../src/lib/text/country-name.ts'

/** Codes that look like a country's but name none: unions, outlying oceans, test codes. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** All countries with their codes, sorted by name. */
export const allCountries = (): { code: string; name: string }[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // Keeps codes that the browser knows and that no other code has replaced.
    .filter((code) => !NO_COUNTRIES.has(code) && countryName(code) !== code)
    .filter((code) => new Intl.Locale('und', { region: code }).region === code)
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
