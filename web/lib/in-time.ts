/**
 * Settles like `answer`, but rejects after a timeout.
 *
 * @param timeoutMs how long to wait
 * @param onLate called with an answer that arrives after that, so that a page which did without it shows it
 */
export async function inTime<T>(answer: Promise<T>, timeoutMs: number, onLate: (answer: T) => void): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error('No answer in time'))
    answer.then(onLate, () => {})
  }, timeoutMs)
  return await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
