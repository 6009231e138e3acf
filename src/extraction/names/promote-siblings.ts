import type { Candidate, Reading, Verdict } from './candidate.ts'
import { placeOf, shapeOf } from './surroundings.ts'

const ACCEPTED_MIN = 2
/** Where more elements of a shape are something else, it is a list of all sorts of things. */
const OTHERS_SHARE_MAX = 1 / 3

/** In a row of cards of the same shape, the names nobody knows are names when those beside them are. */
export function promoteSiblings(
  { page, census }: Reading,
  candidates: readonly Candidate[],
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Map<Candidate, Verdict> {
  const promoted = new Map<Candidate, Verdict>()
  const alone = candidates.filter(({ mention }) => mention.isAlone && !mention.isSomethingElse)
  if (verdicts.size < ACCEPTED_MIN || alone.every((candidate) => verdicts.has(candidate))) return promoted

  const groups = new Map<string, { elements: number; accepted: number; pending: Candidate[] }>()
  for (const candidate of alone) {
    const place = placeOf(page, candidate.run.start, candidate.run.end)
    if (!place.element || place.isNavigation) continue
    const shape = shapeOf(place.element)
    const group = groups.get(shape) ?? { elements: census.countOf(place.element).elements, accepted: 0, pending: [] }
    groups.set(shape, group)
    if (verdicts.has(candidate)) group.accepted++
    else group.pending.push(candidate)
  }
  for (const { elements, accepted, pending } of groups.values()) {
    const others = elements - accepted - pending.length
    if (accepted < ACCEPTED_MIN || pending.length > accepted * 2 || others > elements * OTHERS_SHARE_MAX) continue
    for (const candidate of pending) promoted.set(candidate, { confidence: 0.6, method: 'card', jobTitle: null })
  }
  return promoted
}
