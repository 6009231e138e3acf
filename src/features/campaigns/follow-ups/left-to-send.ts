import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { awaitsWinner, settledFrom } from '../../../outreach/outcomes/judge-subject-test.ts'

/** One step of a campaign, with the number of recipients pending for it now. */
export interface WaitingStep {
  readonly campaign: CampaignRow
  readonly waiting: number
}

/** The most that is left to send, assuming that nobody replies and every message is delivered. */
export interface Left {
  readonly messages: number
  /** Milliseconds during which nothing is sent because no recipient is due. */
  readonly pausesMs: number
}

const HOUR_MS = 3_600_000

/** @param steps the campaign, followed by its follow-ups in order */
export function leftToSend(steps: readonly WaitingStep[], now: Date): Left {
  let messages = 0
  let pausesMs = 0
  for (const [place, { waiting }] of steps.entries()) {
    if (waiting === 0) continue
    const later = steps.slice(place + 1)
    messages += waiting * steps.slice(place).filter((step) => step.campaign.stepKind === 'message').length
    const after = later.reduce((sum, step) => sum + afterMs(step.campaign), 0)
    pausesMs = Math.max(pausesMs, pauseBefore(steps, place, now) + after)
  }
  return { messages, pausesMs }
}

const afterMs = ({ afterSeconds }: CampaignRow) => (afterSeconds ?? 0) * 1_000

/** Milliseconds until the last recipient pending for a step is due. */
function pauseBefore(steps: readonly WaitingStep[], place: number, now: Date): number {
  const { campaign } = steps[place]!
  const until = (at: number) => Math.max(0, at - now.getTime())
  const before = steps[place - 1]?.campaign
  if (before) return until(Date.parse(before.sentAt ?? now.toISOString()) + afterMs(campaign))
  if (!awaitsWinner(campaign)) return 0
  const settled = settledFrom(campaign)?.getTime() ?? now.getTime() + campaign.subjectTest!.wait_hours * HOUR_MS
  return until(settled)
}
