import ReconnectingWebSocket from 'partysocket/ws'
import * as contract from '../../../../src/contracts/crawls/crawls.ts'
import { CrawlProgress, LIVE_PROTOCOL } from '../../../../src/contracts/crawls/crawls.ts'
import { LIVE_ENDED } from '../../../../src/contracts/live-passes.ts'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'

/** `live` while the server pushes every change; `lost` while polling replaces it. */
export type Connection = 'connecting' | 'live' | 'lost'

export interface Follower {
  onProgress: (progress: CrawlProgress) => void
  onConnection: (connection: Connection) => void
}

/**
 * Keeps a live connection to a crawl until the crawl is finished. Every attempt uses a new ticket, since a ticket is
 * valid for one minute. Stops permanently when the server refuses a ticket.
 *
 * @returns a function that closes the connection
 */
export function followCrawl(id: string, { onProgress, onConnection }: Follower): () => void {
  let ticket: Promise<{ ticket: string; path: string }>
  const ask = async () => {
    try {
      return (await call(contract.openLive, { params: { id } })).data
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500) stop()
      throw error
    }
  }
  const socket: ReconnectingWebSocket = new ReconnectingWebSocket(
    () => {
      ticket = ask()
      return ticket.then(({ path }) => new URL(path, location.origin.replace(/^http/, 'ws')).href)
    },
    // Evaluated right after the URL, for the same attempt.
    () => ticket.then((issued) => [LIVE_PROTOCOL, issued.ticket]),
    {
      minReconnectionDelay: 1000,
      maxReconnectionDelay: 10_000,
      connectionTimeout: 8000,
      // The session has ended, so every further attempt would be refused.
      shouldReconnectOnClose: ({ code }) => code !== LIVE_ENDED.code,
    },
  )
  socket.addEventListener('open', () => onConnection('live'))
  socket.addEventListener('close', ({ code }) => {
    onConnection('lost')
    if (code === LIVE_ENDED.code) stop()
  })
  socket.addEventListener('error', () => onConnection('lost'))
  socket.addEventListener('message', ({ data }) => {
    const progress = parse(data)
    if (!progress) return
    onProgress(progress)
    if (progress.finished_at) stop()
  })
  const hurry = () => socket.reconnect()
  window.addEventListener('online', hurry)
  const stop = () => {
    window.removeEventListener('online', hurry)
    socket.close()
  }
  return stop
}

function parse(message: unknown): CrawlProgress | null {
  try {
    return CrawlProgress.parse(JSON.parse(String(message)))
  } catch {
    return null
  }
}
