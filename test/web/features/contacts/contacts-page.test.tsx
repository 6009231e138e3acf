import { screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as changeContacts from '../../../../src/contracts/contacts/change-contacts.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as exportContactsContract from '../../../../src/contracts/contacts/export-contacts.ts'
import * as labelsContract from '../../../../src/contracts/contacts/labels.ts'
import { contactOf, facets, idOf, listOf, visit } from './support.tsx'

afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

const PAGE = '/dashboard/contacts'
const firstRow = () => screen.findByRole('link', { name: 'Person 1' })
const bar = () => within(screen.getByRole('region', { name: 'Selection' }))
type User = ReturnType<typeof visit>['user']
const choose = async (user: User, select: RegExp, option: RegExp | string) => {
  await user.click(screen.getByRole('button', { name: select }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the keyboard', () => {
  const PEOPLE = [1, 2, 3, 4].map((n) => contactOf(n))
  const focused = () => document.activeElement?.textContent
  const selectedRows = () =>
    screen.getAllByRole('checkbox', { name: /^Select Person/, checked: true }).map((box) => box.ariaLabel)

  test('moves through the rows and opens one', async () => {
    const { history, user } = visit(PAGE, PEOPLE)
    await firstRow()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(document.body)
    await user.keyboard('jjjk')
    expect(focused()).toBe('Person 2')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(focused()).toBe('Person 3')
    await user.keyboard('{Enter}')
    expect(history.at(-1)).toBe(`${PAGE}/${idOf(3)}`)
  })

  test('selects rows and ranges', async () => {
    const { user } = visit(PAGE, PEOPLE)
    await firstRow()
    await user.keyboard('jxjj{Shift>}X{/Shift}')
    expect(selectedRows()).toEqual(['Select Person 1', 'Select Person 2', 'Select Person 3'])
    await user.keyboard('kkx')
    expect(selectedRows()).toEqual(['Select Person 2', 'Select Person 3'])
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect(focused()).toBe('Person 2')
    expect(selectedRows()).toEqual(['Select Person 1', 'Select Person 2', 'Select Person 3'])
  })

  test('searches with / and shows help with ?, but not while typing or in dialogs', async () => {
    const { user } = visit(PAGE, PEOPLE)
    await firstRow()
    await user.keyboard('/')
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search contacts' })
    expect(document.activeElement).toBe(search)
    await user.keyboard('jx?')
    expect(search.value).toBe('jx?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.tab()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
    await user.keyboard('jx')
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })

  test('selects nothing if the viewer has no action for selected rows', async () => {
    const { user } = visit(PAGE, PEOPLE, { isAllowed: () => false })
    await firstRow()
    await user.keyboard('jxj')
    expect(focused()).toBe('Person 2')
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })
})

describe('the list', () => {
  test('requests what its URL says', async () => {
    const query = {
      kind: 'person',
      search: 'ada',
      has: 'email',
      email_check: 'unchecked',
      country: 'DE',
      title: 'chair',
      label_id: idOf(501),
      organization_id: idOf(601),
      source_type: 'import',
      since: '2026-11-01',
      until: '2026-11-30',
      seniority: 'decision_maker',
      department: 'sales',
      sort: 'name',
      order: 'desc',
      page: '1',
      per_page: '50',
    }
    const { sent } = visit(`${PAGE}?${new URLSearchParams(query)}`)
    await firstRow()
    expect(Object.fromEntries(sent('GET', '/contacts')!.query)).toEqual(query)
  })

  test('omits invalid URL parameters from the request', async () => {
    const { sent } = visit(`${PAGE}?kind=robot&country=Germany&since=yesterday&label_id=x&has=money`)
    await firstRow()
    expect(Object.fromEntries(sent('GET', '/contacts')!.query)).toEqual({
      ...{ page: '1', per_page: '25', sort: 'reach', order: 'asc' },
    })
  })

  test('shows the number of people and organisations, and can show one kind', async () => {
    const { history, sent, user } = visit(PAGE)
    await user.click(await screen.findByRole('radio', { name: /^People\s*12$/ }))
    expect(screen.getByRole('radio', { name: /^All\s*15$/ })).toBeDefined()
    expect(history.at(-1)).toBe(`${PAGE}?kind=person`)
    await waitFor(() => expect(sent('GET', '/contacts')!.query.get('kind')).toBe('person'))
    await user.type(screen.getByRole('searchbox'), 'ada')
    expect(await screen.findByRole('radio', { name: /^People\s*2$/ })).toBeDefined()
    expect(screen.getByRole('radio', { name: /^All\s*3$/ })).toBeDefined()
    expect(Object.fromEntries(sent('GET', '/contact-counts')!.query)).toEqual({ search: 'ada' })
  })

  test('puts every filter into the URL and the request, with countries by name', async () => {
    const { history, sent, user } = visit(PAGE)
    await firstRow()
    await choose(user, /^Reachable by/, 'Has a phone')
    await choose(user, /^Email check/, /^Deliverable/)
    await choose(user, /^Country/, /^Germany/)
    await choose(user, /^List or tag/, /^Spring fair/)
    await user.click(screen.getByRole('button', { name: /^More filters/ }))
    await choose(user, /^Source/, 'Import')
    await user.type(screen.getByRole('textbox', { name: 'Job title' }), 'chair{Enter}')
    const query = {
      has: 'phone',
      email_check: 'deliverable',
      country: 'DE',
      label_id: idOf(501),
      source_type: 'import',
      title: 'chair',
    }
    expect(Object.fromEntries(new URLSearchParams(history.at(-1)!.split('?')[1]))).toEqual(query)
    await waitFor(() => expect(Object.fromEntries(sent('GET', '/contacts')!.query)).toMatchObject(query))
  })

  test('is searched once typing pauses, as one history entry', async () => {
    const { history, user } = visit(PAGE)
    await firstRow()
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'ada')
    await waitFor(() => expect(history.at(-1)).toBe(`${PAGE}?search=ada`))
    expect(history).toHaveLength(2)
  })

  test('clears all filters together, and keeps the kind', async () => {
    const { history, user } = visit(`${PAGE}?kind=person&has=email&search=ada`)
    await firstRow()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(history.at(-1)).toBe(`${PAGE}?kind=person`)
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  test('shows whose people it lists', async () => {
    const { history, user } = visit(`${PAGE}?organization_id=${idOf(601)}`, [
      contactOf(1, { organization_id: idOf(601), company: 'Acme Ltd' }),
    ])
    const link = await screen.findByRole('link', { name: 'Acme Ltd' })
    expect(link.getAttribute('href')).toBe(`${PAGE}/${idOf(601)}`)
    await user.click(screen.getByRole('button', { name: 'Show all contacts' }))
    expect(history.at(-1)).toBe(PAGE)
  })

  test('links from a name to its contact', async () => {
    visit(PAGE)
    expect((await firstRow()).getAttribute('href')).toBe(`${PAGE}/${idOf(1)}`)
  })

  test('never shows a guessed address as a found one', async () => {
    visit(PAGE, [contactOf(1, { email: null, email_check: null, has_likely_email: true, total_emails: 0 })])
    await firstRow()
    expect(screen.getByText('Guessed, not found')).toBeDefined()
    expect(screen.queryByText(/@/)).toBeNull()
  })

  test('goes to the last page when its page no longer exists', async () => {
    const { history } = visit(`${PAGE}?page=3`, [], { total: 40 })
    await waitFor(() => expect(history.at(-1)).toBe(`${PAGE}?page=2`))
  })

  test('leads a new user to crawling and importing', async () => {
    visit(PAGE, [])
    expect(await screen.findByText('No contacts yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Start Crawling' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Import a list' }).getAttribute('href')).toBe('/dashboard/data')
  })

  test('says that nothing matches, and offers to clear the filters', async () => {
    const { history, user } = visit(`${PAGE}?search=nobody`, [])
    await screen.findByText('Nothing matches')
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
    expect(history.at(-1)).toBe(PAGE)
  })

  test.each([
    [500, 'internal', "This didn't load"],
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
  ] as const)('rejected with %i says so', async (status, code, text) => {
    visit(PAGE, [], { prepare: (api) => api.refuse(contract.listContacts, status, code, 'no') })
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('shows that it loads', () => {
    visit(PAGE, [], { prepare: (api) => void api.hold(contract.listContacts) })
    expect(screen.getByRole('status', { name: 'Loading contacts' })).toBeDefined()
  })
})

describe('a selection of contacts', () => {
  const two = [contactOf(1), contactOf(2, { total_sources: 3 })]
  const tickAll = async (user: User) => {
    await firstRow()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  }

  test('of all matches sends the filter and the newest contact shown', async () => {
    const { api, sent, user } = visit(`${PAGE}?kind=person&search=acme`, [contactOf(1)], { total: 12_000 })
    await tickAll(user)
    await user.click(bar().getByRole('button', { name: 'Select all 12,000 that match' }))
    await screen.findByText('All 12,000 matching contacts are selected')
    expect(sent('GET', '/contacts')!.query.get('count_all')).toBe('true')
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 12,000 contacts?' })
    expect(dialog.textContent).toContain('Everything that matches the filters will be deleted, on every page.')
    api.answer(changeContacts.deleteContacts, { data: { deleted: 12_000, action_id: idOf(700) } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(sent('DELETE', '/contacts')?.body).toEqual({
        matching: { kind: 'person', search: 'acme' },
        up_to: idOf(999),
      }),
    )
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  test('of a previous list does not apply to the next one', async () => {
    const { api, user } = visit(PAGE, two)
    await tickAll(user)
    api.answer(contract.listContacts, listOf([two[1]!]))
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), '2{Enter}')
    await waitFor(() => expect(bar().getByText('1 selected')).toBeDefined())
  })

  test('is merged into the selected contact, and can be undone', async () => {
    const { api, sent, user } = visit(PAGE, two)
    await tickAll(user)
    await user.click(bar().getByRole('button', { name: 'Merge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 contacts' }))
    // The contact with the most data is proposed.
    expect(dialog.getByRole('radio', { name: /^Person 2/ })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('radio', { name: /^Person 1/ }))
    api.answer(changeContacts.mergeContacts, { data: { id: idOf(1), change_id: idOf(701) } })
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await screen.findByText('2 contacts merged')
    expect(sent('POST', '/merge')?.body).toEqual({ into_id: idOf(1), contact_ids: [idOf(2)] })
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    api.answer(changeContacts.undoContactChange, { data: { id: idOf(1) } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent('POST', '/undo')?.path).toBe(`/api/dashboard/contact-changes/${idOf(701)}/undo`))
  })

  test('that cannot be merged stays open with the reason', async () => {
    const { api, user } = visit(PAGE, two)
    await tickAll(user)
    await user.click(bar().getByRole('button', { name: 'Merge' }))
    const dialog = within(await screen.findByRole('dialog'))
    api.refuse(changeContacts.mergeContacts, 409, 'conflict', 'One of them is gone.')
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await dialog.findByText('One of them is gone.')).toBeDefined()
  })

  test.each([
    ['one contact', [contactOf(1)], 'Choose at least two contacts to merge'],
    [
      'two kinds',
      [contactOf(1), contactOf(2, { kind: 'organization' })],
      "You can't merge a person with an organisation",
    ],
  ])('of %s cannot be merged', async (_what, contacts, message) => {
    const { api, user } = visit(PAGE, contacts)
    await tickAll(user)
    await user.click(bar().getByRole('button', { name: 'Merge' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(api.seen.some(({ path }) => path.endsWith('/merge'))).toBe(false)
  })

  test('is added to a list, also to a new one', async () => {
    const { api, sent, user } = visit(PAGE, two)
    await tickAll(user)
    await user.click(bar().getByRole('button', { name: 'Lists and tags' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lists and tags of 2 contacts' }))
    api.answer(changeContacts.labelContacts, { data: { changed: 2, action_id: idOf(700) } })
    await user.click(await dialog.findByRole('button', { name: 'Add to Spring fair' }))
    await screen.findByText('2 contacts added to “Spring fair”')
    const naming = { contact_ids: [idOf(1), idOf(2)] }
    expect(sent('POST', '/contacts/labels')?.body).toEqual({ ...naming, label_id: idOf(501), is_on: true })
    await user.click(dialog.getByRole('button', { name: 'Remove from VIP' }))
    await waitFor(() =>
      expect(sent('POST', '/contacts/labels')?.body).toEqual({ ...naming, label_id: idOf(502), is_on: false }),
    )
    api.answer(labelsContract.addLabel, { data: { id: idOf(503), kind: 'tag', name: 'Warm' } })
    await user.click(dialog.getByRole('radio', { name: 'Tag' }))
    await user.type(dialog.getByRole('textbox', { name: 'New tag' }), 'Warm')
    await user.click(dialog.getByRole('button', { name: 'Create and add' }))
    await waitFor(() =>
      expect(sent('POST', '/contacts/labels')?.body).toEqual({ ...naming, label_id: idOf(503), is_on: true }),
    )
    expect(sent('POST', '/contact-labels')?.body).toEqual({ kind: 'tag', name: 'Warm' })
  })

  test('is deleted after a confirmation with the consequences, and a link to erasing instead', async () => {
    const { sent, user } = visit(PAGE, [contactOf(1)])
    await tickAll(user)
    await user.click(bar().getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 contact?' })
    expect(dialog.textContent).toContain('except what another contact shares')
    expect(within(dialog).getByRole('link', { name: 'erase the person' }).getAttribute('href')).toBe(
      `/dashboard/erase-person?contact_id=${idOf(1)}`,
    )
    expect(sent('DELETE', '/contacts')).toBeUndefined()
  })
})

describe('exporting contacts', () => {
  const openMenu = async (user: User, name: string) => {
    await user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name: 'Export contacts' }))
  }
  const saves = () => {
    URL.createObjectURL = vi.fn(() => 'blob:x')
    URL.revokeObjectURL = vi.fn()
  }

  test('exports the filtered contacts, without guessed addresses unless requested', async () => {
    saves()
    const { api, sent, user } = visit(`${PAGE}?kind=person&has=likely`)
    await firstRow()
    api.garble(exportContactsContract.exportContacts, 200)
    await user.click((await openMenu(user, 'Export')).getByRole('button', { name: /^HubSpot/ }))
    await waitFor(() => expect(sent('GET', '/export')).toBeDefined())
    expect(Object.fromEntries(sent('GET', '/export')!.query)).toEqual({
      kind: 'person',
      has: 'likely',
      sort: 'reach',
      order: 'asc',
      format: 'hubspot',
      include_likely: 'false',
    })
    const menu = await openMenu(user, 'Export')
    await user.click(menu.getByRole('checkbox', { name: 'Include likely addresses (marked)' }))
    await user.click(menu.getByRole('button', { name: /^vCard/ }))
    await waitFor(() => expect(sent('GET', '/export')!.query.get('include_likely')).toBe('true'))
  })

  test('exports only the selected ones', async () => {
    saves()
    const { api, sent, user } = visit(PAGE, [contactOf(1), contactOf(2)])
    await firstRow()
    await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }))
    api.garble(exportContactsContract.exportChosenContacts, 200)
    await user.click((await openMenu(user, 'Export selected')).getByRole('button', { name: /^CSV/ }))
    await waitFor(() =>
      expect(sent('POST', '/export')?.body).toEqual({
        contact_ids: [idOf(2)],
        sort: 'reach',
        order: 'asc',
        format: 'csv',
        include_likely: false,
      }),
    )
  })
})

describe('managing lists and tags', () => {
  const open = async () => {
    const page = visit(PAGE)
    await page.user.click(await screen.findByRole('button', { name: 'Manage lists' }))
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Lists and tags' })) }
  }

  test('renames one, and shows errors of a name', async () => {
    const { api, dialog, sent, user } = await open()
    await user.click(await dialog.findByRole('button', { name: 'Rename VIP' }))
    const box = dialog.getByRole('textbox', { name: 'New name of VIP' })
    await user.clear(box)
    await user.type(box, 'Spring fair')
    api.refuse(labelsContract.renameLabel, 422, 'validation_failed', 'no', { name: ['There is one of that name'] })
    await user.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await dialog.findByText('There is one of that name')).toBeDefined()
    expect(sent('PUT', `/contact-labels/${idOf(502)}`)?.body).toEqual({ name: 'Spring fair' })
  })

  test('deletes one after a confirmation; its contacts are kept', async () => {
    const { api, dialog, sent, user } = await open()
    await user.click(await dialog.findByRole('button', { name: 'Delete Spring fair' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete the list “Spring fair”?' })
    expect(question.textContent).toContain('4 contacts are on it. The list is deleted, its contacts are kept.')
    api.answer(labelsContract.deleteLabel, {})
    api.answer(contract.readFacets, { data: { ...facets, labels: [] } })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sent('DELETE', `/contact-labels/${idOf(501)}`)).toBeDefined())
  })
})
