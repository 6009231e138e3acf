import { runToEnd, type Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import { cssPlaces } from './css-places.ts'
import { type Reference, ReferenceList, readReference } from './reference.ts'
import { CSS_STEP, createFileWork, mayRead } from './work.ts'

/**
 * Returns the files that CSS refers to.
 *
 * @param css a stylesheet or the value of a style attribute
 * @param url the base URL of its references
 */
export const findCssReferences = (css: string, url: string, work: WorkBudget = createFileWork()): Reference[] =>
  runToEnd(cssReferencesInSteps(css, url, work))

/** Like `findCssReferences`, with pauses. */
export function* cssReferencesInSteps(css: string, url: string, work: WorkBudget): Steps<Reference[]> {
  const references = new ReferenceList()
  for (const place of cssPlaces(css)) {
    if (!place) {
      mayRead(CSS_STEP, work)
      yield
    } else if (!place.isText) {
      const found = readReference(place.value, url, work)
      if (found) references.add(found.url, place.kind)
    }
  }
  return references.list()
}
