const POLL_MS = 4
/** Waits after which a computation continues regardless: the request whose timer would open the next round may have ended. */
const POLLS_MAX = 500

let isRoundTaken = false

/**
 * Gives the event loop back, so that whatever waits there runs. Of all computations in the isolate one continues in each round of
 * the loop: twelve of them cost another request one stretch of work for each of its steps, as one would.
 */
export async function nextTurn(): Promise<void> {
  await wait(0)
  for (let polls = 0; isRoundTaken && polls < POLLS_MAX; polls++) await wait(POLL_MS)
  isRoundTaken = true
  // It fires behind the work that follows, once the loop has looked for input.
  setTimeout(() => {
    isRoundTaken = false
  }, 0)
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
