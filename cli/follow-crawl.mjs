import { setTimeout as pause } from 'node:timers/promises'
import { readEvents } from './read-events.mjs'

const LOOK_MS = 2_000
/** The server sends something every 15 seconds; a connection silent for longer is considered lost. */
const SILENCE_MS = 45_000

/** @typedef {import('../src/contracts/v1/crawls.ts').CrawlJob} CrawlJob */

/**
 * Yields a crawl whenever it changes, until it ends. Uses its event stream, and polls if the stream is unavailable or
 * breaks.
 *
 * @param {import('./api.mjs').Api} api
 * @param {string} id
 * @param {AbortSignal} signal stops the iteration after the last known state
 * @returns {AsyncGenerator<CrawlJob>}
 */
export async function* followCrawl(api, id, signal) {
  for await (const job of byEvents(api, id, signal)) {
    yield job
    if (job.finished_at !== null) return
  }
  while (!signal.aborted) {
    const { data: job } = await api.call('GET', `/crawl/${id}/status`)
    yield job
    if (job.finished_at !== null) return
    await pause(LOOK_MS, undefined, { signal }).catch(() => {})
  }
}

/**
 * @param {import('./api.mjs').Api} api
 * @param {string} id
 * @param {AbortSignal} signal
 * @returns {AsyncGenerator<CrawlJob>}
 */
async function* byEvents(api, id, signal) {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const response = await api.send('GET', `/crawl/${id}/events`, {
      accept: 'text/event-stream',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return
    for await (const data of readEvents(response.body, () => timer.refresh())) yield JSON.parse(data)
  } catch {
    // Any error: polling works, or reports it.
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
