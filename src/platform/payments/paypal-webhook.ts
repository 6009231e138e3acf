import { z } from 'zod'
import { unavailable } from '../../lib/errors.ts'
import type { Told } from './ask.ts'
import { jsonOf, textOf } from './methods.ts'
import type { ProviderEvent, WebhookRequest } from './port.ts'

/** Each field of the verification request, and the header it comes from. */
const SIGNED = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

const Event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource_type: z.string().nullish(),
  resource: z.object({
    id: z.string().nullish(),
    custom_id: z.string().nullish(),
    invoice_id: z.string().nullish(),
    purchase_units: z
      .array(z.object({ custom_id: z.string().nullish() }))
      .nullish()
      .catch(null),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().nullish() }).nullish() })
      .nullish()
      .catch(null),
  }),
})

/**
 * Reads an event from PayPal, after PayPal confirms that it sent it.
 *
 * @param verify posts a JSON body to PayPal's verification endpoint
 * @throws unavailable if PayPal cannot verify it now
 */
export async function readPaypalEvent(
  { headers, body }: WebhookRequest,
  webhookId: string,
  verify: (body: string) => Promise<Told>,
): Promise<ProviderEvent | null> {
  const text = textOf(body)
  const event = Event.safeParse(jsonOf(text ?? ''))
  if (text === null || !event.success) return null
  const named: Record<string, string> = { webhook_id: webhookId }
  for (const [name, header] of Object.entries(SIGNED)) {
    const value = headers.get(header)
    if (!value) return null
    named[name] = value
  }
  if (!isPaypals(headers.get(SIGNED.cert_url) ?? '')) return null
  // The signature covers the exact bytes, which serialising the event again would change.
  const told = await verify(`${JSON.stringify(named).slice(0, -1)},"webhook_event":${text}}`)
  if (told.status === 401 || told.status === 403 || told.status === 429)
    throw unavailable('PayPal does not verify its events for us now.')
  if (!told.isDone || told.body.verification_status !== 'SUCCESS') return null
  const { id, event_type: type, resource } = event.data
  const isOrder = type.startsWith('CHECKOUT.ORDER.') || event.data.resource_type === 'checkout-order'
  return {
    ...{ id, type },
    reference: resource.custom_id ?? resource.purchase_units?.[0]?.custom_id ?? resource.invoice_id ?? null,
    providerReference: resource.supplementary_data?.related_ids?.order_id ?? (isOrder ? (resource.id ?? null) : null),
  }
}

/** The sender of the request chooses that address; only PayPal's own hosts are accepted. */
function isPaypals(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed?.protocol === 'https:' && /(?:^|\.)paypal\.com$/.test(parsed.hostname)
}
