/**
 * Copies a text to the clipboard. Falls back to `execCommand` if the Clipboard API is missing or not allowed, as on an
 * address without https.
 *
 * @throws if both fail
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copyByCommand(text)) throw new Error('Your browser blocked copying')
  }
}

function copyByCommand(text: string): boolean {
  // Safari copies nothing without a selection. A selected span, unlike a field, leaves the focus in the open dialog.
  const stand = document.createElement('span')
  stand.textContent = text
  stand.className = 'sr-only select-text'
  const fill = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.body.append(stand)
  document.addEventListener('copy', fill)
  try {
    getSelection()?.selectAllChildren(stand)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', fill)
    getSelection()?.removeAllRanges()
    stand.remove()
  }
}
