import { memoizeByObject } from '../../lib/memoize-by-object.ts'
import { parseEmail } from '../emails/parse-email.ts'
import { closest, elementAt, lineAt, type Page } from '../page.ts'

const CODE_TAG = /^(?:pre|code|samp|kbd|textarea)$/
const WRITTEN_EMAIL = /[^\s,;:|"'<>()]{1,64}@[^\s,;:|"'<>()]{3,80}/g
/** Longer blocks are whole documents, in which one example proves nothing. */
const BLOCK_LENGTH_MAX = 3_000

/**
 * Whether an offset is in sample data: code in which the line or the whole block contains email addresses, all of them
 * placeholders (`john.doe@test.com`).
 */
export function isSampleData(page: Page, at: number): boolean {
  const code = closest(elementAt(page, at), ({ tag }) => CODE_TAG.test(tag))
  if (!code) return false
  const { hasOnlyExamples } = examplesOf(page)
  const isShort = code.end - code.start <= BLOCK_LENGTH_MAX
  return hasOnlyExamples(lineAt(page, at)) || (isShort && hasOnlyExamples(code))
}

/** Evaluates each range once, because one line may contain thousands of numbers. */
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
