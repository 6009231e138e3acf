import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { isClearKind, isHeadKind, isSmallKind, sentenceKinds } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'
import { isApart } from './sentence-kinds.ts'

const LISTED: ReadonlySet<string> = new Set(sentenceKinds())
/** `Zuständige Rechtsanwaltskammer`: a label, with the name on the next line. */
const LABEL = compilePattern(
  `^(?:${patternsOfLanguages(({ organisationSentences }) => organisationSentences?.relations?.authority).join('|')})`,
  'u',
)
const LINE = /[^\n\t]+/g
const LINE_LENGTH_MAX = 90
const WORDS_MIN = 2
const NAMES_MAX = 60

/**
 * Finds institutions that are a line or a cell of their own, also in languages that write most of a name in lower case:
 * `Institut national du bois`, `Elmsborgs kommun`.
 */
export function findInstitutionLines(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (line.length > LINE_LENGTH_MAX) continue
    const name = line.trim()
    const kind = name.split(' ').length >= WORDS_MIN ? kindOf(name) : null
    if (kind === null || lookOf(name) !== 'organisation' || LABEL.test(name.toLowerCase())) continue
    const start = index + line.indexOf(name)
    const end = start + name.length
    if (!isApart(page, start, end, kind)) continue
    found.push(kindWordMention(text, start, end))
    if (found.length >= NAMES_MAX) break
  }
  return found
}

/** Fewer say only what kind of institution it is: `Communauté de communes`. */
const LONG_WORDS_MIN = 3
const LONG_WORD = /\p{L}{4,}/gu

/**
 * The institution's word of a name that capitals do not delimit, or null: one in lower case or a compound at its end, one
 * before lower-case words at its beginning. `findKindNames` finds the others.
 */
function kindOf(name: string): string | null {
  const [first = '', second = ''] = name.split(' ')
  const last = name.slice(name.lastIndexOf(' ') + 1)
  if (isSmallKind(last) || (isClearKind(last) && !LISTED.has(last))) return last
  return isHeadKind(first) && /^\p{Ll}/u.test(second) && (name.match(LONG_WORD)?.length ?? 0) >= LONG_WORDS_MIN
    ? first
    : null
}
