import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { ContactLabel, ListedContact } from './contact.ts'
import { ContactDetails } from './contact-details.ts'
import { ContactFilter } from './contact-filter.ts'
import { CONTACT_CURSOR_LENGTH_MAX, ContactOrder } from './contact-order.ts'

export const listContacts = endpoint({
  method: 'get',
  path: '/dashboard/contacts',
  permission: 'data:view',
  query: pageQuery(25).extend({
    ...ContactFilter.shape,
    ...ContactOrder.shape,
    /** The `next_cursor` of the page before, instead of counting pages: it also leads beyond `CONTACTS_COUNTED_MAX`. */
    after: z.string().max(CONTACT_CURSOR_LENGTH_MAX).optional(),
    /** Counts beyond `CONTACTS_COUNTED_MAX`, before a bulk action on every match. */
    count_all: z.stringbool().default(false),
  }),
  returns: z.object({
    data: z.array(ListedContact),
    pagination: Pagination.extend({
      /** Whether more contacts match than `total`, which then is `CONTACTS_COUNTED_MAX`. */
      is_capped: z.boolean(),
    }),
    /** Where the next page begins; null on the last one. */
    next_cursor: z.string().nullable(),
    /** The account's newest contact, to pass as `up_to` to bulk actions. */
    newest_id: z.string().nullable(),
  }),
})

/**
 * Counts the matches of a filter per kind, ignoring the filter's own kind; each count is capped at
 * `CONTACTS_COUNTED_MAX`.
 */
export const countKinds = endpoint({
  method: 'get',
  path: '/dashboard/contact-counts',
  permission: 'data:view',
  query: ContactFilter,
  returns: data(z.object({ people: z.number(), organizations: z.number() })),
})

/** Lists the available filter values. */
export const readFacets = endpoint({
  method: 'get',
  path: '/dashboard/contact-facets',
  permission: 'data:view',
  returns: data(
    z.object({
      people: z.number(),
      organizations: z.number(),
      /** The most frequent, at most fifty. */
      countries: z.array(z.object({ country: z.string(), total: z.number() })),
      labels: z.array(ContactLabel.extend({ total: z.number() })),
    }),
  ),
})

export const getContact = endpoint({
  method: 'get',
  path: '/dashboard/contacts/:id',
  permission: 'data:view',
  params: IdParams,
  returns: data(ContactDetails),
})
