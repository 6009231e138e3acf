import { oncePer } from '../lib/once-per.ts'
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
const unitsOfRule = oncePer(({ text, elements }: Page) => RULE_UNITS * workOf(text) + ELEMENT_UNITS * elements.length)

/** A rule of a finder, which may take steps itself. */
export type Rule<T> = () => readonly T[] | Steps<readonly T[]>

/** What the rules of a finder find, one rule after the other, until the budget of the page is spent. */
export function* followRules<T>(page: Page, rules: readonly Rule<T>[]): Steps<T[]> {
  const found: T[] = []
  for (const rule of rules) {
    if (page.budget.isSpent) break
    const more = rule()
    for (const one of 'next' in more ? yield* more : more) found.push(one)
    yield* spend(page.budget, unitsOfRule(page))
  }
  return found
}

/** One rule of a finder that others depend on. */
export function* followRule<T>(page: Page, rule: () => T): Steps<T> {
  const answer = rule()
  yield* spend(page.budget, unitsOfRule(page))
  return answer
}
