import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/data/data.ts'
import { isOpenToImpersonators } from '../../../../src/contracts/endpoint.ts'
import { ID, item, listOf, visit } from './visit-data-page.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('the data page', () => {
  test('offers no checkboxes to users without an action for a selection, as during an impersonation', async () => {
    visit('/dashboard/data', [item], undefined, [], isOpenToImpersonators)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  test.each([
    ['/dashboard/data', 'Please select items to export', false],
    ['/dashboard/data', 'Please select a specific data type (Emails, Phones, etc.) to export', true],
  ])('export at %s shows: %s', async (path, message, isSelected) => {
    const { user } = visit(path)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    if (isSelected) await user.click(screen.getByRole('checkbox', { name: 'Select desk@acme.com' }))
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    expect(await screen.findByText(message)).toBeDefined()
  })

  test('deletes the selected items after a confirmation', async () => {
    const { api, user } = visit('/dashboard/data')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Please select items to delete')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
    api.answer(contract.remove, { data: { deleted: 1 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${ID}_emails`] }),
    )
  })

  test('offers all matches once a page is selected, and deletes them', async () => {
    const { api, user } = visit('/dashboard/data?type=emails&search=acme', [item], 12_000)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 12,000 that match' }))
    expect(await screen.findByText('All 12,000 matching items are selected')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 12,000 items?' })
    api.answer(contract.remove, { data: { deleted: 12_000 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({
        matching: { type: 'emails', search: 'acme' },
        up_to: ID,
      }),
    )
  })

  test('selecting the first row moves no row, and the actions appear below the list', async () => {
    const { api, user } = visit('/dashboard/data?type=emails')
    await screen.findByRole('button', { name: 'desk@acme.com' })
    const table = screen.getByRole('table', { name: 'Data' })
    await user.click(screen.getByRole('checkbox', { name: 'Select desk@acme.com' }))
    const bar = screen.getByRole('region', { name: 'Selection' })
    expect(table.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(within(bar).getByRole('button', { name: 'Export selected' })).toBeDefined()
    await user.click(within(bar).getByRole('button', { name: 'Delete selected' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
    api.answer(contract.remove, { data: { deleted: 1 } })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  test('clears the selection of all matches when the filter changes', async () => {
    const { user } = visit('/dashboard/data?type=emails', [item], 30)
    await screen.findByRole('button', { name: 'desk@acme.com' })
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
    await user.click(await screen.findByRole('button', { name: 'Select all 30 that match' }))
    await screen.findByText('All 30 matching items are selected')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(screen.queryByText('All 30 matching items are selected')).toBeNull())
  })

  describe('a selected item that is not visible', () => {
    const OTHER = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276c'
    const other = { ...item, id: `${OTHER}_emails`, item_id: OTHER, data: { emails: ['shop@beta.org'] } }
    const tick = (user: ReturnType<typeof visit>['user'], value: string) =>
      user.click(screen.getByRole('checkbox', { name: `Select ${value}` }))
    const search = (user: ReturnType<typeof visit>['user'], text: string) =>
      user.type(screen.getByRole('searchbox', { name: 'Search data' }), `${text}{Enter}`)
    const said = () => screen.getByRole('region', { name: 'Selection' }).querySelector('p')?.textContent

    test('is no longer selected after a search, and neither deleted nor exported', async () => {
      const { api, user } = visit('/dashboard/data')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await tick(user, 'desk@acme.com')
      api.answer(contract.listAll, listOf([other]))
      await search(user, 'beta')
      await screen.findByRole('button', { name: 'shop@beta.org' })
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
      await tick(user, 'shop@beta.org')
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
      api.answer(contract.remove, { data: { deleted: 1 } })
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
      await waitFor(() =>
        expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${OTHER}_emails`] }),
      )
    })

    test('stays selected if it is also in the next list', async () => {
      const { api, user } = visit('/dashboard/data', [item, other])
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
      expect(said()).toBe('2 selected')
      api.answer(contract.listAll, listOf([other]))
      await search(user, 'beta')
      await waitFor(() => expect(said()).toBe('1 selected'))
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select shop@beta.org' }).checked).toBe(true)
    })

    test('is not selected by clicking a row of the previous list while the next one loads', async () => {
      const { api, user } = visit('/dashboard/data')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      const go = api.hold(contract.listAll)
      await search(user, 'beta')
      await tick(user, 'desk@acme.com')
      go(listOf([other]))
      await screen.findByRole('button', { name: 'shop@beta.org' })
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    })

    test('on other pages of the same list stays selected, and is reported', async () => {
      const { api, user } = visit('/dashboard/data', [item], 40)
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await tick(user, 'desk@acme.com')
      api.answer(contract.listAll, listOf([other], 40))
      await user.click(screen.getByRole('button', { name: 'Next' }))
      await waitFor(() => expect(said()).toBe('1 selected, not on this page'))
      await tick(user, 'shop@beta.org')
      expect(said()).toBe('2 selected, 1 not on this page')
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 2 items?' })
      expect(dialog.textContent).toContain('1 of them is not on this page.')
    })

    test('is deleted as confirmed, whatever loads behind the dialog', async () => {
      const { api, user } = visit('/dashboard/data')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await tick(user, 'desk@acme.com')
      const go = api.hold(contract.listAll)
      await search(user, 'beta')
      await user.click(screen.getByRole('button', { name: 'Delete' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete 1 item?' })
      go(listOf([other]))
      await screen.findByText('shop@beta.org')
      expect(dialog.textContent).toContain('delete 1 item?')
      api.answer(contract.remove, { data: { deleted: 1 } })
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
      await waitFor(() =>
        expect(api.seen.find(({ method }) => method === 'DELETE')?.body).toEqual({ data_ids: [`${ID}_emails`] }),
      )
    })

    test('is not selected again by going back to a list with everything selected', async () => {
      const { api, user } = visit('/dashboard/data?search=desk', [item], 30)
      await screen.findByRole('button', { name: 'desk@acme.com' })
      await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
      await user.click(await screen.findByRole('button', { name: 'Select all 30 that match' }))
      await screen.findByText('All 30 matching items are selected')
      api.answer(contract.listAll, listOf([other]))
      await user.click(screen.getByRole('button', { name: 'Clear' }))
      await screen.findByRole('button', { name: 'shop@beta.org' })
      api.answer(contract.listAll, listOf([item], 30))
      await search(user, 'desk')
      await screen.findByRole('button', { name: 'desk@acme.com' })
      expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    })
  })
})
