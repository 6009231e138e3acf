import { compilePattern } from '../../../../lib/compile-pattern.ts'
import { careerTexts, careerWords } from '../../../companies/career-words.ts'
import { ARTICLES } from '../../../companies/company-words.ts'
import { lineAt, type Page } from '../../../page.ts'
import type { Place } from '../../../places.ts'
import type { KnownNames } from './employer-beside.ts'

/** Limits: characters of the line with the name, of a biography, and of its sentences that are read. */
const NAME_LINE_MAX = 80
const LENGTH_MIN = 100
const LENGTH_MAX = 3_000
const SENTENCES_MAX = 40
/** Empty lines between a name and a biography, and words of its beginning that may be the name's. */
const GAP_LINES_MAX = 2
const SUBJECT_WORDS_MAX = 3
/** Characters from `now` to the organisation behind it, and from one before it. */
const BEHIND_MAX = 120
const BEFORE_MAX = 40
const SENTENCE_END = /(?<=[\p{Ll}\p{N})”"]{2})[.!?](?=\s+["“„«(]?\p{Lu})/u
const NOW = compilePattern(`(?<!\\p{L})(?:${careerTexts('currently')})(?!\\p{L})`, 'u')
const AT_WORK = compilePattern(` (?:${careerWords('workplaces')})(?: (?:${[...ARTICLES].join('|')}))? $`, 'u')

/**
 * Returns the organisation at which the biography below a name says that the person works now, or null: `She moved to
 * Elm College in 2015, where she is currently a reader`, `He now works at the Oak Institute`.
 */
export function employerOfBiography(page: Page, { start, end }: Place, known: KnownNames): string | null {
  const { text } = page
  let line = lineAt(page, start)
  if (line.end - line.start > NAME_LINE_MAX) return null
  for (let gap = 0; ; gap++) {
    if (gap > GAP_LINES_MAX || line.end >= text.length) return null
    line = lineAt(page, line.end + 1)
    if (text.slice(line.start, line.end).trim() !== '') break
  }
  const length = line.end - line.start
  if (length < LENGTH_MIN || length > LENGTH_MAX) return null
  const biography = text.slice(line.start, line.end)
  if (!isAbout(biography, text.slice(start, end))) return null
  let from = line.start
  for (const sentence of biography.split(SENTENCE_END, SENTENCES_MAX)) {
    const now = NOW.exec(sentence)
    const employer = now && employerAround(page, from, from + now.index, from + sentence.length, known)
    if (employer) return employer
    from += sentence.length + 1
  }
  return null
}

/** Whether a text begins with a name of the person: `Jane studied …`, `Dr Roe is …`. */
function isAbout(text: string, name: string): boolean {
  const words = name.split(' ').filter((word) => word.length > 2)
  return text
    .trimStart()
    .split(/[\s,]+/, SUBJECT_WORDS_MAX)
    .some((word) => words.includes(word))
}

/** The organisation that a sentence names behind a word for where somebody works, or shortly before `now`. */
function employerAround({ text }: Page, from: number, now: number, to: number, { places, names }: KnownNames) {
  const behind = places.after(now)
  if (behind && behind.start < Math.min(to, now + BEHIND_MAX) && AT_WORK.test(text.slice(now, behind.start)))
    return names[behind.owner]!
  const before = places.before(now)
  return before && before.start >= from && now - before.end <= BEFORE_MAX ? names[before.owner]! : null
}
