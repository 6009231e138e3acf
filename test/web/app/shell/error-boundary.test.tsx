import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { AppBoundary, PageBoundary } from '../../../../web/app/shell/error-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

function Broken(): never {
  throw new Error('no such column')
}

test('an error while rendering shows the fallback screen with its message in the details', () => {
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText('The application encountered an error. Please refresh the page.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Run Error Tests' }).getAttribute('href')).toBe('/error-test')
  expect(screen.getByText('no such column').closest('details')?.open).toBe(false)
})

test('the error is stored under react_error', () => {
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  )
  const stored = JSON.parse(localStorage.getItem('react_error') ?? 'null')
  expect(stored.message).toBe('no such column')
  expect(stored.stack).toContain('Broken')
  expect(stored.componentStack).toContain('Broken')
  expect(Date.now() - Date.parse(stored.timestamp)).toBeLessThan(60_000)
})

test('the fallback works even if storage fails', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
})

test('navigating to another page clears the error', () => {
  const { hook, navigate } = memoryLocation({ path: '/broken' })
  render(
    <Router hook={hook}>
      <PageBoundary>
        <Route path="/broken">
          <Broken />
        </Route>
        <Route path="/well">well</Route>
      </PageBoundary>
    </Router>,
  )
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  act(() => navigate('/well'))
  expect(screen.getByText('well')).toBeTruthy()
})
