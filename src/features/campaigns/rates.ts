import type { CampaignRates, CampaignStatistics } from '../../contracts/campaigns.ts'
import type { Channel } from '../../contracts/senders.ts'

type Counted = Pick<
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
export function outcomesOf(type: Channel, counted: Counted): Outcomes {
  const { sent_count: sent, bounced_count: bounced, delivered_count: delivered, failed_count: failed } = counted
  return type === 'email'
    ? { arrived: sent - bounced, decided: sent }
    : { arrived: delivered, decided: delivered + bounced + failed }
}

/** Rates of messages in percent. People can open, click and complain of what did not bounce. */
export function ratesOf(counted: Counted, { arrived, decided }: Outcomes): CampaignRates {
  const reached = counted.sent_count - counted.bounced_count
  return {
    delivery_rate: percent(arrived, decided),
    open_rate: percent(counted.opened_count, reached),
    click_rate: percent(counted.clicked_count, reached),
    bounce_rate: percent(counted.bounced_count, counted.sent_count),
    complaint_rate: percent(counted.complained_count, reached),
  }
}

/** With two decimals; null where there is nothing to divide by. */
export const percent = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.min(100, Math.round((part / whole) * 10_000) / 100)
