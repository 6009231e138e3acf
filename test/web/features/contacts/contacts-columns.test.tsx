import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as views from '../../../../src/contracts/list-views/list-views.ts'
import { contactOf, detailsOf, idOf, instant, visit } from './support.tsx'

afterEach(() => void vi.useRealTimers())

const table = () => screen.findByRole('table', { name: 'Contacts' })
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text && text !== 'Select all')

const saved = (change: Partial<views.ListView> = {}): views.ListView => ({
  ...{ id: idOf(801), name: 'Decision makers', is_shared: true, is_own: false },
  ...{ query: { seniority: 'decision_maker', sort: 'company' }, columns: ['who', 'company'], updated_at: instant },
  ...change,
})

describe('column headers', () => {
  test('sort ascending, then descending, then not at all, with the order in the URL', async () => {
    const { user, history, sent } = visit('/dashboard/contacts?kind=person')
    const header = async () => within(await table()).getByRole('columnheader', { name: 'Name' })
    const press = async () => user.click(within(await header()).getByRole('button', { name: 'Name' }))
    await press()
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts?kind=person&sort=name'))
    await waitFor(() =>
      expect(Object.fromEntries(sent('GET', '/contacts')?.query ?? [])).toMatchObject({ sort: 'name', order: 'asc' }),
    )
    expect((await header()).getAttribute('aria-sort')).toBe('ascending')
    await press()
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts?kind=person&sort=name&order=desc'))
    await press()
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts?kind=person'))
  })
})

describe('columns', () => {
  test('are shown once the arrangement is known, so that none moves under the pointer', async () => {
    let answer = (_: { data: { views: []; columns: string[] | null } }) => {}
    visit('/dashboard/contacts', [contactOf(1)], {
      prepare: (api) => {
        answer = api.hold(views.listViews)
      },
    })
    await screen.findByText('1 contact')
    expect(screen.queryByRole('table', { name: 'Contacts' })).toBeNull()
    answer({ data: { views: [], columns: ['who', 'email'] } })
    expect(await headers()).toEqual(['Name', 'Email'])
  })

  test('are the standard ones until an arrangement that takes long is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let answer = (_: { data: { views: []; columns: string[] | null } }) => {}
    visit('/dashboard/contacts', [contactOf(1)], {
      prepare: (api) => {
        answer = api.hold(views.listViews)
      },
    })
    await screen.findByText('1 contact')
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_100)))
    expect(await headers()).toContain('Phone')
    answer({ data: { views: [], columns: ['who', 'email'] } })
    await waitFor(async () => expect(await headers()).toEqual(['Name', 'Email']))
  })

  test('are selected and moved with the keyboard, immediately visible and remembered', async () => {
    const { user, api, sent } = visit('/dashboard/contacts')
    api.answer(views.saveColumns, {})
    expect(await headers()).toEqual(['Name', 'Role', 'Organisation', 'Email', 'Phone', 'Lists, tags'])
    await user.click(await screen.findByRole('button', { name: 'Columns' }))
    const list = await screen.findByRole('list', { name: 'Columns' })
    await user.click(within(list).getByRole('checkbox', { name: 'Role' }))
    await waitFor(async () => expect(await headers()).not.toContain('Role'))
    await user.click(within(list).getByRole('button', { name: 'Move Email up' }))
    await waitFor(() =>
      expect(sent('PUT', '/list-columns')?.body).toEqual({
        ...{ list: 'contacts', columns: ['who', 'email', 'company', 'phone', 'labels'] },
      }),
    )
    expect((await headers()).slice(0, 3)).toEqual(['Name', 'Email', 'Organisation'])
    expect((within(list).getByRole('checkbox', { name: 'Name' }) as HTMLInputElement).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Standard columns' }))
    await waitFor(() => expect(sent('PUT', '/list-columns')?.body).toEqual({ list: 'contacts', columns: null }))
  })
})

