import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/single-sign-on/single-sign-on.ts'
import { SsoCard } from '../../../../web/features/workspaces/sso-card.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const domain = {
  ...{ id: '01900000-0000-7000-8000-000000000001', domain: 'acme.test', verified_at: null, checked_at: null },
  record: { type: 'TXT' as const, name: '_contactory-sso.acme.test', value: 'contactory-sso=abc' },
}
const provider = {
  ...{ issuer: 'https://id.acme.test', client_id: 'c1', default_role: 'viewer' as const, is_required: false },
  updated_at: '2026-03-04T12:00:00.000Z',
}
const settingsOf = (change: Partial<contract.SsoSettings> = {}): contract.SsoSettings => ({
  ...{ is_in_plan: true, redirect_url: 'https://app.test/login/single-sign-on/w1', provider: null, domains: [] },
  ...change,
})
const open = () => visit(SsoCard, '/dashboard/settings?tab=members')
const answering = (change: Partial<contract.SsoSettings> = {}) => {
  const api = fakeApi()
  api.answer(contract.getSso, { data: settingsOf(change) })
  return api
}

test('while it loads it says so', () => {
  const api = fakeApi()
  api.hold(contract.getSso)
  open()
  expect(screen.getByLabelText('Loading single sign-on')).toBeDefined()
})

test('a failure can be retried', async () => {
  const api = fakeApi()
  api.refuse(contract.getSso, 503, 'unavailable', 'Back in a minute.')
  const { user } = open()
  expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
  api.answer(contract.getSso, { data: settingsOf() })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Not set up yet/)).toBeDefined()
})

test('access may be denied', async () => {
  fakeApi().refuse(contract.getSso, 403, 'forbidden', 'This needs the role Owner or Admin.')
  open()
  expect(await screen.findByText('This needs the role Owner or Admin.')).toBeDefined()
})

test('a plan without it says so, and offers no settings', async () => {
  answering({ is_in_plan: false })
  open()
  expect(await screen.findByText(/Single sign-on is not part of your plan/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Upgrade plan' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add domain' })).toBeNull()
})

test('settings of a plan that no longer includes it can still be deleted', async () => {
  answering({ is_in_plan: false, provider, domains: [domain] })
  open()
  expect(await screen.findByRole('button', { name: 'End single sign-on' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull()
})

test('it is set up with the password, and an invalid issuer shows why at its field', async () => {
  const api = answering()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Set up' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('https://app.test/login/single-sign-on/w1')).toBeDefined()
  await user.type(dialog.getByLabelText(/^Issuer/), 'https://id.acme.test')
  await user.type(dialog.getByLabelText(/^Client ID/), 'c1')
  await user.type(dialog.getByLabelText(/^Client secret/), 's1')
  await user.type(dialog.getByLabelText(/^Your password/), 'p1')
  const reason = 'id.acme.test cannot be reached. Check the issuer.'
  api.refuse(contract.saveSso, 422, 'validation_failed', reason, { issuer: [reason] })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(reason)).toBeDefined()
  api.answer(contract.saveSso, {})
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Single sign-on saved')).toBeDefined()
  expect(api.seen.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ issuer: 'https://id.acme.test', client_id: 'c1', client_secret: 's1', password: 'p1' },
    ...{ default_role: 'member', is_required: false },
  })
})

test('a pending domain shows its DNS record, is checked, and removed after a confirmation', async () => {
  const api = answering({ provider, domains: [domain] })
  const { user } = open()
  expect(await screen.findByText('contactory-sso=abc')).toBeDefined()
  const problem = 'The TXT record is not there yet.'
  api.answer(contract.checkSsoDomain, { data: { domain, problem } })
  await user.click(screen.getByRole('button', { name: 'Check acme.test now' }))
  expect(await screen.findByText(problem)).toBeDefined()
  api.answer(contract.deleteSsoDomain, {})
  await user.click(screen.getByRole('button', { name: 'Remove acme.test' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('acme.test removed')).toBeDefined()
})

test('a rejected domain shows why at its field', async () => {
  const api = answering()
  const { user } = open()
  const reason = 'Enter a domain such as acme.com'
  api.refuse(contract.addSsoDomain, 422, 'validation_failed', reason, { domain: [reason] })
  await user.type(await screen.findByRole('textbox', { name: /Add an email domain/ }), 'acme')
  await user.click(screen.getByRole('button', { name: 'Add domain' }))
  expect(await screen.findByText(reason)).toBeDefined()
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Add an email domain/ })).toBeDefined())
})
