import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'
import { DomainCheck } from './deliverability.ts'

const Totals = z.object({ sent: z.number(), bounced: z.number(), replied: z.number() })

/** How an email sender does: what its messages came to, what it has used, and whether it can be relied on. */
export const SenderHealth = z.object({
  sender_id: z.string(),
  /** By UTC days, with today; messages from before a sender was recorded with each message are not counted. */
  today: Totals,
  last_7_days: Totals,
  last_30_days: Totals,
  used_this_hour: z.number(),
  used_today: z.number(),
  /** Today's limit; lower than the daily limit during warm-up. */
  limit_today: z.number(),
  /** The last check of its domain's DNS records; null before the first one, and after its settings changed. */
  dns: DomainCheck.nullable(),
  /** The campaigns that are sent without it, although they were given it. */
  left_out_of: z.array(z.object({ campaign_id: z.string(), name: z.string(), reason: z.string(), at: z.string() })),
})

export type SenderHealth = z.infer<typeof SenderHealth>

/** How the account's email senders do. */
export const listSenderHealth = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/health',
  permission: 'campaigns:view',
  returns: data(z.object({ health: z.array(SenderHealth) })),
})
