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
