import { z } from 'zod'
import { data, endpoint, nothing } from '../endpoint.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { Channel } from '../senders/channel.ts'

/** Why an address gets no more messages. */
export const SUPPRESSION_REASONS = ['unsubscribed', 'bounced', 'complained', 'manual'] as const
export const SuppressionReason = z.enum(SUPPRESSION_REASONS)
export type SuppressionReason = z.infer<typeof SuppressionReason>

/**
 * Who decided the suppression. `recipient`: the recipient, on the unsubscribe page, by one click, by a complaint or by
 * STOP. `automatic`: a program inferred it from a mail. `account`: the account itself. The account can remove all but
 * the recipient's own decisions.
 */
export const SUPPRESSION_DECIDERS = ['recipient', 'automatic', 'account'] as const
export const SuppressionDecider = z.enum(SUPPRESSION_DECIDERS)
export type SuppressionDecider = z.infer<typeof SuppressionDecider>

/** Stored as a keyed hash: the list can be checked, but not read. */
export const Suppression = z.object({
  id: z.string(),
  channel: Channel,
  /** Such as `a•••@acme.com`. */
  hint: z.string(),
  reason: SuppressionReason,
  decided_by: SuppressionDecider,
  /** Whether the account can remove it from the list. */
  is_removable: z.boolean(),
  campaign_id: z.string().nullable(),
  created_at: z.string(),
})
export type Suppression = z.infer<typeof Suppression>

export const listSuppressions = endpoint({
  method: 'get',
  path: '/dashboard/suppressions',
  permission: 'campaigns:view',
  query: pageQuery(20).extend({
    channel: z.union([Channel, z.literal('all'), z.literal('')]).optional(),
    reason: z.union([SuppressionReason, z.literal('all'), z.literal('')]).optional(),
    /** A complete address or number, to check whether it is on the list. */
    address: z.string().trim().max(320).optional(),
  }),
  returns: data(z.object({ suppressions: z.array(Suppression), pagination: Pagination })),
})
export const AddSuppressions = z.object({
  /** Email addresses and phone numbers. */
  addresses: z.array(z.string().trim().min(3).max(320)).min(1, 'Enter at least one address').max(10_000),
})
export const addSuppressions = endpoint({
  method: 'post',
  path: '/dashboard/suppressions',
  permission: 'campaigns:edit',
  body: AddSuppressions,
  returns: data(z.object({ added: z.number(), known: z.number(), invalid: z.number() })),
})
/**
 * Removes a suppression decided by the account or a program. @throws conflict if the recipient decided it by
 * unsubscribing or complaining
 */
export const removeSuppression = endpoint({
  method: 'delete',
  path: '/dashboard/suppressions/:id',
  permission: 'campaigns:edit',
  params: z.object({ id: z.string().max(100) }),
  returns: nothing,
})
