const POLL_MS = 10
/** More computations than this continue in the same round, and one that lasts never waits for many short ones. */
const POLLS_MAX = 16

/** How often a computation continued, in the whole isolate. */
let turns = 0

/**
 * Gives the event loop back, so that whatever waits there runs. Of all computations in the isolate about one continues in each round of
 * the loop: twelve of them cost another request one stretch of work for each of its steps, as one would. Each waits by its own timers,
 * since those of a request that ends never fire.
 */
export async function nextTurn(): Promise<void> {
  let seen = turns
  await wait(0)
  for (let polls = 0; seen !== turns && polls < POLLS_MAX; polls++) {
    // Somebody continued since the last look, perhaps in this very round.
    seen = turns
    await wait(POLL_MS)
  }
  turns++
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
