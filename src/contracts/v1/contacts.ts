import { z } from 'zod'
import { ListedContact } from '../contacts/contact.ts'
import { ContactDetails } from '../contacts/contact-details.ts'
import { ContactFilter } from '../contacts/contact-filter.ts'
import { ContactExportFormat } from '../contacts/export-contacts.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { CursorQuery, listOf } from './cursor.ts'

/** Lists all contacts, in order of creation. */
export const list = endpoint({
  method: 'get',
  path: '/v1/contacts',
  permission: 'data:view',
  query: CursorQuery.extend(ContactFilter.shape),
  returns: listOf(ListedContact),
})

/** Exports the matching contacts as a file. */
export const exportContacts = endpoint({
  method: 'get',
  path: '/v1/contacts/export',
  permission: 'data:export',
  query: ContactFilter.extend({
    format: ContactExportFormat.default('csv'),
    /** Includes likely addresses, marked as such. */
    include_likely: z.stringbool().default(false),
  }),
  returns: z.object({}),
  file: 'application/octet-stream',
})

export const get = endpoint({
  method: 'get',
  path: '/v1/contacts/:id',
  permission: 'data:view',
  params: IdParams,
  returns: data(ContactDetails),
})
