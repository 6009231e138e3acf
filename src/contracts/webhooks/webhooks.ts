import { z } from 'zod'
import type { Permission } from '../../rules/roles/permissions.ts'
import { httpUrl } from '../crawls/crawls.ts'
import { CursorQuery, listOf } from '../cursor.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/** The events that an endpoint can subscribe to. */
export const WEBHOOK_EVENTS = {
  'crawl.started': 'A crawl has begun',
  'crawl.completed': 'A crawl has ended',
  'crawl.failed': 'A crawl has failed',
  'page.completed': 'A page of a crawl was read',
  'contact.created': 'A person or an organisation is new in the contacts',
  'campaign.started': 'A campaign has begun to send',
  'campaign.completed': 'A campaign is through',
  'campaign.paused': 'A campaign was paused, manually or automatically',
  'campaign.failed': 'A campaign reached no one',
  'recipient.delivered': 'A message was delivered',
  'recipient.bounced': 'A message was refused for good',
  'recipient.opened': 'A message was opened',
  'recipient.clicked': 'A link of a message was followed',
  'recipient.unsubscribed': 'A recipient unsubscribed',
  'recipient.complained': 'A message was reported as spam',
  'recipient.replied': 'Something came back to a message, as its kind says',
  'recipient.outcome': 'A person noted what came of a reply, such as interested',
  'recipient.answered': 'An answer to a reply was sent from the inbox',
  'message.sent': 'A single message was sent',
  'message.failed': 'A single message could not be sent',
  'message.delivered': 'A single message was delivered',
  'message.bounced': 'A single message came back',
  'message.opened': 'A single message was opened',
  'message.clicked': 'A link of a single message was followed',
  'message.complained': 'A single message was reported as spam',
  'subscriber.confirmed': 'Someone subscribed through a form and confirmed',
  'download.completed': 'A website download is ready',
  'notification.created': 'Something is new in the notifications',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS

/** The permission needed to read the messages of each event, because their payload contains the same data. */
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
  'recipient.outcome': 'campaigns:view',
  'recipient.answered': 'campaigns:view',
  'message.sent': 'campaigns:view',
  'message.failed': 'campaigns:view',
  'message.delivered': 'campaigns:view',
  'message.bounced': 'campaigns:view',
  'message.opened': 'campaigns:view',
  'message.clicked': 'campaigns:view',
  'message.complained': 'campaigns:view',
  'subscriber.confirmed': 'data:view',
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
  /** Why it was disabled automatically, as a sentence. */
  disabled_reason: z.string().nullable(),
  /** Since when every delivery has failed. */
  failing_since: z.string().nullable(),
  /** The last characters of the signing secret. */
  secret_end: z.string(),
  /** How long messages are also signed with the former secret. */
  former_secret_until: z.string().nullable(),
  created_at: z.string(),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>
/** Includes the secret, which is shown only once. */
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
  /** The caller's own secret; generated if omitted. */
  secret: Secret.optional(),
})
export type CreateWebhook = z.output<typeof CreateWebhook>
/** Omitted fields stay unchanged. */
export const UpdateWebhook = Fields.extend({
  is_active: z.boolean(),
  /**
   * Required with a new URL: either the stored secret or a new one. Otherwise blank or omitted keeps the stored one.
   */
  secret: z.union([z.literal(''), Secret], SECRET_FORM),
}).partial()
export type UpdateWebhook = z.output<typeof UpdateWebhook>

export const WebhookAttempt = z.object({
  http_status: z.number().nullable(),
  /** Why there was no response, as a sentence. */
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
  /** When the next attempt is due; null once it is delivered or given up. */
  next_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  created_at: z.string(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** How long messages are signed with both secrets after a rotation. */
export const SECRET_OVERLAP_HOURS = 24

/** The webhook endpoints, shared by the application and the external API. */
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
    /** `webhooks:disable` suffices to disable it; any other change needs `webhooks:edit`. */
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
    /** Generates a new secret; for a day, the former one signs too. */
    rotateSecret: endpoint({
      method: 'post',
      path: `${base}/:id/rotate-secret`,
      permission: 'webhooks:edit',
      revealsSecret: true,
      params: IdParams,
      returns: data(WithSecret),
    }),
    /** Sends one test message, without retries. */
    sendTest: endpoint({
      method: 'post',
      path: `${base}/:id/test`,
      permission: 'webhooks:edit',
      params: IdParams,
      returns: data(WebhookDelivery),
    }),
    /** Newest first, without events that the caller may not read. */
    listDeliveries: endpoint({
      method: 'get',
      path: `${base}/:id/deliveries`,
      permission: 'webhook-deliveries:view',
      params: IdParams,
      query: CursorQuery.extend({ state: z.enum(['pending', 'delivered', 'failed']).optional() }),
      returns: listOf(WebhookDelivery),
    }),
    /** Sends a message again, with a new schedule of attempts. */
    replay: endpoint({
      method: 'post',
      path: `${base}/:id/deliveries/:delivery_id/replay`,
      permission: 'webhooks:edit',
      params: IdParams.extend({ delivery_id: z.uuid() }),
      returns: data(WebhookDelivery),
    }),
    /** Does the same for all failed messages. */
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
/** The endpoints of the external API. */
export const v1Calls = callsBelow('/v1/webhooks')
