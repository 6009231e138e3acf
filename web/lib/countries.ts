const names = new Intl.DisplayNames('en', { type: 'region' })

/** The English name of a two-letter country code. Any other text, as old data may contain, is returned unchanged. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)

/** Codes that name no country, though they look like one: unions, parts of the sea, test codes. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Every country by its code, in the order of their names. */
export const allCountries = (): { code: string; name: string }[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    // Keeps codes that the browser knows and that no other code has replaced.
    .filter((code) => !NO_COUNTRIES.has(code) && names.of(code) !== code)
    .filter((code) => new Intl.Locale('und', { region: code }).region === code)
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
