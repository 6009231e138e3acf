import { codesByName, codesWithHabit } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'

/**
 * Returns the countries with a state, province or region of this name or abbreviation.
 *
 * @param text as written: an abbreviation counts in capitals only (`OR`, not `or`)
 */
export function countriesOfRegion(text: string): readonly string[] {
  regions ??= readRegions()
  const plain = text.replace(/[.()]/g, '').trim()
  if (plain.length <= 3 && plain === plain.toUpperCase()) return regions.abbreviations.get(plain) ?? NONE
  if (plain.length < 3) return NONE
  // `Culiacán, Sin.`
  if (DOTTED.test(text)) return regions.names.get(fold(plain)) ?? regions.abbreviations.get(plain.toUpperCase()) ?? NONE
  return regions.names.get(fold(plain)) ?? (OBLAST.test(plain) ? OBLAST_COUNTRIES : NONE)
}

const NONE: readonly string[] = []
const DOTTED = /^\p{Lu}\p{Ll}{2}\.$/u
/** `Свердловская обл.`: any adjective before a word for a region. */
const OBLAST = /^\p{Lu}.* (?:обл|область|край)$/u
const OBLAST_COUNTRIES = [...codesWithHabit('oblasts')]

/** Built on first use. */
let regions: { abbreviations: Map<string, string[]>; names: Map<string, string[]> } | undefined

function readRegions() {
  return {
    abbreviations: codesByName(
      (country) => country.regions?.abbreviations ?? null,
      ' ',
      (name) => name,
    ),
    names: codesByName((country) => country.regions?.names ?? null, '|', fold),
  }
}
