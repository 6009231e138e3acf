import { COUNTRIES } from '../../facts/countries.ts'
import type { PageSign } from '../../facts/country.ts'

/** A sign in the text of a page that it belongs to one of some countries. */
export interface CountrySign extends PageSign {
  /** Countries with points for the first occurrence. */
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

/** Signs in Latin letters, with how numbers are written. */
export const LATIN_SIGNS: readonly CountrySign[] = signsOf('postal', 'national', 'dialling')
/** Signs in letters other than Latin. */
export const NON_LATIN_SIGNS: readonly CountrySign[] = signsOf('other-script-postal', 'other-script')
/** Shapes of postcodes and streets beside what stands beside them in that country. */
export const POSTAL_SIGNS: readonly CountrySign[] = signsOf('other-script-postal', 'postal')
