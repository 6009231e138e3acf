import { memoizeByObject } from '../lib/memoize-by-object.ts'
import type { Steps } from '../lib/steps.ts'
import type { WorkBudget } from '../lib/work-budget.ts'
import type { Page } from './page.ts'
import { workOf } from './page-budget.ts'

/** Spends units on work that was done or is about to be done, and rests when the turn is over. */
export function* spend(budget: WorkBudget, units: number): Steps<void> {
  budget.trySpend(units)
  if (budget.isTurnOver) yield
}

/** Units of what a rule does with each character of a page, by `workOf`; rules that take longer spend more by themselves. */
const RULE_UNITS = 2
const ELEMENT_UNITS = 5

/** What one rule costs that goes through a page once. */
export const unitsOfRule = memoizeByObject(
  ({ text, elements }: Page) => RULE_UNITS * workOf(text) + ELEMENT_UNITS * elements.length,
)

/** A computation that goes through the page once and that rules depend on. */
export function* followRule<T>(page: Page, rule: () => T): Steps<T> {
  const answer = rule()
  yield* spend(page.budget, unitsOfRule(page))
  return answer
}
