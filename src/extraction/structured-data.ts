import { runToEnd, type Steps } from '../lib/steps.ts'
import type { Entity } from './entity.ts'
import type { Page } from './page.ts'
import { followRule } from './steps.ts'
import { type EntityDraft, gatherAddress } from './structured-data/entity-draft.ts'
import { readJsonLd } from './structured-data/read-json-ld.ts'
import { readMicroformats } from './structured-data/read-microformats.ts'
import { readMicrodata, readRdfa } from './structured-data/read-scoped-markup.ts'

/** Returns all entities of a page's structured data: those of JSON-LD first, then those in markup in document order. */
export const readEntities = (page: Page): Entity[] => runToEnd(entitiesInSteps(page))

/** Step-by-step version of `readEntities`, for `runInTurns`. */
export function* entitiesInSteps(page: Page): Steps<Entity[]> {
  const marked: EntityDraft[] = []
  for (const read of [readMicrodata, readRdfa, readMicroformats])
    if (!page.budget.isSpent) marked.push(...(yield* followRule(page, () => read(page))))
  marked.sort((a, b) => a.start! - b.start! || b.end! - a.end!)
  const drafts = [...(yield* readJsonLd(page)), ...marked]
  for (const draft of [...drafts]) {
    const address = gatherAddress(draft)
    if (address) drafts.push(address)
  }
  return parentsFirst(drafts)
}

/** Numbers entities so that each precedes the entities it contains; otherwise keeps their order. */
function parentsFirst(drafts: readonly EntityDraft[]): Entity[] {
  const children = new Map<EntityDraft | null, EntityDraft[]>()
  for (const draft of drafts) {
    const siblings = children.get(draft.parent)
    if (siblings) siblings.push(draft)
    else children.set(draft.parent, [draft])
  }
  const ordered: Entity[] = []
  const waiting = (children.get(null) ?? []).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    next.index = ordered.push(next) - 1
    waiting.push(...(children.get(next) ?? []).toReversed())
  }
  return ordered
}
