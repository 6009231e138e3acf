import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ContextType } from 'react'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type * as contact from '../../../../src/contracts/contacts/contact.ts'
import type * as contactDetails from '../../../../src/contracts/contacts/contact-details.ts'
import * as contract from '../../../../src/contracts/contacts/contacts.ts'
import * as data from '../../../../src/contracts/data/data.ts'
import type { ReturnsOf } from '../../../../src/contracts/endpoint.ts'
import * as listViewCalls from '../../../../src/contracts/list-views/list-views.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import ContactPage from '../../../../web/app/pages/contact-page.tsx'
import ContactsPage from '../../../../web/app/pages/contacts-page.tsx'
import ErasePersonPage from '../../../../web/app/pages/erase-person-page.tsx'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { AllowedContext } from '../../../../web/ui/allowed.tsx'
import { Toaster } from '../../../../web/ui/toast.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

export const idOf = (n: number) => `01a1fbae-fd1b-74fd-b1c1-82f5f0c0${n.toString().padStart(4, '0')}`
export const instant = '2026-11-20T10:00:00.000Z'

export const contactOf = (n: number, change: Partial<contact.ListedContact> = {}): contact.ListedContact => ({
  id: idOf(n),
  kind: 'person',
  name: `Person ${n}`,
  job_title: null,
  company: null,
  email: `p${n}@acme.com`,
  phone: null,
  address: null,
  confidence: 0.9,
  organization_id: null,
  email_check: 'deliverable',
  mailbox: 'personal',
  phone_kind: null,
  has_likely_email: false,
  country: null,
  site: 'acme.com',
  profiles: [],
  labels: [],
  total_emails: 1,
  total_phones: 0,
  total_sources: 1,
  first_seen_at: instant,
  last_seen_at: instant,
  updated_at: instant,
  ...change,
})

export const foundValue = (n: number, value: string) => ({
  item_id: idOf(n),
  value,
  normalized: value,
  confidence: 0.9,
  first_seen_at: instant,
  evidence: [
    {
      source_name: 'acme.com',
      source_type: 'crawl' as const,
      crawl_id: idOf(900),
      page_url: 'https://acme.com/team',
      snippet: `Write to ${value} today`,
      method: 'mailto' as const,
      ...{ rule: 'emails.mailto' as const, rules: ['emails.mailto' as const], place: null },
      last_seen_at: instant,
    },
  ],
})

export const partOf = (name: string, reason: contactDetails.ContactMergeReason | null = null) => ({
  name,
  reason,
  job_titles: [],
  emails: [],
  phones: [],
  addresses: [],
  pages: ['https://acme.com/team'],
})

export const mentionOf = (
  id: string,
  change: Partial<contactDetails.ContactMention> = {},
): contactDetails.ContactMention => ({
  id,
  source_id: idOf(800),
  source_name: 'acme.com',
  source_type: 'crawl',
  crawl_id: idOf(900),
  site: 'acme.com',
  relation: 'member',
  seen_at: instant,
  reason: null,
  parts: [partOf('Ada Obi')],
  ...change,
})

export const detailsOf = (change: Partial<contactDetails.ContactDetails> = {}): contactDetails.ContactDetails => ({
  ...contactOf(1, { name: 'Ada Obi', email: 'ada@acme.com' }),
  emails: [{ ...foundValue(11, 'ada@acme.com'), check: 'deliverable', mailbox: 'personal' }],
  phones: [],
  addresses: [],
  likely_email: null,
  job_titles: [],
  fields: {},
  edited: [],
  mentions: [mentionOf('m1')],
  notes: [],
  changes: [],
  total_people: 0,
  ...change,
})

export const listOf = (contacts: contact.ListedContact[], total = contacts.length) => ({
  data: contacts,
  pagination: {
    current_page: 1,
    last_page: Math.max(1, Math.ceil(total / 25)),
    per_page: 25,
    total,
    is_capped: false,
  },
  next_cursor: null,
  newest_id: contacts.length > 0 ? idOf(999) : null,
})

export const facets: ReturnsOf<typeof contract.readFacets>['data'] = {
  people: 12,
  organizations: 3,
  countries: [{ country: 'DE', total: 9 }],
  labels: [
    { id: idOf(501), kind: 'list', name: 'Spring fair', total: 4 },
    { id: idOf(502), kind: 'tag', name: 'VIP', total: 1 },
  ],
}

export interface VisitOptions {
  total?: number
  prepare?: (api: ReturnType<typeof fakeApi>) => void
  /** The calls that the viewer may make; all of them by default. */
  isAllowed?: ContextType<typeof AllowedContext>
}

/**
 * The three screens at a URL, for an account with these contacts; `prepare` adds responses of the server from the
 * beginning.
 */
export function visit(
  path: string,
  contacts: contact.ListedContact[] = [contactOf(1)],
  { total, prepare, isAllowed = () => true }: VisitOptions = {},
) {
  const api = fakeApi()
  api.answer(contract.listContacts, listOf(contacts, total))
  api.answer(contract.readFacets, { data: facets })
  api.answer(contract.countKinds, { data: { people: 2, organizations: 1 } })
  api.answer(data.listSources, {
    data: [],
    pagination: { current_page: 1, last_page: 1, per_page: 100, total: 0 },
  })
  api.answer(listViewCalls.listViews, { data: { views: [], columns: null } })
  prepare?.(api)
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AllowedContext value={isAllowed}>
        <Router hook={hook} searchHook={searchHook}>
          <Route path={paths.contacts.pattern} component={ContactsPage} />
          <Route path={paths.contactDetail.pattern} component={ContactPage} />
          <Route path={paths.erasePerson.pattern} component={ErasePersonPage} />
        </Router>
      </AllowedContext>
      <Toaster theme="light" />
    </QueryClientProvider>,
  )
  /** The body and query of the last request of a method and path. */
  const sent = (method: string, end: string) =>
    api.seen.findLast((request) => request.method === method && request.path.endsWith(end))
  return { api, history, sent, user: userEvent.setup() }
}
