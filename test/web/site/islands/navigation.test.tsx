import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from '../../../../web/site/islands/navigation.ts'
import { SiteHeader } from '../../../../web/site/site-header.tsx'
import { waitFor } from '../../../support/wait.ts'
import { prerender } from '../support.tsx'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('auth_token', 't')
  localStorage.setItem('auth-storage', '{}')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['when the server agrees', async () => Response.json({})],
  ['even when the call fails', () => Promise.reject(new TypeError('offline'))],
])('Logout ends the session on the server and here, %s', async (_, answer) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const element = prerender(<SiteHeader path="/about" />, 'navigation')
  start(element)
  element.querySelector<HTMLElement>('[data-logout]')!.click()
  await waitFor(() => expect(localStorage.length).toBe(0))
  expect(fetched).toHaveBeenCalledWith('/api/dashboard/logout', {
    method: 'POST',
    headers: { authorization: 'Bearer t' },
  })
})

test('the landing page and the others have the specified links', () => {
  const labels = (path: string) => {
    prerender(<SiteHeader path={path} />, 'navigation')
    return [...document.querySelector('nav')!.querySelectorAll('a')].map((link) => link.textContent)
  }
  expect(labels('/')).toEqual(['Features', 'Pricing', 'Testimonials', 'Contact'])
  expect(labels('/contact')).toEqual(['Home', 'About', 'Contact', 'Status', 'Security'])
})

test('the theme switch changes the theme and remembers it', () => {
  document.documentElement.dataset.theme = 'light'
  const element = prerender(<SiteHeader path="/about" />, 'navigation')
  start(element)
  element.querySelector<HTMLElement>('[data-theme-toggle]')!.click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})
