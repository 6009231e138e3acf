import type { Status } from '../../../src/contracts/status/status.ts'
import { showNoAnswer, showStatus } from '../status/show-status.ts'

/** Matches the time for which the response may be cached. */
const REFRESH_MS = 60_000

/** Fills the status page with the latest measurements, and refreshes them every minute while the page is visible. */
export function start(element: HTMLElement): void {
  const refresh = async () => {
    const status = await readStatus()
    if (status) showStatus(element, status, new Date())
    else showNoAnswer(element)
  }
  void refresh()
  setInterval(() => document.visibilityState === 'visible' && void refresh(), REFRESH_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh())
}

/** Uses its own fetch, since the dashboard's `call` would add zod to a public page. */
async function readStatus(): Promise<Status | null> {
  const answer: unknown = await fetch('/api/status')
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  const status = (answer as { data?: Status } | null)?.data
  return Array.isArray(status?.services) && Array.isArray(status.incidents) ? status : null
}
