import type { QueryClient } from '@tanstack/react-query'
import { FeedMessage, LIVE_TOPICS, openFeed } from '../../src/contracts/account-feed/account-feed.ts'
import { call } from './call.ts'
import { openLiveSocket } from './live-socket.ts'
import { setLive } from './live-state.ts'
import { invalidateTopics, pollLiveQueries, resumePolling } from './live-topics.ts'

/** How often live queries are polled while there is no connection. */
export const POLL_MS = 60_000
/** The first delay before reconnecting, up to twice as long, so that tabs do not reconnect all at once. */
const RECONNECT_MS = 1000
/** How long a hidden tab stays connected. */
export const HIDDEN_MS = 5 * 60_000

/**
 * Keeps this tab up to date with the account: one connection names what has changed, and the queries concerned are
 * refetched. After a gap, all are. Without a connection, live queries are polled once a minute while the tab is shown.
 *
 * @returns a function that ends it, for another account or after signing out
 */
export function startLive(client: QueryClient): () => void {
  let close: (() => void) | null = null
  /** A closed connection may still report events, which must not concern its successor. */
  let attempt = 0
  let isOpen = false
  let hasMissed = false
  let hiding: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    const mine = ++attempt
    const isCurrent = () => mine === attempt
    close = openLiveSocket({
      reconnectMsMin: RECONNECT_MS * (1 + Math.random()),
      reconnectMsMax: POLL_MS,
      issue: async () => (await call(openFeed)).data,
      onOpen: () => {
        if (!isCurrent()) return
        isOpen = true
        setLive(true)
        if (hasMissed) invalidateTopics(client, LIVE_TOPICS)
        hasMissed = false
      },
      onLost: () => {
        if (!isCurrent()) return
        const wasOpen = isOpen
        isOpen = false
        hasMissed = true
        setLive(false)
        if (wasOpen) resumePolling(client)
      },
      onMessage: (message) => {
        if (!isCurrent()) return
        const said = FeedMessage.safeParse(message)
        if (said.success) invalidateTopics(client, said.data.topics)
      },
    })
  }
  const disconnect = () => {
    attempt++
    close?.()
    close = null
    isOpen = false
    hasMissed = true
    setLive(false)
  }
  const onVisibility = () => {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(disconnect, HIDDEN_MS)
    else if (!isOpen) {
      // Also after the server gave this tab's connection to another one.
      disconnect()
      connect()
    }
  }
  const poll = setInterval(() => {
    if (!isOpen && !document.hidden) pollLiveQueries(client)
  }, POLL_MS)

  document.addEventListener('visibilitychange', onVisibility)
  connect()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(hiding)
    clearInterval(poll)
    disconnect()
  }
}
