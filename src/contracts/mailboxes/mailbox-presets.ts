import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'

/** A server's address as a mail provider publishes it. */
export const PresetServer = z.object({
  host: z.string(),
  port: z.number(),
  encryption: z.enum(['tls', 'ssl', 'none']),
})
export type PresetServer = z.infer<typeof PresetServer>

/** How the mail of an address is sent and read. */
export const MailPreset = z.object({
  /** The provider's name, such as `Fastmail`; null for a domain's own servers. */
  provider: z.string().nullable(),
  smtp: PresetServer.nullable(),
  imap: PresetServer.nullable(),
  /** What to know about the password; null if it is the usual one. */
  hint: z.string().nullable(),
})
export type MailPreset = z.infer<typeof MailPreset>

/** Finds the servers of an address by the mail servers of its domain, or by what its domain publishes. */
export const findMailPreset = endpoint({
  method: 'get',
  path: '/dashboard/email-configs/presets',
  permission: 'senders:edit',
  query: z.object({ email: z.email('Enter a valid email address').max(254) }),
  returns: data(z.object({ preset: MailPreset.nullable() })),
})
