/** @throws an error with the code ETIMEDOUT where it takes longer, which does not end the work */
export function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })), timeoutMs)
    work.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
