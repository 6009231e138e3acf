import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import type { Page } from './page.ts'
import { workOfCounts } from './page-budget.ts'
import { wordsOfPage } from './word-pattern.ts'

/** Spends units for work done or about to be done, and yields if the turn is over. */
export function* spend(budget: WorkBudget, units: number): Steps<void> {
  budget.trySpend(units)
  if (budget.isTurnOver) yield
}

/**
 * Units per character, by `workOf`, and per element for a rule that passes over the page once. Slower rules spend more
 * themselves.
 */
const RULE_UNITS = 2
const ELEMENT_UNITS = 5

/** The cost of a rule that passes over the page once. */
export const unitsOfRule = memoizeByObject((page: Page) => {
  const { capitals, digitRuns } = wordsOfPage(page)
  return RULE_UNITS * workOfCounts(page.text.length, capitals, digitRuns) + ELEMENT_UNITS * page.elements.length
})

/** Runs a computation that passes over the page once, and spends its units. */
export function* followRule<T>(page: Page, rule: () => T): Steps<T> {
  const answer = rule()
  yield* spend(page.budget, unitsOfRule(page))
  return answer
}
