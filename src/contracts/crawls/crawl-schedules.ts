import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { TimeOfDay, TimeZone } from '../local-time.ts'
import { Pagination, pageQuery } from '../pagination.ts'
import { singleLine } from '../plain-text.ts'
import { CrawlPreset } from './crawl-presets.ts'

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const
export const Frequency = z.enum(FREQUENCIES)
export type Frequency = z.infer<typeof Frequency>

export const SCHEDULE_NAME_MAX = 120
export const SCHEDULES_MAX = 20

/** The local time at which a schedule runs. Weekly schedules use the weekday, monthly ones the day of the month. */
export const RunTime = z.object({
  time: TimeOfDay,
  time_zone: TimeZone,
  /** 1 is Monday (ISO 8601). */
  weekday: z.number().int().min(1).max(7),
  /** In a shorter month, the last day. */
  day: z.number().int().min(1).max(31),
})
export type RunTime = z.output<typeof RunTime>

/** What a schedule crawls: a start request without the fields that belong to one run. */
export const ScheduledCrawl = CrawlPreset.omit({ run_in_background: true }).extend({
  urls: z.array(z.string().trim().min(1).max(2000)).max(100).default([]),
  keyword: singleLine().min(1).max(200).nullable().default(null),
})
export type ScheduledCrawl = z.output<typeof ScheduledCrawl>

export const Schedule = z.object({
  id: z.string(),
  name: z.string(),
  request: ScheduledCrawl,
  frequency: Frequency,
  /** Null: at the time of day (UTC), on the weekday or day of the month, of its creation. */
  run_time: RunTime.nullable(),
  is_active: z.boolean(),
  next_run_at: z.string().nullable(),
  last_run_at: z.string().nullable(),
  last_crawl_id: z.string().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
})
export type Schedule = z.infer<typeof Schedule>

const ScheduleBody = z.object({
  name: singleLine().min(1, 'Name is required').max(SCHEDULE_NAME_MAX).optional(),
  frequency: Frequency,
  /** If omitted, it runs at the time of its creation. */
  run_time: RunTime.optional(),
  request: ScheduledCrawl.refine(({ urls, keyword }) => urls.length > 0 || keyword !== null, {
    message: 'Please provide either a URL or keyword',
    path: ['urls'],
  }),
})

export const listSchedules = endpoint({
  method: 'get',
  path: '/dashboard/crawl-schedules',
  permission: 'crawls:view',
  query: pageQuery(20),
  returns: z.object({ data: z.array(Schedule), pagination: Pagination }),
})

export const createSchedule = endpoint({
  method: 'post',
  path: '/dashboard/crawl-schedules',
  permission: 'crawls:create',
  body: ScheduleBody,
  returns: data(Schedule),
})

/**
 * Changes when it runs, or pauses it. A paused schedule still counts toward the limit, and keeps its time of day
 * when resumed.
 */
export const updateSchedule = endpoint({
  method: 'put',
  path: '/dashboard/crawl-schedules/:id',
  permission: 'crawls:create',
  params: IdParams,
  body: z.object({
    name: singleLine().min(1, 'Name is required').max(SCHEDULE_NAME_MAX).optional(),
    frequency: Frequency.optional(),
    run_time: RunTime.optional(),
    is_active: z.boolean().optional(),
  }),
  returns: data(Schedule),
})

export const deleteSchedule = endpoint({
  method: 'delete',
  path: '/dashboard/crawl-schedules/:id',
  permission: 'crawls:create',
  params: IdParams,
  returns: nothing,
})
