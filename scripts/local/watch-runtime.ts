import { connect } from 'node:net'

const INTERVAL_MS = 2_000
/** In a row: a runtime that crashed is started again, which takes seconds, and more on a busy machine. */
const REFUSALS_MAX = 45

/**
 * Calls `onGone` once, when nothing has listened at a URL for a minute and a half. The runtime is a process of its own: if
 * it crashes and cannot be started again, the process beside it would stay without serving anything, which no supervisor
 * notices. A busy runtime is not gone, since the system accepts connections for it.
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
