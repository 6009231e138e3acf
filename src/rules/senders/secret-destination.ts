/** Where a stored secret is sent, or with whom it is shared. */
export type Destination = Readonly<Record<string, string | number | boolean | null>>

export const destinationOfEmail = (config: {
  readonly host: string
  readonly port: number
  readonly encryption: 'tls' | 'ssl' | 'none'
}): Destination => ({
  host: config.host.trim().toLowerCase(),
  port: config.port,
  isEncrypted: config.encryption !== 'none',
})

export const destinationOfSms = (config: {
  readonly provider: string
  readonly region: string | null
  readonly custom: { readonly url: string } | null
}): Destination => ({ provider: config.provider, region: config.region, url: config.custom?.url ?? null })

/** The secret signs what is sent there, so another receiver needs its own secret. */
export const destinationOfWebhook = ({ url }: { readonly url: string }): Destination => ({
  url: URL.parse(url)?.href ?? url,
})

/** @param was the destination for which the secrets were entered */
export const isSameDestination = (was: Destination, now: Destination): boolean =>
  // Switching from plain text to encryption does not change the destination.
  Object.keys(now).every((part) => was[part] === now[part] || (part === 'isEncrypted' && now[part] === true))
