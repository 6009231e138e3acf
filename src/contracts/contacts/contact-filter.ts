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
  label_id: orAll(z.uuid()),
  /** People of one organisation. */
  organization_id: orAll(z.uuid()),
  source_id: orAll(z.uuid()),
  crawl_id: orAll(z.uuid()),
  source_type: orAll(SourceType),
  /** First seen on this day (UTC) or later, and on this day or earlier. */
  since: orAll(Day),
  until: orAll(Day),
})

export type ContactFilter = Partial<z.output<typeof ContactFilter>>
