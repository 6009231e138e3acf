import type { SendingWindow } from '../../contracts/campaigns/campaign-settings.ts'
import { opensOn } from './sending-window.ts'

/** Recipients of a step who wait, and are due on the same day. */
export interface WaitingCohort {
  /** Counted from 1970; one in the past is due at once. */
  readonly day: number
  readonly senderId: string | null
  /** ISO 3166-1; counts only if public holidays are skipped. */
  readonly country: string | null
  readonly waiting: number
}

/** One step of a campaign that is being sent. */
export interface PlannedStep {
  readonly id: string
  /** Whether it is a task for a person, which uses no limit of a sender. */
  readonly isManual: boolean
  /** Whether only those who answer get it; as nobody is assumed to, people go on past it. */
  readonly isForAnswers: boolean
  /** Days after the step before it; 0 for the first. */
  readonly afterDays: number
  readonly waiting: readonly WaitingCohort[]
}

/** A campaign: its steps in order, and when they may go out. */
export interface PlannedCampaign {
  readonly window: SendingWindow | null
  readonly steps: readonly PlannedStep[]
}

export interface DayPlan {
  readonly day: number
  readonly stepId: string
  readonly senderId: string | null
  readonly planned: number
}

/** A day's group of recipients, all of one sender and country. */
interface Group {
  readonly senderId: string | null
  readonly country: string | null
  waiting: number
}

/**
 * Plans by the day what goes out: a recipient who is due gets the step on the first day on which the window opens for them and
 * their sender has room left; then the next step is due. Assumes, as the forecast does, that nobody answers, every
 * message arrives and every task is done on its day. Later steps come first, so that conversations go on.
 *
 * @param days the first and the last day, counted from 1970
 * @param roomOf how many messages a sender may send on a day
 */
export function planDays(
  campaigns: readonly PlannedCampaign[],
  days: { readonly first: number; readonly last: number },
  roomOf: (senderId: string, day: number) => number,
): DayPlan[] {
  const plans: DayPlan[] = []
  const due = new Map<string, Map<number, Group[]>>()
  const put = (stepId: string, day: number, group: Group) => {
    const byDay = due.get(stepId) ?? new Map<number, Group[]>()
    due.set(stepId, byDay)
    const groups = byDay.get(day) ?? []
    byDay.set(day, groups)
    const same = groups.find((one) => one.senderId === group.senderId && one.country === group.country)
    if (same) same.waiting += group.waiting
    else groups.push({ ...group })
  }
  for (const { steps } of campaigns)
    for (const { id, waiting } of steps) for (const one of waiting) put(id, Math.max(one.day, days.first), one)
  for (let day = days.first; day <= days.last; day++) {
    const rooms = new Map<string, number>()
    for (const { window, steps } of campaigns)
      for (const [place, step] of [...steps.entries()].toReversed()) {
        const next = stepAfter(steps, place)
        for (const group of due.get(step.id)?.get(day) ?? []) {
          const isOpen = window === null || opensOn(window, group.country, day)
          const key = group.senderId ?? ''
          const room = step.isManual ? group.waiting : (rooms.get(key) ?? roomOf(key, day))
          const planned = isOpen ? Math.min(group.waiting, Math.max(0, room)) : 0
          if (planned > 0) {
            plans.push({ day, stepId: step.id, senderId: step.isManual ? null : group.senderId, planned })
            if (!step.isManual) rooms.set(key, room - planned)
            // At the earliest on the same day, where the step is handled already: then on the next one.
            if (next) put(next.id, day + Math.max(1, next.days), { ...group, waiting: planned })
          }
          if (planned < group.waiting) put(step.id, day + 1, { ...group, waiting: group.waiting - planned })
        }
      }
  }
  return plans
}

/** The step that people get after another, and after how many days. */
function stepAfter(
  steps: readonly PlannedStep[],
  place: number,
): { readonly id: string; readonly days: number } | null {
  let days = 0
  for (const { id, afterDays, isForAnswers } of steps.slice(place + 1)) {
    days += afterDays
    if (!isForAnswers) return { id, days }
  }
  return null
}
