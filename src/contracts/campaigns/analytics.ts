import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { CampaignRates, CampaignStatistics, ListedCampaign } from './campaign.ts'
import { StepKind, VariantFigures, VariantName } from './steps.ts'

const Rate = z.number().nullable()

/** Answers to some messages: the rate is answered of those that were sent and did not bounce, in percent. */
const Answers = z.object({ sent: z.number(), bounced: z.number(), replied: z.number(), reply_rate: Rate })

/** The same for the messages of one mailbox or number; `id` and `name` are null once it was deleted. */
const SenderAnswers = Answers.extend({ sender_id: z.string().nullable(), name: z.string().nullable() })

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
    replied: z.number(),
  }),
  /**
   * The headline: how many people answered any message of the sequence, of those who got the first one and did not
   * bounce. Automatic replies do not count.
   */
  answers: z.object({ people: z.number(), reached: z.number(), reply_rate: Rate }),
  /** Answers to all messages of the sequence by the sender that sent them, most messages first. */
  senders: z.array(SenderAnswers),
  rates: CampaignRates,
  /**
   * Messages whose images a program loaded and that no person is known to have opened, and whether there are so many
   * that opens are unreliable.
   */
  prefetches: z.object({ messages: z.number(), opens_mean_little: z.boolean() }),
  /** By day in UTC, without gaps. */
  timeline: z.array(
    z.object({
      date: z.string(),
      sent: z.number(),
      delivered: z.number(),
      opened: z.number(),
      clicked: z.number(),
      replied: z.number(),
    }),
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
        /** Answered of those sent that did not bounce, in percent. */
        reply_rate: Rate,
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
  total_replied: z.number(),
  overall_delivery_rate: Rate,
  overall_open_rate: Rate,
  overall_click_rate: Rate,
  overall_bounce_rate: Rate,
  overall_complaint_rate: Rate,
  /** The headline: answered messages of those that were sent and did not bounce. Automatic replies do not count. */
  overall_reply_rate: Rate,
  /** The same over time: by day for up to 30 days, by week for 90, by month for a year. */
  reply_trend: z.array(
    Answers.extend({
      /** The first day of the day, week or month, in UTC. */
      date: z.string(),
    }),
  ),
  /** By the sender that sent them, most messages first. */
  senders: z.array(SenderAnswers),
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
      reply_rate: Rate,
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
