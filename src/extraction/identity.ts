import { fold } from '../lib/fold.ts'
import { countryNamed } from './addresses/country-names.ts'
import { normalizeAddress } from './addresses/normalize-address.ts'
import { companyKey, legalFormKey, splitLegalForm } from './companies/company-key.ts'

/**
 * What folds to the same: the keys by which names, companies and addresses meet (`normalized`), whether they were crawled, imported
 * or typed. Whoever changes one migrates the rows that hold it.
 */

/** Han, kana and Hangul: written with and without a space between the names. */
const EAST_ASIAN_NAME = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{M}ー々〆 ]+$/u

/** A person's name without accents and punctuation: `Jean-Luc O'Neil` is `jean luc oneil`. */
export function nameIdentity(name: string): string {
  const folded = fold(name)
  return EAST_ASIAN_NAME.test(folded) ? folded.replaceAll(' ', '') : folded
}

/** What tells companies apart across pages: the folded name, and after a space the legal form, when the name has one. */
export function companyIdentity(name: string): string {
  const { form } = splitLegalForm(name)
  return form === null ? companyKey(name) : `${companyKey(name)} ${legalFormKey(form)}`
}

/**
 * An address is the same with and without its country, and however that is written.
 *
 * @param value on one line
 * @param country ISO 3166-1 alpha-2, where it is known
 */
export function addressIdentity(value: string, country: string | null): string {
  const comma = value.lastIndexOf(',')
  const last = value.slice(comma + 1).trim()
  const isCountry = comma > 0 && (last === country || countryNamed(fold(last)) !== null)
  return normalizeAddress(isCountry ? value.slice(0, comma) : value)
}
