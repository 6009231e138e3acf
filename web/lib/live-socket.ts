import ReconnectingWebSocket from 'partysocket/ws'
import { LIVE_ENDED, LIVE_PROTOCOL, LIVE_REPLACED } from '../../src/contracts/live-passes.ts'
import { CallError } from './call-error.ts'

export interface LiveSocket {
  /** Requests a ticket. Every attempt uses a new one, since a ticket is valid for one minute, once. */
  readonly issue: () => Promise<{ ticket: string; path: string }>
  readonly onOpen: () => void
  readonly onLost: () => void
  /** Called with each message that is JSON. */
  readonly onMessage: (message: unknown) => void
  /** The first delay before reconnecting, in milliseconds, and the longest. */
  readonly reconnectMsMin?: number
  readonly reconnectMsMax?: number
}

/** Close codes after which every further attempt would be refused, or take the place of another tab's. */
const FINAL: ReadonlySet<number> = new Set([LIVE_ENDED.code, LIVE_REPLACED.code])

/**
 * Keeps a live connection open, and reconnects with increasing delays. Stops permanently when the server refuses a
 * ticket or ends the session.
 *
 * @returns a function that closes the connection
 */
export function openLiveSocket({ issue, onOpen, onLost, onMessage, ...delays }: LiveSocket): () => void {
  const { reconnectMsMin = 1000, reconnectMsMax = 10_000 } = delays
  let ticket: Promise<{ ticket: string; path: string }>
  const ask = async () => {
    try {
      return await issue()
    } catch (error) {
      if (isRefusal(error)) stop()
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
      minReconnectionDelay: reconnectMsMin,
      maxReconnectionDelay: reconnectMsMax,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 8000,
      shouldReconnectOnClose: ({ code }) => !FINAL.has(code),
    },
  )
  socket.addEventListener('open', onOpen)
  socket.addEventListener('close', ({ code }) => {
    onLost()
    if (FINAL.has(code)) stop()
  })
  socket.addEventListener('error', onLost)
  socket.addEventListener('message', ({ data }) => {
    const message = parse(data)
    if (message !== undefined) onMessage(message)
  })
  const hurry = () => socket.reconnect()
  window.addEventListener('online', hurry)
  const stop = () => {
    window.removeEventListener('online', hurry)
    socket.close()
  }
  return stop
}

/** Whether every further attempt would be refused as well. */
const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)

function parse(message: unknown): unknown {
  try {
    return JSON.parse(String(message))
  } catch {
    return undefined
  }
}
