import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { CONTACT_IDS_MAX } from './contact.ts'
import { ContactFilter } from './contact-filter.ts'
import { ContactOrder } from './contact-order.ts'

export const CONTACT_EXPORT_FORMATS = [
  'csv',
  'xlsx',
  'json',
  'vcf',
  'hubspot',
  'salesforce',
  'google',
  'mailchimp',
] as const

export const ContactExportFormat = z.enum(CONTACT_EXPORT_FORMATS)

export type ContactExportFormat = z.infer<typeof ContactExportFormat>

/** Exports the contacts that match the filter as a file, in the order of the list. */
export const exportContacts = endpoint({
  method: 'get',
  path: '/dashboard/contacts/export',
  permission: 'data:export',
  query: ContactFilter.extend({
    ...ContactOrder.shape,
    format: ContactExportFormat.default('csv'),
    /** Includes likely addresses, marked as such. */
    include_likely: z.stringbool().default(false),
  }),
  returns: z.object({}),
  file: 'application/octet-stream',
})

/** Exports the selected contacts in the same way. */
export const exportChosenContacts = endpoint({
  method: 'post',
  path: '/dashboard/contacts/export',
  permission: 'data:export',
  body: z.object({
    contact_ids: z.array(z.uuid()).min(1).max(CONTACT_IDS_MAX),
    ...ContactOrder.shape,
    format: ContactExportFormat.default('csv'),
    include_likely: z.boolean().default(false),
  }),
  returns: z.object({}),
  file: 'application/octet-stream',
})
