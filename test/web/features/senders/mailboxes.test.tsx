import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { findMailPreset } from '../../../../src/contracts/mailboxes/mailbox-presets.ts'
import type { Mailbox } from '../../../../src/contracts/mailboxes/mailboxes.ts'
import type { EmailConfig } from '../../../../src/contracts/senders/email-config.ts'
import * as connections from '../../../../src/contracts/senders/mailbox-connections.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import MailboxConnectedPage from '../../../../web/app/pages/mailbox-connected-page.tsx'
import { ConnectMailboxButtons } from '../../../../web/features/senders/connect-mailbox-buttons.tsx'
import { EmailConfigDialog } from '../../../../web/features/senders/email-config-dialog.tsx'
import { visit } from '../../support/visit.tsx'
import { configId, dialog, emailConfigOf, openEmail, sendersApi } from './support.tsx'

const mailboxOf = (change: Partial<Mailbox> = {}): Mailbox => ({
  kind: 'google',
  address: 'ann@acme.example',
  state: 'connected',
  problem: null,
  last_read_at: null,
  host: null,
  port: null,
  encryption: null,
  uses_smtp_login: false,
  ...change,
})
const connected = (change: Partial<EmailConfig> = {}, mailbox: Partial<Mailbox> = {}) =>
  emailConfigOf({ transport: 'google', from_proof: 'mailbox', mailbox: mailboxOf(mailbox), ...change })
const offers = (api: ReturnType<typeof sendersApi>, providers: ('google' | 'microsoft')[] = ['google', 'microsoft']) =>
  api.answer(connections.listMailboxProviders, { data: { providers } })

