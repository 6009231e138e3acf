import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'

/** One result of checking the DNS of a sender's domain, and its meaning. */
export const DomainFinding = z.object({
  /** Such as `spf_missing`; unique for each finding. */
  code: z.string(),
  subject: z.enum(['spf', 'dkim', 'dmarc', 'mx', 'from', 'postal_address', 'unsubscribe', 'opt_in', 'encryption']),
  level: z.enum(['good', 'advice', 'problem', 'unknown']),
  title: z.string(),
  /** What it means and what to do. */
  text: z.string(),
  /** The record found, or one to publish. */
  record: z.string().nullable(),
})

export type DomainFinding = z.infer<typeof DomainFinding>

export const EmailCompliance = z.object({
  domain: z.string(),
  /** Whether no finding is a problem. */
  is_compliant: z.boolean(),
  findings: z.array(DomainFinding),
  checked_at: z.string(),
})

export type EmailCompliance = z.infer<typeof EmailCompliance>

/** What the last check of a sender's DNS records found; null for a record that it says nothing of. */
export const DomainCheck = z.object({
  spf: DomainFinding.shape.level.nullable(),
  dkim: DomainFinding.shape.level.nullable(),
  dmarc: DomainFinding.shape.level.nullable(),
  checked_at: z.string(),
})

export type DomainCheck = z.infer<typeof DomainCheck>

export const Recommendation = z.object({
  code: z.string(),
  level: z.enum(['advice', 'problem']),
  title: z.string(),
  text: z.string(),
  /** The configuration concerned; null for all. */
  config_id: z.string().nullable(),
})

export type Recommendation = z.infer<typeof Recommendation>

/** Queries the DNS of the sender's domain now. */
export const checkCompliance = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/:id/compliance',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ compliance: EmailCompliance })),
})

/** Suggestions to improve the delivery of the account's mail, most urgent first. */
export const readRecommendations = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/recommendations',
  permission: 'campaigns:view',
  returns: data(z.object({ recommendations: z.array(Recommendation) })),
})
