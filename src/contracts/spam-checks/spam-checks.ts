import { z } from 'zod'
import { CONTENT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '../campaigns/limits.ts'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { Channel } from '../senders/channel.ts'
import { Recommendation } from '../senders/deliverability.ts'

export const RISK_LEVELS = ['low', 'medium', 'high', 'very_high'] as const
export const RiskLevel = z.enum(RISK_LEVELS)
export type RiskLevel = z.infer<typeof RiskLevel>

export const SpamIssue = z.object({
  code: z.string(),
  /** The points that it adds to the score. */
  points: z.number(),
  title: z.string(),
  advice: z.string(),
})
export type SpamIssue = z.infer<typeof SpamIssue>

export const SpamAnalysis = z.object({
  /** From 0 (good) to 100 (bad). */
  spam_score: z.number(),
  risk_level: RiskLevel,
  passed: z.boolean(),
  /** Highest points first. */
  issues: z.array(SpamIssue),
  recommendations: z.array(z.string()),
  subject_length: z.number(),
  content_length: z.number(),
  link_count: z.number(),
  image_count: z.number(),
})
export type SpamAnalysis = z.infer<typeof SpamAnalysis>

const BLANK = 'Please enter both subject and content to analyze'
const Filled = (lengthMax: number) =>
  z
    .string(BLANK)
    .max(lengthMax)
    .refine((text) => text.trim() !== '', BLANK)

export const AnalyzeSpam = z.object({
  subject: Filled(SUBJECT_LENGTH_MAX),
  content: Filled(CONTENT_LENGTH_MAX),
  type: Channel.default('email'),
  /** Whether an unsubscribe link is added when sending, so that the content needs none. */
  include_unsubscribe: z.boolean().default(false),
})
export const analyzeSpam = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/analyze-spam',
  permission: 'campaigns:view',
  impersonation: 'allowed',
  body: AnalyzeSpam,
  returns: data(z.object({ analysis: SpamAnalysis })),
})
/** Checks a campaign's own subject and content, and stores the result with it. */
export const checkCampaignSpam = endpoint({
  method: 'post',
  path: '/dashboard/campaigns/:id/spam-check',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ spam_report: SpamAnalysis })),
})

/** How the account's mail of the last 30 days performed. Rates in percent; null if nothing was sent. */
export const SpamStatistics = z.object({
  /** From 0 (good) to 100 (bad). */
  overall_score: z.number(),
  risk_level: RiskLevel,
  delivery_rate: z.number().nullable(),
  bounce_rate: z.number().nullable(),
  complaint_rate: z.number().nullable(),
  unsubscribe_rate: z.number().nullable(),
  totals: z.object({
    sent: z.number(),
    delivered: z.number(),
    /** The number of messages with a known outcome. */
    decided: z.number(),
    bounced: z.number(),
    complained: z.number(),
    unsubscribed: z.number(),
    suppressed: z.number(),
  }),
  recommendations: z.array(Recommendation),
})
export type SpamStatistics = z.infer<typeof SpamStatistics>
export const getSpamStatistics = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/spam-statistics',
  permission: 'campaigns:view',
  returns: data(SpamStatistics),
})
