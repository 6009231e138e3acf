import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { Shell } from '../../../../web/app/shell/shell.tsx'
import type { ShellUser } from '../../../../web/app/shell/shell-user.ts'
import { userEvent } from '../../support/user-event.ts'

const ada: ShellUser = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  isAdmin: false,
  isRootUser: false,
  hasActiveSubscription: true,
  permissions: [],
}

function show(user: Partial<ShellUser> = {}, path = '/dashboard/data') {
  const { hook, history, navigate } = memoryLocation({ path, record: true })
  const onSignOut = vi.fn()
  render(
    <Router hook={hook}>
      <Shell user={{ ...ada, ...user }} onSignOut={onSignOut}>
        the page
      </Shell>
    </Router>,
  )
  return { history, navigate, onSignOut, sidebar: within(screen.getByRole('navigation', { name: 'Dashboard' })) }
}

const entries = [
  ['Overview', '/dashboard'],
  ['New Crawl', '/dashboard/crawl'],
  ['Download Website', '/dashboard/download-website'],
  ['Contacts', '/dashboard/contacts'],
  ['Browse Data', '/dashboard/data'],
  ['Email & SMS', '/dashboard/email-sms'],
  ['Forms & Topics', '/dashboard/forms'],
  ['Notifications', '/dashboard/notifications'],
  ['API Keys', '/dashboard/api-keys'],
  ['Webhooks', '/dashboard/webhooks'],
  ['API Docs', '/dashboard/api-docs'],
  ['Pricing', '/dashboard/pricing'],
  ['Subscription', '/dashboard/subscription'],
  ['Settings', '/dashboard/settings'],
]
const adminEntries = [
  ['Overview', '/dashboard/admin'],
  ['Usage', '/dashboard/admin/usage'],
  ['Plans', '/dashboard/admin/plans'],
  ['Payments', '/dashboard/admin/payments'],
  ['Roles', '/dashboard/admin/roles'],
  ['Permissions', '/dashboard/admin/permissions'],
  ['Contact Submissions', '/dashboard/admin/contact-submissions'],
  ['Incidents', '/dashboard/admin/incidents'],
  ['Queues', '/dashboard/admin/queues'],
  ['Opt-outs', '/dashboard/admin/opt-outs'],
  ['Audit Trail', '/dashboard/admin/audit'],
]
const linksOf = (sidebar: ReturnType<typeof show>['sidebar']) =>
  sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('the sidebar lists the entries of the specification in order', () => {
  expect(linksOf(show().sidebar)).toEqual(entries)
})

test('a root user also sees every entry of the administration', () => {
  expect(linksOf(show({ isRootUser: true }).sidebar)).toEqual([...entries, ...adminEntries])
})

test('the administration is grouped by subject, without empty groups', () => {
  const { sidebar } = show({ permissions: ['roles:view', 'audit:view'] })
  expect(sidebar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Access',
    'Operations',
  ])
})

test.each([
  ['users:view', ['Overview']],
  ['roles:view', ['Roles', 'Permissions']],
  ['plans:manage', ['Plans']],
  ['billing:manage', ['Payments']],
  ['submissions:manage', ['Contact Submissions']],
  ['incidents:manage', ['Incidents']],
  ['audit:view', ['Audit Trail']],
  ['system:manage', ['Overview', 'Usage', 'Queues', 'Opt-outs']],
])('a user with %s sees only %j of the administration', (permission, shown) => {
  const { sidebar } = show({ permissions: [permission] })
  expect(
    linksOf(sidebar)
      .slice(entries.length)
      .map(([label]) => label),
  ).toEqual(shown)
})

test('an administrator without permissions sees nothing of the administration', () => {
  expect(linksOf(show({ isAdmin: true }).sidebar)).toEqual(entries)
  expect(screen.queryByText('Admin')).toBeNull()
})

test.each([
  ['/dashboard', 'Overview', 'page'],
  ['/dashboard/data', 'Browse Data', 'page'],
  ['/dashboard/contacts', 'Contacts', 'page'],
  ['/dashboard/contacts/01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b', 'Contacts', 'true'],
  ['/dashboard/erase-person', 'Contacts', 'true'],
  ['/dashboard/crawl', 'New Crawl', 'page'],
  ['/dashboard/crawl/01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b', 'New Crawl', 'true'],
  ['/dashboard/schedules', 'New Crawl', 'true'],
  ['/dashboard/admin', 'Overview', 'page'],
  ['/dashboard/admin/plans', 'Plans', 'page'],
])('at %s the only current entry is %s, as the %s', (path, entry, current) => {
  const { sidebar } = show({ isRootUser: true }, path)
  const marked = sidebar.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[entry, current]])
})

test.each(['/dashboard/nowhere', '/dashboard/crawling'])('at %s no entry is current', (path) => {
  const { sidebar } = show({}, path)
  expect(sidebar.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([])
})

test('the footer shows the user and the plan, Free without one, and signs out', async () => {
  const { onSignOut } = show()
  expect(screen.getByText('Ada Obi')).toBeTruthy()
  expect(screen.getByText('Free')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('the plan is shown by its display name', () => {
  show({ planName: 'Pro' })
  expect(screen.getByText('Pro')).toBeTruthy()
})

test('the header searches the data page; a blank search does nothing', async () => {
  const { history } = show()
  const box = screen.getByRole('searchbox', { name: 'Search your data' })
  await userEvent.type(box, '   {Enter}')
  expect(history).toEqual(['/dashboard/data'])
  await userEvent.type(box, 'ada & co{Enter}')
  expect(history.at(-1)).toBe('/dashboard/data?search=ada+%26+co')
})

test('"/" focuses the search', async () => {
  show()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('the user menu links to the settings and signs out', async () => {
  const { onSignOut } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Obi' }))
  expect((await screen.findByRole('menuitem', { name: 'Settings' })).getAttribute('href')).toBe('/dashboard/settings')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('the logo links home and the first tab stop skips to the content', async () => {
  show()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')?.tagName).toBe('MAIN')
  expect(screen.getByRole('link', { name: 'Contactory' }).getAttribute('href')).toBe('/')
})

test('on small screens the navigation opens as a dialog that closes on navigation', async () => {
  const { history } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }))
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' })
  await userEvent.click(within(drawer).getByRole('link', { name: 'Settings' }))
  expect(history.at(-1)).toBe('/dashboard/settings')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Navigation' })).toBeNull())
})

async function menuItemIsActive(name: string) {
  await waitFor(() => {
    const id = screen.getByRole('menu').getAttribute('aria-activedescendant')
    expect(id && document.getElementById(id)?.textContent).toBe(name)
  })
}

test('the user menu contains Cookie Settings, by mouse and by keyboard', async () => {
  show()
  const pressed = vi.fn((event: Event) => (event.target as Element).closest('[data-cookie-settings]'))
  document.addEventListener('click', pressed)
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Obi' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cookie Settings' }))
  expect(pressed).toHaveLastReturnedWith(expect.any(Element))
  screen.getByRole('button', { name: 'Account of Ada Obi' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  pressed.mockClear()
  // A menu opened by a key activates its first item, before or after the next key.
  await userEvent.keyboard('{Home}')
  await menuItemIsActive('Settings')
  await userEvent.keyboard('{ArrowDown}')
  await menuItemIsActive('Cookie Settings')
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', pressed)
  expect(pressed).toHaveLastReturnedWith(expect.any(Element))
})
