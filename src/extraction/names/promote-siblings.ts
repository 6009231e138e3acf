import { placeOf, shapeOf } from './surroundings.ts'
import type { Candidate, Reading, Verdict } from './text-names.ts'

const ACCEPTED_MIN = 2

/** In a row of cards of the same shape, the names nobody knows are names when those beside them are. */
export function promoteSiblings(
  { page }: Reading,
  candidates: readonly Candidate[],
  verdicts: ReadonlyMap<Candidate, Verdict>,
): Map<Candidate, Verdict> {
  const promoted = new Map<Candidate, Verdict>()
  const alone = candidates.filter(({ mention }) => mention.isAlone && !mention.isSomethingElse)
  if (verdicts.size < ACCEPTED_MIN || alone.every((candidate) => verdicts.has(candidate))) return promoted

  const groups = new Map<string, { accepted: number; pending: Candidate[] }>()
  for (const candidate of alone) {
    const place = placeOf(page, candidate.run.start, candidate.run.end)
    if (!place.element || place.isNavigation) continue
    const shape = shapeOf(place.element)
    const group = groups.get(shape) ?? { accepted: 0, pending: [] }
    groups.set(shape, group)
    if (verdicts.has(candidate)) group.accepted++
    else group.pending.push(candidate)
  }
  const wanted = new Map([...groups].filter(([, group]) => group.accepted >= ACCEPTED_MIN && group.pending.length > 0))
  if (wanted.size === 0) return promoted
  const sizes = new Map<string, number>()
  for (const element of page.elements) {
    if (element.end === element.start) continue
    const shape = shapeOf(element)
    if (wanted.has(shape)) sizes.set(shape, (sizes.get(shape) ?? 0) + 1)
  }
  for (const [shape, { accepted, pending }] of wanted) {
    // Where most elements of the shape are something else, it is a list of all sorts of things.
    if ((accepted + pending.length) * 1.5 < (sizes.get(shape) ?? 0) || pending.length > accepted * 2) continue
    for (const candidate of pending) promoted.set(candidate, { confidence: 0.6, method: 'card', jobTitle: null })
  }
  return promoted
}
