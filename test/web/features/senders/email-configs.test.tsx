import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as deliverability from '../../../../src/contracts/senders/deliverability.ts'
import type * as emailConfig from '../../../../src/contracts/senders/email-config.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { configId, dialog, emailConfigOf, openEmail, sendersApi } from './support.tsx'

const card = async () => {
  const list = await screen.findByRole('list', { name: 'Email configurations' })
  return within(list.firstElementChild as HTMLElement)
}
const facts = async () =>
  Object.fromEntries(
    (await card()).getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('the list of mail servers', () => {
  test('without any explains how to start', async () => {
    sendersApi()
    const { user, onCreate } = openEmail()
    expect(await screen.findByText('No Email Configurations')).toBeDefined()
    expect(
      screen.getByText('Get started by adding your first email configuration to begin sending campaigns.'),
    ).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add Email Config' }))
    expect(onCreate).toHaveBeenCalledOnce()
  })

  test('shows that it is loading', () => {
    sendersApi().hold(contract.listEmailConfigs)
    openEmail()
    expect(screen.getByRole('status', { name: 'Loading Email configurations' })).toBeDefined()
  })

  test('that fails shows why and can be retried', async () => {
    const api = sendersApi()
    api.refuse(contract.listEmailConfigs, 503, 'unavailable', 'Back in a minute.')
    const { user } = openEmail()
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
    api.has({ email: [emailConfigOf()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Newsletter')).toBeDefined()
  })

  test('may be denied', async () => {
    sendersApi().refuse(contract.listEmailConfigs, 403, 'forbidden', 'no')
    openEmail()
    expect(await screen.findByText('Access Denied')).toBeDefined()
  })

  test('with a plan without email campaigns links to the plans', async () => {
    sendersApi()
    openEmail({ isInPlan: false })
    expect(await screen.findByText("Email campaigns aren't included in your plan")).toBeDefined()
    expect(screen.getByRole('link', { name: 'View Plans' }).getAttribute('href')).toBe('/dashboard/pricing')
    expect(screen.queryByRole('button', { name: 'Add Email Config' })).toBeNull()
  })

  test('keeps existing ones if the plan no longer includes email campaigns', async () => {
    sendersApi({ email: [emailConfigOf()] })
    openEmail({ isInPlan: false })
    expect(await screen.findByText('Newsletter')).toBeDefined()
    expect(screen.getByText("Email campaigns aren't included in your plan")).toBeDefined()
  })

  test('offers no changes to read-only users', async () => {
    sendersApi({ email: [emailConfigOf({ is_default: false })] })
    openEmail({ canEdit: false })
    await screen.findByText('Newsletter')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check domain'])
  })
})

describe('a card', () => {
  test('shows its settings', async () => {
    sendersApi({ email: [emailConfigOf()] })
    openEmail()
    expect(await facts()).toEqual({
      Encryption: 'TLS',
      'From Name': 'Ann of Acme',
      Address: 'Verified by a code',
      'Rate Limits': '100 per hour, 1,000 per day',
      'Postal address': 'Acme Ltd, 1 Main Street',
    })
    const shown = await card()
    expect(shown.getByText('ann@acme.example')).toBeDefined()
    expect(shown.getByText('smtp.acme.example:587')).toBeDefined()
    expect(shown.getByText('Default')).toBeDefined()
    const badges = within(shown.getByRole('list', { name: 'Compliance' })).getAllByRole('listitem')
    expect(badges.map((badge) => badge.textContent)).toEqual(['SPF', 'DMARC', 'Opt-in Required', 'Unsubscribe Link'])
  })

  test('shows missing settings', async () => {
    sendersApi({ email: [emailConfigOf({ from_name: '', postal_address: null, encryption: 'none' })] })
    openEmail()
    expect(await facts()).toMatchObject({
      Encryption: 'NONE',
      'From Name': 'Not set',
      'Postal address': 'Not set: required for campaigns',
    })
  })

  test.each([
    [{ is_active: false, is_verified: true }, 'Inactive'],
    [{ is_active: true, is_verified: false }, 'Not Verified'],
    [{ is_active: true, is_verified: true }, 'Active'],
  ])('that is %o is labelled %s', async (change, label) => {
    sendersApi({ email: [emailConfigOf(change)] })
    openEmail()
    expect((await card()).getByText(label)).toBeDefined()
  })

  test.each([
    [80, '80.0%', 'success'],
    [79.9, '79.9%', 'warning'],
    [60, '60.0%', 'warning'],
    [59.9, '59.9%', 'danger'],
  ])('colours a delivery rate of %d', async (delivery_rate, text, tone) => {
    sendersApi({ email: [emailConfigOf({ reputation: { delivery_rate } })] })
    openEmail()
    expect((await screen.findByText(text)).dataset.tone).toBe(tone)
  })

  test('shows no delivery rate before the first message', async () => {
    sendersApi({ email: [emailConfigOf({ reputation: { delivery_rate: null } })] })
    openEmail()
    expect(await screen.findByText('Nothing sent yet')).toBeDefined()
  })

  test('shows the last error', async () => {
    sendersApi({ email: [emailConfigOf({ problem: 'The server did not take the password.' })] })
    openEmail()
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not take the password.')
  })

  test('that is the default offers no Set Default', async () => {
    sendersApi({ email: [emailConfigOf()] })
    openEmail()
    await screen.findByText('Newsletter')
    expect(screen.queryByRole('button', { name: /Set Default/ })).toBeNull()
  })
})

describe('a single click', () => {
  const press = async (
    change: Partial<emailConfig.EmailConfig>,
    button: string,
    prepare: (api: ReturnType<typeof sendersApi>) => void,
  ) => {
    const api = sendersApi({ email: [emailConfigOf(change)] })
    prepare(api)
    const { user } = openEmail()
    await user.click(await screen.findByRole('button', { name: button }))
    return api
  }
  const answered = (api: ReturnType<typeof sendersApi>) =>
    api.answer(contract.updateEmailConfig, { data: { config: emailConfigOf() } })

  test('makes one the default, and the list reloads', async () => {
    const api = await press({ is_default: false }, 'Set Default: Newsletter', answered)
    expect(await screen.findByText('“Newsletter” is now the default')).toBeDefined()
    expect(api.sentTo()).toEqual([`PUT /api/dashboard/email-configs/${configId(1)}`])
    // No other field changes.
    expect(api.sent()).toEqual([{ is_default: true }])
    await waitFor(() => expect(api.lists()).toBe(2))
  })

  test.each([
    [true, 'Deactivate Newsletter', false],
    [false, 'Activate Newsletter', true],
  ])('turns one on or off (%s)', async (is_active, button, sent) => {
    const api = await press({ is_active }, button, answered)
    await waitFor(() => expect(api.sent()).toEqual([{ is_active: sent }]))
  })

  test.each([
    [{ is_default: false }, 'Set Default: Newsletter', 'Failed to set as default: The sender is not verified.'],
    [{}, 'Deactivate Newsletter', 'Failed to toggle status: The sender is not verified.'],
  ])('that fails shows what and why (%o)', async (change, button, text) => {
    await press(change, button, (api) =>
      api.refuse(contract.updateEmailConfig, 409, 'conflict', 'The sender is not verified.'),
    )
    expect(await screen.findByText(text)).toBeDefined()
  })

  test("without a response shows the error's message", async () => {
    await press({}, 'Deactivate Newsletter', (api) => api.drop(contract.updateEmailConfig))
    expect(await screen.findByText('Failed to toggle status: Network Error')).toBeDefined()
  })
})

describe('deleting a mail server', () => {
  async function ask() {
    const api = sendersApi({ email: [emailConfigOf()] })
    const { user } = openEmail()
    await user.click(await screen.findByRole('button', { name: 'Delete Newsletter' }))
    const question = await dialog('alertdialog')
    return { api, user, question }
  }

  test('requires a confirmation, and is confirmed by a toast', async () => {
    const { api, user, question } = await ask()
    expect(question.getByText('Delete the configuration “Newsletter”?')).toBeDefined()
    expect(api.sent()).toEqual([])
    api.answer(contract.deleteEmailConfig, {})
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Newsletter” deleted')).toBeDefined()
    expect(api.sentTo()).toEqual([`DELETE /api/dashboard/email-configs/${configId(1)}`])
  })

  test('that fails shows why', async () => {
    const { api, user, question } = await ask()
    api.refuse(contract.deleteEmailConfig, 409, 'conflict', 'A campaign is being sent by it.')
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Delete failed: A campaign is being sent by it.')).toBeDefined()
  })
})

describe('testing a mail server', () => {
  async function openTest() {
    const api = sendersApi({ email: [emailConfigOf()] })
    const { user } = openEmail()
    await user.click(await screen.findByRole('button', { name: 'Test Newsletter' }))
    const form = await dialog()
    return { api, user, form, run: () => user.click(form.getByRole('button', { name: 'Run Test' })) }
  }

  test('only signs in without an address', async () => {
    const { api, run } = await openTest()
    api.answer(contract.testEmailConfig, { data: { config: emailConfigOf() }, message: 'Connected and signed in.' })
    await run()
    expect(await screen.findByText('Connected and signed in.')).toBeDefined()
    expect(api.sent()).toEqual([{ email: null }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('sends a message to the given address', async () => {
    const { api, user, form, run } = await openTest()
    api.answer(contract.testEmailConfig, { data: { config: emailConfigOf() } })
    await user.type(form.getByLabelText('Send a message to'), ' me@acme.example ')
    await run()
    await waitFor(() => expect(api.sent()).toEqual([{ email: 'me@acme.example' }]))
  })

  test('that fails explains the failure, and the list shows it too', async () => {
    const { api, form, run } = await openTest()
    api.refuse(contract.testEmailConfig, 422, 'validation_failed', 'The server did not take the password.')
    await run()
    expect(await screen.findByText('Test failed: The server did not take the password.')).toBeDefined()
    expect((await form.findByRole('alert')).textContent).toContain('The server did not take the password.')
    await waitFor(() => expect(api.lists()).toBe(2))
  })

  test('shows an invalid address at its field', async () => {
    const { api, user, form, run } = await openTest()
    const message = 'Enter a valid email address'
    api.refuse(contract.testEmailConfig, 422, 'validation_failed', message, { email: [message] })
    await user.type(form.getByLabelText('Send a message to'), 'me')
    await run()
    expect((await form.findByRole('alert')).textContent).toBe(message)
    expect(form.getByLabelText('Send a message to').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the check of a domain', () => {
  const finding = (change: Partial<deliverability.DomainFinding>): deliverability.DomainFinding => ({
    code: 'spf_good',
    subject: 'spf',
    level: 'good',
    title: 'SPF is published',
    text: 'Mail servers know who may send.',
    record: null,
    ...change,
  })
  const findings = [
    finding({}),
    finding({
      code: 'dmarc_missing',
      subject: 'dmarc',
      level: 'problem',
      title: 'No DMARC record',
      record: 'v=DMARC1; p=none',
    }),
    finding({ code: 'mx_unknown', subject: 'mx', level: 'unknown', title: 'MX could not be asked for' }),
    finding({ code: 'dkim_off', subject: 'dkim', level: 'advice', title: 'DKIM is off' }),
  ]
  async function openCheck() {
    const { user } = openEmail()
    await user.click(await screen.findByRole('button', { name: 'Check domain of Newsletter' }))
    return { user, shown: await dialog() }
  }

  test('lists the findings, problems first, each with its record to copy', async () => {
    const api = sendersApi({ email: [emailConfigOf()] })
    const compliance = { domain: 'acme.example', is_compliant: false, findings, checked_at: '2026-03-04T12:00:00.000Z' }
    api.answer(deliverability.checkCompliance, { data: { compliance } })
    const { user, shown } = await openCheck()
    const entries = within(await shown.findByRole('list', { name: 'Findings' })).getAllByRole('listitem')
    expect(entries.map((entry) => entry.querySelector('p')?.textContent)).toEqual([
      'No DMARC recordProblem',
      'DKIM is offAdvice',
      'MX could not be asked forNot known',
      'SPF is publishedGood',
    ])
    expect(shown.getByText('acme.example has 1 problem')).toBeDefined()
    await user.click(within(entries[0]!).getByRole('button', { name: 'Copy record' }))
    expect(await navigator.clipboard.readText()).toBe('v=DMARC1; p=none')
  })

  test('that fails can be retried', async () => {
    const api = sendersApi({ email: [emailConfigOf()] })
    api.refuse(deliverability.checkCompliance, 503, 'unavailable', 'The DNS does not answer.')
    const { user, shown } = await openCheck()
    expect((await shown.findByRole('alert')).textContent).toContain('The DNS does not answer.')
    const compliance = {
      domain: 'acme.example',
      is_compliant: true,
      findings: [],
      checked_at: '2026-03-04T12:00:00.000Z',
    }
    api.answer(deliverability.checkCompliance, { data: { compliance } })
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    expect(await shown.findByText('acme.example is set up well')).toBeDefined()
  })
})
