import type { Page } from '../page.ts'
import { isCapitalCode } from '../word-index.ts'
import { foldName } from './fold-name.ts'
import { givenName } from './given-names.ts'
import type { NameRun } from './name-runs.ts'
import type { Segment } from './segments.ts'
import { isFamilyName, isRoleWord } from './vocabulary.ts'

const LINE_MAX = 60
const LINES_MIN = 3
/** Maximum share of lines ending with a word that may begin with a given name. */
const GIVEN_SHARE_MAX = 1 / 3
const FIRST_WORD = /^[\s"“„«(-]*(?<word>\p{L}[\p{L}\p{M}'’-]{0,30})/u
const LAST_WORD = /(?<= )(?<word>\p{Lu}[\p{L}\p{M}'’-]{2,30})\s*$/u

interface Ending {
  lines: number
  given: number
}

/**
 * Returns a function that checks whether lines of the page use a run of words for kinds of products: "Oval Radiators",
 * "Tall Radiators".
 */
export function kindsOfThings(page: Page, segments: readonly Segment[]): (run: NameRun, line: Segment) => boolean {
  let endings: Map<string, Ending> | null = null
  const isKind = (text: string) => {
    const word = foldName(text)
    if (isRoleWord(word) || isFamilyName(word)) return false
    endings ??= readEndings(page, segments)
    const ending = endings.get(word)
    return ending !== undefined && ending.lines >= LINES_MIN && ending.given <= ending.lines * GIVEN_SHARE_MAX
  }
  return (run, line) => {
    const last = run.words.at(-1)
    if (!last || line.end - line.start > LINE_MAX) return false
    if (isKind(last.text)) return true
    // "Quax Marlow Tall Radiators": the words continue without punctuation up to the kind.
    const rest = page.text.slice(run.end, line.end)
    const kind = /^ [\p{L}\p{M} &'’-]+$/u.test(rest) ? LAST_WORD.exec(rest)?.groups?.word : undefined
    return kind !== undefined && isKind(kind)
  }
}

/** For each last word, counts the distinct short lines that end with it and those that begin with a given name. */
function readEndings(page: Page, segments: readonly Segment[]): Map<string, Ending> {
  const endings = new Map<string, Ending>()
  const seen = new Set<string>()
  for (const { start, end } of segments) {
    if (end - start > LINE_MAX) continue
    const text = page.text.slice(start, end).trim()
    if (!isCapitalCode(text.charCodeAt(text.lastIndexOf(' ') + 1))) continue
    const word = LAST_WORD.exec(text)?.groups?.word
    if (word === undefined || seen.has(text)) continue
    seen.add(text)
    const key = foldName(word)
    const ending = endings.get(key) ?? { lines: 0, given: 0 }
    endings.set(key, ending)
    ending.lines++
    if (givenName(foldName(FIRST_WORD.exec(text)?.groups?.word ?? '')) === 'sure') ending.given++
  }
  return endings
}
