import { foldName } from '../names/fold-name.ts'
import { isNameSuffix } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { partsOf } from './name-looks.ts'

const NAMES_MAX = 40
const LINE_LENGTH_MAX = 160
/** A degree that begins a line, what it is in, and the mark behind: `BA (Hons) Craft Design, `, `MBBS – `. */
const DEGREE_LINE =
  /(?<=^|\n)[ \t•*-]*(?<degree>\p{Lu}[\p{L}.]{1,9})(?:[ (][^,–—:\n]{0,60})?(?:, ?| [–—:-] ?|: )(?=\p{Lu})/gu

/** Finds schools in lines that begin with a degree: `MA, University of Elmstead`, `MBBS – Elm Medical College (2002)`. */
export function findDegreeLines(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (const match of text.matchAll(DEGREE_LINE)) {
    if (!isNameSuffix(foldName(match.groups!.degree!).replace(/\.$/, ''))) continue
    const from = match.index + match[0].length
    const newline = text.indexOf('\n', from)
    const end = newline < 0 ? text.length : newline
    if (end - match.index > LINE_LENGTH_MAX) continue
    const school = partsOf(text.slice(from, end), from).find(({ look }) => look === 'organisation')
    if (school) found.push(kindWordMention(text, school.start, school.start + school.text.length))
    if (found.length >= NAMES_MAX) break
  }
  return found
}
