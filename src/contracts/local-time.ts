import { z } from 'zod'

/** A time of day on a 24-hour clock, such as `09:00`. */
export const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time reads like 09:00')

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
/** IANA, as `Europe/Berlin`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone')
