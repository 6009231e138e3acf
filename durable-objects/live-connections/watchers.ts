import { z } from 'zod'
import { LIVE_ENDED, LIVE_REPLACED, LivePass } from '../../src/contracts/live-passes.ts'

/**
 * Closes a connection made before passes were introduced; its browser reconnects (RFC 6455 7.4.1, "service restart").
 */
const OPEN_ANEW = { code: 1012, reason: 'reconnect' } as const

const FINISHED = { code: 1000, reason: 'finished' } as const

/** What is stored with a connection. Older ones lack the time, in milliseconds since 1970. */
const Attachment = LivePass.extend({ opened_at: z.number().default(0) })

interface Watched<Message> {
  /** The message to send, and whether it ends the connections; null if there is none. Called after the check. */
  readonly next: () => { readonly message: Message; readonly isLast: boolean } | null
  /** Returns, in the order of the passes, whether each may still watch. */
  readonly mayWatch: (passes: readonly LivePass[]) => Promise<boolean[]>
  /** Called if the check failed, so that nothing was sent. By default, the next change checks again. */
  readonly onUnchecked?: () => void
}

/**
 * The live connections to a Durable Object. Before each broadcast, `mayWatch` checks whether the session of each
 * connection may still see the object; connections without access are closed. Updates during a check are combined into
 * one message with the latest state.
 */
export class Watchers<Message> {
  readonly #state: DurableObjectState
  readonly #watched: Watched<Message>
  #isAsking = false
  #isBehind = false

  constructor(state: DurableObjectState, watched: Watched<Message>) {
    this.#state = state
    this.#watched = watched
  }

  /**
   * Opens a connection and sends the first message, if there is one. The caller has checked the pass.
   *
   * @param connectionsMax the oldest connections beyond it are closed
   */
  accept(pass: LivePass, connectionsMax = Number.POSITIVE_INFINITY, first?: Message): WebSocket {
    const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket]
    this.#makeRoom(connectionsMax)
    this.#state.acceptWebSocket(server)
    server.serializeAttachment({ ...pass, opened_at: Date.now() } satisfies z.infer<typeof Attachment>)
    if (first) send(server, first)
    return client
  }

  /** Broadcasts the next message, and closes the connections that may no longer see it. */
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
        const next = this.#watched.next()
        if (!next) continue
        for (const socket of allowed) send(socket, next.message)
        if (next.isLast) this.dismiss(FINISHED)
      }
    } catch {
      // If access cannot be checked, nothing is sent.
      this.#watched.onUnchecked?.()
    } finally {
      this.#isAsking = false
    }
  }

  #makeRoom(connectionsMax: number): void {
    const sockets = this.#state.getWebSockets()
    const surplus = sockets.length + 1 - connectionsMax
    if (surplus <= 0) return
    const openedAt = (socket: WebSocket) => Attachment.safeParse(socket.deserializeAttachment()).data?.opened_at ?? 0
    const oldest = sockets.toSorted((a, b) => openedAt(a) - openedAt(b)).slice(0, surplus)
    for (const socket of oldest) close(socket, LIVE_REPLACED)
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
    const passes = [...new Map(watchers.map(({ pass }) => [keyOf(pass), pass])).values()]
    const answers = await this.#watched.mayWatch(passes)
    const open = new Set(passes.filter((_, at) => answers[at]).map(keyOf))
    for (const { socket, pass } of watchers) if (!open.has(keyOf(pass))) close(socket, LIVE_ENDED)
    return watchers.filter(({ pass }) => open.has(keyOf(pass))).map(({ socket }) => socket)
  }
}

/** Tabs with the same session and workspace are checked once. */
const keyOf = ({ session_id, workspace_id }: LivePass) => `${session_id} ${workspace_id}`

/** Sends a message. A closed connection must not fail the caller. */
function send(socket: WebSocket, message: unknown): void {
  try {
    socket.send(JSON.stringify(message))
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
