import { sql } from 'drizzle-orm'
import type { SendingWindow } from '../../../contracts/campaigns/campaign-settings.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import type { TestedCampaign } from '../../../outreach/outcomes/judge-subject-test.ts'
import { windowAt } from '../../../outreach/schedule/sending-window.ts'
import { hasSubject } from '../subject-test/settle-subject.ts'

type Campaign = Pick<CampaignRow, 'id' | 'window'> & TestedCampaign

/** The pending recipients of a campaign in one time zone. */
export interface WaitingZone {
  /** Null if unknown. */
  readonly time_zone: string | null
  readonly waiting: number
  /** When the first of them is due; empty if one is due at once. */
  readonly earliest: string
}

/** Counts pending recipients by time zone, for a campaign that uses the recipients' local time. */
export const waitingZones = (campaign: Campaign): Statement<WaitingZone> =>
  statement<WaitingZone>(sql`
    SELECT time_zone, count(*) AS waiting, min(coalesce(next_at, '')) AS earliest
    FROM recipients WHERE campaign_id = ${campaign.id} AND state = 'pending' AND ${hasSubject(campaign)} GROUP BY time_zone`)

/** Returns the time zones whose recipients a campaign may contact now; null for all. */
export async function openTimeZones(
  ctx: ServiceContext,
  campaign: Campaign,
): Promise<readonly (string | null)[] | null> {
  const { window } = campaign
  if (!window) return null
  const now = ctx.clock.now()
  if (!window.by_recipient) return windowAt(window, null, now).isOpen ? null : []
  const zones = await ctx.data.all<WaitingZone>(waitingZones(campaign).query.getSQL())
  return zones.map(({ time_zone }) => time_zone).filter((zone) => windowAt(window, zone, now).isOpen)
}

/** Returns when the first sending window among claimed recipients closes; null without a window. */
export function closingOf(
  window: SendingWindow | null,
  claimed: readonly { readonly timeZone: string | null }[],
  now: Date,
): Date | null {
  if (!window || claimed.length === 0) return null
  const times = [...new Set(claimed.map(({ timeZone }) => timeZone))].map((zone) => {
    const { isOpen, closesAt } = windowAt(window, zone, now)
    return isOpen ? closesAt.getTime() : now.getTime()
  })
  return new Date(Math.min(...times))
}

/** Returns the first time from a given one at which a pending recipient is due and may be contacted. */
export function reachedFrom(window: SendingWindow, waiting: readonly WaitingZone[], from: Date): Date {
  const times = waiting.map(({ time_zone, earliest }) => {
    const due = new Date(Math.max(from.getTime(), earliest === '' ? 0 : Date.parse(earliest)))
    return windowAt(window, time_zone, due).opensAt.getTime()
  })
  return times.length === 0 ? from : new Date(Math.min(...times))
}
