import { z } from 'zod'
import { EmailCheck, MailboxKind } from '../email-checks/email-checks.ts'

export const CONTACT_KINDS = ['person', 'organization'] as const

/** Own fields of a contact, from columns of imports. */
export const CUSTOM_FIELDS_MAX = 50
export const CUSTOM_FIELD_NAME_LENGTH_MAX = 60
export const CUSTOM_FIELD_LENGTH_MAX = 1_000
/** As merge fields are named. */
export const CUSTOM_FIELD_NAME = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(?:_[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u

export const ContactKind = z.enum(CONTACT_KINDS)

export type ContactKind = z.infer<typeof ContactKind>

export const PHONE_KINDS = ['voice', 'mobile', 'fax', 'whatsapp'] as const

export const PhoneKind = z.enum(PHONE_KINDS)

export type PhoneKind = z.infer<typeof PhoneKind>

/** A person or an organisation, with the best value of each kind. */
export const Contact = z.object({
  id: z.string(),
  kind: ContactKind,
  name: z.string().nullable(),
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  confidence: z.number(),
})

export type Contact = z.infer<typeof Contact>

/** The limit for counting matches; above it, the response says "at least". */
export const CONTACTS_COUNTED_MAX = 10_000

export const CONTACT_IDS_MAX = 10_000

export const CONTACT_NAME_LENGTH_MAX = 200

export const NOTE_LENGTH_MAX = 4_000

export const LABELS_MAX = 200

export const LABEL_LENGTH_MAX = 60

export const LABEL_KINDS = ['list', 'tag'] as const

export const LabelKind = z.enum(LABEL_KINDS)

export type LabelKind = z.infer<typeof LabelKind>

export const ContactLabel = z.object({ id: z.string(), kind: LabelKind, name: z.string() })

export type ContactLabel = z.infer<typeof ContactLabel>

export const ContactProfile = z.object({ network: z.string(), url: z.string() })

export type ContactProfile = z.infer<typeof ContactProfile>

/** A contact of the account as lists show it. */
export const ListedContact = Contact.extend({
  /** For a person: the contact of their organisation, if it is one. */
  organization_id: z.string().nullable(),
  /** The check of `email`. */
  email_check: EmailCheck.nullable(),
  mailbox: MailboxKind.nullable(),
  phone_kind: PhoneKind.nullable(),
  /** Whether a likely address exists where none was found. */
  has_likely_email: z.boolean(),
  country: z.string().nullable(),
  /** The website it belongs to. */
  site: z.string().nullable(),
  profiles: z.array(ContactProfile),
  labels: z.array(ContactLabel),
  total_emails: z.number(),
  total_phones: z.number(),
  total_sources: z.number(),
  first_seen_at: z.string(),
  /** When a source last named it. */
  last_seen_at: z.string(),
  updated_at: z.string(),
})

export type ListedContact = z.infer<typeof ListedContact>
