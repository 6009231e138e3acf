import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as campaignContract from '../../../../src/contracts/campaigns/campaign.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../../src/contracts/campaigns/recipients.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import {
  campaignOf,
  campaignsApi,
  dialog,
  idOf,
  instant,
  openTab,
  recipientOf,
  SENDER,
  statisticsOf,
} from './support.tsx'

async function openView(change: Partial<campaignContract.Campaign> = {}, part?: RegExp) {
  const api = campaignsApi([campaignOf(1, change)])
  const opened = openTab(`&campaign=${idOf(1)}`)
  const view = await dialog('dialog', 'Campaign 1')
  if (part) await opened.user.click(view.getByRole('tab', { name: part }))
  return { ...opened, api, view }
}
const validationOf = (
  change: Partial<sendingContract.CampaignValidation> = {},
): sendingContract.CampaignValidation => ({
  can_send: true,
  problems: [],
  advice: [{ code: 'spam_unchecked', text: 'Run the spam check before you send.' }],
  missing_fields: [],
  recipients: {
    ...{ total: 100, sendable: 90, suppressed: 6, refused: 0, left_topic: 0, without_consent: 4 },
    ...{ stopped: 0, same_organization: 0 },
  },
  forecast: { finishes_at: new Date(Date.now() + 60_000).toISOString(), batches: 1, limited_by: 'batches' },
  sms_parts: null,
  sms_parts_total: null,
  ...change,
})
async function openSend(validation: sendingContract.CampaignValidation) {
  const api = campaignsApi([campaignOf(1)])
  api.answer(sendingContract.validateCampaign, { data: { validation } })
  const opened = openTab(`&campaign=${idOf(1)}&view=send`)
  return { ...opened, api, send: await dialog('dialog', 'Send Campaign 1') }
}

