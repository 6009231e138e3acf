import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route, Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import * as contract from '../../../../src/contracts/outreach-links/outreach-links.ts'
import UnsubscribePage from '../../../../web/app/pages/unsubscribe-page.tsx'
import { createQueryClient } from '../../../../web/lib/query-client.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'

const state: contract.Unsubscribing = {
  channel: 'email',
  hint: 'a•••@acme.com',
  sender_name: 'Blue Harbour',
  is_unsubscribed: false,
  topics: [],
}

function visit(prepare: (api: ReturnType<typeof fakeApi>) => void) {
  const api = fakeApi()
  prepare(api)
  const location = memoryLocation({ path: '/unsubscribe?token=t' })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Route path="/unsubscribe" component={UnsubscribePage} />
      </Router>
    </QueryClientProvider>,
  )
  return api
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('opening the page changes nothing, and shows the sender and a hint of the address', async () => {
  const api = visit((given) => given.answer(contract.readUnsubscribing, { data: state }))
  expect(await screen.findByText('No more messages from Blue Harbour?')).toBeTruthy()
  expect(screen.getByText(/a•••@acme\.com won't get any more/)).toBeTruthy()
  expect(api.seen.map(({ method }) => method)).toEqual(['GET'])
})

test('one click unsubscribes, and can be undone right away', async () => {
  const api = visit((given) => {
    given.answer(contract.readUnsubscribing, { data: state })
    given.answer(contract.unsubscribeOnPage, { data: { undo: 'u'.repeat(64) } })
    given.answer(contract.undoUnsubscribe, {})
  })
  await press('Unsubscribe')
  expect(await screen.findByText("You're unsubscribed")).toBeTruthy()
  await press('Undo')
  expect(await screen.findByText("You're subscribed again")).toBeTruthy()
  expect(api.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/u/t/state',
    'POST /api/u/t/page',
    'POST /api/u/t/undo',
  ])
  await press('Unsubscribe')
  expect(await screen.findByText("You're unsubscribed")).toBeTruthy()
})

test('an earlier unsubscription cannot be undone', async () => {
  visit((given) => {
    given.answer(contract.readUnsubscribing, { data: state })
    given.answer(contract.unsubscribeOnPage, { data: { undo: null } })
  })
  await press('Unsubscribe')
  expect(await screen.findByText("You're unsubscribed")).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('someone who has already unsubscribed sees that, without a button', async () => {
  visit((api) => api.answer(contract.readUnsubscribing, { data: { ...state, is_unsubscribed: true } }))
  expect(await screen.findByText("You're unsubscribed")).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('after the campaign was deleted, the page shows neither its sender nor the address', async () => {
  visit((api) => api.answer(contract.readUnsubscribing, { data: { ...state, hint: null, sender_name: null } }))
  expect(await screen.findByText('No more messages from this sender?')).toBeTruthy()
  expect(screen.getByText(/This address won't get any more/)).toBeTruthy()
})

test('a truncated link says so, and a failed one can be retried', async () => {
  const words = 'This can no longer be taken back here.'
  const api = visit((given) => given.refuse(contract.readUnsubscribing, 404, 'not_found', 'Link not found'))
  expect(await screen.findByText("This link doesn't work")).toBeTruthy()
  api.answer(contract.readUnsubscribing, { data: state })
  api.refuse(contract.unsubscribeOnPage, 503, 'unavailable', words)
  await press('Try again')
  await press('Unsubscribe')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeTruthy()
})

test('leaving one topic can be undone by the same person', async () => {
  const topic = { id: '01a1fbae-fd1b-74fd-b1c1-82f5f0c00001', name: 'Offers', description: 'Now and then' }
  const topics = [{ ...topic, is_of_message: true, has_left: false }]
  const api = visit((given) => {
    given.answer(contract.readUnsubscribing, { data: { ...state, topics } })
    given.answer(contract.leaveTopic, { data: { undo: 'u'.repeat(64) } })
    given.answer(contract.undoLeaveTopic, {})
  })
  await press('Leave Offers')
  expect(await screen.findByText('You left it')).toBeDefined()
  await press('Rejoin Offers')
  expect(await screen.findByRole('button', { name: 'Leave Offers' })).toBeDefined()
  expect(api.seen.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1))).toEqual([
    ...['leave', 'undo'],
  ])
})
