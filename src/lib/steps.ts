import type { WorkBudget } from './work-budget.ts'

/** Work that can be interrupted between steps. Each step takes a few dozen milliseconds at most. */
export type Steps<Result> = Generator<unknown, Result>

/** Runs all steps without pauses, for callers that block nothing else: tests and the command line. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Runs the steps over several turns of the event loop, so that waiting tasks run in between.
 *
 * @param budget decides when a turn is over; if absent, each step has its own turn
 */
export async function runInTurns<Result>(steps: Steps<Result>, budget?: WorkBudget): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await (budget ? budget.yieldTurn() : nextTurn())
  }
}

/**
 * Lets all waiting tasks run. Call it between the steps of long work, even if each step only waits for a database or a
 * Durable Object: if these share the process, a chain of such calls blocks all network input until it ends.
 */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Iterates over a list in steps.
 *
 * @param unitsOf the cost of an entry, as `WorkBudget` counts it
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
