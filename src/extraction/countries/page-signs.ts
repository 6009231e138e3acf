import type { PageSign } from '../../facts/country.ts'
import { COUNTRIES } from '../../facts/generated/countries.ts'

/** A sign in a page's text that it belongs to one of several countries. */
export interface CountrySign extends PageSign {
  /** Countries with their points for the first occurrence. */
  readonly shares: string
}

const SIGNS = readSigns()

function readSigns(): CountrySign[] {
  const found = new Map<PageSign, string>()
  for (const { code, signs } of COUNTRIES)
    for (const [sign, points] of signs ?? [])
      found.set(sign, `${found.has(sign) ? `${found.get(sign)} ` : ''}${code} ${points}`)
  return [...found].map(([sign, shares]) => ({ ...sign, shares }))
}

const signsOf = (...kinds: PageSign['kind'][]) => SIGNS.filter(({ kind }) => kinds.includes(kind))

/** Signs in Latin script, including number formats. */
export const LATIN_SIGNS: readonly CountrySign[] = signsOf('postal', 'national', 'dialling')
/** Signs in other scripts. */
export const NON_LATIN_SIGNS: readonly CountrySign[] = signsOf('other-script-postal', 'other-script')
/** Patterns of postcodes and streets with the text typical around them in their country. */
export const POSTAL_SIGNS: readonly CountrySign[] = signsOf('other-script-postal', 'postal')
