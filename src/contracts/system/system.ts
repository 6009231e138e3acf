import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { IdentityProvider } from '../identities/identities.ts'
import { Channel } from '../senders/channel.ts'

const Check = z.object({ ok: z.boolean(), latency_ms: z.number(), message: z.string().optional() })

export const Health = z.object({
  version: z.string(),
  /** The deployed version of the Worker, where the platform names it. */
  version_id: z.string().nullable().optional(),
  environment: z.string(),
  checks: z.object({ database: Check, storage: Check, queue: Check, browser: Check }),
})
export type Health = z.infer<typeof Health>

/** Whether each dependency of the service responds; always 200, so that clients can see which one fails. */
export const health = endpoint({ method: 'get', path: '/health', permission: 'public', returns: data(Health) })

/** Public facts about the service: its name, whether it accepts new accounts, and the ways to sign in. */
export const site = endpoint({
  method: 'get',
  path: '/site',
  permission: 'public',
  returns: data(
    z.object({
      name: z.string(),
      sign_up_open: z.boolean(),
      /** The providers that people can sign in with. */
      sign_in_providers: z.array(IdentityProvider),
    }),
  ),
})

export const OutboxMail = z.object({
  id: z.string(),
  /** Text messages have no HTML. */
  channel: Channel,
  to: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  created_at: z.string(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

/** Development only: mails and text messages that were stored instead of sent, newest first. */
export const outbox = endpoint({
  method: 'get',
  path: '/dev/outbox',
  permission: 'public',
  returns: data(z.array(OutboxMail)),
})

/** Development only: one mail as a page, sandboxed so that it runs and loads nothing. */
export const outboxMail = endpoint({
  method: 'get',
  path: '/dev/outbox/:id',
  permission: 'public',
  params: IdParams,
  file: 'text/html',
  returns: nothing,
})
