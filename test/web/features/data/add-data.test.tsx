import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { checkImport } from '../../../../src/contracts/data/imports.ts'
import { CHECKED, importOf } from './support.ts'
import { ID, visit } from './visit-data-page.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('manual entry', () => {
  async function fill() {
    const page = visit('/dashboard/data')
    await page.user.click(await screen.findByRole('button', { name: 'Add Manual' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText(/^Source Name/), 'Desk')
    await page.user.click(dialog.getByRole('button', { name: 'Add Another Contact' }))
    await page.user.click(dialog.getByRole('button', { name: 'Add Another Contact' }))
    await page.user.type(dialog.getAllByLabelText('Email')[0]!, 'jörg@acme.com')
    await page.user.type(dialog.getAllByLabelText('Phone')[2]!, 'soon')
    const send = () => page.user.click(dialog.getByRole('button', { name: 'Add Contacts' }))
    return { ...page, dialog, send }
  }

  test('marks the row with an error, whatever rows before it are empty', async () => {
    const { api, dialog, send } = await fill()
    const errors = { 'contacts.1.phone': ['Invalid phone number'] }
    api.refuse(additions.addManual, 422, 'validation_failed', 'Invalid phone number', errors)
    await send()
    expect(await dialog.findByText('Invalid phone number')).toBeDefined()
    const phones = dialog.getAllByLabelText('Phone')
    expect(phones.map((phone) => phone.getAttribute('aria-invalid'))).toEqual([null, null, 'true'])
    expect(document.activeElement).toBe(phones[2])
  })

  test('stays open while it is being sent, so that an error is visible', async () => {
    const { api, user, dialog, send } = await fill()
    const go = api.hold(additions.addManual)
    await send()
    await user.keyboard('{Escape}')
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Cancel' }).hasAttribute('disabled')).toBe(true)
    go({ data: { source_id: ID, total_emails: 1, total_phones: 0, total_names: 0, total_companies: 0 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['Added 1 email and 1 phone', 1, false],
    ['Added 0 emails and 0 phones', 0, true],
  ])('reports with %j what was added', async (message, added, isKnown) => {
    const { api, send } = await fill()
    const data = { source_id: ID, total_emails: added, total_phones: added, total_names: 0, total_companies: 0 }
    api.answer(additions.addManual, { data, message })
    await send()
    expect(await screen.findByText(message)).toBeDefined()
    expect(screen.queryByText('This source already has all of these contacts.') !== null).toBe(isKnown)
  })
})

test.each([
  [0, null],
  [2, 'This source has 2 of 3 rows already.'],
  [3, 'This source already has all of these rows.'],
])('an import of three rows of which %i are known shows %j', async (known_rows, text) => {
  const { api, user } = visit('/dashboard/data')
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Source Name/), 'Fair')
  await user.upload(
    dialog.getByLabelText(/^CSV File/),
    new File(['email\nann@acme.com\n'], 'a.csv', { type: 'text/csv' }),
  )
  const rows = { rows: 3, taken: 3, known_rows, total_emails: 1 }
  // Toasts outlive the test that caused them.
  const message = `Imported ${3 - known_rows} emails and 0 phones`
  api.answer(additions.importCsv, { data: importOf(rows), message })
  api.answer(checkImport, { data: CHECKED })
  for (const _ of ['Columns', 'Check']) {
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false))
    await user.click(dialog.getByRole('button', { name: 'Next' }))
  }
  await user.click(await dialog.findByRole('button', { name: 'Import 3 Rows' }))
  const notice = (await screen.findByText(message)).closest('li')!
  expect(notice.textContent).toBe(message + (text ?? ''))
})
