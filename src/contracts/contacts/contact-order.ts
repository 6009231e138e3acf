import { z } from 'zod'

/** The columns by which contacts are sorted. `reach`: people and organisations that can be reached come first. */
export const CONTACT_SORTS = ['reach', 'name', 'company', 'job_title', 'email_check', 'last_seen_at', 'added'] as const
export type ContactSort = (typeof CONTACT_SORTS)[number]

export const ORDERS = ['asc', 'desc'] as const

export const SORT_MESSAGE = 'Choose a column to sort by'

/** A cursor holds the key of a contact, at most 60 characters. */
export const CONTACT_CURSOR_LENGTH_MAX = 500

/** The part of a query that sorts contacts. Those without a value come last in either order. */
export const ContactOrder = z.object({
  sort: z.enum(CONTACT_SORTS, SORT_MESSAGE).default('reach'),
  /** `reach` has one order only. */
  order: z.enum(ORDERS, 'Choose an order').default('asc'),
})
export type ContactOrder = z.output<typeof ContactOrder>
