import { COUNTRIES } from '../../facts/generated/countries.ts'

/** The countries in which a language's pages originate, with their shares, by language tag. */
export const LANGUAGE_COUNTRIES: ReadonlyMap<string, string> = readShares()

function readShares(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { code, languages } of COUNTRIES)
    for (const language in languages) {
      const others = found.get(language)
      found.set(language, `${others ? `${others} ` : ''}${code} ${languages[language]}`)
    }
  return found
}
