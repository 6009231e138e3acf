import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Providers } from '../../../web/app/providers.tsx'
import { userEvent } from './user-event.ts'

afterEach(() => {
  // The list of toasts outlives the page that showed them.
  toast.dismiss()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Opens a page of the dashboard at a URL, with a clock that the test controls.
 *
 * @returns the visited URLs, and the simulated user
 */
export function visit(Page: ComponentType, path: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <Providers>
      <Router hook={hook} searchHook={searchHook}>
        <Page />
      </Router>
    </Providers>,
  )
  return { history, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
