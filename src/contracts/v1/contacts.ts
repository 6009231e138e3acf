import { z } from 'zod'
import { ListedContact } from '../contacts/contact.ts'
import { ContactDetails } from '../contacts/contact-details.ts'
import { ContactFilter } from '../contacts/contact-filter.ts'
import { CONTACT_CURSOR_LENGTH_MAX, CONTACT_SORTS, ContactOrder, SORT_MESSAGE } from '../contacts/contact-order.ts'
import { ContactExportFormat } from '../contacts/export-contacts.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'

/** Lists all contacts, in order of creation or sorted by a column. A cursor belongs to one order. */
export const list = endpoint({
  method: 'get',
  path: '/v1/contacts',
  permission: 'data:view',
  query: CursorQuery.extend({
    cursor: z.string().max(CONTACT_CURSOR_LENGTH_MAX).optional(),
    ...ContactFilter.shape,
    /** Without it, contacts are listed in order of creation, which new findings never change. */
    sort: z.enum(CONTACT_SORTS, SORT_MESSAGE).optional(),
    order: ContactOrder.shape.order,
  }),
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
