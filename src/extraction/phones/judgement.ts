import type { PhoneNumber } from 'libphonenumber-js/max'
import type { KnownNumbers } from './known-numbers.ts'
import type { NumberResolver } from './number-resolver.ts'
import type { NumberSpan } from './number-span.ts'
import type { PhoneMention } from './phone-mention.ts'

/** What a number is judged by, beside itself and its label. */
export interface Surroundings {
  /** The page's text with ASCII digits. */
  readonly text: string
  readonly resolver: NumberResolver
  readonly known: KnownNumbers
  /** The phone that stands right before and is joined to this one. */
  readonly neighbour: PhoneMention | null
  /** The number is the run of digits it stands in, but for other numbers or a few digits. */
  readonly fillsRun: boolean
}

/** A number that is taken for a phone. `rank` compares readings of the same digits. */
export interface Judgement {
  readonly number: PhoneNumber | null
  readonly confidence: number
  readonly rank: number
}

const NATIONAL_DIGITS_USUAL_MAX = 11
/** Where the last group behind a dash is an extension, and makes numbers long. */
const EXTENSION_CODES: ReadonlySet<string> = new Set(['49', '43'])
const HAS_EXTENSION = /^[^-]*\d-\d{1,4}$/

/** A judgement of a number; one that is longer than numbers are, over several groups, gives way to other readings. */
export function judged(number: PhoneNumber, confidence: number, span: NumberSpan, rank: number): Judgement {
  const isLong =
    number.nationalNumber.length > NATIONAL_DIGITS_USUAL_MAX &&
    span.boundaries.length > 1 &&
    !(HAS_EXTENSION.test(span.shown) && EXTENSION_CODES.has(number.countryCallingCode))
  return { number, confidence, rank: isLong ? rank - 2 : rank }
}
