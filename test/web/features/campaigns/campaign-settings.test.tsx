import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import { windowText } from '../../../../web/features/campaigns/campaign-words.ts'
import { ADDED, campaignOf, campaignsApi, dialog, idOf, openEdit, openNew, openTab, statisticsOf } from './support.tsx'

beforeEach(() => sessionStorage.clear())

describe('a second subject', () => {
  test('is tested on a share, and its metric is tracked automatically', async () => {
    const { api, form, user, fill, write, choose, tab, submit } = await openNew()
    await fill()
    await user.click(form.getByRole('checkbox', { name: 'Try a second subject' }))
    await write(/^Second subject/, 'A better offer')
    expect(
      form.getByText(
        '20% of recipients get one of the two, split evenly. After 4 hours the rest get the one with more opens.',
      ),
    ).toBeDefined()
    expect(form.getByText('Opens are not tracked')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Track opens' }))
    expect(form.queryByText('Opens are not tracked')).toBeNull()
    await tab('Settings')
    expect(form.getByRole('checkbox', { name: 'Track opens', checked: true })).toBeDefined()
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    await submit('Create Campaign with 1 Recipient')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent()).toEqual([
      expect.objectContaining({
        subject_b: 'A better offer',
        subject_test: { share: 20, wait_hours: 4, by: 'opens' },
        track_opens: true,
      }),
    ])
  })

  test('is required, and not sent once the test is turned off', async () => {
    const { api, form, user, fill, write, choose, tab, submit } = await openNew()
    await fill()
    await user.click(form.getByRole('checkbox', { name: 'Try a second subject' }))
    await choose()
    await submit('Create Campaign with 1 Recipient')
    expect(await form.findByText('Write the second subject')).toBeDefined()
    await write(/^Second subject/, 'Other')
    await user.click(form.getByRole('checkbox', { name: 'Try a second subject' }))
    await tab('Basic Info')
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    await submit('Create Campaign with 1 Recipient')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent()).toEqual([expect.objectContaining({ subject_b: null, subject_test: null })])
  })

  test('that won is marked in the campaign view', async () => {
    campaignsApi([
      campaignOf(1, {
        subject: 'One',
        subject_b: 'Two',
        subject_test: { share: 50, wait_hours: 1, by: 'clicks' },
        subject_winner: 'b',
      }),
    ])
    openTab(`&campaign=${idOf(1)}`)
    const view = await dialog('dialog', 'Campaign 1')
    expect(view.getByText('Winner').closest('li')?.textContent).toContain('Two')
  })
})

describe('the sending window', () => {
  test('is always open, unless hours are selected, with a time zone that is found by its city', async () => {
    const { api, form, user, fill, choose, tab, submit } = await openNew()
    await fill()
    await tab('Settings')
    expect(form.getByRole('radio', { name: /Always/, checked: true })).toBeDefined()
    await user.click(form.getByRole('radio', { name: /Working hours/ }))
    await user.click(form.getByRole('checkbox', { name: 'Wed' }))
    fireEvent.change(form.getByLabelText(/^Until/), { target: { value: '12:30' } })
    await user.type(form.getByRole('combobox', { name: /Time zone/ }), 'berl')
    await user.click(await screen.findByRole('option', { name: /Berlin, Europe/ }))
    await user.click(form.getByRole('checkbox', { name: /Use each recipient/ }))
    expect(form.getByText('Mon, Tue, Thu, Fri, 09:00 to 12:30, in Berlin, Europe')).toBeDefined()
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    await submit('Create Campaign with 1 Recipient')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent()).toEqual([
      expect.objectContaining({
        window: { days: [1, 2, 4, 5], from: '09:00', until: '12:30', time_zone: 'Europe/Berlin', by_recipient: false },
      }),
    ])
  })

  test('that ends before it starts is rejected at its end', async () => {
    const { form, user } = await openEdit({
      window: { days: [1], from: '09:00', until: '17:00', time_zone: 'UTC', by_recipient: true },
    })
    await user.click(form.getByRole('tab', { name: 'Settings' }))
    fireEvent.change(form.getByLabelText(/^Until/), { target: { value: '08:00' } })
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await form.findByText('The end has to be after the beginning')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Until/)))
  })

  test.each([
    [[1, 2, 3, 4, 5], 'Mon to Fri'],
    [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
    [[6, 7], 'Sat, Sun'],
    [[7, 1, 2, 3], 'Mon to Wed, Sun'],
  ])('with the days %j is shown as %s', (days, text) => {
    const window = { days, from: '09:00', until: '17:00', time_zone: 'Europe/Berlin', by_recipient: true }
    expect(windowText(window)).toBe(
      `${text}, 09:00 to 17:00, in each recipient’s time zone, or in Berlin, Europe where unknown`,
    )
  })
})

test('the sending limits are shown before sending', async () => {
  const api = campaignsApi([campaignOf(1, { follow_up_count: 2 })])
  api.answer(sendingContract.validateCampaign, {
    data: {
      validation: {
        can_send: true,
        problems: [],
        advice: [],
        missing_fields: [],
        recipients: {
          ...{ total: 100, sendable: 90, suppressed: 0, refused: 0, left_topic: 0, without_consent: 0 },
          ...{ stopped: 0, same_organization: 10 },
        },
        forecast: null,
        sms_parts: null,
        sms_parts_total: null,
      },
    },
  })
  openTab(`&campaign=${idOf(1)}&view=send`)
  const send = await dialog('dialog', 'Send Campaign 1')
  expect(await send.findByText(/^Up to 3 messages each, 270 at most/)).toBeDefined()
  expect(await send.findByText('10 because another address at their organisation gets it')).toBeDefined()
})

describe('the campaign list', () => {
  const rates = {
    delivery_rate: 100,
    open_rate: null,
    click_rate: null,
    bounce_rate: 0,
    complaint_rate: null,
    reply_rate: null,
  }
  const cells = async (name: string) =>
    Object.fromEntries(
      within(await screen.findByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map((cell) => [cell.textContent?.match(/^[A-Z][a-z]+/)?.[0], cell.textContent]),
    )

  test('labels untracked metrics as such, and shows deliveries like the rate does', async () => {
    campaignsApi([
      campaignOf(1, { status: 'sent', statistics: statisticsOf({ sent_count: 40 }), rates, follow_up_count: 2 }),
    ])
    openTab()
    const row = await cells('Campaign 1')
    expect(row.Delivered).toBe('Delivered40 100.0%')
    expect(row.Opened).toBe('OpenedNot tracked')
    expect(row.Clicked).toBe('ClickedNot tracked')
    expect(screen.getByText('follow-ups').parentElement?.textContent).toBe('2 follow-ups')
  })

  test('shows a dash for campaigns without messages', async () => {
    campaignsApi([campaignOf(1, { rates: { ...rates, delivery_rate: null }, track_opens: true })])
    openTab()
    const row = await cells('Campaign 1')
    expect([row.Delivered, row.Opened]).toEqual(['Delivered–', 'Opened–'])
  })
})
