import { z } from 'zod'
import { LIMIT_NAMES, type LimitName } from '../../rules/billing/plan-limits.ts'
import { WORKSPACE_ROLES } from '../../rules/workspaces/workspace-roles.ts'
import { data, endpoint } from '../endpoint.ts'
import { Used } from './plans.ts'

/** How many calendar months the history covers, the current one included. */
export const USAGE_MONTHS = 12

export const UsageReport = z.object({
  /** The plan in force and its period; null without a plan. */
  plan: z
    .object({ name: z.string(), display_name: z.string(), period_start: z.string(), period_end: z.string() })
    .nullable(),
  limits: z.record(z.enum(LIMIT_NAMES as [LimitName, ...LimitName[]]), Used),
  /** Who takes a seat: the members, then the addresses with an open invitation. */
  seats: z.array(
    z.object({
      id: z.string(),
      /** Null for an invitation. */
      name: z.string().nullable(),
      email: z.string(),
      role: z.enum(WORKSPACE_ROLES),
      /** When they joined or were invited. */
      since: z.string(),
    }),
  ),
  /** The latest month first. */
  months: z.array(
    z.object({
      /** Such as `2026-11`, in UTC. */
      month: z.string(),
      crawls: z.number(),
      websites: z.number(),
      site_downloads: z.number(),
      /** Null for months before the current one: single calls are kept for 31 days. */
      api_calls: z.number().nullable(),
    }),
  ),
})
export type UsageReport = z.infer<typeof UsageReport>

/** Seats and usage of the plan's limits, now and by month. */
export const getUsageReport = endpoint({
  method: 'get',
  path: '/dashboard/subscription/usage-report',
  permission: 'billing:view',
  returns: data(UsageReport),
})
