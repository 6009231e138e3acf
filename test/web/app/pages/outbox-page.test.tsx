import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type OutboxMail, outbox } from '../../../../src/contracts/system/system.ts'
import OutboxPage from '../../../../web/app/pages/outbox-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const mailOf = (change: Partial<OutboxMail>): OutboxMail => ({
  id: '01900000-0000-7000-8000-000000000001',
  channel: 'email',
  to: 'ada@acme.example',
  reply_to: null,
  subject: 'Welcome',
  html: '<p>Hello Ada',
  text: 'Hello Ada',
  created_at: '2026-03-04T12:00:00.000Z',
  ...change,
})
const TEXT_MESSAGE = mailOf({
  id: '1.2',
  channel: 'sms',
  to: '+15551234567',
  subject: 'Text message from Acme',
  html: '',
})

function open(messages: OutboxMail[]) {
  fakeApi().answer(outbox, { data: messages })
  return visit(OutboxPage, '/dev/outbox')
}

test('an empty outbox explains where messages will appear', async () => {
  open([])
  expect(await screen.findByText('Nothing sent yet')).toBeDefined()
})

test('a mail is shown as HTML and as text', async () => {
  const { user } = open([mailOf({})])
  expect((await screen.findByTitle('Welcome')).getAttribute('src')).toBe(`/api/dev/outbox/${mailOf({}).id}`)
  await user.click(screen.getByRole('tab', { name: 'Text' }))
  expect(screen.getByText('Hello Ada')).toBeDefined()
})

test('a text message is only text, and one of many messages can be selected', async () => {
  const { user } = open([mailOf({}), TEXT_MESSAGE])
  await user.click(await screen.findByRole('button', { name: /Text message from Acme/ }))
  expect(screen.getByRole('heading', { name: 'Text message from Acme' })).toBeDefined()
  expect(screen.getByText('Hello Ada')).toBeDefined()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('the outbox does not exist where mail is really sent', async () => {
  fakeApi().refuse(outbox, 404, 'not_found', 'Page not found')
  visit(OutboxPage, '/dev/outbox')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
  expect(screen.queryByText('Outbox')).toBeNull()
})
