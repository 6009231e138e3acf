import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/messages/messages.ts'
import { MessagesTab } from '../../../../web/features/messages/messages-tab.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const ID = '01900000-0000-7000-8000-000000000001'
const at = '2026-03-04T12:00:00.000Z'
const messageOf = (change: Partial<contract.Message> = {}): contract.Message => ({
  ...{ id: ID, kind: 'transactional', state: 'queued', outcome: null, problem: null, sender_id: ID },
  ...{
    to: { email: 'ada@acme.test', name: 'Ada' },
    subject: 'Order 1042',
    tags: ['receipt'],
    metadata: { order: '7' },
  },
  ...{ send_at: at, sent_at: null, created_at: at },
  ...change,
})
const eventOf = (kind: contract.MessageEventKind, text: string | null = null): contract.MessageEvent => ({
  ...{ kind, happened_at: at, text, url: null, is_automatic: false },
})
const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 1 }
const open = (canCancel = true) => visit(() => <MessagesTab canCancel={canCancel} />, '/dashboard/email-sms')

test('a message is listed with its status, and opens with its events', async () => {
  const api = fakeApi()
  const bounced = messageOf({ state: 'sent', outcome: 'bounced', send_at: null, sent_at: at })
  api.answer(contract.listMessages, { data: { messages: [bounced] }, pagination })
  const events = [eventOf('queued'), eventOf('sent'), eventOf('bounced', 'The mailbox does not exist.')]
  api.answer(contract.getMessage, { data: { message: { ...bounced, html: null, text: 'Hello Ada', events } } })
  const { user } = open()
  expect(await screen.findByText('Bounced')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Open “Order 1042” to ada@acme.test' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('The mailbox does not exist.')).toBeDefined()
  expect(within(dialog).getByText('Hello Ada')).toBeDefined()
  expect(within(dialog).getByText('receipt')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: 'Cancel message' })).toBeNull()
})

test('a queued message can be cancelled by users who may send', async () => {
  const api = fakeApi()
  api.answer(contract.listMessages, { data: { messages: [messageOf()] }, pagination })
  const details = { ...messageOf(), html: null, text: 'Hello', events: [eventOf('queued')] }
  api.answer(contract.getMessage, { data: { message: details } })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Open/ }))
  api.answer(contract.cancelMessage, { data: { message: { ...details, state: 'cancelled' } } })
  await user.click(await screen.findByRole('button', { name: 'Cancel message' }))
  expect(await screen.findByText('Message cancelled')).toBeDefined()
})

test('without messages it explains how to send one, and offers a retry after an error', async () => {
  const api = fakeApi()
  api.refuse(contract.listMessages, 503, 'unavailable', 'Down for a moment.')
  const { user } = open(false)
  const retry = await screen.findByRole('button', { name: /again/i })
  api.answer(contract.listMessages, { data: { messages: [] }, pagination: { ...pagination, total: 0 } })
  await user.click(retry)
  expect(await screen.findByText('No messages yet')).toBeDefined()
})
