import { z } from 'zod'
import { SourceType } from '../data/items.ts'
import { EmailCheck } from '../email-checks/email-checks.ts'
import { ContactKind } from './contact.ts'

/** A select sends `all` or nothing when it does not filter. */
const orAll = <S extends z.ZodType>(schema: S) =>
  z
    .union([schema, z.literal('all'), z.literal('')])
    .optional()
    .transform((value): z.output<S> | undefined =>
      value === 'all' || value === '' ? undefined : (value as z.output<S> | undefined),
    )

/** Filters by what a contact has: a found address, a phone, either, neither, or only a likely address. */
export const CONTACT_HAS = ['email', 'phone', 'either', 'neither', 'likely'] as const

/** What somebody did with messages of campaigns. `not_…`: they got a message, and did not. */
export const ACTIVITIES = [
  'sent',
  'opened',
  'clicked',
  'replied',
  'bounced',
  'unsubscribed',
  'complained',
  'not_opened',
  'not_clicked',
  'not_replied',
] as const
export const ACTIVITY_MESSAGE = 'This is no activity to filter by'
export type Activity = (typeof ACTIVITIES)[number]

/** Departments that job titles name. */
export const DEPARTMENTS = [
  'sales',
  'marketing',
  'technology',
  'finance',
  'people',
  'operations',
  'legal',
  'purchasing',
  'support',
] as const
export type Department = (typeof DEPARTMENTS)[number]

/** `decision_maker`: the job title says that they decide on purchases. */
export const SENIORITIES = ['decision_maker'] as const
export const SENIORITY_MESSAGE = 'This is no seniority to filter by'

export const ACTIVITY_DAYS_MAX = 3_650

export const Day = z.iso.date()

export const Words = z.string().max(200)

export const Country = z.string().regex(/^[A-Z]{2}$/, 'A country is its code of two letters')

/** The filter of lists, exports and bulk actions; all given conditions must hold. */
export const ContactFilter = z.object({
  kind: orAll(ContactKind),
  search: Words.optional().transform((text) => text || undefined),
  has: orAll(z.enum(CONTACT_HAS)),
  /** The check of the primary address; `unchecked` means there is none yet. */
  email_check: orAll(z.enum([...EmailCheck.options, 'unchecked'])),
  country: orAll(Country),
  /** Words that must all occur in the job title. */
  title: Words.optional().transform((text) => text || undefined),
  /** What the job title says, in any language. */
  seniority: z
    .enum([...SENIORITIES, 'all', ''], SENIORITY_MESSAGE)
    .optional()
    .transform((value) => (value === 'all' || value === '' ? undefined : value)),
  department: orAll(z.enum(DEPARTMENTS)),
  label_id: orAll(z.uuid()),
  /** People of one organisation. */
  organization_id: orAll(z.uuid()),
  source_id: orAll(z.uuid()),
  crawl_id: orAll(z.uuid()),
  source_type: orAll(SourceType),
  /** First seen on this day (UTC) or later, and on this day or earlier. */
  since: orAll(Day),
  until: orAll(Day),
  /** What they did with messages of campaigns. */
  activity: z
    .enum([...ACTIVITIES, 'all', ''], ACTIVITY_MESSAGE)
    .optional()
    .transform((value) => (value === 'all' || value === '' ? undefined : value)),
  /** Only with messages of this campaign and its follow-ups. Without `activity`, who got one. */
  activity_campaign_id: orAll(z.uuid()),
  /** Only in the last days. Without `activity`, who got a message. */
  activity_days: orAll(
    z.coerce.number().int().min(1, 'At least 1 day').max(ACTIVITY_DAYS_MAX, `At most ${ACTIVITY_DAYS_MAX} days`),
  ),
})

export type ContactFilter = Partial<z.output<typeof ContactFilter>>
