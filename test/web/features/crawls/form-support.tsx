import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { CrawlForm } from '../../../../web/features/crawls/form/crawl-form.tsx'
import type { CrawlFormOutput } from '../../../../web/features/crawls/form/crawl-form-schema.ts'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { userEvent } from '../../support/user-event.ts'
import { crawlApi } from './support.tsx'

/** The requests that the form sends; they succeed unless a test says otherwise. */
export const onStart = vi.fn<(body: CrawlFormOutput) => Promise<void>>(async () => {})

/** The form with a server of an account without crawls. @returns the server */
export function mountForm(api = crawlApi()) {
  onStart.mockReset().mockResolvedValue()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CrawlForm onStart={onStart} />
    </QueryClientProvider>,
  )
  return api
}

export const url = () => screen.getByRole('textbox', { name: 'URL' })
export const start = () => userEvent.click(screen.getByRole('button', { name: 'Start Crawl' }))
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
export const openOptions = () => userEvent.click(screen.getByRole('button', { name: /^Advanced Options/ }))
