import { type SQL, sql } from 'drizzle-orm'
import type { SendingWindow } from '../../../contracts/campaigns/campaign-settings.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import type { TestedCampaign } from '../../../outreach/outcomes/judge-subject-test.ts'
import { windowAt } from '../../../outreach/schedule/sending-window.ts'
import { hasSubject } from '../subject-test/settle-subject.ts'

type Campaign = Pick<CampaignRow, 'id' | 'window'> & TestedCampaign

/** Where recipients are; null what is unknown. The country counts only if public holidays are skipped. */
export interface Place {
  readonly time_zone: string | null
  readonly country?: string | null
}

/** The pending recipients of a campaign in one place. */
export interface WaitingZone extends Place {
  readonly waiting: number
  /** When the first of them is due; empty if one is due at once. */
  readonly earliest: string
}

/** Whether the place of a recipient decides when they may be contacted. */
export const isByPlace = (window: SendingWindow | null): boolean =>
  window !== null && (window.by_recipient || window.skip_holidays === true)

/** Counts pending recipients by place, for a campaign whose window depends on it (`isByPlace`). */
export const waitingZones = (campaign: Campaign): Statement<WaitingZone> =>
  statement<WaitingZone>(sql`
    SELECT time_zone, ${campaign.window?.skip_holidays ? sql`country` : sql`NULL`} AS country, count(*) AS waiting, min(coalesce(next_at, '')) AS earliest
    FROM recipients WHERE campaign_id = ${campaign.id} AND state = 'pending' AND ${hasSubject(campaign)} GROUP BY 1, 2`)

/** A condition on rows of `recipients`: they are in one of some places; null stands for everywhere. */
export function isIn(places: readonly Place[] | null): SQL {
  if (places === null) return sql`true`
  const some = JSON.stringify(places.map(({ time_zone, country }) => [time_zone ?? '', country ?? '']))
  const isCountry = places.some(({ country }) => country !== undefined)
    ? sql`AND value ->> 1 = coalesce(country, '')`
    : sql``
  return sql`EXISTS (SELECT 1 FROM json_each(${some}) WHERE value ->> 0 = coalesce(time_zone, '') ${isCountry})`
}

/** Returns the places whose recipients a campaign may contact now; null for everywhere. */
export async function openTimeZones(ctx: ServiceContext, campaign: Campaign): Promise<readonly Place[] | null> {
  const { window } = campaign
  if (!window) return null
  const now = ctx.clock.now()
  if (!isByPlace(window)) return windowAt(window, null, now).isOpen ? null : []
  const places = await ctx.data.all<WaitingZone>(waitingZones(campaign).query.getSQL())
  return places
    .filter(({ time_zone, country }) => windowAt(window, time_zone, now, country).isOpen)
    .map(({ time_zone, country }) => (window.skip_holidays ? { time_zone, country: country ?? null } : { time_zone }))
}

/** Returns when the first sending window among claimed recipients closes; null without a window. */
export function closingOf(
  window: SendingWindow | null,
  claimed: readonly { readonly timeZone: string | null; readonly country?: string | null }[],
  now: Date,
): Date | null {
  if (!window || claimed.length === 0) return null
  const places = new Map(claimed.map((one) => [`${one.timeZone} ${one.country}`, one]))
  const times = [...places.values()].map(({ timeZone, country }) => {
    const { isOpen, closesAt } = windowAt(window, timeZone, now, country)
    return isOpen ? closesAt.getTime() : now.getTime()
  })
  return new Date(Math.min(...times))
}

/** Returns the first time from a given one at which a pending recipient is due and may be contacted. */
export function reachedFrom(window: SendingWindow, waiting: readonly WaitingZone[], from: Date): Date {
  const times = waiting.map(({ time_zone, country, earliest }) => {
    const due = new Date(Math.max(from.getTime(), earliest === '' ? 0 : Date.parse(earliest)))
    return windowAt(window, time_zone, due, country).opensAt.getTime()
  })
  return times.length === 0 ? from : new Date(Math.min(...times))
}
