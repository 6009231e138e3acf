import { EXIT } from './failure.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM'])

/**
 * Lets Ctrl-C end what the server is doing: the first is a signal to the work, a second one ends the program at once.
 * After the work it has its usual meaning again.
 *
 * @template Result
 * @param {(signal: AbortSignal) => Promise<Result>} work
 */
export async function interruptibly(work) {
  const controller = new AbortController()
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted)
    controller.abort()
  }
  for (const name of SIGNALS) process.on(name, interrupt)
  try {
    return await work(controller.signal)
  } finally {
    for (const name of SIGNALS) process.off(name, interrupt)
  }
}
