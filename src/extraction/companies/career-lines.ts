import { compilePattern } from '../../lib/compile-pattern.ts'
import type { Page } from '../page.ts'
import { careerTexts, careerWords } from './career-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { isRole, lookOf, type NameLook } from './name-looks.ts'

const NAMES_MAX = 60
const LINE_LENGTH_MAX = 160
/**
 * Maximum distance of a year from the start and from the end of its line: `(since September 2010`,
 * `2010 – aujourd’hui)`.
 */
const LEAD_MAX = 20
const TAIL_MAX = 24
/** Maximum length of a date range: `(September 2010 – December 2012)`. */
const ENDING_LENGTH = 50
/** At least this many dated lines make a career; a single one may be anything. */
const LINES_MIN = 2

const YEAR = '(?:(?:0?[1-9]|1[0-2])[/.]|\\p{L}{3,9}\\.? )?(?:19|20)\\d\\d'
const UNTIL = careerTexts('untilNow')
/** A date or period, as a pattern. */
export const SPAN = `(?:(?:${careerWords('since')}) )?${YEAR}(?: ?(?:[-–—/]|${careerWords('to')}) ?(?:${YEAR}|\\d\\d(?!\\d)|${UNTIL})?)?`
const BEFORE = compilePattern(`^[(\\[]?${SPAN}[)\\]]?[\\s:,|–—-]+(?=\\p{L})`, 'iu')
// Bounded: only the last 50 characters of a line are read.
const BEHIND = compilePattern(`[\\s,|–—(-]+${SPAN}[)\\]]?$`, 'iu')
const HAS_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g
/** The parts of such a line between separators. */
const PART = /[^,;\t|()·•–—]+/g
/** The same behind a label that says what somebody studied: `Studies: University of Elmstead, 2001`. */
const PART_OR_LABEL = /[^,;:\t|()·•–—]+/g
const AT = compilePattern(
  `^(?<activity>.*?) (?:(?<place>${careerWords('workplaces')}|@|beim|bij)|${careerWords('otherLinks')}) (?:the |der |dem |la |l['’])?(?=[\\p{Lu}\\p{N}]|\\p{Ll}{1,2}\\p{Lu})`,
  'u',
)
/** `Entwicklungsingenieur`, `Research & Development`: an activity in capitals. Behind "at" it needs no known role. */
const ACTIVITY = /^\p{Lu}[^ ]*(?: (?:\p{Lu}[^ ]*|&)){0,4}$/u
/** Degrees and studies, which a school accompanies. */
const STUDY = compilePattern(`(?<!\\p{L})(?:${careerTexts('studies')})(?![\\p{L}])`, 'iu')

export const isStudy = (text: string) => STUDY.test(text)

interface Line {
  readonly start: number
  /** Whether a part is a role or a degree. Beside such lines, others that name an organisation belong to the career. */
  readonly isSure: boolean
  readonly parts: readonly Part[]
}

interface Part {
  readonly text: string
  readonly start: number
  readonly look: NameLook
}

/**
 * Finds employers and schools in the lines of a CV: `2015–2019 Engineer at Foolabs`,
 * `Elm College, Diploma in Law, 2001`.
 */
export function findCareerLines(page: Page): CompanyMention[] {
  const { text } = page
  const found: CompanyMention[] = []
  let lineEnd = -1
  let run: Line[] = []
  let runEnd = -1
  const flush = () => {
    if (run.filter(({ isSure }) => isSure).length >= LINES_MIN)
      found.push(...run.flatMap((line) => employerIn(page, line)))
    run = []
  }
  for (const { index } of text.matchAll(HAS_YEAR)) {
    if (index < lineEnd) continue
    if (found.length >= NAMES_MAX) break
    const lineStart = text.lastIndexOf('\n', index) + 1
    const newline = text.indexOf('\n', index)
    lineEnd = newline < 0 ? text.length : newline
    if (lineEnd - lineStart > LINE_LENGTH_MAX) continue
    // A year in the middle of a line does not date it. This check skips most lines cheaply.
    if (index - lineStart > LEAD_MAX && lineEnd - index > TAIL_MAX) continue
    const line = careerLine(text.slice(lineStart, lineEnd), lineStart)
    if (!line) continue
    // One line of description may come between two dated lines.
    if (runEnd >= 0 && lineStart - runEnd > LINE_LENGTH_MAX * 2) flush()
    run.push(line)
    runEnd = lineEnd
  }
  flush()
  return found
}

/** Parses a line with a date range at one end and a role, a degree or an organisation in one of its parts. */
function careerLine(line: string, at: number): Line | null {
  const lead = BEFORE.exec(line)?.[0].length ?? 0
  const ending = Math.max(0, line.length - ENDING_LENGTH)
  const tail = lead === 0 ? BEHIND.exec(line.slice(ending)) : null
  if (lead === 0 && !tail) return null
  const rest = line.slice(lead, tail ? ending + tail.index : undefined)
  const isLabelled = STUDY.test(rest.slice(0, Math.max(0, rest.indexOf(':'))))
  const parts = [...rest.matchAll(isLabelled ? PART_OR_LABEL : PART)].flatMap(({ 0: written, index }) => {
    const text = written.trim()
    const start = at + lead + index + written.indexOf(text)
    return text === '' ? [] : [{ text, start, look: lookOf(text) }]
  })
  const isSure = parts.some(({ text, look }) => look === 'role' || AT.test(text) || STUDY.test(text))
  const isCareer = isSure || parts.some(({ look }) => look === 'organisation')
  return isCareer && parts.length <= 5 ? { start: at, isSure, parts } : null
}

const saysActivity = ({ activity, place }: Partial<Record<string, string>>) =>
  isRole(activity!.split(' ')) || (place !== undefined && ACTIVITY.test(activity!))

function employerIn(page: Page, { parts }: Line): CompanyMention[] {
  for (const [at, { text, start, look }] of parts.entries()) {
    const lead = AT.exec(text)
    if (lead && saysActivity(lead.groups!)) {
      const name = text.slice(lead[0].length)
      const isNamed = ['organisation', 'unit', 'name'].includes(lookOf(name))
      return isNamed ? [kindWordMention(page.text, start + lead[0].length, start + text.length)] : []
    }
    const isBesideRole =
      parts[at - 1]?.look === 'role' || STUDY.test(parts[at - 1]?.text ?? '') || parts[at + 1]?.look === 'role'
    if (look === 'organisation' || (look === 'name' && isBesideRole && !STUDY.test(text)))
      return [kindWordMention(page.text, start, start + text.length)]
  }
  return []
}
