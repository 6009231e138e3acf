import { screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/erasures/erasures.ts'
import { idOf, visit } from './support.tsx'

afterEach(() => {
  toast.dismiss()
  vi.unstubAllGlobals()
})

const PAGE = '/dashboard/erase-person'
const nothing: contract.ErasureReport = {
  contacts: [],
  values: [],
  sources: [],
  total_pages: 0,
  imports: [],
  total_notes: 0,
  total_messages: 0,
}
const ada = {
  id: idOf(1),
  kind: 'person' as const,
  name: 'Ada Obi',
  company: 'Acme Ltd',
  email: 'ada@acme.com',
  is_by_name: false,
}
const held: contract.ErasureReport = {
  contacts: [ada],
  values: [{ type: 'emails', value: 'ada@acme.com', total_sources: 2 }],
  sources: [{ id: idOf(800), type: 'crawl', name: 'acme.com' }],
  total_pages: 2,
  imports: [{ id: idOf(810), file_name: 'fair.csv' }],
  total_notes: 1,
  total_messages: 0,
}
const form = () => within(screen.getByRole('form', { name: 'Who is it' }))
const eraseButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Erase this person' })

async function find(report: contract.ErasureReport) {
  const page = visit(PAGE, [], { prepare: (api) => api.answer(contract.findPerson, { data: report }) })
  await page.user.type(form().getByLabelText('Email address'), 'ada@acme.com')
  await page.user.click(form().getByRole('button', { name: 'Find everything' }))
  return page
}

describe('erasing a person', () => {
  test('shows all data before anything is deleted, and erases after a confirmation', async () => {
    const { api, sent, user } = await find(held)
    await eraseButton()
    expect(sent('POST', '/erasures/find')?.body).toEqual({ email: 'ada@acme.com' })
    for (const text of ['fair.csv', '2 pages whose facts or evidence name them', 'acme.com'])
      expect(screen.getByText(text)).toBeDefined()
    await user.click(await eraseButton())
    const dialog = await screen.findByRole('alertdialog', { name: 'Erase this person?' })
    expect(dialog.textContent).toContain("This can't be undone.")
    expect(dialog.textContent).toContain('1 contact, 1 value')
    expect(sent('POST', '/erasures')).toBeUndefined()
    api.answer(contract.erasePerson, {
      data: { id: idOf(9), contacts: 1, values: 1, pages: 2, imports: 1, messages: 0 },
    })
    await user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }))
    await screen.findByText('Erased')
    expect(sent('POST', '/erasures')?.body).toEqual({ email: 'ada@acme.com' })
    expect(screen.getByRole('link', { name: 'Back to contacts' })).toBeDefined()
  })

  test('by name alone erases no one who was not selected', async () => {
    const { api, sent, user } = await find({ ...nothing, contacts: [{ ...ada, is_by_name: true }] })
    expect((await eraseButton()).disabled).toBe(true)
    // A selected person is included from then on, with their data.
    api.answer(contract.findPerson, { data: held })
    await user.click(screen.getByRole('checkbox', { name: /^Ada Obi/ }))
    await screen.findByText('fair.csv')
    await waitFor(async () => expect((await eraseButton()).disabled).toBe(false))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ada Obi/ }).checked).toBe(true)
    await user.click(await eraseButton())
    api.answer(contract.erasePerson, {
      data: { id: idOf(9), contacts: 1, values: 1, pages: 0, imports: 0, messages: 0 },
    })
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase permanently' }))
    await waitFor(() =>
      expect(sent('POST', '/erasures')?.body).toEqual({ email: 'ada@acme.com', contact_ids: [idOf(1)] }),
    )
  })

  test('cannot start while the data of a selection is loading', async () => {
    const { api, user } = await find({ ...held, contacts: [ada, { ...ada, id: idOf(2), is_by_name: true }] })
    const go = api.hold(contract.findPerson)
    await user.click(await screen.findByRole('checkbox', { name: /^Ada Obi/ }))
    expect((await eraseButton()).disabled).toBe(true)
    go({ data: held })
    await waitFor(async () => expect((await eraseButton()).disabled).toBe(false))
  })

  test('starts with the contact of the link', async () => {
    const { sent } = visit(`${PAGE}?contact_id=${idOf(1)}`, [], {
      prepare: (api) => api.answer(contract.findPerson, { data: held }),
    })
    await eraseButton()
    expect(sent('POST', '/erasures/find')?.body).toEqual({ contact_ids: [idOf(1)] })
  })

  test('without any data says so', async () => {
    await find(nothing)
    expect(await screen.findByText('Nothing found')).toBeDefined()
  })

  test('requires a search term', async () => {
    const { api, user } = visit(PAGE)
    await user.click(form().getByRole('button', { name: 'Find everything' }))
    expect(await screen.findByText('Enter an email address, a phone number or a name')).toBeDefined()
    expect(api.seen).toHaveLength(0)
  })

  test('shows errors next to the field', async () => {
    const { user } = visit(PAGE, [], {
      prepare: (api) =>
        api.refuse(contract.findPerson, 422, 'validation_failed', 'no', { phone: ['Enter a valid phone number'] }),
    })
    await user.type(form().getByLabelText('Phone number'), '12345')
    await user.click(form().getByRole('button', { name: 'Find everything' }))
    expect(await screen.findByText('Enter a valid phone number')).toBeDefined()
  })

  test.each([
    [403, 'forbidden', 'Access Denied'],
    [500, 'internal', "This didn't load"],
  ] as const)('rejected with %i says so', async (status, code, text) => {
    visit(`${PAGE}?contact_id=${idOf(1)}`, [], {
      prepare: (api) => api.refuse(contract.findPerson, status, code, 'no'),
    })
    expect(await screen.findByText(text)).toBeDefined()
  })
})

test('an erased person can be allowed again by their address', async () => {
  const { sent, user } = visit(PAGE, [], {
    prepare: (api) => api.answer(contract.allowAgain, { data: { allowed: 1 } }),
  })
  const again = within(screen.getByRole('form', { name: 'Remove from blocklist' }))
  await user.type(again.getByLabelText('Email address'), 'ada@acme.com')
  await user.click(again.getByRole('button', { name: 'Allow again' }))
  expect(await screen.findByText(/^1 entry removed/)).toBeDefined()
  expect(sent('POST', '/erasures/allow')?.body).toEqual({ email: 'ada@acme.com' })
})
