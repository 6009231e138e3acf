import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as emailConfig from '../../../../src/contracts/senders/email-config.ts'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import { EmailConfigDialog } from '../../../../web/features/senders/email-config-dialog.tsx'
import { visit } from '../../support/visit.tsx'
import { configId, dialog, emailConfigOf, sendersApi } from './support.tsx'

async function openForm(former: emailConfig.EmailConfig | null) {
  const api = sendersApi()
  api.answer(contract.createEmailConfig, { data: { config: emailConfigOf() } })
  api.answer(contract.updateEmailConfig, { data: { config: emailConfigOf() } })
  const onClose = vi.fn()
  const { user } = visit(() => <EmailConfigDialog former={former} onClose={onClose} />, '/dashboard/email-sms')
  const form = await dialog()
  return {
    api,
    user,
    form,
    onClose,
    value: (label: string) => form.getByLabelText<HTMLInputElement>(label).value,
    fill: async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label))
      if (text) await user.type(form.getByLabelText(label), text)
    },
    check: (label: string) => user.click(form.getByRole('checkbox', { name: label })),
    send: () => user.click(form.getByRole('button', { name: former ? 'Save Changes' : 'Add Email Config' })),
  }
}
type Opened = Awaited<ReturnType<typeof openForm>>

async function fillRequired({ fill }: Opened) {
  await fill('Name', 'Newsletter')
  await fill('From Email', 'ann@acme.example')
  await fill('Host', 'smtp.acme.example')
  await fill('Username', 'acme1')
  await fill('Password', 'secret')
}

describe('a new mail server', () => {
  test('starts with the defaults, and sends them', async () => {
    const opened = await openForm(null)
    expect(opened.value('Port')).toBe('587')
    const checked = opened.form
      .getAllByRole('checkbox', { checked: true })
      .map((box) => box.closest('div')?.textContent)
    expect(checked).toHaveLength(5)
    expect(opened.form.getByRole<HTMLInputElement>('checkbox', { name: 'DKIM signing' }).checked).toBe(false)
    await fillRequired(opened)
    await opened.send()
    expect(await screen.findByText('Email configuration added')).toBeDefined()
    expect(opened.api.sent()).toEqual([
      {
        name: 'Newsletter',
        host: 'smtp.acme.example',
        port: 587,
        encryption: 'tls',
        username: 'acme1',
        password: 'secret',
        from_name: '',
        from_email: 'ann@acme.example',
        reply_to: null,
        postal_address: null,
        unsubscribe_url: null,
        link_domain: 'auto',
        compliance: {
          use_spf: true,
          use_dmarc: true,
          use_dkim: false,
          require_opt_in: true,
          include_unsubscribe: true,
        },
        limits: { max_recipients_per_hour: 100, max_recipients_per_day: 1000 },
        bounce_address: null,
        collect_replies: false,
        warm_up: null,
        is_active: true,
        is_default: false,
      },
    ])
    expect(opened.onClose).toHaveBeenCalledOnce()
  })

  test('shows the required fields', async () => {
    const opened = await openForm(null)
    await opened.send()
    for (const text of ['Name is required', 'Host is required', 'Username is required', 'Password is required'])
      expect(await opened.form.findByText(text)).toBeDefined()
    expect(opened.api.sent()).toEqual([])
  })

  test('accepts no limit below one', async () => {
    const opened = await openForm(null)
    await fillRequired(opened)
    await opened.fill('Recipients per hour', '0')
    await opened.send()
    expect(await opened.form.findByText('At least 1')).toBeDefined()
    expect(opened.api.sent()).toEqual([])
  })

  test('asks for DKIM settings only while it is on', async () => {
    const opened = await openForm(null)
    expect(opened.form.queryByLabelText('DKIM Selector')).toBeNull()
    await opened.check('DKIM signing')
    await fillRequired(opened)
    await opened.fill('DKIM Selector', 'mail2026')
    await opened.fill('DKIM Domain', 'acme.example')
    await opened.fill('DKIM Private Key', 'a key')
    await opened.send()
    await screen.findByText('Email configuration added')
    expect(opened.api.sent()).toMatchObject([
      { dkim_selector: 'mail2026', dkim_domain: 'acme.example', dkim_private_key: 'a key' },
    ])
  })

  test('changes the default port with the encryption', async () => {
    const opened = await openForm(null)
    const choose = async (name: RegExp) => {
      await opened.user.click(opened.form.getByLabelText('Encryption'))
      await opened.user.click(await screen.findByRole('option', { name }))
    }
    await choose(/^SSL/)
    expect(opened.value('Port')).toBe('465')
    await opened.fill('Port', '2525')
    await choose(/^TLS/)
    expect(opened.value('Port')).toBe('2525')
  })

  test('shows errors of the server at their fields, also within a group', async () => {
    const opened = await openForm(null)
    const errors = { host: ['This host cannot be reached.'], 'limits.max_recipients_per_day': ['Your plan has 500.'] }
    opened.api.refuse(contract.createEmailConfig, 422, 'validation_failed', 'Please check the fields', errors)
    await fillRequired(opened)
    await opened.send()
    expect(await opened.form.findByText('This host cannot be reached.')).toBeDefined()
    expect(opened.form.getByLabelText('Host').getAttribute('aria-invalid')).toBe('true')
    expect(opened.form.getByLabelText('Recipients per day').getAttribute('aria-invalid')).toBe('true')
    expect(opened.form.queryByText('Please check the fields')).toBeNull()
    expect(opened.value('Password')).toBe('secret')
  })

  test('shows general errors of the server in a banner', async () => {
    const opened = await openForm(null)
    opened.api.refuse(contract.createEmailConfig, 409, 'conflict', 'An account may have 50 configurations.')
    await fillRequired(opened)
    await opened.send()
    expect((await opened.form.findByRole('alert')).textContent).toBe('An account may have 50 configurations.')
  })

  test('that the plan lacks links to the plans', async () => {
    const opened = await openForm(null)
    opened.api.refuse(
      contract.createEmailConfig,
      402,
      'feature_not_in_plan',
      "Email campaigns aren't included in your plan.",
    )
    await fillRequired(opened)
    await opened.send()
    expect(await opened.form.findByText("Email campaigns aren't included in your plan.")).toBeDefined()
    expect(opened.form.getByRole('link', { name: 'Upgrade plan' }).getAttribute('href')).toBe('/dashboard/pricing')
  })
})

