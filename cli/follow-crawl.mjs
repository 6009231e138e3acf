import { setTimeout as pause } from 'node:timers/promises'
import { readEvents } from './read-events.mjs'

const LOOK_MS = 2_000
/** The server says something every 15 seconds; a connection that is silent for longer is lost. */
const SILENCE_MS = 45_000

/** @typedef {import('../src/contracts/v1/crawls.ts').CrawlJob} CrawlJob */

/**
 * A crawl each time that it has changed, to its end: by its events, and where those cannot be had or break off by asking.
 *
 * @param {import('./api.mjs').Api} api
 * @param {string} id
 * @param {AbortSignal} signal ends the following, with whatever the last state was
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
    // Whatever it was: asking will tell, or fail as well.
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}
