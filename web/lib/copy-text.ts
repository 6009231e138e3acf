/**
 * Puts a text on the clipboard, in the old way where the new one is missing or not allowed, as on an address without https.
 *
 * @throws when neither works
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    if (!copyByCommand(text)) throw new Error('The browser did not copy')
  }
}

function copyByCommand(text: string): boolean {
  // Safari copies nothing without a selection. A selected text, unlike a field, leaves the focus in the dialog that holds it.
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
