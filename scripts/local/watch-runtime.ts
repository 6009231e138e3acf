import { connect } from 'node:net'

const INTERVAL_MS = 2_000
/** In a row: one alone may meet a runtime that is just being replaced. */
const REFUSALS_MAX = 2

/**
 * Calls `onGone` once, when nothing listens at a URL any more. The runtime is a process of its own: if it crashes or runs
 * out of memory, the process that started it would stay without serving anything, which no supervisor notices. A busy
 * runtime is not gone, since the system accepts connections for it.
 *
 * @returns ends the watch
 */
export function watchRuntime(url: string, onGone: () => void, intervalMs = INTERVAL_MS): () => void {
  const { hostname, port } = new URL(url)
  let refusals = 0
  const timer = setInterval(() => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), timeout: intervalMs })
    socket.on('connect', () => {
      refusals = 0
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy())
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED' || ++refusals !== REFUSALS_MAX) return
      clearInterval(timer)
      onGone()
    })
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
