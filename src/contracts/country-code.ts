import { z } from 'zod'

/** ISO 3166-1 alpha-2; converted to upper case. */
export const CountryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Choose a country')
