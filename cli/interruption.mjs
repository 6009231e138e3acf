import { EXIT } from './failure.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM'])

/**
 * Runs work that Ctrl-C (SIGINT) or SIGTERM cancels: the first aborts the work's signal, the second ends the program.
 * Afterwards both have their usual meaning again.
 *
 * @template Result
 * @param {(signal: AbortSignal) => Promise<Result>} work
 * @returns {Promise<Result>} what the work returns
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
