import type { ServiceContext } from '../../core/context.ts'
import { providerEvents } from '../../db/schema/control/payments.ts'
import { paymentProvidersOf } from '../../domain/billing/payment-providers.ts'
import { notFound, raise, tooLarge, unauthenticated } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { readBounded } from '../../lib/read-bounded.ts'
import type { ProviderCode } from '../../platform/payments/port.ts'

/** Events are a few kilobytes long. */
const BYTES_MAX = 256 * 1024

/**
 * Stores a provider's webhook event once, as the raw bytes received, and queues it for processing. Nothing is granted
 * here.
 *
 * @throws not_found for a provider that is not configured, unauthenticated for an invalid signature,
 *   payload_too_large
 */
export async function ingestProviderEvent(ctx: ServiceContext, code: string, request: Request): Promise<void> {
  const provider = paymentProvidersOf(ctx).get(code as ProviderCode) ?? raise(notFound('Page'))
  const read = request.body ? await readBounded(request.body, { sizeMaxBytes: BYTES_MAX }) : null
  if (read && read.end !== 'complete') throw tooLarge('The event is too long.')
  const body = read?.body ?? new Uint8Array()
  const now = ctx.clock.now()
  const event = await provider.readWebhook({ headers: request.headers, body }, now)
  if (!event) throw unauthenticated('The event is not signed as it must be.')
  // Derived from the event, so that a repeated delivery refers to the same row.
  const id = uuidOf(`${code} ${event.id}`)
  await ctx.db
    .insert(providerEvents)
    .values({
      ...{ id, provider: code, eventId: event.id.slice(0, 200), type: event.type.slice(0, 100) },
      reference: event.reference?.slice(0, 200) ?? null,
      providerReference: event.providerReference?.slice(0, 200) ?? null,
      ...{ body: Buffer.from(body), receivedAt: now.toISOString() },
    })
    .onConflictDoNothing()
  await ctx.queues.send('payment-events', { event_id: id })
}
