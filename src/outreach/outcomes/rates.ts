import type { CampaignRates, CampaignStatistics } from '../../contracts/campaigns/campaign.ts'
import type { Channel } from '../../contracts/senders/channel.ts'

/** The counts of messages by result. */
export type Counted = Pick<
  CampaignStatistics,
  | 'sent_count'
  | 'delivered_count'
  | 'opened_count'
  | 'clicked_count'
  | 'bounced_count'
  | 'failed_count'
  | 'complained_count'
  | 'replied_count'
>

/** The number of messages with a known outcome, and how many of those arrived. */
export interface Outcomes {
  readonly arrived: number
  readonly decided: number
}

/**
 * Mail that a server accepted and that did not bounce counts as delivered, because no more is ever reported. SMS
 * providers do report delivery; messages without a report are not counted.
 */
export function outcomesOf(
  type: Channel,
  counted: Omit<Counted, 'opened_count' | 'clicked_count' | 'replied_count'>,
): Outcomes {
  const { sent_count: sent, bounced_count: bounced, delivered_count: delivered, failed_count: failed } = counted
  return type === 'email'
    ? { arrived: sent - bounced, decided: sent }
    : { arrived: delivered, decided: delivered + bounced + failed }
}

/** The sum over several kinds or campaigns. */
export const sumOfOutcomes = (all: readonly Outcomes[]): Outcomes => ({
  arrived: all.reduce((sum, { arrived }) => sum + arrived, 0),
  decided: all.reduce((sum, { decided }) => sum + decided, 0),
})

/** The number of messages that could be opened, clicked, reported or unsubscribed from: those that did not bounce. */
export const reachedOf = ({ sent_count, bounced_count }: Pick<Counted, 'sent_count' | 'bounced_count'>): number =>
  sent_count - bounced_count

type Of = Pick<Counted, 'sent_count' | 'bounced_count' | 'complained_count'>

/** The rates that apply to every message, in percent. */
export const deliveryRatesOf = (counted: Of, { arrived, decided }: Outcomes) => ({
  delivery_rate: percent(arrived, decided),
  bounce_rate: percent(counted.bounced_count, counted.sent_count),
  complaint_rate: percent(counted.complained_count, reachedOf(counted)),
})

/**
 * Answered messages in percent of those that were sent and did not bounce: the chance that a message which arrived gets
 * an answer. Automatic replies are no answers.
 */
export const replyRate = (counted: Pick<Counted, 'sent_count' | 'bounced_count' | 'replied_count'>): number | null =>
  percent(counted.replied_count, reachedOf(counted))

/** How a campaign is tracked; text messages are not. */
export interface Tracked {
  readonly type: Channel
  readonly trackOpens: boolean
  readonly trackClicks: boolean
}
export const tracks = ({ type, trackOpens, trackClicks }: Tracked, what: 'opened' | 'clicked'): boolean =>
  type === 'email' && (what === 'opened' ? trackOpens : trackClicks)

/**
 * The share of reached recipients who opened or clicked, in percent.
 *
 * @param counted messages with tracking only: for others the result is unknown, which is not the same as zero
 */
export const engagementRate = (counted: Counted, what: 'opened' | 'clicked'): number | null =>
  percent(counted[`${what}_count`], reachedOf(counted))

/** The rates of one campaign; null where it does not track. */
export const ratesOf = (campaign: Tracked, counted: Counted): CampaignRates => ({
  ...deliveryRatesOf(counted, outcomesOf(campaign.type, counted)),
  open_rate: tracks(campaign, 'opened') ? engagementRate(counted, 'opened') : null,
  click_rate: tracks(campaign, 'clicked') ? engagementRate(counted, 'clicked') : null,
  reply_rate: replyRate(counted),
})

/** A percentage with two decimals; null if the divisor is zero. */
export const percent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.min(100, Math.round((part / whole) * 10_000) / 100)
