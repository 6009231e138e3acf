import { fold } from '../../lib/fold.ts'
import { countryNamed } from './country-names.ts'

const LENGTH_MAX = 60

/** The country that a cell of a table names, by its ISO 3166-1 alpha-2 code or in words; null where it names none. */
export const countryOfText = (written: string): string | null =>
  /^[A-Za-z]{2}$/.test(written)
    ? (countryNamed(written.toLowerCase()) ?? written.toUpperCase())
    : written === '' || written.length > LENGTH_MAX
      ? null
      : countryNamed(fold(written))
