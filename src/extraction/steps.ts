/** Work in steps: it rests at each `yield`, where its caller may let others have their turn. */
export type Steps<T> = Generator<undefined, T>

/** Takes all steps at once. */
export function lastOf<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
