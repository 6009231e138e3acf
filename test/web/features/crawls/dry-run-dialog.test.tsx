import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as maps from '../../../../src/contracts/crawls/crawl-dry-runs.ts'
import { userEvent } from '../../support/user-event.ts'
import { mountForm, onStart, url } from './form-support.tsx'

let api: ReturnType<typeof mountForm>
beforeEach(() => {
  api = mountForm()
})

describe('the dry run dialog', () => {
  const entry = { text: '', found_in: 'link' as const, reason: null, reason_text: null }
  const map = {
    entries: [
      { ...entry, url: 'https://acme.com/contact', would_read: true },
      { ...entry, url: 'https://acme.com/x', would_read: false, reason: 'robots', reason_text: 'Not for robots.' },
    ],
    would_read: 1,
    skipped: 1,
    origins: [{ origin: 'https://acme.com', robots: 'obeyed' as const, crawl_delay_ms: 2000, sitemap_urls: 1200 }],
    failures: [],
  }
  const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview crawl' }))

  test('shows which pages would be read and skipped, then starts the crawl as previewed', async () => {
    api.answer(maps.dryRunCrawl, { data: map })
    await userEvent.type(url(), 'acme.com')
    await preview()
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText('acme.com/contact')
    dialog.getByText(/asks for 2 s between requests, 1,200 addresses in its sitemaps/)
    await userEvent.click(dialog.getByRole('radio', { name: /Skipped/ }))
    dialog.getByText('Not for robots.')
    await userEvent.click(dialog.getByRole('button', { name: 'Start Crawl' }))
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce())
    expect(onStart.mock.calls[0]?.[0]).toMatchObject({ url: 'https://acme.com', limit: 10 })
  })

  test('shows errors at the field', async () => {
    await preview()
    await screen.findByText('URL is required')
    expect(api.seen.some(({ path }) => path.endsWith('/map'))).toBe(false)
  })

  test('an error is shown on the form', async () => {
    api.refuse(maps.dryRunCrawl, 429, 'too_many_requests', 'Too many previews. Please wait a minute.')
    await userEvent.type(url(), 'https://acme.com')
    await preview()
    await screen.findByText('Too many previews. Please wait a minute.')
  })

  test('is not offered for keywords, which need an actual search', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Keyword' }))
    expect(screen.queryByRole('button', { name: /Preview/ })).toBeNull()
  })
})
