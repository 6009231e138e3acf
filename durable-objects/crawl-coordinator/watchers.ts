import type { CrawlProgress } from '../../src/contracts/crawls/crawls.ts'
import { LIVE_ENDED, LivePass } from '../../src/contracts/live-passes.ts'

/**
 * Closes a connection made before passes were introduced; its browser reconnects (RFC 6455 7.4.1, "service restart").
 */
const OPEN_ANEW = { code: 1012, reason: 'reconnect' } as const

const FINISHED = { code: 1000, reason: 'finished' } as const

interface Watched {
  /** Null for a deleted crawl. */
  readonly progress: () => CrawlProgress | null
  /** Returns, in the order of the passes, whether each may still watch. */
  readonly mayWatch: (passes: readonly LivePass[]) => Promise<boolean[]>
}

/**
 * The live connections to a crawl. Before each broadcast, `mayWatch` checks whether the session of each connection may
 * still see the crawl; connections without access are closed. Updates during a check are combined into one message with
 * the latest state.
 */
export class Watchers {
  readonly #state: DurableObjectState
  readonly #watched: Watched
  #isAsking = false
  #isBehind = false

  constructor(state: DurableObjectState, watched: Watched) {
    this.#state = state
    this.#watched = watched
  }

  /** Opens a connection and sends the current progress. The caller has checked the pass. */
  accept(pass: LivePass): WebSocket {
    const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
    this.#state.acceptWebSocket(server)
    server.serializeAttachment(pass)
    const progress = this.#watched.progress()
    if (progress) send(server, progress)
    return client
  }

  /** Broadcasts the progress, and closes the connections that may no longer see it. */
  tell(): void {
    if (this.#state.getWebSockets().length === 0) return
    this.#isBehind = true
    if (!this.#isAsking) this.#state.waitUntil(this.#tellAll())
  }

  /** Closes all connections, because there is nothing more to watch. */
  dismiss(why: { readonly code: number; readonly reason: string }): void {
    for (const socket of this.#state.getWebSockets()) close(socket, why)
  }

  async #tellAll(): Promise<void> {
    this.#isAsking = true
    try {
      while (this.#isBehind) {
        this.#isBehind = false
        const allowed = await this.#allowed()
        const progress = this.#watched.progress()
        if (!progress) continue
        for (const socket of allowed) send(socket, progress)
        if (progress.finished_at) this.dismiss(FINISHED)
      }
    } catch {
      // If access cannot be checked, nothing is sent. The next change checks again.
    } finally {
      this.#isAsking = false
    }
  }

  async #allowed(): Promise<WebSocket[]> {
    const watchers: { socket: WebSocket; pass: LivePass }[] = []
    for (const socket of this.#state.getWebSockets()) {
      const pass = LivePass.safeParse(socket.deserializeAttachment())
      if (pass.success) watchers.push({ socket, pass: pass.data })
      else close(socket, OPEN_ANEW)
    }
    if (watchers.length === 0) return []
    // Tabs of the same browser share a session.
    const passes = [...new Map(watchers.map(({ pass }) => [pass.session_id, pass])).values()]
    const answers = await this.#watched.mayWatch(passes)
    const open = new Set(passes.filter((_, at) => answers[at]).map(({ session_id }) => session_id))
    for (const { socket, pass } of watchers) if (!open.has(pass.session_id)) close(socket, LIVE_ENDED)
    return watchers.filter(({ pass }) => open.has(pass.session_id)).map(({ socket }) => socket)
  }
}

/** Sends the progress. A closed connection must not fail the crawl. */
function send(socket: WebSocket, progress: CrawlProgress): void {
  try {
    socket.send(JSON.stringify(progress))
  } catch {
    // Closed meanwhile. The browser reconnects when it is back.
  }
}

function close(socket: WebSocket, { code, reason }: { readonly code: number; readonly reason: string }): void {
  try {
    socket.close(code, reason)
  } catch {
    // Already closed.
  }
}
