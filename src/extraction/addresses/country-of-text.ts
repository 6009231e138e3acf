import { fold } from '../../lib/fold.ts'
import { countryNamed } from './country-names.ts'

const LENGTH_MAX = 60

/** Returns the country in a table cell, given as an ISO 3166-1 alpha-2 code or by name, or null. */
export const countryOfText = (written: string): string | null =>
  /^[A-Za-z]{2}$/.test(written)
    ? (countryNamed(written.toLowerCase()) ?? written.toUpperCase())
    : written === '' || written.length > LENGTH_MAX
      ? null
      : countryNamed(fold(written))
