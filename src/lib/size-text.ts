const UNITS = ['KB', 'MB', 'GB', 'TB']

/** Formats a size in B, KB, MB, GB or TB (steps of 1024) with two decimals; bytes have none. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  let size = bytes
  let unit = 'B'
  for (const next of UNITS) {
    // 1023.996 KB would print as "1024.00 KB".
    if (Math.round(size * 100) / 100 < 1024) break
    size /= 1024
    unit = next
  }
  return `${size.toFixed(2)} ${unit}`
}
