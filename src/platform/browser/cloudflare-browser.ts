import type { Browser } from './port.ts'

/** Any host will do: the binding answers Browser Rendering's own paths. */
const LIMITS_URL = 'https://browser-rendering/v1/limits'

/** Cloudflare's Browser Rendering binding. */
export function createBrowser(binding: Pick<Fetcher, 'fetch'> | undefined): Browser {
  return {
    async check() {
      if (!binding) throw new Error('no browser binding')
      const response = await binding.fetch(LIMITS_URL)
      await response.body?.cancel()
      if (!response.ok) throw new Error(`browser binding answered ${response.status}`)
    },
  }
}
