import { loadParts, type Part } from './parts.ts'

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const
/** Without any sign, for the sake of the first press of someone who only reads. */
const IDLE_AFTER_MS = 6000

/**
 * Loads parts before they are used: what many presses need with the first sign of a hand, the rest when the page has
 * nothing else to do. With a data saver everything waits for its use.
 */
export function loadPartsEarly(first: Part<unknown>): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const start = () => {
    clearTimeout(timer)
    for (const sign of SIGNS) removeEventListener(sign, start)
    void first
      .load()
      .then(() => loadParts(idle))
      .catch(() => {})
  }
  const timer = setTimeout(start, IDLE_AFTER_MS)
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true })
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AFTER_MS })
    else setTimeout(resolve)
  })
