import { once } from './once.ts'

const numbers = once(() => new Intl.NumberFormat('en-US'))

/**
 * Formats a count with its noun: "1 page", "12,480 pages", "1 address".
 * @param many omit it for nouns whose plural adds an s
 */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${numbers().format(count)} ${count === 1 ? one : many}`
}
