import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/link-domains/link-domains.ts'
import { LinkDomainsCard } from '../../../../web/features/link-domains/link-domains-card.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const domainOf = (change: Partial<contract.LinkDomain> = {}): contract.LinkDomain => ({
  ...{ id: '01900000-0000-7000-8000-000000000001', host: 'links.acme.test', state: 'waiting', problem: null },
  record: { type: 'CNAME', name: 'links.acme.test', value: 'abc.links.contactory.test' },
  proof_record: { type: 'TXT', name: '_contactory-links.links.acme.test', value: 'contactory-links=abc' },
  ...{ checked_at: null, active_since: null, created_at: '2026-03-04T12:00:00.000Z' },
  ...change,
})
const open = (canEdit = true) => visit(() => <LinkDomainsCard canEdit={canEdit} />, '/dashboard/email-sms')
const listing = (...domains: contract.LinkDomain[]) => {
  const api = fakeApi()
  api.answer(contract.listLinkDomains, { data: { is_available: true, domains } })
  return api
}

test('a pending domain shows its DNS record; an active one does not', async () => {
  listing(
    domainOf({ problem: 'links.acme.test has no CNAME record yet.' }),
    domainOf({ id: '01900000-0000-7000-8000-000000000002', host: 'go.acme.test', state: 'active' }),
  )
  open()
  const [waiting, active] = await screen.findAllByRole('listitem')
  expect(within(waiting!).getByText('Waiting for DNS')).toBeDefined()
  expect(within(waiting!).getByText('abc.links.contactory.test')).toBeDefined()
  expect(within(waiting!).getByText('links.acme.test has no CNAME record yet.')).toBeDefined()
  expect(within(active!).getByText('Active')).toBeDefined()
  expect(within(active!).queryByText('CNAME target')).toBeNull()
})

test('a rejected name shows the reason at its field', async () => {
  const api = listing()
  const { user } = open()
  const reason = 'Wildcards do not work here.'
  api.refuse(contract.addLinkDomain, 422, 'validation_failed', reason, { host: [reason] })
  await user.type(await screen.findByRole('textbox', { name: /Add a domain/ }), '*.acme.test')
  await user.click(screen.getByRole('button', { name: 'Add domain' }))
  expect(await screen.findByText(reason)).toBeDefined()
})

test('removing an active one warns about its links', async () => {
  const api = listing(domainOf({ state: 'active', active_since: '2026-03-04T12:00:00.000Z' }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Remove links.acme.test' }))
  expect(await screen.findByText(/already sent will stop working/)).toBeDefined()
  api.answer(contract.deleteLinkDomain, {})
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('links.acme.test removed')).toBeDefined()
})

test('a viewer cannot change anything', async () => {
  listing(domainOf())
  open(false)
  expect(await screen.findByText('links.acme.test', { selector: 'span' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})

test('a deployment without link domains shows nothing', async () => {
  fakeApi().answer(contract.listLinkDomains, { data: { is_available: false, domains: [] } })
  open()
  await waitFor(() => expect(screen.queryByText('Link domains')).toBeNull())
})
