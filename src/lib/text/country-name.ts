import { once } from './once.ts'

const names = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }))

/** The English name of a two-letter country code. Any other text, as old data may contain, is returned unchanged. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names().of(code) ?? code) : code)
