import { closest, elementAt } from '../page.ts'
import type { Candidate, Verdict } from './candidate.ts'
import type { Reading } from './reading.ts'
import { placeOf, shapeOf } from './surroundings.ts'

const LINES_MIN = 3
/** Minimum share of names in a run of lines that are known or accepted otherwise. */
const KNOWN_SHARE_MIN = 0.6
const LINE_MAX = 200
const HAS_LETTERS = /[\p{L}\p{N}]/u
const SEPARATOR_BEHIND = /^\s?(?<mark>[,–—|:(/·•-])/u
const SEPARATOR_BEFORE = /(?<mark>[,–—|:/·•)-])\s?$/u
const BLOCK = /^(?:li|p|td|th|dd|dt|div|h[1-6]|section|article|figcaption|blockquote)$/

/**
 * Groups the names of lines with the same structure, "Section – Jane Roe" or "Jane Roe | Hull": the same elements
 * around the line, the name at the same end and the same separator. If enough names of a group are known, all are
 * people.
 */
export function namesOfLikeLines(
  { page, segments }: Reading,
  candidates: readonly Candidate[],
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Candidate[] {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const { run, segment, mention } = candidate
    const line = segments[segment]!
    if (mention.isAlone || mention.isSomethingElse || line.end - line.start > LINE_MAX) continue
    const before = page.text.slice(line.start, run.start)
    const after = page.text.slice(run.end, line.end)
    const isFirst = !HAS_LETTERS.test(before)
    if (isFirst === !HAS_LETTERS.test(after)) continue
    const mark = (isFirst ? SEPARATOR_BEHIND.exec(after) : SEPARATOR_BEFORE.exec(before))?.groups?.mark
    if (mark === undefined) continue
    const block = closest(elementAt(page, run.start), ({ tag }) => BLOCK.test(tag))
    const key = `${isFirst ? 'first' : 'last'} ${mark} ${block ? shapeOf(block) : ''}`
    const group = groups.get(key)
    if (group) group.push(candidate)
    else groups.set(key, [candidate])
  }
  return [...groups.values()].flatMap((group) => {
    const known = group.filter((candidate) => candidate.likelihood === 3 || verdicts.has(candidate)).length
    if (group.length < LINES_MIN || known < group.length * KNOWN_SHARE_MIN) return []
    const [first] = group
    if (placeOf(page, first!.run.start, first!.run.end).isNavigation) return []
    return group.filter((candidate) => !verdicts.has(candidate))
  })
}
