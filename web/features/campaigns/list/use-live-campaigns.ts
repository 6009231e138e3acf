import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { invalidateGroups } from '../../../lib/query-keys.ts'
import { campaignQueries } from '../api.ts'

/** How long before its start a scheduled campaign is polled. */
const SOON_MS = 2 * 60_000
/** The longest delay that a browser's timer supports. */
const TIMER_MAX_MS = 2 ** 31 - 1

export interface LiveCampaign extends ListedCampaign {
  /** The estimated finish; null unless it is sending. */
  readonly finishesAt: string | null
  /** 0 to 100 while it is sending. */
  readonly percent: number | null
  /** Its messages, including due follow-ups, and how many of them are pending. */
  readonly messages: { readonly total: number; readonly waiting: number }
}

/**
 * Campaigns with their latest figures. Those that are sending, or start soon, are polled every two seconds, the others
 * never. When the status of one changes, or one with follow-ups has sent more, the lists are refetched.
 */
export function useLiveCampaigns(campaigns: readonly ListedCampaign[]): readonly LiveCampaign[] {
  useWakeBefore(campaigns)
  const client = useQueryClient()
  const now = Date.now()
  const watched = campaigns.filter((campaign) => isWatched(campaign, now))
  const answers = useQueries({ queries: watched.map(({ id }) => campaignQueries.progress(id)) })
  const progressOf = new Map(watched.map(({ id }, index) => [id, answers[index]?.data]))
  const steps = watched
    .flatMap(({ id, status, follow_up_count }) => {
      const progress = progressOf.get(id)
      if (!progress) return []
      const { campaign_status, messages } = progress
      if (campaign_status !== status) return [`${id} ${campaign_status}`]
      // A sequence runs for days, with the figures of its follow-ups shown beside its own.
      return follow_up_count > 0
        ? [`${id} ${messages.sent} ${messages.failed} ${messages.total - messages.pending}`]
        : []
    })
    .join()
  useEffect(() => {
    if (!steps) return
    void invalidateGroups(client, [
      ['campaigns', 'lists'],
      ['campaigns', 'one'],
      ['campaigns', 'recipients'],
    ])
  }, [steps, client])

  return campaigns.map((campaign) => {
    const progress = progressOf.get(campaign.id)
    const { total_recipients, pending_count } = campaign.statistics
    const messages = progress
      ? { total: progress.messages.total, waiting: progress.messages.pending }
      : { total: total_recipients, waiting: pending_count }
    if (!progress) return { ...campaign, finishesAt: null, percent: null, messages }
    const {
      campaign_status: status,
      finishes_at,
      percent,
      sent_at,
      updated_at: _,
      messages: _messages,
      ...counts
    } = progress
    return {
      ...campaign,
      status,
      sent_at: sent_at ?? campaign.sent_at,
      statistics: { ...campaign.statistics, ...counts },
      messages,
      finishesAt: finishes_at,
      percent: status === 'sending' ? percent : null,
    }
  })
}

/** The same for one campaign. */
export const useLiveCampaign = <C extends ListedCampaign>(campaign: C): C & LiveCampaign => ({
  ...campaign,
  ...useLiveCampaigns([campaign])[0]!,
})

const isWatched = ({ status, scheduled_at }: ListedCampaign, now: number): boolean =>
  status === 'sending' || (status === 'scheduled' && scheduled_at !== null && Date.parse(scheduled_at) - now <= SOON_MS)

/** Renders again shortly before the next scheduled campaign starts. */
function useWakeBefore(campaigns: readonly ListedCampaign[]): void {
  const [, setWoken] = useState(0)
  const times = campaigns
    .filter(({ status }) => status === 'scheduled')
    .map(({ scheduled_at }) => Date.parse(scheduled_at ?? '') - SOON_MS)
    .filter((time) => time > Date.now())
  const next = times.length > 0 ? Math.min(...times) : null
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(
      () => setWoken((count) => count + 1),
      Math.min(TIMER_MAX_MS, Math.max(0, next - Date.now()) + 100),
    )
    return () => clearTimeout(timer)
  }, [next])
}
