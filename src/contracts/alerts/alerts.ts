import { z } from 'zod'
import { ALERT_RULE_NAMES } from '../../rules/alerts/alert-rules.ts'
import { data, endpoint } from '../endpoint.ts'

export const Alert = z.object({
  id: z.string(),
  rule: z.enum(ALERT_RULE_NAMES),
  title: z.string(),
  /** As last measured, with its unit. */
  figure: z.string(),
  /** What it is about, such as a queue's name; empty if it is about no one thing. */
  subject: z.string(),
  opened_at: z.string(),
  checked_at: z.string(),
  ended_at: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

/** The open alerts, and the last ones that ended. */
export const listAlerts = endpoint({
  method: 'get',
  path: '/dashboard/admin/system/alerts',
  permission: 'system:manage',
  returns: data(z.object({ open: z.array(Alert), ended: z.array(Alert) })),
})

/** The secret that signs alerts for the address in the settings; null without an address. */
export const readAlertSecret = endpoint({
  method: 'get',
  path: '/dashboard/admin/system/alerts/secret',
  permission: 'system:manage',
  impersonation: 'refused',
  revealsSecret: true,
  returns: data(z.object({ secret: z.string().nullable() })),
})
