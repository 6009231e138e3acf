import { z } from 'zod'
import { httpUrl } from '../crawls/crawls.ts'
import { singleLine } from '../plain-text.ts'

export const SENDERS_MAX = 50

export const EMAIL_LIMIT_DEFAULTS = { max_recipients_per_hour: 100, max_recipients_per_day: 1000 } as const
export const RECIPIENTS_LIMIT_MAX = 1_000_000

/** A header value of a message; a line break would start another header. */
export const line = (lengthMax: number) => singleLine().max(lengthMax, `Use at most ${lengthMax} characters`)

export const required = (label: string, lengthMax: number) => line(lengthMax).min(1, `${label} is required`)

const Limit = z.coerce
  .number()
  .int()
  .min(1, 'At least 1')
  .max(RECIPIENTS_LIMIT_MAX, { error: () => `At most ${RECIPIENTS_LIMIT_MAX.toLocaleString('en-US')}` })

/** A secret in an update: blank keeps the stored one. */
export const Secret = z.string().max(8_192, 'Use at most 8,192 characters')

/** Turns blank into null and keeps undefined, which leaves the stored value unchanged in an update. */
export const blankIsNull = (text: string | null | undefined) => (text === undefined ? undefined : text || null)

export const OptionalUrl = z
  .union([z.literal(''), httpUrl(z.string().trim().max(2000)), z.null()])
  .optional()
  .transform(blankIsNull)

export const Compliance = z.object({
  use_spf: z.boolean().default(true),
  use_dmarc: z.boolean().default(true),
  use_dkim: z.boolean().default(false),
  require_opt_in: z.boolean().default(true),
  include_unsubscribe: z.boolean().default(true),
})

export const Limits = z.object({
  max_recipients_per_hour: Limit.default(EMAIL_LIMIT_DEFAULTS.max_recipients_per_hour),
  max_recipients_per_day: Limit.default(EMAIL_LIMIT_DEFAULTS.max_recipients_per_day),
})

/** Fields of both kinds of senders. */
export const shown = {
  id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  /** Whether the last test or a later message succeeded; for mail also whether the From address is confirmed. */
  is_verified: z.boolean(),
  is_default: z.boolean(),
  limits: Limits,
  /** The last problem, as a sentence; null after the next success. */
  problem: z.string().nullable(),
  /** The name of the member who added it; null if unknown, or if the workspace has only one member. */
  created_by: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}
