import type { WorkBudget } from '../lib/work-budget.ts'

/** A piece of work that pauses where others may have their turn. */
export type Steps<T> = Generator<unknown, T>

/** Does all the work in one stretch, for what is small or not served to anybody. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Gives the event loop back whenever a turn of the budget is over. */
export async function inTurns<T>(steps: Steps<T>, work: WorkBudget): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await work.yieldTurn()
  }
}
