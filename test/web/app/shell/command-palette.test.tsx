import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { listCampaigns } from '../../../../src/contracts/campaigns/campaigns.ts'
import { listContacts } from '../../../../src/contracts/contacts/contacts.ts'
import { listRecent } from '../../../../src/contracts/crawls/crawls.ts'
import { PaletteShortcut } from '../../../../web/app/shell/palette/palette-shortcut.tsx'
import type { ShellUser } from '../../../../web/app/shell/shell-user.ts'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { contactOf, idOf, listOf } from '../../features/contacts/support.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

afterEach(() => vi.unstubAllGlobals())

const pagination = { current_page: 1, last_page: 1, per_page: 5, total: 0 }

function show(viewer: Partial<ShellUser> = {}) {
  const api = fakeApi()
  api.answer(listContacts, listOf([contactOf(1, { name: 'Ada Obi', company: 'Acme Ltd' })]))
  api.answer(listCampaigns, { data: { campaigns: [], pagination } })
  api.answer(listRecent, { data: [], pagination })
  const user: ShellUser = {
    name: 'Ada Obi',
    email: 'ada@example.com',
    isAdmin: false,
    isRootUser: true,
    hasActiveSubscription: true,
    permissions: [],
    ...viewer,
  }
  const { hook, history } = memoryLocation({ path: '/dashboard', record: true })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={hook}>
        <PaletteShortcut user={user} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the editor, which handles the key itself */}
        <div onKeyDown={(event) => event.preventDefault()}>
          <textarea aria-label="Message" />
        </div>
      </Router>
    </QueryClientProvider>,
  )
  return { api, history, user: userEvent.setup() }
}

test('opens a contact found by the server with one search, and lists it as recent', async () => {
  const { api, history, user } = show()
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox'))
  await user.paste('ada')
  const contacts = await screen.findByRole('group', { name: 'Contacts' })
  const searches = api.seen.filter(({ path }) => path.endsWith('/contacts')).map(({ query }) => query.get('search'))
  expect(searches).toEqual(['ada'])
  await user.click(within(contacts).getByRole('option', { name: /^Ada Obi/ }))
  expect(history.at(-1)).toBe(`/dashboard/contacts/${idOf(1)}`)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Meta>}k{/Meta}')
  const recent = await screen.findByRole('group', { name: 'Recent' })
  expect(within(recent).getByRole('option', { name: /^Ada Obi/ })).toBeDefined()
})

test('an organisation is named once, a person with their organisation', async () => {
  const { api, user } = show()
  const organisation = contactOf(2, { name: 'Acme Ltd', company: 'Acme Ltd', email: 'hello@acme.test' })
  api.answer(listContacts, listOf([contactOf(1, { name: 'Ada Obi', company: 'Acme Ltd', email: null }), organisation]))
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox'))
  await user.paste('acme')
  const options = within(await screen.findByRole('group', { name: 'Contacts' })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ada ObiAcme Ltd', 'Acme Ltdhello@acme.test'])
})

test('opens a page with the keyboard, and closes with Escape', async () => {
  const { api, history, user } = show()
  api.answer(listContacts, listOf([]))
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox'))
  await user.paste('webh')
  await screen.findByRole('option', { name: 'Webhooks' })
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull())
  await user.keyboard('{Enter}')
  expect(history.at(-1)).toBe('/dashboard/webhooks')
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox'))
  await user.paste('webh')
  await screen.findByRole('option', { name: 'Webhooks' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offers and searches only what the viewer may see', async () => {
  const { api, user } = show({ isRootUser: false, hasActiveSubscription: false })
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox'))
  await user.paste('pl')
  await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull())
  expect(screen.queryByRole('option', { name: /^Plans/ })).toBeNull()
  expect(api.seen.map(({ path }) => path)).not.toContain('/api/dashboard/campaigns')
})

test('offers the administration and searches campaigns with permission', async () => {
  const { api, user } = show()
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox'))
  await user.paste('pl')
  expect(await screen.findByRole('option', { name: /^Plans/ })).toBeDefined()
  await waitFor(() => expect(api.seen.map(({ path }) => path)).toContain('/api/dashboard/campaigns'))
})

test('leaves the shortcut to an editor that uses it', async () => {
  const { user } = show()
  await user.click(screen.getByRole('textbox', { name: 'Message' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
