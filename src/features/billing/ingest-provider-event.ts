import type { ServiceContext } from '../../core/context.ts'
import { providerEvents } from '../../db/schema/control/billing.ts'
import { paymentProvidersOf } from '../../domain/payments/payment-providers.ts'
import { notFound, raise, tooLarge, unauthenticated } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import { readBounded } from '../../lib/read-bounded.ts'
import type { ProviderCode } from '../../platform/payments/port.ts'

/** Events are a few kilobytes. */
const BYTES_MAX = 256 * 1024

/**
 * Takes what a provider tells, by the bytes as they came: writes it down, once, and has it read. Nothing is granted here.
 *
 * @throws not_found for a provider that is not set up, unauthenticated for what is not signed as it must be, payload_too_large
 */
export async function ingestProviderEvent(ctx: ServiceContext, code: string, request: Request): Promise<void> {
  const provider = paymentProvidersOf(ctx).get(code as ProviderCode) ?? raise(notFound('Page'))
  const read = request.body ? await readBounded(request.body, { sizeMaxBytes: BYTES_MAX }) : null
  if (read && read.end !== 'complete') throw tooLarge('The event is too long.')
  const body = read?.body ?? new Uint8Array()
  const now = ctx.clock.now()
  const event = await provider.readWebhook({ headers: request.headers, body }, now)
  if (!event) throw unauthenticated('The event is not signed as it must be.')
  // Follows from the event, so that whoever tells it again has the same row read.
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
