import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { downloadId, downloadOf, downloadsApi, listOf, openPage } from './support.ts'

const home = { url: 'https://acme.com/', title: 'Acme, makers of everything' }
const team = { url: 'https://acme.com/%C3%BCber-uns', title: null }

let api: ReturnType<typeof downloadsApi>
let user: ReturnType<typeof openPage>['user']
const savedNames: string[] = []
beforeEach(() => {
  api = downloadsApi([downloadOf()])
  api.answer(contract.listPages, listOf([home, team]))
  savedNames.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedNames.push(this.download)
  })
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} })
})
afterEach(() => vi.restoreAllMocks())

async function open() {
  user = openPage().user
  await user.click(await screen.findByRole('button', { name: 'More for acme.com' }))
  await user.click(await screen.findByRole('menuitem', { name: 'One page as HTML…' }))
  return within(await screen.findByRole('dialog'))
}
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save as HTML' })

test('lists the pages by title and URL, and saves the selected one', async () => {
  api.answer(contract.getPage, {})
  const dialog = await open()
  const radios = await dialog.findAllByRole('radio')
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Acme, makers of everythingacme.com/',
    'acme.com/über-uns',
  ])
  expect(saveButton().disabled).toBe(true)
  await user.click(radios[1] as HTMLElement)
  await user.click(saveButton())
  expect(await screen.findByText('Download started')).toBeDefined()
  const asked = api.seen.find(({ path }) => path.endsWith('/page'))
  expect(asked?.path).toBe(`/api/dashboard/website-downloads/${downloadId(1)}/page`)
  expect(asked?.query.get('url')).toBe(team.url)
  expect(savedNames).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('searches while typing, from the first page on', async () => {
  api.answer(contract.listPages, listOf([home], { last_page: 4, total: 80 }))
  const dialog = await open()
  await user.click(await dialog.findByRole('button', { name: 'Next' }))
  await user.type(dialog.getByRole('searchbox', { name: 'Search pages' }), 'team{Enter}')
  await waitFor(() =>
    expect(Object.fromEntries(api.seen.filter(({ path }) => path.endsWith('/pages')).at(-1)?.query ?? [])).toEqual({
      search: 'team',
      page: '1',
      per_page: '20',
    }),
  )
})

test('saves only a visible page', async () => {
  const dialog = await open()
  await user.click((await dialog.findAllByRole('radio'))[1] as HTMLElement)
  expect(saveButton().disabled).toBe(false)
  api.answer(contract.listPages, listOf([home]))
  const search = dialog.getByRole('searchbox', { name: 'Search pages' })
  await user.type(search, 'makers{Enter}')
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1))
  expect(saveButton().disabled).toBe(true)
  await user.clear(search)
  await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2))
  expect(saveButton().disabled).toBe(false)
})

test('Escape first clears the search, and then closes the dialog', async () => {
  const dialog = await open()
  const search = dialog.getByRole<HTMLInputElement>('searchbox', { name: 'Search pages' })
  await user.type(search, 'team{Escape}')
  expect(search.value).toBe('')
  expect(screen.getByRole('dialog')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('shows', () => {
  test('that it loads', async () => {
    api.hold(contract.listPages)
    const dialog = await open()
    expect(dialog.getByRole('status', { name: 'Loading pages' })).toBeDefined()
  })

  test('that there are none, or none that match', async () => {
    api.answer(contract.listPages, listOf<contract.CapturedPage>([]))
    const dialog = await open()
    expect(await dialog.findByText('No pages')).toBeDefined()
    await user.type(dialog.getByRole('searchbox', { name: 'Search pages' }), 'x{Enter}')
    expect(await dialog.findByText('No matching pages')).toBeDefined()
  })

  test('that they could not be loaded', async () => {
    api.refuse(contract.listPages, 500, 'internal', 'broken')
    const dialog = await open()
    expect(await dialog.findByText("This didn't load")).toBeDefined()
  })

  test('that the page could not be saved, and stays open', async () => {
    api.refuse(contract.getPage, 404, 'not_found', 'The page is not in the archive.')
    const dialog = await open()
    await user.click((await dialog.findAllByRole('radio'))[0] as HTMLElement)
    await user.click(saveButton())
    expect(await screen.findByText('Failed to download file')).toBeDefined()
    expect(screen.getByText('The page is not in the archive.')).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
    expect(savedNames).toEqual([])
  })
})
