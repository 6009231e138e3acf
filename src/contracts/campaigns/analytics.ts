import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { CampaignRates, CampaignStatistics, ListedCampaign } from './campaign.ts'
import { StepKind, VariantFigures, VariantName } from './steps.ts'

/**
 * Results of a campaign's own messages. Those of its follow-ups are in `steps`, whose first entry is the campaign
 * itself.
 */
export const CampaignAnalytics = z.object({
  /**
   * `delivered` as the rate counts it: mail that was accepted and did not bounce, or a text message that the provider
   * reports delivered.
   */
  delivery_stats: z.object({ sent: z.number(), delivered: z.number(), bounced: z.number(), failed: z.number() }),
  engagement_stats: z.object({
    opened: z.number(),
    clicked: z.number(),
    unsubscribed: z.number(),
    complained: z.number(),
  }),
  rates: CampaignRates,
  /**
   * Messages whose images a program loaded and that no person is known to have opened, and whether there are so many
   * that opens are unreliable.
   */
  prefetches: z.object({ messages: z.number(), opens_mean_little: z.boolean() }),
  /** By day in UTC, without gaps. */
  timeline: z.array(
    z.object({ date: z.string(), sent: z.number(), delivered: z.number(), opened: z.number(), clicked: z.number() }),
  ),
  /** Links in the content, most clicked first; counts people, not clicks. */
  links: z.array(z.object({ url: z.string(), clicks: z.number() })),
  /** One entry for the campaign and one per follow-up. A step's id reads its recipients. */
  steps: z.array(
    z.object({
      id: z.string(),
      /** 1 is the campaign itself. */
      step: z.number(),
      kind: StepKind,
      subject: z.string().nullable(),
      /** By variant; null for a step without several. */
      variants: z.array(VariantFigures).nullable(),
      variant_winner: VariantName.nullable(),
      statistics: CampaignStatistics,
      rates: CampaignRates,
      replied: z.number(),
    }),
  ),
  /** Messages sent with each subject; null if only one subject is used. */
  subject_test: z
    .array(
      z.object({
        variant: z.enum(['a', 'b']),
        subject: z.string().nullable(),
        sent: z.number(),
        opened: z.number(),
        /** Messages whose images a program loaded and that no person is known to have opened. */
        prefetched: z.number(),
        clicked: z.number(),
        replied: z.number(),
      }),
    )
    .nullable(),
})

export type CampaignAnalytics = z.infer<typeof CampaignAnalytics>

export const getCampaignAnalytics = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/:id/analytics',
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(CampaignAnalytics),
})

export const ANALYTICS_PERIODS = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 } as const

export const AnalyticsPeriod = z.enum(['7d', '30d', '90d', '1y'])

const Rate = z.number().nullable()

export const OverallAnalytics = z.object({
  total_campaigns: z.number(),
  email_campaigns: z.number(),
  sms_campaigns: z.number(),
  total_recipients: z.number(),
  total_sent: z.number(),
  total_delivered: z.number(),
  total_opened: z.number(),
  total_clicked: z.number(),
  total_bounced: z.number(),
  total_failed: z.number(),
  total_unsubscribed: z.number(),
  total_complained: z.number(),
  overall_delivery_rate: Rate,
  overall_open_rate: Rate,
  overall_click_rate: Rate,
  overall_bounce_rate: Rate,
  overall_complaint_rate: Rate,
  campaigns_performance: z.array(
    ListedCampaign.pick({
      id: true,
      name: true,
      type: true,
      status: true,
      statistics: true,
      rates: true,
      track_opens: true,
      track_clicks: true,
      sent_at: true,
    }),
  ),
  monthly_trends: z.array(
    z.object({
      /** As `2026-11`. */
      month: z.string(),
      campaigns_created: z.number(),
      total_sent: z.number(),
      delivery_rate: Rate,
      open_rate: Rate,
    }),
  ),
})

export type OverallAnalytics = z.infer<typeof OverallAnalytics>

/** Of messages sent within the period. */
export const getOverallAnalytics = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/analytics/overall',
  permission: 'campaigns:view',
  query: z.object({ period: AnalyticsPeriod.default('30d') }),
  returns: data(OverallAnalytics),
})