describe('saved views', () => {
  test('are opened by a link, with their filters, order and columns', async () => {
    const { history, sent } = visit(`/dashboard/contacts?view=${idOf(801)}`, [contactOf(1)], {
      prepare: (api) => api.answer(views.listViews, { data: { views: [saved()], columns: null } }),
    })
    await waitFor(() => expect(history.at(-1)).toContain('seniority=decision_maker'))
    expect(history.at(-1)).toContain('sort=company')
    await waitFor(() =>
      expect(Object.fromEntries(sent('GET', '/contacts')?.query ?? [])).toMatchObject({ seniority: 'decision_maker' }),
    )
    await waitFor(async () => expect(await headers()).toEqual(['Name', 'Organisation']))
    expect(screen.getByRole('button', { name: 'Decision makers', pressed: true })).toBeTruthy()
  })

  test('are saved from the current list, and a taken name is reported at the field', async () => {
    const { user, api, sent } = visit('/dashboard/contacts?has=email&sort=name')
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    await user.type(await screen.findByRole('textbox', { name: 'Save the list as it is now' }), 'Reachable')
    api.refuse(views.addView, 422, 'validation_failed', 'Please check', {
      name: ['There is a view of this name already'],
    })
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await screen.findByText('There is a view of this name already')
    api.answer(views.addView, { data: saved({ id: idOf(802), name: 'Reachable' }) })
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() =>
      expect(sent('POST', '/list-views')?.body).toMatchObject({ name: 'Reachable', is_shared: false }),
    )
    expect(sent('POST', '/list-views')?.body).toMatchObject({ query: { has: 'email', sort: 'name' } })
  })

  test('are deleted, and restored from the toast', async () => {
    const { user, api, sent } = visit('/dashboard/contacts', [contactOf(1)], {
      prepare: (api) => api.answer(views.listViews, { data: { views: [saved()], columns: null } }),
    })
    api.answer(views.deleteView, {})
    api.answer(views.restoreView, { data: saved() })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('button', { name: 'Delete Decision makers' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent('POST', '/restore')).toBeTruthy())
  })

  test('cannot be saved or deleted by read-only users', async () => {
    const { user } = visit('/dashboard/contacts', [contactOf(1)], {
      prepare: (api) => api.answer(views.listViews, { data: { views: [saved()], columns: null } }),
      isAllowed: ({ method }) => method === 'get',
    })
    await user.click(await screen.findByRole('button', { name: 'Views' }))
    within(await screen.findByRole('list', { name: 'Saved views' })).getByText('Decision makers')
    expect(screen.queryByRole('button', { name: /^(Rename|Delete|Save)/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Edit / })).toBeNull()
  })
})

describe('quick filters', () => {
  test('are turned on and off, in the URL', async () => {
    const { user, history } = visit('/dashboard/contacts')
    const chip = (name: string) => screen.findByRole('button', { name })
    await user.click(await chip('Has email'))
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts?has=email'))
    await user.click(await chip('Decision makers'))
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts?has=email&seniority=decision_maker'))
    await user.click(await chip('Has email'))
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/contacts?seniority=decision_maker'))
    expect((await chip('Decision makers')).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('editing in place', () => {
  test('saves only the edited field with Enter, and offers to undo it', async () => {
    const { user, api, sent } = visit('/dashboard/contacts', [contactOf(1, { job_title: 'Buyer', company: 'Acme' })])
    api.answer(changeContacts.editContact, {
      data: detailsOf({
        job_title: 'Head of Sales',
        changes: [{ id: idOf(650), kind: 'edited', text: 'Edited', can_undo: true, created_at: instant }],
      }),
    })
    await user.click(await screen.findByRole('button', { name: 'Edit role of Person 1' }))
    const input = await screen.findByRole('textbox', { name: 'New role of Person 1' })
    await user.clear(input)
    await user.type(input, 'Head of Sales{Enter}')
    await waitFor(() => expect(sent('PUT', idOf(1))?.body).toEqual({ job_title: 'Head of Sales' }))
    const notice = (await screen.findByText('Role saved')).closest('li')!
    within(notice).getByRole('button', { name: 'Undo' })
  })

  test('is cancelled with Escape, and shows an error at the cell', async () => {
    const { user, api, sent } = visit('/dashboard/contacts')
    await user.click(await screen.findByRole('button', { name: 'Edit name of Person 1' }))
    await user.type(await screen.findByRole('textbox', { name: 'New name of Person 1' }), 'X{Escape}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'New name of Person 1' })).toBeNull())
    expect(sent('PUT', idOf(1))).toBeUndefined()
    api.refuse(changeContacts.editContact, 422, 'validation_failed', 'Please check', {
      name: ['A contact needs a name'],
    })
    await user.click(await screen.findByRole('button', { name: 'Edit name of Person 1' }))
    const input = await screen.findByRole('textbox', { name: 'New name of Person 1' })
    await user.clear(input)
    await user.type(input, '{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('A contact needs a name')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })
})

test('a deletion is undone from its toast', async () => {
  const { user, api, sent } = visit('/dashboard/contacts')
  api.answer(changeContacts.deleteContacts, { data: { deleted: 1, action_id: idOf(700) } })
  api.answer(changeContacts.undoContactAction, { data: { contacts: 1 } })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Person 1' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const toast = (await screen.findByText('1 contact deleted')).closest('li')!
  await user.click(within(toast).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('POST', `/contact-actions/${idOf(700)}/undo`)).toBeTruthy())
})
