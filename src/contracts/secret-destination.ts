import type { CustomSms, Encryption, SmsProvider } from './senders.ts'

/** Where a stored secret goes, or whom it is shared with. */
export type Destination = Readonly<Record<string, string | number | boolean | null>>

export const destinationOfEmail = (config: {
  readonly host: string
  readonly port: number
  readonly encryption: Encryption
}): Destination => ({
  host: config.host.trim().toLowerCase(),
  port: config.port,
  isEncrypted: config.encryption !== 'none',
})

export const destinationOfSms = (config: {
  readonly provider: SmsProvider
  readonly region: string | null
  readonly custom: Pick<CustomSms, 'url'> | null
}): Destination => ({ provider: config.provider, region: config.region, url: config.custom?.url ?? null })

/** Its secret signs what is sent there, so another receiver needs a secret of its own. */
export const destinationOfWebhook = ({ url }: { readonly url: string }): Destination => ({
  url: URL.parse(url)?.href ?? url,
})

/** @param was what the secrets were entered for */
export const isSameDestination = (was: Destination, now: Destination): boolean =>
  // Sending what was sent in the clear encrypted takes it nowhere else.
  Object.keys(now).every((part) => was[part] === now[part] || (part === 'isEncrypted' && now[part] === true))
