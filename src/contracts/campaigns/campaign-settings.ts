import { z } from 'zod'
import { CountryCode } from '../country-code.ts'
import { TimeOfDay, TimeZone } from '../local-time.ts'
import { GAP_SECONDS_MAX } from './limits.ts'

/** Days of the week as ISO 8601 numbers them: 1 is Monday. */
export const WORKING_DAYS = [1, 2, 3, 4, 5] as const

/** When messages may be sent, in each recipient's local time or in one time zone. */
export const SendingWindow = z
  .object({
    days: z.array(z.number().int().min(1).max(7)).min(1, 'Choose at least one day').max(7),
    from: TimeOfDay,
    /** Exclusive. */
    until: TimeOfDay,
    /** Used when the recipient's time zone is unknown or `by_recipient` is off. */
    time_zone: TimeZone,
    by_recipient: z.boolean().default(true),
    /** Whether nothing is sent on public holidays of the recipient's country. */
    skip_holidays: z.boolean().optional(),
    /** The country for recipients whose own is unknown. */
    country: CountryCode.nullish(),
  })
  .refine(({ from, until }) => from < until, { path: ['until'], error: 'The end has to be after the beginning' })
export type SendingWindow = z.output<typeof SendingWindow>

/** The random pause between two messages of one sender, in seconds. */
export const SendingGap = z
  .object({
    min: z.coerce.number().int().min(1, 'At least 1 second').max(GAP_SECONDS_MAX, 'At most 1 hour'),
    max: z.coerce.number().int().min(1, 'At least 1 second').max(GAP_SECONDS_MAX, 'At most 1 hour'),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'The longest pause cannot be below the shortest' })
export type SendingGap = z.output<typeof SendingGap>
/** What a campaign with several senders keeps unless it says otherwise: what a person could type. */
export const GAP_DEFAULT: SendingGap = { min: 60, max: 180 }
/** The most messages in a day to one recipient domain for a campaign with several senders, unless it says otherwise. */
export const DOMAIN_LIMIT_DEFAULT = 10

export const SUBJECT_TEST_METRICS = ['opens', 'clicks', 'replies'] as const
/**
 * Half of a share of the recipients gets one subject, half the other. After a wait, the remaining recipients get the
 * better one.
 */
export const SubjectTest = z.object({
  /** Percent of the recipients that take part in the test. */
  share: z.number().int().min(10, 'At least 10 %').max(100, 'At most 100 %').default(20),
  wait_hours: z.number().int().min(1, 'At least 1 hour').max(72, 'At most 72 hours').default(4),
  by: z.enum(SUBJECT_TEST_METRICS).default('opens'),
})
export type SubjectTest = z.output<typeof SubjectTest>

/**
 * How a new sender's daily limit grows: `from` on the first day, `step` more each day, up to the sender's own limit.
 */
export const WarmUp = z.object({
  from: z.coerce.number().int().min(1, 'At least 1').max(10_000, 'At most 10,000').default(20),
  step: z.coerce.number().int().min(1, 'At least 1').max(10_000, 'At most 10,000').default(10),
})
export type WarmUp = z.output<typeof WarmUp>
