import { compilePattern } from '../../lib/compile-pattern.ts'
import { patternInTexts, wordsInTexts } from '../companies/organisation-texts.ts'
import { foldName } from '../names/fold-name.ts'
import { lineAt, type Page } from '../page.ts'
import type { Place } from '../places.ts'

/** Labels of numbers that a whole organisation shares, folded. */
const SHARED_LABELS = patternInTexts(({ phones }) => phones?.shared)
const PHONE_WORD = `(?:${patternInTexts(({ phones }) => phones?.phoneWords)})`
const LINKING = `(?:${patternInTexts(({ phones }) => phones?.links)})`
/** Matches a label at the end of the text before a number. */
const LABEL_BEFORE = compilePattern(
  `(?<!\\p{L})(?:${SHARED_LABELS})(?:[\\s:.,|()–-]{1,4}(?:${PHONE_WORD}|${LINKING})){0,2}[\\s:.,|()–-]{0,4}$`,
  'u',
)
/** Match a label that fills the line above a number, or that follows it directly in brackets. */
const LABEL_LINE = compilePattern(
  `^\\W{0,2}(?:our |the |unsere |notre )?(?:${SHARED_LABELS})(?: ${PHONE_WORD})?\\W{0,3}$`,
  'u',
)
const LABEL_BEHIND = compilePattern(`^[\\s,|–-]{0,3}\\((?:${SHARED_LABELS})\\)`, 'u')
const LABEL_LENGTH_MAX = 50

/** Whether a number is labelled as an organisation's switchboard, reception or hotline. */
export function isSharedLine({ text }: Page, { start, end }: Place, line: Place): boolean {
  const before = foldName(text.slice(Math.max(line.start, start - LABEL_LENGTH_MAX), start))
  if (LABEL_BEFORE.test(before)) return true
  if (LABEL_BEHIND.test(foldName(text.slice(end, Math.min(line.end, end + LABEL_LENGTH_MAX))))) return true
  if (/\p{L}{6}/u.test(before) || line.start < 2) return false
  const from = Math.max(text.lastIndexOf('\n', line.start - 2) + 1, line.start - 1 - LABEL_LENGTH_MAX)
  return LABEL_LINE.test(foldName(text.slice(from, line.start - 1)))
}

/** Word beginnings that introduce a company's legal representative, folded. Contact persons do not count. */
const REPRESENTATIVE = new RegExp(`^(?:${patternInTexts(({ phones }) => phones?.representatives)})`)
const REPRESENTATIVE_LINE = new RegExp(
  `^(?:(?:the|our) )?(?:${patternInTexts(({ phones }) => phones?.representativeLines)})$`,
)
const LEAD_LENGTH_MAX = 80
const LEAD_WORDS_MAX = 5
const FORMS_OF_ADDRESS = new Set(wordsInTexts(({ phones }) => phones?.formsOfAddress))

/** Whether a name follows a legal representative's label, on its line or the line above. */
export function isRepresentative(page: Page, { start }: Place): boolean {
  const line = lineAt(page, start)
  const beside = wordsOf(page.text.slice(Math.max(line.start, start - LEAD_LENGTH_MAX), start))
  if (beside.length > 0 || line.start < 2) return isLabel(beside)
  const above = lineAt(page, line.start - 1)
  return above.end - above.start < LEAD_LENGTH_MAX && isLabel(wordsOf(page.text.slice(above.start, above.end)))
}

const wordsOf = (text: string) =>
  foldName(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !FORMS_OF_ADDRESS.has(word))
    .slice(-LEAD_WORDS_MAX)

const isLabel = (words: readonly string[]) =>
  words.some((word) => REPRESENTATIVE.test(word)) || REPRESENTATIVE_LINE.test(words.join(' '))
