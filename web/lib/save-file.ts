/** Saves a file under the given name through the browser's downloads. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The click only queues the download. Safari loses it if the URL is revoked immediately.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/**
 * Lets the browser download one of our files straight to disk, whatever its size. The browser shows whether that
 * succeeds; this code cannot know.
 *
 * @param path an address of this origin that needs no request header
 */
export function saveFrom(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
