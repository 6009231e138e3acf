import type { Page } from '../page.ts'
import { foldName } from './fold-name.ts'
import { isHonorific, isRoleWord } from './vocabulary.ts'

/** A line of the page, or one cell of a table row. */
export interface Segment {
  readonly start: number
  readonly end: number
}

/** The non-empty lines and table cells of a page in order. */
export function readSegments(page: Page): Segment[] {
  const segments: Segment[] = []
  const { text } = page
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 10
    if (code !== 10 && code !== 9) continue
    if (at > start && text.slice(start, at).trim() !== '') segments.push({ start, end: at })
    start = at + 1
  }
  return segments
}

const ROLE_LENGTH_MAX = 90
const ROLE_WORDS_MAX = 10

/**
 * The words of a job title ("Head of Sales"), or null when the text is something else.
 *
 * @param text a line, or what stands beside a name up to the next comma
 */
export function readJobTitle(text: string): string | null {
  const title = text.replace(/^[\s,–—|:()/·•-]+|[\s,;–—|:()/·•-]+$/g, '')
  if (title.length < 2 || title.length > ROLE_LENGTH_MAX || /[@?!]|\d{3}|https?:/.test(title)) return null
  const words = foldName(title).split(/[^\p{L}\p{N}'-]+/u)
  if (words.length > ROLE_WORDS_MAX + 2) return null
  // In "Dr. med. dent." the words are titles of a person, not what the person does.
  return words.some((word, at) => at < ROLE_WORDS_MAX && isRoleWord(word) && !(words.length === 1 && isHonorific(word)))
    ? title
    : null
}

/** Whether a line tells how to reach someone. */
export const hasContactData = (text: string) =>
  text.length < 160 &&
  /@|\+?\(?\d[\d\s()./–-]{6,}\d|(?:^|\s)(?:tel|phone|mobile|mobil|cell|telefon|e-?mail|fax|ext)\b/i.test(text)
