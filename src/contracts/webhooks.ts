import { z } from 'zod'
import { httpUrl } from './crawls.ts'
import { data, endpoint, IdParams, nothing } from './endpoint.ts'
import type { Permission } from './permissions.ts'
import { singleLine } from './plain-text.ts'
import { CursorQuery, listOf } from './v1/cursor.ts'

/** What an endpoint may be told of. */
export const WEBHOOK_EVENTS = {
  'crawl.started': 'A crawl has begun',
  'crawl.completed': 'A crawl has ended',
  'crawl.failed': 'A crawl has failed',
  'page.completed': 'A page of a crawl was read',
  'contact.created': 'A person or an organization is new in the contacts',
  'campaign.started': 'A campaign has begun to send',
  'campaign.completed': 'A campaign is through',
  'campaign.paused': 'A campaign was paused, or paused by itself',
  'campaign.failed': 'Nobody got a campaign',
  'recipient.delivered': 'A message was delivered',
  'recipient.bounced': 'A message was refused for good',
  'recipient.opened': 'A message was opened',
  'recipient.clicked': 'A link of a message was followed',
  'recipient.unsubscribed': 'A recipient wants no more messages',
  'recipient.complained': 'A message was reported as spam',
  'recipient.replied': 'Something came back to a message, as its kind says',
  'download.completed': 'A website download is ready',
  'notification.created': 'Something is new in the notifications',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS

/** What a caller must be allowed to read for the messages about an event: their payload says the same. */
export const WEBHOOK_EVENT_PERMISSIONS: Readonly<Record<WebhookEvent | 'webhook.test', Permission>> = {
  'webhook.test': 'webhooks:view',
  'crawl.started': 'crawls:view',
  'crawl.completed': 'crawls:view',
  'crawl.failed': 'crawls:view',
  'page.completed': 'crawls:view',
  'contact.created': 'data:view',
  'campaign.started': 'campaigns:view',
  'campaign.completed': 'campaigns:view',
  'campaign.paused': 'campaigns:view',
  'campaign.failed': 'campaigns:view',
  'recipient.delivered': 'campaigns:view',
  'recipient.bounced': 'campaigns:view',
  'recipient.opened': 'campaigns:view',
  'recipient.clicked': 'campaigns:view',
  'recipient.unsubscribed': 'campaigns:view',
  'recipient.complained': 'campaigns:view',
  'recipient.replied': 'campaigns:view',
  'download.completed': 'site-downloads:view',
  'notification.created': 'notifications:view',
}
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** `whsec_` and the base64 of 24 to 64 bytes (Standard Webhooks 1.0). */
const SECRET = /^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})?$/
export const ENDPOINTS_MAX = 20

export const WebhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  is_active: z.boolean(),
  /** Why it was switched off by itself, as a sentence. */
  disabled_reason: z.string().nullable(),
  /** Since when nothing has arrived. */
  failing_since: z.string().nullable(),
  /** The end of the secret by which messages are signed. */
  secret_end: z.string(),
  /** Until when messages are signed by the former secret as well. */
  former_secret_until: z.string().nullable(),
  created_at: z.string(),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>
/** With the secret, which is told once. */
const WithSecret = WebhookEndpoint.extend({ secret: z.string() })

const SECRET_FORM = 'A secret is one of Standard Webhooks, of 24 to 64 bytes'
const Secret = z.string().regex(SECRET, SECRET_FORM)
const Fields = z.object({
  url: httpUrl(
    z
      .string('URL is required')
      .trim()
      .min(1, { error: 'URL is required', abort: true })
      .max(2000, 'The URL is too long'),
  ),
  description: singleLine().max(200),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)).min(1, 'Choose at least one event'),
})
export const CreateWebhook = Fields.extend({
  description: Fields.shape.description.default(''),
  /** One of your own; left out, one is made. */
  secret: Secret.optional(),
})
export type CreateWebhook = z.output<typeof CreateWebhook>
/** What is left out stays. */
export const UpdateWebhook = Fields.extend({
  is_active: z.boolean(),
  /** Needed with another URL: the one that was entered, or a new one. Blank or left out, the one that is there stays. */
  secret: z.union([z.literal(''), Secret], SECRET_FORM),
}).partial()
export type UpdateWebhook = z.output<typeof UpdateWebhook>

