import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { awaitsWinner, settledFrom } from '../../../outreach/judge-subject-test.ts'

/** One step of a campaign, and for how many messages of it somebody waits now. */
export interface WaitingStep {
  readonly campaign: CampaignRow
  readonly waiting: number
}

/** What is left to send at most: as if nobody answered and every message arrived. */
export interface Left {
  readonly messages: number
  /** For which nothing is sent because nobody is due. */
  readonly pausesMs: number
}

const HOUR_MS = 3_600_000

/** @param steps the campaign, then its follow-ups in their order */
export function leftToSend(steps: readonly WaitingStep[], now: Date): Left {
  let messages = 0
  let pausesMs = 0
  for (const [place, { waiting }] of steps.entries()) {
    if (waiting === 0) continue
    const later = steps.slice(place + 1)
    messages += waiting * (1 + later.length)
    const after = later.reduce((sum, step) => sum + afterMs(step.campaign), 0)
    pausesMs = Math.max(pausesMs, pauseBefore(steps, place, now) + after)
  }
  return { messages, pausesMs }
}

const afterMs = ({ afterSeconds }: CampaignRow) => (afterSeconds ?? 0) * 1_000

/** Until the last of those who wait for a step is due. */
function pauseBefore(steps: readonly WaitingStep[], place: number, now: Date): number {
  const { campaign } = steps[place]!
  const until = (at: number) => Math.max(0, at - now.getTime())
  const before = steps[place - 1]?.campaign
  if (before) return until(Date.parse(before.sentAt ?? now.toISOString()) + afterMs(campaign))
  if (!awaitsWinner(campaign)) return 0
  const settled = settledFrom(campaign)?.getTime() ?? now.getTime() + campaign.subjectTest!.wait_hours * HOUR_MS
  return until(settled)
}
