import { connect } from 'node:net'

const INTERVAL_MS = 2_000
/** Consecutive failures. A crashed runtime is restarted, which takes seconds, and longer on a busy machine. */
const REFUSALS_MAX = 45

/**
 * Calls `onGone` once nothing has listened at a URL for a minute and a half. The runtime is a separate process: if it
 * crashes and cannot be restarted, the main process would keep running without serving anything, which no supervisor
 * notices. A busy runtime is not gone, because the system still accepts connections for it.
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
