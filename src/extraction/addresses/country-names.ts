import { COUNTRIES } from '../../facts/generated/countries.ts'
import { NAMED_CODES, NAMING_LANGUAGES } from '../../facts/iso-codes.ts'
import { codesWhere } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'

/**
 * Returns the country when a text is nothing but its name: `Deutschland`, `P.R. China`, `the Netherlands`, `U.S.A.`.
 *
 * @param folded the text after `fold`
 * @returns the ISO 3166-1 alpha-2 code, or null
 */
export function countryNamed(folded: string): string | null {
  if (folded.length < 2 || folded.length > NAME_LENGTH_MAX) return null
  names ??= readNames()
  const country = names.get(folded)
  if (country !== undefined) return country
  const bare = folded.includes(' ') ? folded.replace(/^the | and(?= )/g, '') : folded
  return (bare === folded ? undefined : names.get(bare)) ?? null
}

/** Returns every name known to `countryNamed`, folded. */
export function countryNames(): Iterable<string> {
  names ??= readNames()
  return names.keys()
}

const NAME_LENGTH_MAX = 44
/** Built on first use from the runtime's locale data, so that names in twenty languages need no table. */
let names: Map<string, string> | undefined

function readNames(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { code, names: own } of COUNTRIES)
    for (const alias of own.aliases?.split('|') ?? []) found.set(alias, code)
  addNames(found, 'en', NAMED_CODES)
  const knownEverywhere = codesWhere(({ names: own }) => own.isKnownEverywhere)
  for (const language of NAMING_LANGUAGES) addNames(found, language, knownEverywhere)
  return found
}

function addNames(found: Map<string, string>, language: string, codes: readonly string[]): void {
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const code of codes) {
    const name = fold(display.of(code) ?? '')
    if (name !== '' && !found.has(name)) found.set(name, code)
  }
}
