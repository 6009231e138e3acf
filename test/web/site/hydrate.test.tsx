import { beforeEach, expect, test, vi } from 'vitest'
import { SiteHeader } from '../../../web/site/site-header.tsx'
import { waitFor } from '../../support/wait.ts'
import { prerender } from './support.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  return () => vi.unstubAllGlobals()
})

test('a button clicked before its script has loaded is clicked afterwards, as often', async () => {
  document.documentElement.dataset.theme = 'light'
  const toggle = prerender(<SiteHeader path="/about" />, 'navigation').querySelector<HTMLElement>(
    '[data-theme-toggle]',
  )!
  await import('../../../web/site/hydrate.ts')
  for (let press = 0; press < 3; press++) toggle.click()
  expect(document.documentElement.dataset.theme).toBe('light')

  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  toggle.click()
  expect(document.documentElement.dataset.theme).toBe('light')
})
