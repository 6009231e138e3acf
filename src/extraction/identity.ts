import { fold } from '../lib/fold.ts'
import { countryNamed } from './addresses/country-names.ts'
import { normalizeAddress } from './addresses/normalize-address.ts'
import { companyKey, legalFormKey, splitLegalForm } from './companies/company-key.ts'

/**
 * Keys that identify equal names, companies and addresses (`normalized`), whether crawled, imported or typed. A change
 * to one requires a migration of the rows that store it.
 */

/** Han, kana and Hangul names, which are written with or without a space. */
const EAST_ASIAN_NAME = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{M}ー々〆 ]+$/u

/** A person's name without accents and punctuation: `Jean-Luc O'Neil` becomes `jean luc oneil`. */
export function nameIdentity(name: string): string {
  const folded = fold(name)
  return EAST_ASIAN_NAME.test(folded) ? folded.replaceAll(' ', '') : folded
}

/** Identifies a company across pages: the folded name, followed by a space and the legal form if there is one. */
export function companyIdentity(name: string): string {
  const { form } = splitLegalForm(name)
  return form === null ? companyKey(name) : `${companyKey(name)} ${legalFormKey(form)}`
}

/**
 * Identifies an address regardless of whether and how it names its country.
 *
 * @param value on one line
 * @param country ISO 3166-1 alpha-2, if known
 */
export function addressIdentity(value: string, country: string | null): string {
  const comma = value.lastIndexOf(',')
  const last = value.slice(comma + 1).trim()
  const isCountry = comma > 0 && (last === country || countryNamed(fold(last)) !== null)
  return normalizeAddress(isCountry ? value.slice(0, comma) : value)
}
