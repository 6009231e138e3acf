import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as contract from '../../../../src/contracts/opt-outs/opt-outs.ts'
import ConfirmOptOutPage from '../../../../web/app/pages/confirm-opt-out-page.tsx'
import OptOutPage from '../../../../web/app/pages/opt-out-page.tsx'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

function visit(path: string, prepare: (api: ReturnType<typeof fakeApi>) => void = () => {}) {
  const api = fakeApi()
  prepare(api)
  const location = memoryLocation({ path })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Route path="/opt-out" component={OptOutPage} />
        <Route path="/opt-out/confirm" component={ConfirmOptOutPage} />
      </Router>
    </QueryClientProvider>,
  )
  return api
}
const recordOptOut = () => userEvent.click(screen.getByRole('button', { name: 'Opt out' }))

test('a person who enters an address is asked to check their mailbox', async () => {
  const api = visit('/opt-out')
  api.answer(contract.requestPerson, { data: { state: 'mail-sent' } })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@acme.com')
  await recordOptOut()
  expect(await screen.findByText('Check your inbox')).toBeTruthy()
  expect(api.seen[0]?.body).toEqual({ email: 'ann@acme.com' })
})

test('an invalid number is reported at the field', async () => {
  const api = visit('/opt-out')
  api.refuse(contract.requestPerson, 422, 'validation_failed', 'Enter the number', { phone: ['Enter the number'] })
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '12')
  await recordOptOut()
  expect((await screen.findByRole('alert')).textContent).toContain('Enter the number')
})

test('a site owner gets the proof to publish, sees that it is not found, then that it is', async () => {
  const api = visit('/opt-out')
  const proof = { domain: 'acme.com', record: '_contactory-opt-out.acme.com', path: '/.well-known/x.txt', value: 'v=1' }
  api.answer(contract.requestSite, { data: proof })
  api.answer(contract.verifySite, { data: { domain: 'acme.com', is_verified: false, proof: null } })
  await userEvent.type(screen.getByRole('textbox', { name: 'Domain' }), 'acme.com')
  await userEvent.click(screen.getByRole('button', { name: 'Show me how' }))
  expect(await screen.findByText('_contactory-opt-out.acme.com')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: "I've published it" }))
  expect(await screen.findByText('Not found yet')).toBeTruthy()
  api.answer(contract.verifySite, { data: { domain: 'acme.com', is_verified: true, proof: 'dns' } })
  await userEvent.click(screen.getByRole('button', { name: "I've published it" }))
  expect(await screen.findByText('acme.com has opted out')).toBeTruthy()
})

test('the mailed link confirms automatically', async () => {
  visit('/opt-out/confirm?token=t', (api) => api.answer(contract.confirmPerson, { data: { email: 'ann@acme.com' } }))
  expect(await screen.findByText('ann@acme.com will never be collected again.')).toBeTruthy()
})

test('an invalid link leads back', async () => {
  const words = 'This link has expired or is invalid. Please ask for a new one.'
  visit('/opt-out/confirm?token=dead', (api) => api.refuse(contract.confirmPerson, 403, 'forbidden', words))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Ask again' })).toBeTruthy()
})
