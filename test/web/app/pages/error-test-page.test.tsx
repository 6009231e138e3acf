import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as contactMessages from '../../../../src/contracts/contact-messages/contact-messages.ts'
import ErrorTestPage from '../../../../web/app/pages/error-test-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([
  ['Fail in a component', 'A test error while rendering'],
  ['Fail in an effect', 'A test error in an effect'],
  ['Fail in lazy-loaded code', 'A test error: the code of the page did not arrive'],
  ["Fail with a value that isn't an error", 'A test text instead of an error'],
])('%s shows the fallback screen and is stored', async (button, message) => {
  const { user } = visit(ErrorTestPage, '/error-test')
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText(message).closest('details')?.open).toBe(false)
  expect(JSON.parse(localStorage.getItem('react_error') ?? 'null')).toMatchObject({ message })
})

test('a failing button leaves the page intact', async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', reported)
  const { user } = visit(ErrorTestPage, '/error-test')
  await user.click(screen.getByRole('button', { name: 'Fail in a button' }))
  window.removeEventListener('error', reported)
  expect(reported).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { name: 'Error tests' })).toBeTruthy()
})

test("a rejected call shows the server's message", async () => {
  fakeApi().refuse(contactMessages.send, 422, 'validation_failed', 'Name is required')
  const { user } = visit(ErrorTestPage, '/error-test')
  await user.click(screen.getByRole('button', { name: 'Fail in a call' }))
  expect(await screen.findByText('Name is required')).toBeTruthy()
})

test('stored errors are shown, and can be deleted', async () => {
  const record = { message: 'no such column', stack: 'Error: no such column', componentStack: '\n    at Broken' }
  localStorage.setItem('react_error', JSON.stringify({ ...record, timestamp: new Date().toISOString() }))
  const { user } = visit(ErrorTestPage, '/error-test')
  expect(screen.getByText('no such column')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Forget it' }))
  expect(screen.getByText('Nothing is stored in this browser.')).toBeTruthy()
  expect(localStorage.getItem('react_error')).toBeNull()
})

test.each(['', '{', 'null', '{"message":1}'])('a record that reads %j does not break the page', (text) => {
  localStorage.setItem('react_error', text)
  visit(ErrorTestPage, '/error-test')
  expect(screen.getByText('Nothing is stored in this browser.')).toBeTruthy()
})
