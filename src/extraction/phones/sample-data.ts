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
  const line = lineAt(page, at)
  const isShort = code.end - code.start <= BLOCK_LENGTH_MAX
  return (
    hasOnlyExamples(page.text.slice(line.start, line.end)) ||
    (isShort && hasOnlyExamples(page.text.slice(code.start, code.end)))
  )
}

function hasOnlyExamples(text: string): boolean {
  if (!text.includes('@')) return false
  const emails = text.match(WRITTEN_EMAIL) ?? []
  return emails.length > 0 && emails.every((email) => parseEmail(email) === null)
}
