import { EXIT } from './failure.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM'])

/**
 * Runs work that Ctrl-C (SIGINT) or SIGTERM cancels: the first signal aborts the work, the second ends the program.
 * Afterwards both signals have their default effect again.
 *
 * @template Result
 * @param {(signal: AbortSignal) => Promise<Result>} work
 * @returns {Promise<Result>} the result of the work
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
