/** Hands a file to the browser's downloads under the given name. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The click only queues the download; Safari loses it when the URL goes at once.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/**
 * Lets the browser fetch a file of ours by itself, straight to the disk, however large it is. Whether that works out is
 * shown by the browser, not known here.
 *
 * @param path an address of this origin that needs no header to be read
 */
export function saveFrom(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