describe('changing a mail server', () => {
  const former = emailConfigOf({
    compliance: { ...emailConfigOf().compliance, use_dkim: true },
    has_dkim_key: true,
    dkim_selector: 'old',
    dkim_domain: 'acme.example',
  })

  test('shows no credentials, and keeps those whose fields stay blank', async () => {
    const opened = await openForm(former)
    expect(opened.value('Username')).toBe('')
    expect(opened.value('Password')).toBe('')
    expect(opened.value('DKIM Private Key')).toBe('')
    await opened.fill('Name', 'Other')
    await opened.send()
    expect(await screen.findByText('Email configuration updated')).toBeDefined()
    expect(opened.api.sentTo()).toEqual([`PUT /api/dashboard/email-configs/${configId(1)}`])
    const [body] = opened.api.sent() as [object]
    expect(body).toMatchObject({ name: 'Other', dkim_selector: 'old', postal_address: 'Acme Ltd, 1 Main Street' })
    for (const secret of ['username', 'password', 'dkim_private_key']) expect(body).not.toHaveProperty(secret)
  })

  test('sends new credentials', async () => {
    const opened = await openForm(former)
    await opened.fill('Username', 'acme2')
    await opened.fill('Password', 'other')
    await opened.send()
    await waitFor(() => expect(opened.api.sent()).toMatchObject([{ username: 'acme2', password: 'other' }]))
  })

  test('does not offer to unset the default', async () => {
    const { form } = await openForm(former)
    expect(form.queryByRole('checkbox', { name: 'Default' })).toBeNull()
  })
})