describe('sending', () => {
  test('first shows the recipients, the exclusions, and the estimated end', async () => {
    const { send } = await openSend(validationOf())
    expect(await send.findByText('90 recipients will get it now')).toBeDefined()
    expect(send.getByText('6 who do not want messages')).toBeDefined()
    expect(send.getByText('4 without recorded consent')).toBeDefined()
    expect(send.getByText('Run the spam check before you send.')).toBeDefined()
    expect(send.getByText(/^Through about .*, in 1 batch\.$/)).toBeDefined()
  })

  test("starts now, and shows the server's errors", async () => {
    const { api, send, user } = await openSend(validationOf())
    api.answer(sendingContract.sendCampaign, {
      data: { campaign: campaignOf(1, { status: 'sending' }) },
      message: 'Under way',
    })
    await user.click(await send.findByRole('button', { name: 'Send Now' }))
    expect(await screen.findByText('Under way')).toBeDefined()
    expect(api.sent()).toEqual([{}])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test("starts at a time, shown in the viewer's time zone and in UTC", async () => {
    const { api, send, user } = await openSend(validationOf())
    await user.click(await send.findByRole('radio', { name: 'At a specific time' }))
    await user.click(send.getByRole('button', { name: 'Schedule' }))
    expect(await send.findByText('Choose a date and time')).toBeDefined()
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000)
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    fireEvent.change(send.getByLabelText(/Date and time/), { target: { value: local } })
    api.answer(sendingContract.sendCampaign, { data: { campaign: campaignOf(1, { status: 'scheduled' }) } })
    await user.click(send.getByRole('button', { name: 'Schedule' }))
    expect(await screen.findByText('Campaign scheduled')).toBeDefined()
    expect(api.sent()).toEqual([{ scheduled_at: at.toISOString() }])
  })

  test('is not offered while a problem blocks it', async () => {
    const { send, user, history } = await openSend(
      validationOf({ can_send: false, problems: [{ code: 'no_recipients', text: 'Nobody would get it.' }] }),
    )
    expect(await send.findByText('1 problem to fix first')).toBeDefined()
    expect(send.getByText('Nobody would get it.')).toBeDefined()
    expect(send.queryByRole('button', { name: 'Send Now' })).toBeNull()
    await user.click(send.getByRole('button', { name: 'Edit Campaign' }))
    expect(history.at(-1)).toContain('view=edit')
  })

  test('that fails shows why', async () => {
    const { api, send, user } = await openSend(validationOf())
    api.refuse(sendingContract.sendCampaign, 409, 'conflict', 'It changed meanwhile.')
    await user.click(await send.findByRole('button', { name: 'Send Now' }))
    expect(await screen.findByText('Failed to send campaign: It changed meanwhile.')).toBeDefined()
  })
})

describe('the view of a campaign', () => {
  test('shows its settings, with a colour for its spam score', async () => {
    const { view } = await openView({
      compliance: { spam_score: 45, passed_spam_check: true, gdpr_compliant: true, can_spam_compliant: false },
    })
    expect(view.getByText('Spam score 55 / 100').className).toContain('bg-danger-soft')
    expect(view.getByText('CAN-SPAM: not met')).toBeDefined()
    expect(view.getByText('100 recipients at a time, 1 second apart')).toBeDefined()
  })

  test('explains what is unknown without a bounce address, and where to get one', async () => {
    const { view } = await openView({ email_config_id: SENDER })
    expect(await view.findByText(/^“Office” has no bounce address/)).toBeDefined()
    expect(
      view.getByRole('link', { name: 'Connect its mailbox or add a bounce address' }).getAttribute('href'),
    ).toMatch(/email-sms/)
  })

  test('is duplicated under a name, and the copy is edited', async () => {
    const { api, view, user, history } = await openView()
    api.answer(contract.duplicateCampaign, { data: { campaign: campaignOf(2) } })
    await user.click(view.getByRole('button', { name: 'Duplicate' }))
    const ask = await dialog('dialog', 'Duplicate Campaign 1')
    await user.click(ask.getByRole('checkbox', { name: 'Include recipients' }))
    await user.click(ask.getByRole('button', { name: 'Duplicate' }))
    expect(await screen.findByText('Campaign duplicated')).toBeDefined()
    expect(api.sent()).toEqual([{ name: 'Copy of Campaign 1', with_recipients: true }])
    expect(history.at(-1)).toContain(`campaign=${idOf(2)}&view=edit`)
  })

  test('sends a test message, and shows errors at the address', async () => {
    const { api, view, user } = await openView()
    await user.click(view.getByRole('button', { name: 'Send Test' }))
    const ask = await dialog('dialog', 'Send a test message')
    api.refuse(sendingContract.sendTestMessage, 422, 'validation_failed', 'No.', {
      to: ['Enter a valid email address'],
    })
    await user.type(ask.getByLabelText(/Email address/), 'nobody')
    await user.click(ask.getByRole('button', { name: 'Send Test' }))
    expect(await ask.findByText('Enter a valid email address')).toBeDefined()
    api.answer(sendingContract.sendTestMessage, { message: 'Sent to you' })
    await user.type(ask.getByLabelText(/Email address/), '@acme.com')
    await user.click(ask.getByRole('button', { name: 'Send Test' }))
    expect(await screen.findByText('Sent to you')).toBeDefined()
  })

  test('shows all events of a recipient', async () => {
    const { api, view, user } = await openView({}, /Recipients/)
    api.answer(recipientsContract.listRecipientEvents, {
      data: [
        { id: 'e1', kind: 'delivered', happened_at: instant, text: '250 OK', is_automatic: false },
        { id: 'e2', kind: 'opened', happened_at: instant, text: null, is_automatic: true },
      ],
    })
    await user.click(await view.findByRole('button', { name: /Person 1/ }))
    const recipient = await dialog('dialog', 'Person 1')
    expect(await recipient.findByText('250 OK')).toBeDefined()
    expect(recipient.getByText('Automatic, not counted')).toBeDefined()
    expect(recipient.getByText('Crawl of acme.com')).toBeDefined()
  })

  test('shows which of two subjects a recipient got', async () => {
    const { api, view, user } = await openView({ subject: 'One', subject_b: 'Two' })
    api.recipientsAre([recipientOf(1, { variant: 'b' })])
    api.answer(recipientsContract.listRecipientEvents, { data: [] })
    await user.click(view.getByRole('tab', { name: /Recipients/ }))
    await user.click(await view.findByRole('button', { name: /Person 1/ }))
    expect((await dialog('dialog', 'Person 1')).getByText('Two').parentElement?.textContent).toBe('BTwo')
  })

  test.each([
    ['Mark as sent', 'sent', '1 message marked as sent'],
    ['Send again', 'send_again', '1 message is sent again'],
  ])('asks a person to decide on an unknown outcome: %s', async (button, as, text) => {
    const { api, view, user } = await openView(
      { status: 'sent', statistics: statisticsOf({ unknown_count: 1 }) },
      /Recip/,
    )
    expect(await view.findByText("We don't know whether 1 message arrived")).toBeDefined()
    expect(view.queryByRole('checkbox')).toBeNull()
    api.recipientsAre([recipientOf(1, { status: 'unknown', status_reason: 'No answer' })])
    await user.click(view.getByRole('button', { name: 'Show them' }))
    await user.click(await view.findByRole('checkbox', { name: 'Select Person 1' }))
    api.answer(recipientsContract.decideUnknown, { data: { decided: 1 } })
    await user.click(view.getByRole('button', { name: button }))
    expect(await screen.findByText(text)).toBeDefined()
    expect(api.sent()).toEqual([{ recipient_ids: [idOf(101)], as }])
  })

  test('exports its recipients as a file', async () => {
    const { api, view, user } = await openView()
    const made = vi.fn(() => 'blob:1')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }))
    api.garble(recipientsContract.exportRecipients, 200)
    await user.click(view.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
  })
})
