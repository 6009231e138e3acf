import { io } from './io.mjs'

/** Whether a progress bar is being drawn. */
let hasBar = false
const ERASE = '\r\x1b[K'
const BAR_WIDTH = 24

/**
 * Prints a line to stderr.
 *
 * @param {string} text
 */
export function note(text) {
  clearProgress()
  io().stderr.write(`${plain(text, true)}\n`)
}

/**
 * Draws the progress bar, replacing the previous one; only on a terminal.
 *
 * @param {number} share from 0 to 1
 * @param {string} text
 */
export function showProgress(share, text) {
  const { stderr } = io()
  if (!stderr.isTTY) return
  const done = Math.round(Math.min(1, Math.max(0, share)) * BAR_WIDTH)
  const line = `[${'#'.repeat(done)}${'-'.repeat(BAR_WIDTH - done)}] ${plain(text)}`
  stderr.write(ERASE + line.slice(0, (stderr.columns || 80) - 1))
  hasBar = true
}

export function clearProgress() {
  if (hasBar) io().stderr.write(ERASE)
  hasBar = false
}

/**
 * Removes terminal control characters: text from websites may contain codes that move the cursor or reverse the reading
 * direction.
 *
 * @param {string} text
 * @param {boolean} [keepsLines]
 */
export const plain = (text, keepsLines = false) =>
  text.replace(/\p{C}/gu, (character) => (keepsLines && character === '\n' ? character : ' '))
