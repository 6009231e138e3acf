import { groupDigits } from './group-digits.ts'

/**
 * Formats a count with its noun: "1 page", "12,480 pages", "1 address".
 * @param many omit it for nouns whose plural adds an s
 */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`
}
