import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as followUps from '../../../../src/contracts/campaigns/follow-ups.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import {
  ADDED,
  campaignOf,
  campaignsApi,
  dialog,
  followUpOf,
  idOf,
  instant,
  openEdit,
  openNew,
  openTab,
  statisticsOf,
} from './support.tsx'

beforeEach(() => sessionStorage.clear())

const card = (n: number) => within(screen.getByRole('region', { name: `Follow-up ${n}` }))
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Follow-up' })
const put = `PUT /api/dashboard/campaigns/${idOf(1)}/follow-ups`

/** The default texts of a message. */
const MESSAGE = {
  ...{ id: null, text_content: null, stop_on_click: false, kind: 'message', condition: 'no_answer' },
  ...{ variants: [], variant_test: null },
}

describe('follow-ups of a new campaign', () => {
  test('are saved right after it, in order, with a blank subject for a reply in the same thread', async () => {
    const { api, form, user, fill, choose, tab, submit } = await openNew()
    await fill()
    expect(form.getByText(/Only people who haven't replied, unsubscribed or bounced get them/)).toBeDefined()
    await user.click(addButton())
    expect(card(1).getByText("Leave empty to reply in the first message's thread.")).toBeDefined()
    expect(card(1).getByRole('button', { name: /3 days later · Re: An offer/ })).toBeDefined()
    await user.type(card(1).getByLabelText(/^Content/, { selector: 'textarea' }), 'First')
    await user.click(addButton())
    await user.clear(card(2).getByLabelText(/^Wait/))
    await user.type(card(2).getByLabelText(/^Wait/), '5')
    await user.click(card(2).getByRole('radio', { name: 'hours' }))
    await user.type(card(2).getByLabelText(/^Subject/), 'Last call')
    await user.type(card(2).getByLabelText(/^Content/, { selector: 'textarea' }), 'Second')
    await user.click(screen.getByRole('button', { name: 'Move Follow-up 2 up' }))
    await tab(/Recipients/)
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    api.answer(followUps.putFollowUps, { data: { follow_ups: [] } })
    await submit('Create Campaign with 1 Recipient')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sentTo()).toEqual(['POST /api/dashboard/campaigns', put])
    expect(api.sent()[0]).not.toHaveProperty('follow_ups')
    expect(api.sent()[1]).toEqual({
      follow_ups: [
        { ...MESSAGE, after_hours: 5, subject: 'Last call', content: 'Second' },
        { ...MESSAGE, after_hours: 72, subject: null, content: 'First' },
      ],
    })
  })

  test('may be tasks, and have a condition and variants', async () => {
    const { api, user, fill, choose, tab, submit } = await openNew()
    await fill()
    await user.click(screen.getByRole('button', { name: 'Add Task' }))
    await user.click(screen.getByRole('menuitem', { name: 'Call' }))
    expect(card(1).getByRole('button', { name: /3 days later · Call/ })).toBeDefined()
    await user.type(card(1).getByLabelText(/^What to do/, { selector: 'textarea' }), 'Call them')
    await user.click(card(1).getByRole('button', { name: /Recipients/ }))
    await user.click(screen.getByRole('option', { name: 'Answered' }))
    await user.click(addButton())
    await user.click(card(2).getByRole('button', { name: /Recipients/ }))
    // No one gets another message after a reply.
    const choices = within(screen.getAllByRole('listbox').at(-1)!)
    expect(choices.queryByRole('option', { name: 'Answered' })).toBeNull()
    await user.click(choices.getByRole('option', { name: "Didn't click" }))
    await user.type(card(2).getByLabelText(/^Content$|^Content \(HTML\)/, { selector: 'textarea' }), 'First')
    await user.click(card(2).getByRole('button', { name: 'Add variant B' }))
    await user.type(card(2).getByLabelText(/^Content of variant B/, { selector: 'textarea' }), 'Other')
    await tab(/Recipients/)
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    api.answer(followUps.putFollowUps, { data: { follow_ups: [] } })
    await submit('Create Campaign with 1 Recipient')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent()[1]).toEqual({
      follow_ups: [
        { ...MESSAGE, after_hours: 72, subject: null, content: 'Call them', kind: 'call', condition: 'answered' },
        {
          ...{ ...MESSAGE, after_hours: 72, subject: null, content: 'First', condition: 'not_clicked' },
          variants: [{ subject: null, content: 'Other', text_content: null }],
          variant_test: { by: 'replies', sample: 100 },
        },
      ],
    })
  })

  test('are limited to five', async () => {
    const { user, tab } = await openNew()
    await tab('Content')
    for (let n = 1; n <= followUps.FOLLOW_UPS_MAX; n++) await user.click(addButton())
    expect(addButton().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Remove Follow-up 3' }))
    expect(addButton().disabled).toBe(false)
    expect(screen.queryByRole('region', { name: 'Follow-up 5' })).toBeNull()
  })

  test('without a text focus their field, even if another tab is open and they are collapsed', async () => {
    const { form, user, fill, choose, submit, api } = await openNew()
    await fill()
    await user.click(addButton())
    await user.click(card(1).getByRole('button', { name: /^Follow-up 1/ }))
    await choose()
    await submit('Create Campaign with 1 Recipient')
    expect(await screen.findByText('Content is required')).toBeDefined()
    expect(form.getByRole('tab', { name: 'Content, has errors', selected: true })).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(card(1).getByLabelText(/^Content/, { selector: 'textarea' })),
    )
    expect(api.sent()).toEqual([])
  })

  test('survive a reload', async () => {
    const first = await openNew()
    await first.fill()
    await first.user.click(addButton())
    await first.user.type(card(1).getByLabelText(/^Content/, { selector: 'textarea' }), 'Still there?')
    await vi.advanceTimersByTimeAsync(1_000)
    document.body.innerHTML = ''
    const again = await openNew()
    await again.tab('Content')
    await again.user.click(card(1).getByRole('button', { name: /^Follow-up 1/ }))
    expect(card(1).getByDisplayValue('Still there?')).toBeDefined()
  })

  test('that cannot be saved are in the form of the created campaign, with the error at its field', async () => {
    const { api, user, fill, choose, submit, history } = await openNew()
    await fill()
    await user.click(addButton())
    await user.type(card(1).getByLabelText(/^Content/, { selector: 'textarea' }), 'Hello again')
    await choose()
    api.answer(contract.createCampaign, { data: { campaign: campaignOf(1), recipients: ADDED } })
    api.has([campaignOf(1)])
    api.refuse(followUps.putFollowUps, 422, 'validation_failed', 'No.', {
      'follow_ups.0.content': ['There is no field named nmae'],
    })
    await submit('Create Campaign with 1 Recipient')
    const edit = await dialog('dialog', 'Edit Campaign 1')
    expect(history.at(-1)).toContain('view=edit')
    expect(await screen.findByText('Failed to save the follow-ups: No.')).toBeDefined()
    expect(edit.getByText("The campaign was created, but its follow-ups weren't saved")).toBeDefined()
    expect(await edit.findByText('There is no field named nmae')).toBeDefined()
    expect(card(1).getByDisplayValue('Hello again')).toBeDefined()
    api.answer(contract.updateCampaign, { data: { campaign: campaignOf(1) } })
    api.answer(followUps.putFollowUps, { data: { follow_ups: [] } })
    await user.type(card(1).getByDisplayValue('Hello again'), '!')
    await user.click(edit.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent().at(-1)).toMatchObject({ follow_ups: [{ content: 'Hello again!' }] })
    // It was created once.
    expect(api.sentTo().filter((one) => one === 'POST /api/dashboard/campaigns')).toHaveLength(1)
  })
})

