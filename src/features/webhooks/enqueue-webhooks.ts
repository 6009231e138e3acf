import { sql } from 'drizzle-orm'
import type { DomainEvent } from '../../contracts/events.ts'
import type { WebhookEvent } from '../../contracts/webhooks/webhooks.ts'
import type { ServiceContext } from '../../core/context.ts'
import { loadAccountEvenSuspended } from '../../domain/access/load-account.ts'
import { hasFeature } from '../../domain/billing/plan-limits.ts'
import { uuidOf } from '../../lib/ids.ts'
import { reasonText } from '../../lib/reason-text.ts'

/** Converts an event to its webhook type and data. Null for an event that has no webhook. */
export function messageOf(event: DomainEvent): { type: WebhookEvent; data: Record<string, unknown> } | null {
  switch (event.kind) {
    case 'crawl.started':
      return { type: event.kind, data: { crawl_id: event.crawl_id, name: event.name } }
    case 'crawl.completed': {
      const { crawl_id, name, pages, items, changes } = event
      return { type: event.kind, data: { crawl_id, name, pages, items, changes } }
    }
    case 'crawl.failed': {
      const { crawl_id, name, reason } = event
      return { type: event.kind, data: { crawl_id, name, reason: reason && reasonText(reason) } }
    }
    case 'page.completed': {
      const { crawl_id, url, title, http_status, items } = event
      return { type: event.kind, data: { crawl_id, url, title, http_status, items } }
    }
    case 'contact.created': {
      const { contact_id, contact_kind, name } = event
      return { type: event.kind, data: { contact_id, kind: contact_kind, name } }
    }
    case 'subscriber.confirmed': {
      const { subscription_id, form_id, form_name, address } = event
      return { type: event.kind, data: { subscription_id, form_id, form_name, address } }
    }
    case 'site-download.completed': {
      const { download_id, host, pages, notice } = event
      return { type: 'download.completed', data: { download_id, host, pages, notice: notice && reasonText(notice) } }
    }
    case 'campaign.started': {
      const { campaign_id, name, channel, total } = event
      return { type: event.kind, data: { campaign_id, name, type: channel, total } }
    }
    case 'campaign.completed': {
      const { campaign_id, name, channel, sent, bounced, failed, skipped, unknown } = event
      const data = { campaign_id, name, type: channel, sent, bounced, failed, skipped, unknown }
      return { type: event.kind, data }
    }
    case 'campaign.paused':
    case 'campaign.failed': {
      const { campaign_id, name, channel, reason } = event
      return { type: event.kind, data: { campaign_id, name, type: channel, reason } }
    }
    case 'recipient.delivered':
    case 'recipient.opened':
    case 'recipient.complained':
    case 'recipient.unsubscribed': {
      const { campaign_id, recipient_id, channel, address } = event
      return { type: event.kind, data: { campaign_id, recipient_id, type: channel, address } }
    }
    case 'recipient.bounced': {
      const { campaign_id, recipient_id, channel, address, reason } = event
      return { type: event.kind, data: { campaign_id, recipient_id, type: channel, address, reason } }
    }
    case 'recipient.clicked': {
      const { campaign_id, recipient_id, channel, address, url } = event
      return { type: event.kind, data: { campaign_id, recipient_id, type: channel, address, url } }
    }
    case 'recipient.replied': {
      const { campaign_id, recipient_id, channel, address, reply_id, reply_kind, subject } = event
      return {
        type: event.kind,
        data: { campaign_id, recipient_id, type: channel, address, reply_id, kind: reply_kind, subject },
      }
    }
    case 'recipient.outcome': {
      const { campaign_id, recipient_id, channel, address, outcome } = event
      return { type: event.kind, data: { campaign_id, recipient_id, type: channel, address, outcome } }
    }
    case 'recipient.answered': {
      const { campaign_id, recipient_id, channel, address, answer_id, subject } = event
      return { type: event.kind, data: { campaign_id, recipient_id, type: channel, address, answer_id, subject } }
    }
    case 'message.sent':
    case 'message.delivered':
    case 'message.opened':
    case 'message.complained': {
      const { message_id, address, tags, metadata } = event
      return { type: event.kind, data: { message_id, address, tags, metadata } }
    }
    case 'message.failed':
    case 'message.bounced': {
      const { message_id, address, tags, metadata, reason } = event
      return { type: event.kind, data: { message_id, address, tags, metadata, reason } }
    }
    case 'message.clicked': {
      const { message_id, address, tags, metadata, url } = event
      return { type: event.kind, data: { message_id, address, tags, metadata, url } }
    }
    case 'notification.created': {
      const { notification_id, type, title, message } = event
      return { type: event.kind, data: { notification_id, type, title, message } }
    }
    default:
      return null
  }
}

/**
 * Creates a delivery of an event for each endpoint of its account that subscribes to it, once per event and endpoint.
 * If the plan no longer includes webhooks, events are dropped but the endpoints are kept for when it does. Deliveries
 * of a suspended account wait until it is reactivated.
 */
export async function enqueueWebhooks(ctx: ServiceContext, event: DomainEvent): Promise<void> {
  const message = messageOf(event)
  if (!message) return
  const endpoints = await ctx.data.all<{ id: string }>(sql`
    SELECT id FROM webhook_endpoints WHERE account_id = ${event.account_id} AND is_active = 1
      AND EXISTS (SELECT 1 FROM json_each(events) WHERE value = ${message.type})`)
  if (endpoints.length === 0) return
  const account = await loadAccountEvenSuspended(ctx.db, event.account_id, ctx.clock.now())
  if (!account || !hasFeature(account, 'webhooks')) return
  const payload = JSON.stringify({ type: message.type, timestamp: event.happened_at, data: message.data })
  for (const endpoint of endpoints) {
    const id = uuidOf(`${event.id} ${message.type} to ${endpoint.id}`)
    await bookMessage(ctx, { id, accountId: event.account_id, endpointId: endpoint.id, event: message.type, payload })
  }
}

interface Message {
  readonly id: string
  readonly accountId: string
  readonly endpointId: string
  readonly event: string
  readonly payload: string
}

/** Stores a delivery and queues it. An existing one is left unchanged. */
export async function bookMessage(ctx: ServiceContext, message: Message): Promise<void> {
  const now = ctx.clock.now().toISOString()
  const { id, accountId, endpointId, event, payload } = message
  const [booked] = await ctx.data.all<{ id: string }>(sql`
    INSERT INTO webhook_deliveries (id, account_id, endpoint_id, event, payload, next_at, created_at)
    SELECT ${id}, ${accountId}, ${endpointId}, ${event}, ${payload}, ${now}, ${now}
    WHERE EXISTS (SELECT 1 FROM webhook_endpoints WHERE id = ${endpointId})
    ON CONFLICT (id) DO NOTHING RETURNING id`)
  // After a crash at this point, a scheduled job finds the delivery.
  if (booked) await ctx.queues.send('webhook-deliveries', { account_id: accountId, delivery_id: id })
}
