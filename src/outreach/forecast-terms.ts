import type { SendingWindow } from '../contracts/campaign-settings.ts'
import type { WarmingSender } from './warm-up.ts'

export interface Sending {
  /** Messages of this campaign that are left. */
  readonly recipients: number
  readonly batchSize: number
  readonly batchDelaySeconds: number
  readonly perHour: number
  readonly perDay: number
  /** Of the sender, by whichever campaign, since this hour and this day of UTC began. */
  readonly usedThisHour: number
  readonly usedToday: number
  /** Messages of other campaigns of the sender that want the same room; they are counted as if they all went first. */
  readonly othersWaiting?: number
  /** When messages may go out. */
  readonly window?: SendingWindow | null
  /** Where those are who wait, and how many of them; left out, all go by the window's own clock. */
  readonly zones?: readonly { readonly timeZone: string | null; readonly waiting: number }[]
  /** How its sender's daily limit rises. */
  readonly warmUp?: Omit<WarmingSender, 'perDay'> | null
  readonly now: Date
}

export interface Forecast {
  readonly finishes_at: string
  readonly batches: number
  /** What holds it up the most. */
  readonly limited_by: 'batches' | 'hour' | 'day'
}
