import { foldName } from '../names/fold-name.ts'
import { isNameSuffix } from '../names/vocabulary.ts'
import type { Page } from '../page.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { partsOf } from './name-looks.ts'

const NAMES_MAX = 40
const LINE_LENGTH_MAX = 160
/** A degree that begins a line, what it is in, and the mark behind: `BA (Hons) Craft Design, `, `MBBS – `. */
const DEGREE_LINE =
  /[ \t•*-]{0,8}(?<degree>\p{Lu}[\p{L}.]{1,9})(?:[ (][^,–—:\n]{0,60})?(?:, ?| [–—:-] ?|: )(?=\p{Lu})/uy

/** Finds schools in lines that begin with a degree: `MA, University of Elmstead`, `MBBS – Elm Medical College (2002)`. */
export function findDegreeLines(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  for (let start = 0, end = 0; start < text.length && found.length < NAMES_MAX; start = end + 1) {
    end = text.indexOf('\n', start)
    if (end < 0) end = text.length
    if (end - start > LINE_LENGTH_MAX) continue
    DEGREE_LINE.lastIndex = start
    const match = DEGREE_LINE.exec(text)
    if (!match || !isNameSuffix(foldName(match.groups!.degree!).replace(/\.$/, ''))) continue
    const from = start + match[0].length
    const school = partsOf(text.slice(from, end), from).find(({ look }) => look === 'organisation')
    if (school) found.push(kindWordMention(text, school.start, school.start + school.text.length))
  }
  return found
}
