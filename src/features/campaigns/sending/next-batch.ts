import type { CampaignStatus } from '../../../contracts/campaigns/campaign-states.ts'
import { awaitsWinner, settledFrom } from '../../../outreach/outcomes/judge-subject-test.ts'
import { nextSenderAt, type RotatedSender } from '../../../outreach/schedule/choose-sender.ts'
import type { TakenCampaign } from './acquire-batch.ts'
import type { Handed } from './deliver-batch.ts'
import type { Stop } from './ledger.ts'
import type { WaitingZone } from './open-time-zones.ts'
import { FOLLOW_UP_PAUSE_MS, nextDay, nextHour, TROUBLE_WAITS_MS } from './policy.ts'

/** The result of a batch. */
export interface Ended {
  readonly handed: Handed | null
  readonly stop: Stop | null
  /** When the last message was sent. */
  readonly sentAt: string | null
  /** Why nothing could be sent, as a sentence. The campaign is paused until a user acts. */
  readonly hindrance: string | null
  /**
   * Set if recipients are due but none of them could be claimed: when to try again; null if their domains have had their
   * messages of the day, or what they wait for has no time.
   */
  readonly wait?: Date | null
}

/** What is left to do, as read from the database after the claimed recipients were released. */
export interface Outlook {
  status: CampaignStatus
  updated_at: string
  /** Whether the step has open recipients, and whether any step of the sequence has. */
  open: number
  family_open: number
  waiting: number
  /** Whether recipients that test a subject were not sent to yet. */
  untried: number
  is_due: number
  earliest: string | null
  /** The first time after now at which a recipient is due. */
  next_due: string | null
  /** When the gap of the sender is over. */
  free_at: string | null
  hour_left: number | null
  used_today: number
  reached: number
}

/** Further facts for scheduling the next batch. */
export interface Beside {
  /** How many messages its sender may still send today. */
  readonly dayLeft: number | null
  /** The time zones of pending recipients, for a campaign with a sending window. */
  readonly zones: readonly WaitingZone[]
  /** The senders that take part, if the campaign rotates several. */
  readonly senders: readonly RotatedSender[] | null
}

/** Returns when a campaign's next batch is due, regardless of its sending window. */
export function nextBatchAt(
  { campaign }: TakenCampaign,
  { handed, stop, wait }: Ended,
  outlook: Outlook & Beside,
  troubles: number,
  now: Date,
): Date {
  const { is_due, hour_left, dayLeft, free_at, senders } = outlook
  if (senders) return nextOfRotation(campaign, { stop, wait }, { ...outlook, senders }, now)
  if (handed?.held) return later(now, handed.held.seconds * 1_000)
  if (handed?.trouble) return later(now, troubleWaitMs(troubles))
  if (!is_due) return whenDue(campaign, outlook, now)
  if (dayLeft !== null && dayLeft <= 0) return nextDay(now)
  if (hour_left !== null && hour_left <= 0) return nextHour(now)
  const freeAt = campaign.gap && free_at !== null ? Date.parse(free_at) : 0
  if (freeAt > now.getTime()) return new Date(freeAt)
  if (wait !== undefined) return wait ?? afterLimits(outlook, now)
  if (campaign.gap) return now
  // A batch that was cut short continues at once.
  return stop?.kind === 'over' ? now : later(now, campaign.batchDelay * 1_000)
}

/** The same for a campaign that rotates senders: as soon as one of them may send. */
function nextOfRotation(
  campaign: TakenCampaign['campaign'],
  { stop, wait }: Pick<Ended, 'stop' | 'wait'>,
  outlook: Outlook & { readonly senders: readonly RotatedSender[] },
  now: Date,
): Date {
  if (!outlook.is_due) return whenDue(campaign, outlook, now)
  if (wait !== undefined) return wait ?? afterLimits(outlook, now)
  const at = nextSenderAt(outlook.senders, now) ?? now
  if (at.getTime() > now.getTime()) return at
  return campaign.gap || stop?.kind === 'over' ? now : later(now, campaign.batchDelay * 1_000)
}

function whenDue(campaign: TakenCampaign['campaign'], outlook: Outlook, now: Date): Date {
  const least = later(now, campaign.followsId === null ? 1_000 : FOLLOW_UP_PAUSE_MS).getTime()
  return new Date(Math.max(Math.min(...dueTimes(campaign, outlook)), least))
}

/** When others are due, or limits by the day begin anew. */
const afterLimits = ({ next_due }: Outlook, now: Date): Date =>
  new Date(Math.min(nextDay(now).getTime(), next_due === null ? Number.POSITIVE_INFINITY : Date.parse(next_due)))

/**
 * Returns when recipients become due if none is now: the earliest retry, or the time when the subject test is decided.
 */
function dueTimes(campaign: TakenCampaign['campaign'], { earliest, untried }: Outlook): readonly number[] {
  const settled = awaitsWinner(campaign) && !untried ? settledFrom(campaign) : null
  const times = [earliest === null ? [] : Date.parse(earliest), settled?.getTime() ?? []].flat()
  return times.length === 0 ? [0] : times
}

/** The wait after batches in a row that reached no server. */
export const troubleWaitMs = (troubles: number): number =>
  TROUBLE_WAITS_MS[Math.min(troubles, TROUBLE_WAITS_MS.length) - 1] ?? 0

export const later = (now: Date, ms: number) => new Date(now.getTime() + ms)
