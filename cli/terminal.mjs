import { io } from './io.mjs'

/** What stands before a note: a bar that is being drawn. */
let hasBar = false
const ERASE = '\r\x1b[K'
const BAR_WIDTH = 24

/**
 * Says something beside the output.
 *
 * @param {string} text
 */
export function note(text) {
  clearProgress()
  io().stderr.write(`${plain(text, true)}\n`)
}

/**
 * Draws how far it is; on a terminal only, where it draws over what it drew before.
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
 * A text that commands no terminal: what websites say may hold what moves the cursor, or turns the direction of reading.
 *
 * @param {string} text
 * @param {boolean} [keepsLines]
 */
export const plain = (text, keepsLines = false) =>
  text.replace(/\p{C}/gu, (character) => (keepsLines && character === '\n' ? character : ' '))
