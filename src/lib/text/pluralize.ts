/** Made with the first count: each isolate loads this, and few of them need it. */
let numbers: Intl.NumberFormat | null = null

/**
 * Formats a count with its noun: "1 page", "12,480 pages", "1 address".
 * @param many omit it for nouns whose plural adds an s
 */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  numbers ??= new Intl.NumberFormat('en-US')
  return `${numbers.format(count)} ${count === 1 ? one : many}`
}
