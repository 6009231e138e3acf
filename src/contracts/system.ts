import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import { Channel } from './senders.ts'

const Check = z.object({ ok: z.boolean(), latency_ms: z.number(), message: z.string().optional() })

export const Health = z.object({
  version: z.string(),
  environment: z.string(),
  checks: z.object({ database: Check, storage: Check, queue: Check, browser: Check }),
})
export type Health = z.infer<typeof Health>

/** Whether each thing the product stands on answers; 200 even when one does not, so that a reader sees which. */
export const health = endpoint({ method: 'get', path: '/health', permission: 'public', returns: data(Health) })

/** What everybody may know of the service: its name, and whether it takes new accounts. */
export const site = endpoint({
  method: 'get',
  path: '/site',
  permission: 'public',
  returns: data(z.object({ name: z.string(), sign_up_open: z.boolean() })),
})

export const OutboxMail = z.object({
  id: z.string(),
  /** A text message has no HTML. */
  channel: Channel,
  to: z.string(),
  reply_to: z.string().nullable(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  created_at: z.string(),
})
export type OutboxMail = z.infer<typeof OutboxMail>

/** Development only: mail and text messages that were sent nowhere, newest first. */
export const outbox = endpoint({
  method: 'get',
  path: '/dev/outbox',
  permission: 'public',
  returns: data(z.array(OutboxMail)),
})

/** Development only: one mail as a page of its own, which may run nothing and load nothing. */
export const outboxMail = endpoint({
  method: 'get',
  path: '/dev/outbox/:id',
  permission: 'public',
  params: IdParams,
  file: 'text/html',
  returns: nothing,
})