describe('the connect buttons', () => {
  test('are those of the configured providers', async () => {
    offers(sendersApi(), ['microsoft'])
    openEmail()
    expect(await screen.findByRole('button', { name: 'Connect Microsoft' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Connect Google' })).toBeNull()
  })

  test('lead to the provider, and show why they do not', async () => {
    const api = sendersApi()
    offers(api)
    const goTo = vi.fn()
    const { user } = visit(() => <ConnectMailboxButtons goTo={goTo} />, '/dashboard/email-sms')
    api.refuse(connections.startConnection, 429, 'too_many_requests', 'That was tried too often.')
    await user.click(await screen.findByRole('button', { name: 'Connect Google' }))
    expect(await screen.findByText('That was tried too often.')).toBeDefined()
    api.answer(connections.startConnection, { data: { url: 'https://accounts.example/auth?state=s' } })
    await user.click(screen.getByRole('button', { name: 'Connect Google' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://accounts.example/auth?state=s'))
    expect(api.sent().at(-1)).toEqual({ kind: 'google', sender_id: null })
  })
})

describe('a mailbox card', () => {
  test('shows the connected address and when it was last read', async () => {
    sendersApi({ email: [connected({}, { last_read_at: '2026-03-04T12:00:00.000Z' })] })
    openEmail()
    expect(await screen.findByText('Connected as ann@acme.example (Google)')).toBeDefined()
    expect(screen.getByText('Sent through Google')).toBeDefined()
    expect(screen.getByText('Verified by its connected mailbox')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Connect again: Newsletter' })).toBeNull()
  })

  test('of a mailbox with expired access offers to reconnect it', async () => {
    const api = sendersApi({ email: [connected({ problem: 'Google says no.' }, { state: 'disconnected' })] })
    api.refuse(connections.startConnection, 503, 'unavailable', 'Back in a minute.')
    const { user } = openEmail()
    expect(await screen.findByText('Access expired: ann@acme.example (Google)')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Connect again: Newsletter' }))
    expect(await screen.findByText('Back in a minute.')).toBeDefined()
    expect(api.sent()).toEqual([{ kind: 'google', sender_id: configId(1) }])
  })

  test('disconnects after a confirmation', async () => {
    const api = sendersApi({ email: [connected()] })
    const config = connected({ mailbox: null, from_proof: null })
    api.answer(connections.disconnectMailbox, { data: { config }, message: 'Disconnected ann@acme.example.' })
    const { user } = openEmail()
    await user.click(await screen.findByRole('button', { name: 'Disconnect Newsletter' }))
    const question = await dialog('alertdialog')
    expect(question.getByText(/Its campaigns pause/)).toBeDefined()
    api.has({ email: [config] })
    await user.click(question.getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByText('Disconnected ann@acme.example.')).toBeDefined()
    expect(await screen.findByText('Disconnected: required for campaigns')).toBeDefined()
    expect(api.sentTo()).toEqual([`DELETE /api/dashboard/email-configs/${configId(1)}/mailbox`])
  })

  test('is read-only without permission', async () => {
    sendersApi({ email: [connected({}, { state: 'disconnected' })] })
    openEmail({ canEdit: false })
    const list = await screen.findByRole('list', { name: 'Email configurations' })
    expect(within(list).queryByRole('button', { name: /Connect again|Disconnect/ })).toBeNull()
  })

  test('is edited without server settings, under the address of its mailbox', async () => {
    sendersApi({ email: [connected()] })
    const { user } = openEmail()
    await user.click(await screen.findByRole('button', { name: 'Edit Newsletter' }))
    const form = await dialog()
    expect(form.queryByLabelText(/^Host/)).toBeNull()
    expect(form.getByLabelText(/^From Email/)).toHaveProperty('readOnly', true)
  })
})

describe('the form of a mail server', () => {
  const google = {
    provider: 'Google',
    smtp: { host: 'smtp.gmail.com', port: 465, encryption: 'ssl' as const },
    imap: { host: 'imap.gmail.com', port: 993, encryption: 'ssl' as const },
    hint: 'Use an app password.',
  }
  async function openNew() {
    const api = sendersApi()
    api.answer(findMailPreset, { data: { preset: google } })
    api.answer(contract.createEmailConfig, { data: { config: emailConfigOf() } })
    const { user } = visit(() => <EmailConfigDialog former={null} onClose={() => {}} />, '/dashboard/email-sms')
    return { api, user, form: await dialog() }
  }

  test('fills in the known servers of an address, for sending and for reading', async () => {
    const { api, user, form } = await openNew()
    await user.type(form.getByLabelText(/^Name/), 'News')
    await user.type(form.getByLabelText(/^From Email/), 'ann@gmail.com')
    await user.tab()
    await waitFor(() => expect(form.getByLabelText(/^Host/)).toHaveProperty('value', 'smtp.gmail.com'))
    expect(form.getByText('Use an app password.')).toBeDefined()
    await user.type(form.getByLabelText(/^Username/), 'ann')
    await user.type(form.getByLabelText(/^Password/), 'secret')
    await user.click(form.getByLabelText(/^Read replies from this mailbox by IMAP/))
    expect(form.getByLabelText(/^IMAP Host/)).toHaveProperty('value', 'imap.gmail.com')
    await user.click(form.getByRole('button', { name: 'Add Email Config' }))
    await waitFor(() => expect(api.sent()).toHaveLength(1))
    expect(api.sent()[0]).toMatchObject({
      ...google.smtp,
      imap: { ...google.imap, username: '', password: '' },
    })
  })

  test('keeps the input', async () => {
    const { user, form } = await openNew()
    await user.type(form.getByLabelText(/^Host/), 'smtp.acme.example')
    await user.type(form.getByLabelText(/^From Email/), 'ann@gmail.com')
    await user.tab()
    await user.click(form.getByLabelText(/^Read replies from this mailbox by IMAP/))
    await waitFor(() => expect(form.getByLabelText(/^IMAP Host/)).toHaveProperty('value', 'imap.gmail.com'))
    expect(form.getByLabelText(/^Host/)).toHaveProperty('value', 'smtp.acme.example')
    expect(form.queryByText('Use an app password.')).toBeNull()
  })

  test('requires the server for reading replies', async () => {
    const api = sendersApi()
    const { user } = visit(() => <EmailConfigDialog former={null} onClose={() => {}} />, '/dashboard/email-sms')
    const form = await dialog()
    await user.click(form.getByLabelText(/^Read replies from this mailbox by IMAP/))
    await user.click(form.getByRole('button', { name: 'Add Email Config' }))
    expect(await form.findAllByText('Host is required')).toHaveLength(2)
    expect(api.sent()).toEqual([])
  })
})

describe('the OAuth callback page', () => {
  const open = () => visit(MailboxConnectedPage, '/dashboard/email-sms/connected?state=s&code=c')

  test('connects once, and removes the code from the URL', async () => {
    const api = sendersApi()
    api.answer(connections.finishConnection, { data: { config: connected() }, message: 'Connected ann@acme.example.' })
    const { history } = open()
    expect(await screen.findByText('Connected ann@acme.example.')).toBeDefined()
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/email-sms?tab=email-configs'))
    expect(api.sent()).toEqual([{ state: 's', code: 'c', error: null, iss: null }])
    expect(history.slice(1).some((address) => address.includes('code=c'))).toBe(false)
  })

  test('shows why it failed, and the next step', async () => {
    const api = sendersApi()
    offers(api, ['google'])
    api.refuse(connections.finishConnection, 422, 'validation_failed', 'You signed in as somebody else.')
    open()
    expect((await screen.findByRole('alert')).textContent).toBe('You signed in as somebody else.')
    expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Email & SMS' })).toBeDefined()
  })
})
