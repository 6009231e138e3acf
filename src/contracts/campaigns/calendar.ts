import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'
import { TimeZone } from '../local-time.ts'
import { StepKind } from './steps.ts'

/** The longest period that the calendar shows: six weeks. */
export const CALENDAR_DAYS_MAX = 42

/** What one step of a campaign does on one day. */
export const CalendarEntry = z.object({
  /** The campaign, of which the step is a part. */
  campaign_id: z.string(),
  campaign_name: z.string(),
  /** 1 is the first message. */
  step: z.number(),
  kind: StepKind,
  /** The sender of the messages; null for tasks, or if it was deleted. */
  sender_id: z.string().nullable(),
  sender_name: z.string().nullable(),
  /** Messages sent, or tasks closed. */
  done: z.number(),
  /** Messages or tasks that are expected, if nobody answers and every message arrives. */
  planned: z.number(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const CalendarDay = z.object({
  /** Such as `2026-11-27`, in the time zone asked for. */
  date: z.string(),
  entries: z.array(CalendarEntry),
})
export type CalendarDay = z.infer<typeof CalendarDay>

/** What goes out when: what was sent on past days, and what is expected on later ones. */
export const getCalendar = endpoint({
  method: 'get',
  path: '/dashboard/campaigns/calendar',
  permission: 'campaigns:view',
  query: z.object({
    from: z.iso.date('Choose a day'),
    days: z.coerce.number().int().min(1).max(CALENDAR_DAYS_MAX, 'At most 6 weeks').default(CALENDAR_DAYS_MAX),
    time_zone: TimeZone.default('UTC'),
    campaign_id: z.union([z.uuid(), z.literal('')]).optional(),
  }),
  returns: data(z.object({ days: z.array(CalendarDay) })),
})
