/** Rejects if the work takes too long; the work itself continues. @throws an error with the code ETIMEDOUT */
export function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })), timeoutMs)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