export const WebhookAttempt = z.object({
  http_status: z.number().nullable(),
  /** Why no answer came, as a sentence. */
  failure: z.string().nullable(),
  response: z.string().nullable(),
  duration_ms: z.number(),
  created_at: z.string(),
})
export const WebhookDelivery = z.object({
  id: z.string(),
  event: z.string(),
  state: z.enum(['pending', 'delivered', 'failed']),
  payload: z.string(),
  attempts: z.array(WebhookAttempt),
  /** When it is tried next; null once it is delivered or given up. */
  next_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  created_at: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** How long messages are signed by both secrets after a rotation. */
export const SECRET_OVERLAP_HOURS = 24

/** The calls about webhooks, which the application and customers' programs share. */
function callsBelow<Base extends '/dashboard/webhooks' | '/v1/webhooks'>(base: Base) {
  return {
    list: endpoint({
      method: 'get',
      path: base,
      permission: 'webhooks:view',
      returns: data(z.array(WebhookEndpoint)),
    }),
    create: endpoint({
      method: 'post',
      path: base,
      permission: 'webhooks:edit',
      body: CreateWebhook,
      revealsSecret: true,
      status: 201,
      returns: data(WithSecret),
    }),
    get: endpoint({
      method: 'get',
      path: `${base}/:id`,
      permission: 'webhooks:view',
      params: IdParams,
      returns: data(WebhookEndpoint),
    }),
    /** `webhooks:disable` is enough to switch it off; any other change needs `webhooks:edit`. */
    update: endpoint({
      method: 'put',
      path: `${base}/:id`,
      permission: 'webhooks:disable',
      params: IdParams,
      body: UpdateWebhook,
      returns: data(WebhookEndpoint),
    }),
    remove: endpoint({
      method: 'delete',
      path: `${base}/:id`,
      permission: 'webhooks:disable',
      params: IdParams,
      returns: nothing,
    }),
    /** Makes a new secret; the former one signs as well for a day. */
    rotateSecret: endpoint({
      method: 'post',
      path: `${base}/:id/rotate-secret`,
      permission: 'webhooks:edit',
      revealsSecret: true,
      params: IdParams,
      returns: data(WithSecret),
    }),
    /** Sends a message that says it is a test, once. */
    sendTest: endpoint({
      method: 'post',
      path: `${base}/:id/test`,
      permission: 'webhooks:edit',
      params: IdParams,
      returns: data(WebhookDelivery),
    }),
    /** Newest first; those about an event that the caller may not read of are left out. */
    listDeliveries: endpoint({
      method: 'get',
      path: `${base}/:id/deliveries`,
      permission: 'webhook-deliveries:view',
      params: IdParams,
      query: CursorQuery.extend({ state: z.enum(['pending', 'delivered', 'failed']).optional() }),
      returns: listOf(WebhookDelivery),
    }),
    /** Sends a message again from the beginning of its schedule. */
    replay: endpoint({
      method: 'post',
      path: `${base}/:id/deliveries/:delivery_id/replay`,
      permission: 'webhooks:edit',
      params: IdParams.extend({ delivery_id: z.uuid() }),
      returns: data(WebhookDelivery),
    }),
    /** The same for all that have failed. */
    replayFailed: endpoint({
      method: 'post',
      path: `${base}/:id/replay-failed`,
      permission: 'webhooks:edit',
      params: IdParams,
      returns: data(z.object({ replayed: z.number() })),
    }),
  }
}
export type WebhookCalls = ReturnType<typeof callsBelow>

export const { list, create, get, update, remove, rotateSecret, sendTest, listDeliveries, replay, replayFailed } =
  callsBelow('/dashboard/webhooks')
/** As the external API has them. */
export const v1Calls = callsBelow('/v1/webhooks')
