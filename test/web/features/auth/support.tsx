import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { toast } from 'sonner'
import { afterEach, vi } from 'vitest'
import type { User } from '../../../../src/contracts/auth/auth.ts'
import { site } from '../../../../src/contracts/system/system.ts'
import { Providers } from '../../../../web/app/providers.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

export const ann: User = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Ann Lee',
  email: 'ann@example.org',
  is_admin: false,
  is_root_user: false,
  roles: [],
  permissions: [],
  subscription: null,
  plan: null,
  email_verified: true,
  created_at: '2026-01-01T00:00:00.000Z',
  impersonated_by: null,
}

afterEach(() => {
  // The list of toasts outlives the page that showed them.
  toast.dismiss()
  vi.useRealTimers()
})

/** Opens a page at a URL, with a fake server and a clock that the test controls. */
export function open(Page: ComponentType, address: string, state: unknown = null) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  history.replaceState(state, '', address)
  const made = fakeApi()
  made.answer(site, { data: { name: 'Contactory', sign_up_open: true, sign_in_providers: [] } })
  // Requests for static files are not part of what the form sends.
  const api = {
    ...made,
    get seen() {
      return made.seen.filter(({ path }) => path !== '/api/site')
    },
  }
  const show = () =>
    render(
      <Providers>
        <Page />
      </Providers>,
    )
  return { api, show, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

/** The current URL of the browser. */
export const here = () => location.pathname + location.search
