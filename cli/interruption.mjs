import { EXIT } from './failure.mjs'

/**
 * Lets Ctrl-C end what the server is doing: the first is a signal, a second one ends the program at once.
 *
 * @returns {{ signal: AbortSignal, stop: () => void }} `stop` gives Ctrl-C back its usual meaning
 */
export function onInterruption() {
  const controller = new AbortController()
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted)
    controller.abort()
  }
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, interrupt)
  const stop = () => {
    for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.off(name, interrupt)
  }
  return { signal: controller.signal, stop }
}
