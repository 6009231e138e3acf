import type { CampaignRates, CampaignStatistics } from '../contracts/campaigns.ts'
import type { Channel } from '../contracts/senders.ts'

/** How many messages came to what. */
export type Counted = Pick<
  CampaignStatistics,
  | 'sent_count'
  | 'delivered_count'
  | 'opened_count'
  | 'clicked_count'
  | 'bounced_count'
  | 'failed_count'
  | 'complained_count'
>

/** Of how many messages it is known what became of them, and how many of those arrived. */
export interface Outcomes {
  readonly arrived: number
  readonly decided: number
}

/**
 * A mail server that took a message and sent nothing back has delivered it: nobody says more. Providers of text messages do say, and what they
 * have not said yet counts neither way.
 */
export function outcomesOf(type: Channel, counted: Omit<Counted, 'opened_count' | 'clicked_count'>): Outcomes {
  const { sent_count: sent, bounced_count: bounced, delivered_count: delivered, failed_count: failed } = counted
  return type === 'email'
    ? { arrived: sent - bounced, decided: sent }
    : { arrived: delivered, decided: delivered + bounced + failed }
}

/** Of several kinds or campaigns together. */
export const sumOfOutcomes = (all: readonly Outcomes[]): Outcomes => ({
  arrived: all.reduce((sum, { arrived }) => sum + arrived, 0),
  decided: all.reduce((sum, { decided }) => sum + decided, 0),
})

/** How many can have opened, clicked, complained or unsubscribed: what bounced reached nobody. */
export const reachedOf = ({ sent_count, bounced_count }: Pick<Counted, 'sent_count' | 'bounced_count'>): number =>
  sent_count - bounced_count

type Of = Pick<Counted, 'sent_count' | 'bounced_count' | 'complained_count'>

/** The rates that every message has, in percent. */
export const deliveryRatesOf = (counted: Of, { arrived, decided }: Outcomes) => ({
  delivery_rate: percent(arrived, decided),
  bounce_rate: percent(counted.bounced_count, counted.sent_count),
  complaint_rate: percent(counted.complained_count, reachedOf(counted)),
})

/** How a campaign is tracked: text messages are not. */
export interface Tracked {
  readonly type: Channel
  readonly trackOpens: boolean
  readonly trackClicks: boolean
}
export const tracks = ({ type, trackOpens, trackClicks }: Tracked, what: 'opened' | 'clicked'): boolean =>
  type === 'email' && (what === 'opened' ? trackOpens : trackClicks)

/**
 * How many of those reached did something, in percent.
 *
 * @param counted of messages in which it was tracked: of others nobody knows, which is not the same as nobody, so that they count neither way
 */
export const engagementRate = (counted: Counted, what: 'opened' | 'clicked'): number | null =>
  percent(counted[`${what}_count`], reachedOf(counted))

/** Those of one campaign; null where it does not track. */
export const ratesOf = (campaign: Tracked, counted: Counted): CampaignRates => ({
  ...deliveryRatesOf(counted, outcomesOf(campaign.type, counted)),
  open_rate: tracks(campaign, 'opened') ? engagementRate(counted, 'opened') : null,
  click_rate: tracks(campaign, 'clicked') ? engagementRate(counted, 'clicked') : null,
})

/** With two decimals; null where there is nothing to divide by. */
export const percent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.min(100, Math.round((part / whole) * 10_000) / 100)
