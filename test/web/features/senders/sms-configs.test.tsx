import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/senders/senders.ts'
import type * as smsConfig from '../../../../src/contracts/senders/sms-config.ts'
import { SmsConfigDialog } from '../../../../web/features/senders/sms-config-dialog.tsx'
import { visit } from '../../support/visit.tsx'
import { configId, dialog, openSms, sendersApi, smsConfigOf } from './support.tsx'

describe('the list of SMS senders', () => {
  test('without any offers to add one', async () => {
    sendersApi()
    const { user, onCreate } = openSms()
    expect(await screen.findByText('No SMS Configurations')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add SMS Config' }))
    expect(onCreate).toHaveBeenCalledOnce()
  })

  test('shows each with its provider, and no webhook URL', async () => {
    sendersApi({
      sms: [smsConfigOf({ provider: 'aws_sns', region: 'eu-west-1', is_verified: false, answers_url: null })],
    })
    openSms()
    const list = within(await screen.findByRole('list', { name: 'SMS configurations' }))
    expect(list.getByText('AWS SNS')).toBeDefined()
    expect(list.getByText('Not Verified')).toBeDefined()
    await list.findByText('(555) 123-4567')
    expect(
      list.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'From Number: (555) 123-4567',
      'Region: eu-west-1',
      'Rate Limits: 100 per hour, 1,000 per day',
      'Opt-out: Reply STOP',
      'Webhook URL: Not set',
    ])
    expect(list.queryByRole('button', { name: /Set Default/ })).toBeNull()
  })

  test('shows the report URL of a custom provider with its secret, and the opt-out text', async () => {
    sendersApi({ sms: [smsConfigOf({ provider: 'custom', stops_by_reply: false })] })
    openSms()
    const list = within(await screen.findByRole('list', { name: 'SMS configurations' }))
    expect(list.getByText(smsConfigOf().answers_url!)).toBeDefined()
    expect(list.getByRole('button', { name: 'Copy URL for reports and replies' })).toBeDefined()
    expect(list.getByText('A short link')).toBeDefined()
    expect(list.queryByText('Webhook URL')).toBeNull()
  })

  test('sends a test message to a number', async () => {
    const api = sendersApi({ sms: [smsConfigOf()] })
    api.refuse(contract.testSmsConfig, 422, 'validation_failed', 'Twilio does not know the key.')
    const { user } = openSms()
    await user.click(await screen.findByRole('button', { name: 'Test Reminders' }))
    const form = await dialog()
    await user.type(form.getByLabelText('Send a text message to'), '+15557654321')
    await user.click(form.getByRole('button', { name: 'Run Test' }))
    expect(await screen.findByText('Test failed: Twilio does not know the key.')).toBeDefined()
    expect(api.sent()).toEqual([{ phone: '+15557654321' }])
    expect(api.sentTo()).toEqual([`POST /api/dashboard/sms-configs/${configId(2)}/test`])
  })

  test('deletes one after a confirmation', async () => {
    const api = sendersApi({ sms: [smsConfigOf()] })
    api.answer(contract.deleteSmsConfig, {})
    const { user } = openSms()
    await user.click(await screen.findByRole('button', { name: 'Delete Reminders' }))
    await user.click((await dialog('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(api.sentTo()).toEqual([`DELETE /api/dashboard/sms-configs/${configId(2)}`]))
  })
})

async function openForm(former: smsConfig.SmsConfig | null) {
  const api = sendersApi()
  api.answer(contract.createSmsConfig, { data: { config: smsConfigOf() } })
  api.answer(contract.updateSmsConfig, { data: { config: smsConfigOf() } })
  const { user } = visit(() => <SmsConfigDialog former={former} onClose={vi.fn()} />, '/dashboard/email-sms')
  const form = await dialog()
  return {
    api,
    user,
    form,
    fill: async (label: string, text: string) => {
      await user.clear(form.getByLabelText(label))
      // The test library types braces as key names.
      if (text) await user.type(form.getByLabelText(label), text.replace(/[{[]/g, '$&$&'))
    },
    choose: async (name: string) => {
      await user.click(form.getByLabelText('Provider'))
      await user.click(await screen.findByRole('option', { name }))
    },
    send: () => user.click(form.getByRole('button', { name: former ? 'Save Changes' : 'Add SMS Config' })),
  }
}
type Opened = Awaited<ReturnType<typeof openForm>>

async function fillRequired({ fill }: Opened, key: string, secret: string) {
  await fill('Name', 'Reminders')
  await fill(key, 'the key')
  await fill(secret, 'the secret')
  await fill('From Number', '+15551234567')
}

describe('a new SMS sender', () => {
  test.each([
    ['Twilio', 'Account SID', 'Auth Token'],
    ['AWS SNS', 'Access Key ID', 'Secret Access Key'],
    ['MessageBird', 'API Key', 'Originator'],
    ['Vonage', 'API Key', 'API Secret'],
    ['Custom', 'API Key', 'API Secret'],
  ])('of %s asks for %s and %s', async (provider, key, secret) => {
    const opened = await openForm(null)
    await opened.choose(provider)
    expect(opened.form.getByLabelText(key)).toBeDefined()
    expect(opened.form.getByLabelText(secret)).toBeDefined()
    expect(opened.form.queryByLabelText('Region') !== null).toBe(provider === 'AWS SNS')
    expect(opened.form.queryByLabelText('Method') !== null).toBe(provider === 'Custom')
  })

  test('sends what its provider needs', async () => {
    const opened = await openForm(null)
    await fillRequired(opened, 'Account SID', 'Auth Token')
    await opened.send()
    expect(await screen.findByText('SMS configuration added')).toBeDefined()
    expect(opened.api.sent()).toEqual([
      {
        name: 'Reminders',
        provider: 'twilio',
        api_key: 'the key',
        api_secret: 'the secret',
        from_number: '+15551234567',
        region: null,
        custom: null,
        limits: { max_recipients_per_hour: 100, max_recipients_per_day: 1000 },
        is_active: true,
        is_default: false,
      },
    ])
  })

  test.each([
    ['MessageBird', 'API Key', 'Originator', 'Signing key'],
    ['Vonage', 'API Key', 'API Secret', 'Signature secret'],
  ])('of %s may have a key for its reports', async (provider, key, secret, reportKey) => {
    const opened = await openForm(null)
    expect(opened.form.queryByLabelText(reportKey)).toBeNull()
    await opened.choose(provider)
    await fillRequired(opened, key, secret)
    await opened.fill(reportKey, 'signed-with')
    await opened.send()
    expect(await screen.findByText('SMS configuration added')).toBeDefined()
    expect(opened.api.sent()).toMatchObject([{ report_key: 'signed-with' }])
  })

  test("shows missing fields with the provider's names for them", async () => {
    const opened = await openForm(null)
    await opened.choose('AWS SNS')
    await opened.fill('Name', 'Reminders')
    await opened.fill('From Number', 'Acme')
    await opened.send()
    for (const text of ['Access Key ID is required', 'Secret Access Key is required', 'Region is required'])
      expect(await opened.form.findByText(text)).toBeDefined()
    expect(opened.api.sent()).toEqual([])
  })

  test('of a custom provider shows how it is called', async () => {
    const opened = await openForm(null)
    await opened.choose('Custom')
    await fillRequired(opened, 'API Key', 'API Secret')
    await opened.fill('URL', 'https://sms.example/send')
    await opened.fill('Headers', 'Authorization: Bearer {{secret}}')
    await opened.fill('Statuses of success', '200, 204')
    await opened.fill('Message ID in the response', 'id')
    await opened.send()
    await screen.findByText('SMS configuration added')
    expect(opened.api.sent()).toMatchObject([
      {
        provider: 'custom',
        custom: {
          url: 'https://sms.example/send',
          method: 'POST',
          content_type: 'application/json',
          headers: { Authorization: 'Bearer {{secret}}' },
          success_statuses: [200, 204],
          id_path: 'id',
          success_path: null,
          success_values: [],
          number_format: 'plus',
          proof: 'signature',
        },
      },
    ])
  })

  test.each([
    ['Termii', 'code', ['ok'], 'digits'],
    ['Africa’s Talking', 'SMSMessageData.Recipients.0.statusCode', ['100', '101', '102'], 'plus'],
  ])('of %s is filled in', async (name, success_path, success_values, number_format) => {
    const opened = await openForm(null)
    await opened.choose('Custom')
    await fillRequired(opened, 'API Key', 'API Secret')
    await opened.user.click(opened.form.getByRole('button', { name: `Fill in for ${name}` }))
    await opened.send()
    await screen.findByText('SMS configuration added')
    expect(opened.api.sent()).toMatchObject([
      { provider: 'custom', custom: { success_path, success_values, number_format, proof: 'address' } },
    ])
  })

  test('shows errors at each field of the request', async () => {
    const opened = await openForm(null)
    await opened.choose('Custom')
    await fillRequired(opened, 'API Key', 'API Secret')
    await opened.fill('URL', 'sms.example')
    await opened.fill('Headers', 'no colon')
    await opened.fill('Statuses of success', '500')
    await opened.send()
    expect(await opened.form.findByText('Numbers from 200 to 299, with commas')).toBeDefined()
    for (const label of ['URL', 'Headers', 'Statuses of success'])
      expect(opened.form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(opened.api.sent()).toEqual([])
  })
})

describe('changing an SMS sender', () => {
  test('shows the URL for replies of its stored provider', async () => {
    const opened = await openForm(smsConfigOf())
    const copy = () => opened.form.queryByRole('button', { name: 'Copy URL for replies' })
    expect(copy()).not.toBeNull()
    expect(opened.form.getByText(/anyone who texts STOP is unsubscribed/)).toBeDefined()
    await opened.choose('Vonage')
    expect(copy()).toBeNull()
  })

  test('keeps credentials whose fields stay blank', async () => {
    const opened = await openForm(smsConfigOf())
    expect(opened.form.getByLabelText<HTMLInputElement>('Account SID').value).toBe('')
    await opened.send()
    await screen.findByText('SMS configuration updated')
    const [body] = opened.api.sent() as [object]
    for (const secret of ['api_key', 'api_secret']) expect(body).not.toHaveProperty(secret)
  })

  test('requires the credentials of another provider', async () => {
    const opened = await openForm(smsConfigOf())
    await opened.choose('Vonage')
    await opened.send()
    expect(await opened.form.findByText('API Key is required')).toBeDefined()
    expect(opened.api.sent()).toEqual([])
  })
})
