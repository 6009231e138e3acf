import { sleep } from '../../lib/sleep.ts'
import { BrowserError } from './port.ts'

const RESTART_MS = 1_000

/**
 * Starts a browser, and tries once more after a second: on a busy machine a browser may not start.
 *
 * @throws what the second attempt throws, or the first one if no browser is left (`isBusy`)
 */
export async function startTwice<Started>(start: () => Promise<Started>): Promise<Started> {
  try {
    return await start()
  } catch (error) {
    if (error instanceof BrowserError && error.isBusy) throw error
    await sleep(RESTART_MS)
    return await start()
  }
}
