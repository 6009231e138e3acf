import type { CampaignStatus } from '../../../contracts/campaigns.ts'
import { awaitsWinner, settledFrom } from '../../../outreach/judge-subject-test.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import type { Handed } from './deliver-batch.ts'
import type { Stop } from './ledger.ts'
import { FOLLOW_UP_PAUSE_MS, nextDay, nextHour, TROUBLE_WAITS_MS } from './policy.ts'
import type { WaitingZone } from './reach.ts'

/** How a batch ended. */
export interface Ended {
  readonly handed: Handed | null
  readonly stop: Stop | null
  /** When the last message went out. */
  readonly sentAt: string | null
  /** Why nothing could be begun, as a sentence: the campaign waits for a person. */
  readonly hindrance: string | null
}

/** What is left to do, as the database says once the batch's own is put back. */
export interface Outlook {
  status: CampaignStatus
  updated_at: string
  /** Of its own ledger; then of any of its family's. */
  open: number
  family_open: number
  waiting: number
  /** Of those who try a subject. */
  untried: number
  is_due: number
  earliest: string | null
  hour_left: number | null
  used_today: number
  reached: number
}

/** What there is to know beside it. */
export interface Beside {
  /** What its sender may still send today. */
  readonly dayLeft: number | null
  /** Of a campaign with a window: where those are who wait. */
  readonly zones: readonly WaitingZone[]
}

/** When a campaign's next batch is due, whatever its window says. */
export function nextBatchAt(
  { campaign }: TakenCampaign,
  { handed, stop }: Ended,
  outlook: Outlook & Beside,
  troubles: number,
  now: Date,
): Date {
  const { is_due, hour_left, dayLeft } = outlook
  if (handed?.trouble) return later(now, TROUBLE_WAITS_MS[Math.min(troubles, TROUBLE_WAITS_MS.length) - 1] ?? 0)
  if (!is_due) {
    const least = later(now, campaign.followsId === null ? 1_000 : FOLLOW_UP_PAUSE_MS).getTime()
    return new Date(Math.max(Math.min(...dueTimes(campaign, outlook)), least))
  }
  if (dayLeft !== null && dayLeft <= 0) return nextDay(now)
  if (hour_left !== null && hour_left <= 0) return nextHour(now)
  // One that was cut short goes on where it stopped.
  return stop?.kind === 'over' ? now : later(now, campaign.batchDelay * 1_000)
}

/** When somebody will be due of whom nobody is now: the first of those who wait, or all others once it is settled which subject they get. */
function dueTimes(campaign: TakenCampaign['campaign'], { earliest, untried }: Outlook): readonly number[] {
  const settled = awaitsWinner(campaign) && !untried ? settledFrom(campaign) : null
  const times = [earliest === null ? [] : Date.parse(earliest), settled?.getTime() ?? []].flat()
  return times.length === 0 ? [0] : times
}

export const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
