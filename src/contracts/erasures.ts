import { z } from 'zod'
import { ContactKind } from './contacts.ts'
import { data, endpoint } from './endpoint.ts'
import { DataType, SourceType } from './items.ts'
import { cleanedLine } from './plain-text.ts'

/** A person, by any of these; what is given is looked for together. */
export const ErasedPerson = z
  .object({
    email: z.email('Enter a valid email address').max(254).optional(),
    phone: cleanedLine().min(4).max(40).optional(),
    /** By name alone people share it: contacts of that name are shown, and erased only where they are chosen. */
    name: cleanedLine().min(2).max(200).optional(),
    /** Contacts that are this person. */
    contact_ids: z.array(z.uuid()).max(100).optional(),
  })
  .refine(
    ({ email, phone, name, contact_ids }) => email || phone || name || contact_ids?.length,
    'Enter an email address, a phone number or a name',
  )
export type ErasedPerson = z.infer<typeof ErasedPerson>

/** Everything that the account holds on the person. */
export const ErasureReport = z.object({
  contacts: z.array(
    z.object({
      id: z.string(),
      kind: ContactKind,
      name: z.string().nullable(),
      company: z.string().nullable(),
      email: z.string().nullable(),
      /** Found by the name alone, so it may be somebody else. */
      is_by_name: z.boolean(),
    }),
  ),
  values: z.array(z.object({ type: DataType, value: z.string(), total_sources: z.number() })),
  sources: z.array(z.object({ id: z.string(), type: SourceType, name: z.string() })),
  /** Pages whose stored facts, titles or evidence name the person. */
  total_pages: z.number(),
  /** Import files that are still kept and hold one of the values. */
  imports: z.array(z.object({ id: z.string(), file_name: z.string() })),
  total_notes: z.number(),
  /** Messages of campaigns to the person, or that name them. */
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

/** Erases what was shown, and keeps a keyed hash of the person's address, number and name with site, which stops them from coming back. */
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
      /** Of campaigns: they stay counted, and name nobody any more. */
      messages: z.number(),
    }),
  ),
})

/** Takes back that the person's values are kept out: by their address or number, since hashes name nobody. What was erased stays erased. */
export const allowAgain = endpoint({
  method: 'post',
  path: '/dashboard/erasures/allow',
  permission: 'data:delete',
  body: ErasedPerson,
  returns: data(z.object({ allowed: z.number() })),
})