describe('follow-ups of an existing campaign', () => {
  const two = (api: ReturnType<typeof campaignsApi>) =>
    api.followUpsAre([followUpOf(2), followUpOf(3, { subject: 'Last call' })])

  test('are saved again only if they changed', async () => {
    const { api, form, tab, user } = await openEdit({ follow_up_count: 2 }, two)
    api.answer(contract.updateCampaign, { data: { campaign: campaignOf(1, { follow_up_count: 2 }) } })
    await tab('Content')
    expect(card(2).getByRole('button', { name: /3 days later · Last call/ })).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sentTo()).toEqual([`PUT /api/dashboard/campaigns/${idOf(1)}`])
  })

  test('keep their IDs, so that changes apply to existing ones', async () => {
    const { api, form, tab, user } = await openEdit({ follow_up_count: 2 }, two)
    await tab('Content')
    await user.click(screen.getByRole('button', { name: 'Remove Follow-up 1' }))
    api.answer(contract.updateCampaign, { data: { campaign: campaignOf(1) } })
    api.answer(followUps.putFollowUps, { data: { follow_ups: [] } })
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.sent()[1]).toMatchObject({ follow_ups: [{ id: followUpOf(3).id, subject: 'Last call' }] })
  })

  test('of a paused campaign keep their number and order, while their texts change', async () => {
    const { tab, user } = await openEdit({ status: 'paused', follow_up_count: 2 }, two)
    await tab('Content')
    expect(screen.queryByRole('button', { name: 'Add Follow-up' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove Follow-up 1' })).toBeNull()
    await user.click(card(1).getByRole('button', { name: /^Follow-up 1/ }))
    expect(card(1).getByLabelText<HTMLTextAreaElement>(/^Content/, { selector: 'textarea' }).disabled).toBe(false)
  })

  test('show the progress of each, and its text', async () => {
    const api = campaignsApi([
      campaignOf(1, { status: 'sending', follow_up_count: 2, track_opens: true, started_at: instant }),
    ])
    api.drop(sendingContract.getCampaignProgress)
    api.followUpsAre([
      followUpOf(2, {
        status: 'sending',
        statistics: statisticsOf({ total_recipients: 60, pending_count: 10, sent_count: 50, opened_count: 5 }),
        rates: {
          delivery_rate: 100,
          open_rate: 10,
          click_rate: null,
          bounce_rate: 0,
          complaint_rate: null,
          reply_rate: null,
        },
      }),
      followUpOf(3, { after_hours: 5, stop_on_click: true }),
    ])
    const { user } = openTab(`&campaign=${idOf(1)}`)
    const view = await dialog('dialog', 'Campaign 1')
    await user.click(view.getByRole('tab', { name: /Follow-ups/ }))
    const factOf = (name: string) => card(1).getByText(name, { selector: 'dt' }).parentElement!.textContent
    await view.findByText('3 days after the first message')
    expect(factOf('Recipients')).toBe('Recipients60')
    expect(factOf('Opened')).toBe('Opened5 (10.0%)')
    expect(factOf('Clicked')).toBe('ClickedNot tracked')
    expect(card(2).getByText('5 hours after follow-up 1, skipping people who clicked')).toBeDefined()
    expect(
      card(2).getByText(/^Due from Nov 23, 2026, .*, for people who have received the previous one by then\.$/),
    ).toBeDefined()
    await user.click(card(2).getByRole('button', { name: 'Show Message' }))
    expect(await card(2).findByTitle('Preview of follow-up 2')).toBeDefined()
  })
})
