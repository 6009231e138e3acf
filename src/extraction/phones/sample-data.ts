import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { parseEmail } from '../emails/parse-email.ts'
import { closest, elementAt, lineAt, type Page } from '../page.ts'

const CODE_TAG = /^(?:pre|code|samp|kbd|textarea)$/
const WRITTEN_EMAIL = /[^\s,;:|"'<>()]{1,64}@[^\s,;:|"'<>()]{3,80}/g
/** Longer blocks are whole documents, of which one example says nothing. */
const BLOCK_LENGTH_MAX = 3_000

/**
 * Whether a place is part of sample data: code whose line, or which as a whole, has addresses of email that stand for
 * anybody's (`john.doe@test.com`) and no others.
 */
export function isSampleData(page: Page, at: number): boolean {
  const code = closest(elementAt(page, at), ({ tag }) => CODE_TAG.test(tag))
  if (!code) return false
  const { hasOnlyExamples } = examplesOf(page)
  const isShort = code.end - code.start <= BLOCK_LENGTH_MAX
  return hasOnlyExamples(lineAt(page, at)) || (isShort && hasOnlyExamples(code))
}

/** A line with thousands of numbers is read once. */
const examplesOf = memoizeByObject((page: Page) => {
  const known = new Map<string, boolean>()
  const hasOnlyExamples = ({ start, end }: { start: number; end: number }): boolean => {
    const key = `${start} ${end}`
    const before = known.get(key)
    if (before !== undefined) return before
    const answer = isOnlyExamples(page.text.slice(start, end))
    known.set(key, answer)
    return answer
  }
  return { hasOnlyExamples }
})

function isOnlyExamples(text: string): boolean {
  if (!text.includes('@')) return false
  const emails = text.match(WRITTEN_EMAIL) ?? []
  return emails.length > 0 && emails.every((email) => parseEmail(email) === null)
}
