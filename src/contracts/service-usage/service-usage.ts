import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'

/** The daily figures for operators, across all accounts. */
export const DAILY_KINDS = ['sign_ups', 'crawls', 'emails_sent', 'sms_sent', 'downloads', 'errors'] as const
export const DailyKind = z.enum(DAILY_KINDS)
export type DailyKind = z.infer<typeof DailyKind>

const COUNTS = {
  sign_ups: z.number(),
  crawls: z.number(),
  emails_sent: z.number(),
  sms_sent: z.number(),
  downloads: z.number(),
  errors: z.number(),
} satisfies Record<DailyKind, z.ZodNumber>
const Day = z.object({ date: z.iso.date(), ...COUNTS })

/** Days in UTC, oldest first, with zeros for days without activity. */
export const readServiceUsage = endpoint({
  method: 'get',
  path: '/dashboard/admin/usage',
  permission: 'system:manage',
  query: z.object({
    days: z.coerce
      .number()
      .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
      .default(30),
  }),
  returns: data(
    z.object({
      days: z.array(Day),
      totals: z.record(DailyKind, z.number()),
      /** The totals of the preceding period of equal length. */
      totals_before: z.record(DailyKind, z.number()),
      /** Payments minus refunds by day and currency, in major units. */
      revenue: z.array(
        z.object({
          currency: z.string(),
          total: z.number(),
          total_before: z.number(),
          days: z.array(z.object({ date: z.iso.date(), amount: z.number() })),
        }),
      ),
      subscriptions: z.array(z.object({ plan: z.string(), count: z.number() })),
      /** When the data databases last reported; null if they have not. */
      counted_at: z.string().nullable(),
    }),
  ),
})
