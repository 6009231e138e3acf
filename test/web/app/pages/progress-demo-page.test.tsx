import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ProgressDemoPage from '../../../../web/app/pages/progress-demo-page.tsx'
import { visit } from '../../support/visit.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const panel = () => screen.queryByRole('region', { name: /^Crawl of/ })
const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))

test('the panel runs through six steps, waits at 90 % for a late server, shows 100 %, and closes 1.5 s later', async () => {
  const { user } = visit(ProgressDemoPage, '/progress-demo')
  expect(panel()).toBeNull()
  await user.click(screen.getByRole('radio', { name: /4 seconds later/ }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  // On a slow machine the half second before the bar closes would be over before the check.
  vi.setTimerTickMode('manual')
  expect(panel()).not.toBeNull()
  expect(screen.getByRole('list', { name: 'Steps of the crawl' }).children).toHaveLength(6)
  await pass(6_500)
  expect(bar()).toBe(90)
  await pass(3_500)
  expect(bar()).toBe(90)
  await pass(500)
  expect(bar()).toBe(100)
  expect(screen.getByText('Crawled')).toBeTruthy()
  await pass(1_600)
  expect(panel()).toBeNull()
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy()
})

test('a keyword run has eight steps, and can be cancelled', async () => {
  const { user } = visit(ProgressDemoPage, '/progress-demo')
  await user.click(screen.getByRole('radio', { name: 'Keyword, 8 steps' }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(screen.getByRole('list', { name: 'Steps of the crawl' }).children).toHaveLength(8)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(panel()).toBeNull()
  expect(screen.getByText('The run was cancelled')).toBeTruthy()
})
