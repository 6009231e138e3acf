import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/site-downloads/site-downloads.ts'
import { downloadOf, downloadsApi, listOf, openPage } from './support.ts'

afterEach(() => vi.restoreAllMocks())

const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

describe('the download figures', () => {
  test('show the totals', async () => {
    downloadsApi()
    openPage()
    await screen.findByText('1,234')
    expect(figures()).toEqual({
      'Total Downloads': '1,234',
      Completed: '91 failed',
      'In Progress': '2',
      'Storage Used': '3.00 GB',
    })
  })

  test('that fail to load are left empty, and the list is shown', async () => {
    const api = downloadsApi([downloadOf()])
    api.refuse(contract.getStats, 500, 'internal', 'broken')
    openPage()
    await screen.findByRole('listitem', { name: 'acme.com' })
    await waitFor(() => expect(new Set(Object.values(figures()))).toEqual(new Set(['–'])))
  })
})

describe('the download page', () => {
  const LIST = '/api/dashboard/website-downloads'
  const STATS = `${LIST}/stats`
  const open = async () => {
    const api = downloadsApi([downloadOf()])
    openPage()
    await screen.findByRole('listitem', { name: 'acme.com' })
    await screen.findByText('1,234')
    api.seen.length = 0
    return { api, asked: (path: string) => api.seen.filter((request) => request.path === path).length }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const show = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
  }

  test('reloads the figures immediately when the list reports a finished download', async () => {
    const { api, asked } = await open()
    api.answer(contract.list, listOf([downloadOf({ status: 'failed' })]))
    await pass(5500)
    expect(asked(STATS)).toBe(1)
  })

  test('reloads the list every 5 seconds, the figures every 10', async () => {
    const { asked } = await open()
    await pass(30_000)
    expect(asked(LIST)).toBeGreaterThanOrEqual(5)
    expect(asked(LIST)).toBeLessThanOrEqual(6)
    expect(asked(STATS)).toBeGreaterThanOrEqual(2)
    expect(asked(STATS)).toBeLessThanOrEqual(3)
  })

  test('is not reloaded in a hidden tab, but immediately when shown again', async () => {
    const { asked } = await open()
    show('hidden')
    await pass(60_000)
    expect([asked(LIST), asked(STATS)]).toEqual([0, 0])
    show('visible')
    await pass(100)
    expect([asked(LIST), asked(STATS)]).toEqual([1, 1])
  })

  test('is not reloaded when access is denied', async () => {
    const { api, asked } = await open()
    api.refuse(contract.list, 403, 'forbidden', 'no')
    await pass(30_000)
    expect(asked(LIST)).toBe(1)
    expect(asked(STATS)).toBeGreaterThanOrEqual(2)
  })

  test('keeps its list when a reload fails', async () => {
    const { api } = await open()
    api.drop(contract.list)
    await pass(11_000)
    expect(screen.getByRole('listitem', { name: 'acme.com' })).toBeDefined()
  })
})
