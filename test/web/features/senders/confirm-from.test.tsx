import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { configId, dialog, emailConfigOf, openEmail, sendersApi } from './support.tsx'

const unconfirmed = emailConfigOf({ from_proof: null, is_verified: false })
async function open() {
  const api = sendersApi({ email: [unconfirmed] })
  const { user } = openEmail()
  await user.click(await screen.findByRole('button', { name: 'Confirm address of Newsletter' }))
  return { api, user, asked: await dialog() }
}

test('a card shows how its address is verified, and offers to verify an unverified one', async () => {
  sendersApi({ email: [emailConfigOf({ from_proof: 'dkim' })] })
  openEmail()
  expect(await screen.findByText("Verified by the domain's DKIM key")).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Confirm address/ })).toBeNull()
})

test('an unverified address is read-only for users who may not change it', async () => {
  sendersApi({ email: [unconfirmed] })
  openEmail({ canEdit: false })
  expect(await screen.findByText('Not verified: required for campaigns')).toBeDefined()
  expect(screen.getByText('Not Verified')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Confirm address/ })).toBeNull()
})

test('a code is sent and entered', async () => {
  const { api, user, asked } = await open()
  api.answer(contract.sendFromCode, { message: 'A code is on its way to ann@acme.example.' })
  await user.click(asked.getByRole('button', { name: 'Send Code' }))
  expect(await screen.findByText('A code is on its way to ann@acme.example.')).toBeDefined()
  expect(asked.getByRole('button', { name: 'Send Again' })).toBeDefined()

  api.refuse(contract.confirmFrom, 422, 'validation_failed', 'no', { code: ['This is not the code that we sent'] })
  await user.type(asked.getByLabelText('Code'), '1234 5678')
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(await asked.findByText('This is not the code that we sent')).toBeDefined()

  api.answer(contract.confirmFrom, { data: { config: emailConfigOf() } })
  api.has({ email: [emailConfigOf()] })
  await user.click(asked.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Verified by a code')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(api.sentTo()).toContain(`POST /api/dashboard/email-configs/${configId(1)}/confirm-from`)
  expect(api.sent().at(-1)).toEqual({ code: '1234 5678' })
})

test('a DNS record is shown to publish, and checked', async () => {
  const { api, user, asked } = await open()
  expect(asked.getByText('_contactory-sender.acme.example')).toBeDefined()
  expect(asked.getByText('contactory-sender=abc')).toBeDefined()
  api.refuse(contract.confirmFrom, 422, 'validation_failed', 'There is no TXT record there yet.')
  await user.click(asked.getByRole('button', { name: 'Check DNS' }))
  expect(await asked.findByText('There is no TXT record there yet.')).toBeDefined()
  api.answer(contract.confirmFrom, { data: { config: emailConfigOf() } })
  await user.click(asked.getByRole('button', { name: 'Check DNS' }))
  expect(await screen.findByText('ann@acme.example is confirmed')).toBeDefined()
  expect(api.sent().at(-1)).toEqual({})
})
