import type { convertV4MiniflareOptions } from 'miniflare'

type Settings = ReturnType<typeof convertV4MiniflareOptions>

/**
 * Limits the addresses that the first Worker may connect to, by requests and by sockets. The runtime applies this to
 * the resolved address. The emulator's own type does not have it: see `scripts/server/allow-network-outbound.ts`.
 */
export function limitNetwork(settings: Settings, network: { allow: string[]; deny: string[] }): void {
  const [worker] = settings.workers as unknown as { dev?: Record<string, unknown> }[]
  if (!worker) throw new Error('there is no worker whose network could be limited')
  const outboundService = { type: 'network', ...network, tlsOptions: { trustBrowserCas: true } }
  worker.dev = { ...worker.dev, outboundService }
}
