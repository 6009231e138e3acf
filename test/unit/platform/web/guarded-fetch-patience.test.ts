import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createGuardedFetcher } from '../../../../src/platform/web/guarded-fetch.ts'
import type { GetOptions } from '../../../../src/platform/web/port.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const FIVE_MINUTES = 5 * 60_000

/** The response of a server, and its delay. */
async function get(respond: (signal: AbortSignal) => Promise<Response>, options: Partial<GetOptions> = {}) {
  const fetcher = createGuardedFetcher({
    fetch: (_, init) => respond(init!.signal!),
    resolver: { resolve: async () => [] },
    allowPrivateNetwork: true,
  })
  const startedAt = Date.now()
  const answer = fetcher
    .get('http://127.0.0.1/file', { userAgent: 'x', accept: 'any', ...options })
    .then((answer) => ({ answer, ms: Date.now() - startedAt }))
  await vi.runAllTimersAsync()
  return await answer
}

const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A body of 60 chunks, one a second. */
async function slow(): Promise<Response> {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      if (sent++ === 60) controller.close()
      else controller.enqueue(new Uint8Array(5_000))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/zip' } })
}

test('an unresponsive server gets no more time than for a page, however long the file may take', async () => {
  const { answer, ms } = await get(silent, { timeoutMs: FIVE_MINUTES })
  expect(answer).toMatchObject({ kind: 'failed', reason: 'timeout', isRetryable: true })
  expect(ms).toBe(15_000)
})

test('a file that arrives slowly but steadily gets its time', async () => {
  const { answer } = await get(slow, { timeoutMs: FIVE_MINUTES })
  expect(answer).toMatchObject({ kind: 'page', isTruncated: false })
  expect((await get(slow)).answer).toMatchObject({ kind: 'failed', reason: 'timeout' })
})
