import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { userEvent } from '../../support/user-event.ts'
import { type crawlApi, fakeSockets } from './support.tsx'

/** Gives each test of a file a clock and connections that only the test controls. */
export function fakeTimeAndSockets(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeSockets()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

export const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The crawls requested from the server. */
export const bodyOf = (api: ReturnType<typeof crawlApi>) =>
  api.seen.find(({ method, path }) => method === 'POST' && path === '/api/dashboard/crawl')?.body as {
    crawl_id: string
  } & Record<string, unknown>
