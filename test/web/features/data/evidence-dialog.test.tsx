import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/data/data.ts'
import { EvidenceDialog } from '../../../../web/features/data/evidence-dialog.tsx'
import { fakeApi } from '../../support/fake-api.ts'

afterEach(() => vi.unstubAllGlobals())

const ID = '01a1fbae-fd1b-74fd-b1c1-82f5f0c0276b'

/** The facts about a value in the dialog, by their terms. */
async function factsOf(change: Partial<contract.Evidence>): Promise<Record<string, string>> {
  const type = change.type ?? 'phones'
  const evidence: contract.Evidence = {
    id: `${ID}_${type}`,
    item_id: ID,
    result_id: ID,
    type,
    data: {},
    value: '(617) 555-0142',
    normalized: '+16175550142',
    source_id: ID,
    source_type: 'crawl',
    source_name: 'acme.com',
    source: 'acme.com',
    website_url: 'https://acme.com/contact',
    website: { url: 'https://acme.com/' },
    confidence: 0.8,
    method: 'text',
    email_check: null,
    mailbox: null,
    extracted_at: '2026-11-01T10:00:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    snippet: null,
    page_title: null,
    rule: null,
    rules: [],
    place: null,
    detail: {},
    contact: null,
    sightings: [],
    ...change,
  }
  fakeApi().answer(contract.get, { data: evidence })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <EvidenceDialog id={ID} onClose={() => {}} onOpen={() => {}} />
    </QueryClientProvider>,
  )
  await screen.findByText('Found by')
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )
}

test('the purpose and the country of a number are shown in words, and a percentage without a space', async () => {
  const facts = await factsOf({ detail: { phoneKind: 'fax', country: 'US', extension: '21' } })
  expect(facts).toMatchObject({
    'Standard form': '+16175550142',
    'Found by': 'Text80% sure',
    Kind: 'Fax',
    Country: 'United States',
    Extension: '21',
  })
  expect(screen.getByText('Phone')).toBeDefined()
})

test('the method of a value is shown in words, if its rule is known', async () => {
  const facts = await factsOf({ rule: 'phones.label', rules: ['phones.label'] })
  expect(facts['Found by']).toBe('A number beside a label such as "Phone"80% sure')
})

test('all rules are shown by weight, with the kind of page and the label', async () => {
  const facts = await factsOf({
    rule: 'phones.label',
    rules: ['phones.label', 'phones.link'],
    place: 'imprint',
    snippet: 'Acme Ltd · Tel.: (617) 555-0142 · Fax',
  })
  expect(facts['Found by']).toBe(
    'In the imprint, as a number beside the label “Tel.”80% sureAlso as a link that dials the number',
  )
})

test.each([
  ['names', 'Ada Okafor', 'ada okafor'],
  ['companies', 'Acme Ltd.', 'acme'],
] as const)('the comparison keys of %s are not shown', async (type, value, normalized) => {
  expect(await factsOf({ type, value, normalized })).not.toHaveProperty('Standard form')
})

test('every occurrence of a value is shown with its page, text, and dates', async () => {
  const sighting: contract.Sighting = {
    source_id: ID,
    source_type: 'crawl',
    source_name: 'acme.com',
    crawl_id: ID,
    value: '(617) 555-0142',
    page_url: 'https://acme.com/contact',
    snippet: 'Call (617) 555-0142 by day',
    method: 'text',
    confidence: 0.8,
    first_seen_at: '2026-11-01T10:00:00.000Z',
    last_seen_at: '2026-11-20T10:00:00.000Z',
  }
  const typed: contract.Sighting = {
    ...sighting,
    source_id: ID.replace('01a1', '01a2'),
    source_type: 'import',
    source_name: 'Fair 2026',
    page_url: null,
    snippet: null,
    last_seen_at: sighting.first_seen_at,
  }
  await factsOf({ sightings: [sighting, typed] })
  const [crawled, imported] = screen.getAllByRole('listitem')
  expect(crawled?.querySelector('a')?.href).toBe('https://acme.com/contact')
  expect(crawled?.textContent).toContain('Call (617) 555-0142 by day')
  expect(crawled?.textContent).toMatch(/Nov 1, 2026.* – Nov 20, 2026/)
  expect(imported?.textContent).toContain('Fair 2026')
  expect(imported?.textContent).not.toContain('–')
})
