import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as system from '../../../../src/contracts/system/system.ts'
import TestPage from '../../../../web/app/pages/test-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const well = { ok: true, latency_ms: 3 }

test('the page shows the version, and the health of each dependency', async () => {
  const down = { ok: false, latency_ms: 5_000, message: 'Not available. Request r1.' }
  fakeApi().answer(system.health, {
    data: {
      version: '1.2.3',
      environment: 'development',
      checks: { database: well, storage: well, queue: well, browser: down },
    },
  })
  visit(TestPage, '/test')
  expect(await screen.findByText('1.2.3, development')).toBeTruthy()
  expect(screen.getAllByText('Answers')).toHaveLength(3)
  expect(screen.getByText('Not available. Request r1.')).toBeTruthy()
  expect(screen.getByText('Down')).toBeTruthy()
})

test('an API that does not respond leaves the rest working', async () => {
  fakeApi().drop(system.health)
  visit(TestPage, '/test')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeTruthy()
})

test('a toast can be shown', async () => {
  fakeApi().drop(system.health)
  const { user } = visit(TestPage, '/test')
  await user.click(screen.getByRole('button', { name: 'Show one' }))
  expect(await screen.findByText('Toasts work')).toBeTruthy()
})
