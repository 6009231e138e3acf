import type { SendingWindow } from '../../contracts/campaigns/campaign-settings.ts'
import type { WarmingSender } from './warm-up.ts'

/** The limits of one sender, and what all campaigns have used of them. */
export interface SenderLimits {
  readonly perHour: number
  readonly perDay: number
  /** Since the start of this hour and this day in UTC. */
  readonly usedThisHour: number
  readonly usedToday: number
  /** How its daily limit grows. */
  readonly warmUp?: Omit<WarmingSender, 'perDay'> | null
}

export interface Sending {
  /** The campaign's remaining messages. */
  readonly recipients: number
  readonly batchSize: number
  readonly batchDelaySeconds: number
  readonly perHour: number
  readonly perDay: number
  /** The sender's usage by all campaigns since the start of this hour and this day in UTC. */
  readonly usedThisHour: number
  readonly usedToday: number
  /**
   * Messages of the sender's other campaigns that compete for the limits; the forecast assumes that they are all sent
   * first.
   */
  readonly othersWaiting?: number
  /** When messages may be sent. */
  readonly window?: SendingWindow | null
  /** The time zones of the waiting recipients, with their numbers; by default all use the window's own zone. */
  readonly zones?: readonly { readonly timeZone: string | null; readonly waiting: number }[]
  /** How the sender's daily limit grows. */
  readonly warmUp?: Omit<WarmingSender, 'perDay'> | null
  /** Further senders that the campaign rotates. */
  readonly others?: readonly SenderLimits[]
  /** The pause between two messages of one sender, on average, in milliseconds. */
  readonly gapMs?: number | null
  /** The most messages in a day to one domain, and how many wait for each domain that has more of them. */
  readonly domainLimit?: number | null
  readonly largeDomains?: readonly number[]
  readonly now: Date
}

export interface Forecast {
  readonly finishes_at: string
  readonly batches: number
  /** The main bottleneck. */
  readonly limited_by: 'batches' | 'hour' | 'day' | 'gap' | 'domain'
}
