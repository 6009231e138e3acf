import type { PhoneNumber } from 'libphonenumber-js/max'
import type { ContactRows } from './contact-rows.ts'
import type { KnownNumbers } from './known-numbers.ts'
import type { NumberResolver } from './number-resolver.ts'
import type { NumberSpan } from './number-span.ts'
import type { PhoneMention } from './phone-mention.ts'

/** The context of a number, besides its own text and label. */
export interface Surroundings {
  /** The page's text with ASCII digits. */
  readonly text: string
  readonly resolver: NumberResolver
  readonly known: KnownNumbers
  /** The phone number directly before this one that is joined to it. */
  readonly neighbour: PhoneMention | null
  /** Whether the number fills its run of digits, apart from other numbers or a few digits. */
  readonly fillsRun: boolean
  readonly rows: ContactRows
}

/** A number accepted as a phone number. `rank` compares interpretations of the same digits. */
export interface Judgement {
  readonly number: PhoneNumber | null
  readonly confidence: number
  readonly rank: number
}

const NATIONAL_DIGITS_USUAL_MAX = 11
/** Calling codes where a last group after a dash is an extension that lengthens the number. */
const EXTENSION_CODES: ReadonlySet<string> = new Set(['49', '43'])
const HAS_EXTENSION = /^[^-]*\d-\d{1,4}$/

/** Creates a judgement. A number with several groups that is unusually long ranks below other interpretations. */
export function judged(number: PhoneNumber, confidence: number, span: NumberSpan, rank: number): Judgement {
  const isLong =
    number.nationalNumber.length > NATIONAL_DIGITS_USUAL_MAX &&
    span.boundaries.length > 1 &&
    !(HAS_EXTENSION.test(span.shown) && EXTENSION_CODES.has(number.countryCallingCode))
  return { number, confidence, rank: isLong ? rank - 2 : rank }
}
