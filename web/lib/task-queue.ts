/** Resolves in a later task of the browser, after what is waiting, such as input and painting. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

let last: Promise<void> | null = null

/**
 * Spreads work over tasks, one piece in each, in the order of the calls. A screen starts up to twelve requests as it
 * appears: in one task they block a phone for 0.2 s.
 *
 * @returns null if nothing else ran in this task, otherwise a promise of the piece's own task
 */
export function ownTask(): Promise<void> | null {
  const previous = last
  const done = previous ? previous.then(nextTask) : nextTask()
  last = done
  void done.then(() => {
    if (last === done) last = null
  })
  return previous
}
