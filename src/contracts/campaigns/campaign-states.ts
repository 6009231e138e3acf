import { z } from 'zod'

export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'failed', 'cancelled'] as const

export const CampaignStatus = z.enum(CAMPAIGN_STATUSES)

export type CampaignStatus = z.infer<typeof CampaignStatus>

/**
 * `claimed`: a batch holds it. `sending`: it is being delivered now. `unknown`: the delivery ended without a known
 * result, so it is not retried until a person decides. `skipped`: never sent, with a reason (suppressed, no consent,
 * erased).
 */
export const RECIPIENT_STATES = [
  'pending',
  'claimed',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'skipped',
  'unknown',
] as const

export const RecipientState = z.enum(RECIPIENT_STATES)

export type RecipientState = z.infer<typeof RecipientState>

/** What happens to a message and its recipient. */
export const RECIPIENT_EVENTS = [
  'sent',
  'deferred',
  'delivered',
  'bounced',
  'failed',
  'skipped',
  'unknown',
  'opened',
  'clicked',
  'unsubscribed',
  'complained',
  'replied',
] as const

export const RecipientEventKind = z.enum(RECIPIENT_EVENTS)

export type RecipientEventKind = z.infer<typeof RecipientEventKind>
