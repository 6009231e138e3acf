import type { Page } from '../page.ts'

/** Countries whose customs of naming a page in no declared language follows, by language. */
const COUNTRIES: Readonly<Record<string, string>> = {
  hu: 'HU',
  vi: 'VN',
  ja: 'JP',
  zh: 'CN TW HK MO',
  ko: 'KR',
  fr: 'FR',
  es: 'ES MX AR CO CL PE UY VE EC',
}

/**
 * The language, in two letters, that says how a page writes names: what it declares, else that of the country it is known
 * to belong to; empty when neither is known.
 *
 * @param country where the caller knows the page to belong, as an ISO 3166-1 alpha-2 code
 */
export function namingLanguage({ language }: Page, country?: string): string {
  if (language !== null || country === undefined) return language?.slice(0, 2) ?? ''
  const home = country.toUpperCase()
  return Object.keys(COUNTRIES).find((key) => COUNTRIES[key]!.split(' ').includes(home)) ?? ''
}
