import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Guard } from '../../../web/app/guard.tsx'
import type { RouteDefinition } from '../../../web/app/route-definition.ts'
import { routes } from '../../../web/app/routes.ts'
import type { Session, SessionUser } from '../../../web/app/session-user.ts'

const user: SessionUser = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.com',
  isAdmin: false,
  isRootUser: false,
  permissions: [],
  hasActiveSubscription: true,
  subscription: 'active',
}
const guest: Session = { status: 'guest', user: null, hasLeft: false }
const loading: Session = { status: 'loading', user: null }
const member = (change: Partial<SessionUser> = {}): Session => ({ status: 'member', user: { ...user, ...change } })

/** Where a visitor ends up and what they see: the page, or the heading shown instead. */
function visit(session: Session, route: Partial<RouteDefinition>, path = '/dashboard/data') {
  const { hook, history } = memoryLocation({ path, record: true })
  const definition = { path, access: 'member', load: async () => ({ default: () => null }), ...route } as const
  render(
    <Router hook={hook}>
      <Guard route={definition} session={session}>
        the page
      </Guard>
    </Router>,
  )
  const heading = screen.queryByRole('heading')?.textContent
  return { shown: screen.queryByText('the page') ? 'page' : (heading ?? 'nothing'), at: history.at(-1) }
}

const here = '/dashboard/data'
const admin: Partial<RouteDefinition> = { access: 'admin', path: '/dashboard/admin' }
const cases: [who: string, session: Session, route: Partial<RouteDefinition>, shown: string, at: string][] = [
  ['a visitor on a public page', guest, { access: 'public' }, 'page', here],
  ['a member on a public page', member(), { access: 'public' }, 'page', here],
  ['a visitor on a guest page', guest, { access: 'guest' }, 'page', here],
  ['a member on a guest page', member(), { access: 'guest' }, 'nothing', '/dashboard'],
  ['a visitor on a member page', guest, {}, 'nothing', '/login?next=%2Fdashboard%2Fdata'],
  ['a signed-out user on a member page', { ...guest, hasLeft: true }, {}, 'nothing', '/login'],
  ['a subscriber on a member page', member(), {}, 'page', here],
  ['a member who never subscribed', member({ subscription: 'none' }), {}, 'nothing', '/dashboard/pricing'],
  [
    'the same on the overview',
    member({ subscription: 'none' }),
    { path: '/dashboard' },
    'nothing',
    '/dashboard/welcome',
  ],
  ['an impersonation of them', member({ subscription: 'none', isStandIn: true }), {}, 'Subscription Required', here],
  ['the same on a page that sells', member({ subscription: 'none' }), { isPlanOptional: true }, 'page', here],
  ['a member whose subscription ended', member({ subscription: 'inactive' }), {}, 'Subscription Required', here],
  ['a member with an unknown subscription', member({ subscription: 'loading' }), {}, 'nothing', here],
  ['the same on a page that sells', member({ subscription: 'loading' }), { isPlanOptional: true }, 'page', here],
  ['an administrator without subscription', member({ subscription: 'none', isAdmin: true }), {}, 'page', here],
  ['a member on an admin page', member(), admin, 'Access Denied', here],
  ['an administrator without its permission', member({ isAdmin: true }), admin, 'Access Denied', here],
  ['a holder of another permission', member({ permissions: ['audit:view'] }), admin, 'Access Denied', here],
  ['a holder of its permission', member({ permissions: ['users:view'] }), admin, 'page', here],
  ['the same without a plan', member({ permissions: ['users:view'], subscription: 'none' }), admin, 'page', here],
  ['a root user on an admin page', member({ isRootUser: true }), admin, 'page', here],
  ['a visitor on an admin page', guest, admin, 'nothing', '/login?next=%2Fdashboard%2Fdata'],
]
test.each(['/dashboard/api-keys', '/dashboard/notifications'])('%s requires only a login', (path) => {
  expect(routes.find((route) => route.path === path)).toMatchObject({ access: 'member', isPlanOptional: true })
})

test.each(cases)('%s sees what the specification says', (_who, session, route, shown, at) => {
  expect(visit(session, route)).toEqual({ shown, at })
})

test('a login in another tab continues where this one stopped', () => {
  window.history.replaceState(null, '', '/login?next=%2Fdashboard%2Fdata%3Fpage%3D2')
  expect(visit(member(), { access: 'guest' }, '/login').at).toBe('/dashboard/data?page=2')
  window.history.replaceState(null, '', '/login?next=https%3A%2F%2Fevil.example')
  expect(visit(member(), { access: 'guest' }, '/login').at).toBe('/dashboard')
  window.history.replaceState(null, '', '/')
})

test('a login from the overview carries no return path', () => {
  expect(visit(guest, {}, '/dashboard').at).toBe('/login')
})

describe('while the session is unknown', () => {
  afterEach(() => void vi.useRealTimers())

  test('public pages are shown immediately and others wait for at most five seconds', () => {
    vi.useFakeTimers()
    expect(visit(loading, { access: 'public' }).shown).toBe('page')
    visit(loading, {})
    expect(screen.getByRole('status').textContent).toBe('Loading')
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
