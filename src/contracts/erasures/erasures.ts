import { z } from 'zod'
import { ContactKind } from '../contacts/contact.ts'
import { DataType, SourceType } from '../data/items.ts'
import { data, endpoint } from '../endpoint.ts'
import { cleanedLine } from '../plain-text.ts'

/** Identifies a person; all given fields are searched. */
export const ErasedPerson = z
  .object({
    email: z.email('Enter a valid email address').max(254).optional(),
    phone: cleanedLine().min(4).max(40).optional(),
    /** People share names: contacts with this name are listed, and erased only if selected. */
    name: cleanedLine().min(2).max(200).optional(),
    /** Contacts that represent this person. */
    contact_ids: z.array(z.uuid()).max(100).optional(),
  })
  .refine(
    ({ email, phone, name, contact_ids }) => email || phone || name || contact_ids?.length,
    'Enter an email address, a phone number or a name',
  )
export type ErasedPerson = z.infer<typeof ErasedPerson>

/** All data that the account stores about the person. */
export const ErasureReport = z.object({
  contacts: z.array(
    z.object({
      id: z.string(),
      kind: ContactKind,
      name: z.string().nullable(),
      company: z.string().nullable(),
      email: z.string().nullable(),
      /** Whether it was found by name only, and so may be another person. */
      is_by_name: z.boolean(),
    }),
  ),
  values: z.array(z.object({ type: DataType, value: z.string(), total_sources: z.number() })),
  sources: z.array(z.object({ id: z.string(), type: SourceType, name: z.string() })),
  /** Pages whose stored facts, titles or evidence name the person. */
  total_pages: z.number(),
  /** Stored import files that contain one of the values. */
  imports: z.array(z.object({ id: z.string(), file_name: z.string() })),
  total_notes: z.number(),
  /** Campaign messages to the person, or that name them. */
  total_messages: z.number(),
})
export type ErasureReport = z.infer<typeof ErasureReport>

export const findPerson = endpoint({
  method: 'post',
  path: '/dashboard/erasures/find',
  permission: 'data:delete',
  body: ErasedPerson,
  returns: data(ErasureReport),
})

/**
 * Erases the data in the report, and stores a keyed hash of the person's email, number and name with site, which
 * prevents them from being collected again.
 */
export const erasePerson = endpoint({
  method: 'post',
  path: '/dashboard/erasures',
  permission: 'data:delete',
  body: ErasedPerson,
  returns: data(
    z.object({
      id: z.string(),
      contacts: z.number(),
      values: z.number(),
      pages: z.number(),
      imports: z.number(),
      /** Campaign messages: they remain counted, without naming anyone. */
      messages: z.number(),
    }),
  ),
})

/**
 * Removes the block on a person's values, by email or number, since hashes identify no one. Erased data is not
 * restored.
 */
export const allowAgain = endpoint({
  method: 'post',
  path: '/dashboard/erasures/allow',
  permission: 'data:delete',
  body: ErasedPerson,
  returns: data(z.object({ allowed: z.number() })),
})
