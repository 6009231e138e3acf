import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ContextType } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as contract from '../../../../src/contracts/data/data.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import * as views from '../../../../src/contracts/list-views/list-views.ts'
import DataPage from '../../../../web/app/pages/data-page.tsx'
import { AllowedContext } from '../../../../web/ui/allowed.tsx'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

export const ID = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b'
/** An email address that a crawl found. */
export const item: contract.DataItem = {
  id: `${ID}_emails`,
  item_id: ID,
  result_id: ID,
  type: 'emails',
  data: { emails: ['desk@acme.com'] },
  value: 'desk@acme.com',
  normalized: 'desk@acme.com',
  source_id: ID,
  source_type: 'crawl',
  source_name: 'acme.com',
  source: 'acme.com',
  website_url: 'https://acme.com/contact',
  website: { url: 'https://acme.com/' },
  confidence: 0.97,
  method: 'mailto',
  email_check: null,
  mailbox: null,
  extracted_at: '2026-11-01T10:00:00.000Z',
  created_at: '2026-11-01T10:00:00.000Z',
}
export const listOf = (data: contract.DataItem[], total = data.length) => ({
  data,
  pagination: { current_page: 1, last_page: Math.ceil(total / 20), per_page: 20, total, page: 1, is_capped: false },
})

export const SAVED: views.ListView = {
  id: '01a1fbae-fd1b-74fd-b1c1-82f5f0c0277a',
  name: 'Sure emails',
  is_shared: false,
  is_own: true,
  query: { type: 'emails', min_confidence: '0.9', sort: 'oldest' },
  columns: ['content', 'date'],
  updated_at: '2026-11-01T10:00:00.000Z',
}

/** Renders the data page at a path, with what its API returns. */
export function visit(
  path: string,
  items: contract.DataItem[] = [item],
  total?: number,
  sources: contract.Source[] = [],
  isAllowed: ContextType<typeof AllowedContext> = () => true,
) {
  const api = fakeApi()
  api.answer(contract.listAll, listOf(items, total))
  api.answer(views.listViews, { data: { views: [SAVED], columns: null } })
  api.answer(additions.listImports, {
    data: [],
    pagination: { current_page: 1, last_page: 1, per_page: 10, total: 0 },
  })
  api.answer(contract.listSources, {
    data: sources,
    pagination: { current_page: 1, last_page: 1, per_page: 100, total: sources.length },
  })
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router hook={hook} searchHook={searchHook}>
        <AllowedContext value={isAllowed}>
          <DataPage />
        </AllowedContext>
      </Router>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  return { api, history, user: userEvent.setup() }
}
