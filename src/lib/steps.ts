import type { WorkBudget } from './work-budget.ts'

/** Work that can be put down between any two of its steps, each of a few dozen milliseconds at most. */
export type Steps<Result> = Generator<unknown, Result>

/** Does all steps at once, for callers whom nobody waits behind: tests, the command line. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Does the steps in turns of the event loop, so that whatever waits there comes in between.
 *
 * @param budget says when a turn is over; without one each step has a turn of its own
 */
export async function runInTurns<Result>(steps: Steps<Result>, budget?: WorkBudget): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await (budget ? budget.yieldTurn() : nextTurn())
  }
}

/**
 * Lets everything that waits have its turn. Long work calls it between two steps, also where each step only waits for a database or an
 * object: where these share the process, a chain of such calls reads nothing from the network until it ends.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Goes through a list in steps.
 *
 * @param unitsOf what the work on one entry costs, as `WorkBudget` counts
 */
export function* eachInSteps<Value>(
  values: Iterable<Value>,
  work: WorkBudget,
  unitsOf: (value: Value) => number,
  each: (value: Value) => void,
): Steps<void> {
  for (const value of values) {
    work.trySpend(unitsOf(value))
    each(value)
    if (!work.isTurnOver) continue
    yield
    work.beginTurn()
  }
}
