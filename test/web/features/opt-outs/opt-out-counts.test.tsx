import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { optOutCounts } from '../../../../src/contracts/system/operations.ts'
import AdminOptOutsPage from '../../../../web/app/pages/admin-opt-outs-page.tsx'
import { daysOf, everyDay } from '../../../../web/features/opt-outs/opt-out-days.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const by_proof = [
  { proof: 'mail', count: 1200 },
  { proof: 'dns', count: 3 },
  { proof: 'file', count: 0 },
  { proof: 'word', count: 31 },
]
const counts = {
  total: 1234,
  by_kind: [
    { kind: 'email', count: 1200 },
    { kind: 'phone', count: 31 },
    { kind: 'site', count: 3 },
  ],
  by_proof,
  by_day: [
    { date: '2026-03-11', kind: 'email', count: 5 },
    { date: '2026-03-11', kind: 'site', count: 2 },
    { date: '2026-03-01', kind: 'phone', count: 1 },
  ],
}
const open = () => visit(AdminOptOutsPage, '/dashboard/admin/opt-outs')

test('counts are shown by kind and proof, and a table has the daily data of the chart', async () => {
  fakeApi().answer(optOutCounts, { data: counts })
  open()
  const table = within(await screen.findByRole('table', { name: 'Opt-outs by day, in UTC' }))
  const rows = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'))
  expect(
    rows.slice(1).map((cells) => cells.map((cell) => cell.textContent?.match(/[\d,]+( 2026|, 2026)?$/)?.[0])),
  ).toEqual([
    ['11, 2026', '5', '0', '2'],
    ['1, 2026', '0', '1', '0'],
  ])
  const figures = [...document.querySelectorAll('dl:first-of-type > div')].map((one) => one.textContent)
  expect(figures.slice(0, 4)).toEqual(['Total1,234', 'Email addresses1,200', 'Phone numbers31', 'Websites3'])
  const proof = screen.getByText('DNS record').closest('div')
  expect(proof?.textContent).toMatch(/3$/)
})

test('the page explains what a person may request, and links there', async () => {
  fakeApi().answer(optOutCounts, { data: counts })
  open()
  expect(screen.getByRole('link', { name: 'opt-out page' }).getAttribute('href')).toBe('/opt-out')
  expect(screen.getByRole('link', { name: 'Contact Submissions' }).getAttribute('href')).toBe(
    '/dashboard/admin/contact-submissions',
  )
})

test('without any or recent opt-outs, a text replaces the chart', async () => {
  const api = fakeApi()
  api.answer(optOutCounts, { data: { ...counts, total: 0, by_day: [] } })
  open()
  expect(await screen.findByText('No opt-outs yet')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('old opt-outs are counted without a chart', async () => {
  fakeApi().answer(optOutCounts, { data: { ...counts, by_day: [] } })
  open()
  expect(await screen.findByText('No opt-outs in the last 90 days')).toBeDefined()
  expect(screen.getByText('1,234')).toBeDefined()
})

test('a failure can be retried, and denied access is shown', async () => {
  const api = fakeApi()
  api.refuse(optOutCounts, 503, 'unavailable', 'Not now.')
  const { user } = open()
  expect(await screen.findByText('Not now.')).toBeDefined()
  api.refuse(optOutCounts, 403, 'forbidden', "You don't have permission to access this feature.")
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Access Denied')).toBeDefined()
})

test('a chart has each of the last 90 days, with zeros for days without opt-outs', () => {
  const days = everyDay(daysOf(counts.by_day), new Date('2026-03-11T23:30:00.000Z'))
  expect(days).toHaveLength(90)
  expect(days[0]).toEqual({ date: '2025-12-12', email: 0, phone: 0, site: 0 })
  expect(days.at(-1)).toEqual({ date: '2026-03-11', email: 5, phone: 0, site: 2 })
  expect(days.find(({ date }) => date === '2026-03-01')).toMatchObject({ phone: 1 })
})
