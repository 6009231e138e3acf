import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type * as campaignStates from '../../../../src/contracts/campaigns/campaign-states.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import { PROGRESS_POLL_MS } from '../../../../web/features/campaigns/api.ts'
import { row } from '../../support/find.ts'
import { campaignOf, campaignsApi, dialog, idOf, instant, openTab, statisticsOf } from './support.tsx'

const progressOf = (
  change: Partial<Parameters<ReturnType<typeof campaignsApi>['answer']>[1]> & Record<string, unknown> = {},
) => ({
  data: {
    progress: {
      campaign_status: 'sending' as campaignStates.CampaignStatus,
      total_recipients: 100,
      sent_count: 40,
      failed_count: 0,
      sent_at: null,
      updated_at: instant,
      pending_count: 60,
      skipped_count: 0,
      unknown_count: 0,
      messages: { total: 100, sent: 40, failed: 0, pending: 60 },
      percent: 40,
      finishes_at: new Date(Date.now() + 60_000).toISOString(),
      ...change,
    },
  },
})
const asked = (api: ReturnType<typeof campaignsApi>) => api.seen.filter(({ path }) => path.endsWith('/progress')).length

describe('the actions of a campaign', () => {
  const always = ['Edit', 'View', 'Analytics of']
  test.each([
    ['draft', ['Send']],
    ['sending', ['Pause', 'Cancel']],
    ['paused', ['Resume']],
    ['scheduled', ['Cancel']],
    ['sent', ['Resend', 'Delete']],
    ['failed', ['Retry', 'Delete']],
    ['cancelled', []],
  ] as const)('with status %s are %j, and always edit, view and analytics', async (status, deeds) => {
    const api = campaignsApi([campaignOf(1, { status })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    openTab()
    const buttons = (await row(/Campaign 1/)).getAllByRole('button').map((one) => one.getAttribute('aria-label'))
    expect(buttons.filter(Boolean)).toEqual([...deeds, ...always].map((deed) => `${deed} Campaign 1`))
  })

  test('that cannot be undone require a confirmation', async () => {
    const api = campaignsApi([campaignOf(1, { status: 'sent' })])
    const { user } = openTab()
    await user.click(await screen.findByRole('button', { name: 'Delete Campaign 1' }))
    const question = await dialog('alertdialog')
    expect(question.getByText(/can't be undone/)).toBeDefined()
    expect(api.sent()).toEqual([])
    api.answer(contract.deleteCampaign, {})
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Campaign deleted')).toBeDefined()
    expect(api.sentTo()).toEqual([`DELETE /api/dashboard/campaigns/${idOf(1)}`])
  })

  test('require a confirmation before a campaign is cancelled', async () => {
    const api = campaignsApi([campaignOf(1, { status: 'sending' })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    const { user } = openTab()
    await user.click(await screen.findByRole('button', { name: 'Cancel Campaign 1' }))
    const question = await dialog('alertdialog')
    expect(question.getByText(/can't be undone/)).toBeDefined()
    api.answer(sendingContract.cancelCampaign, { data: { campaign: campaignOf(1, { status: 'cancelled' }) } })
    await user.click(question.getByRole('button', { name: 'Cancel Campaign' }))
    expect(await screen.findByText('Campaign cancelled')).toBeDefined()
  })

  test('resend a campaign only to those whom it did not reach, unless everyone is selected', async () => {
    const statistics = statisticsOf({ sent_count: 90, pending_count: 0, failed_count: 10, bounced_count: 5 })
    const api = campaignsApi([campaignOf(1, { status: 'sent', statistics })])
    api.answer(sendingContract.resendCampaign, { data: { campaign: campaignOf(1) } })
    const { user } = openTab()
    const again = async (choose?: RegExp) => {
      await user.click(await screen.findByRole('button', { name: 'Resend Campaign 1' }))
      const question = await dialog('alertdialog')
      expect(question.getByRole('radio', { name: /didn't reach \(15 recipients\)/ })).toBeDefined()
      if (choose) await user.click(question.getByRole('radio', { name: choose }))
      await user.click(question.getByRole('button', { name: 'Resend' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await again()
    await again(/Everyone/)
    expect(api.sent()).toEqual([{ recipients: 'failed' }, { recipients: 'all' }])
  })

  test('pause immediately, without a confirmation', async () => {
    const api = campaignsApi([campaignOf(1, { status: 'sending' })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    api.answer(sendingContract.pauseCampaign, { data: { campaign: campaignOf(1, { status: 'paused' }) } })
    const { user } = openTab()
    await user.click(await screen.findByRole('button', { name: 'Pause Campaign 1' }))
    expect(await screen.findByText('Campaign paused')).toBeDefined()
    expect(api.sentTo()).toEqual([`POST /api/dashboard/campaigns/${idOf(1)}/pause`])
  })

  test.each([
    ['sending', 'Pause', sendingContract.pauseCampaign, 'Failed to pause: No.'],
    ['paused', 'Resume', sendingContract.resumeCampaign, 'Failed to resume: No.'],
    ['failed', 'Retry', sendingContract.resendCampaign, 'Failed to reset campaign: No.'],
  ] as const)('that fail show why: %s, %s', async (status, deed, endpoint, text) => {
    const api = campaignsApi([campaignOf(1, { status })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    api.refuse(endpoint, 409, 'conflict', 'No.')
    const { user } = openTab()
    await user.click(await screen.findByRole('button', { name: `${deed} Campaign 1` }))
    expect(await screen.findByText(text)).toBeDefined()
  })
})

describe('a campaign that is being sent', () => {
  test('shows its progress and estimated end, every two seconds', async () => {
    const api = campaignsApi([campaignOf(1, { status: 'sending' })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    openTab()
    expect(await screen.findByText(/^40 of 100 recipients, through about/)).toBeDefined()
    api.answer(
      sendingContract.getCampaignProgress,
      progressOf({
        ...{ sent_count: 70, pending_count: 30, percent: 70 },
        messages: { total: 100, sent: 70, failed: 0, pending: 30 },
      }),
    )
    await vi.advanceTimersByTimeAsync(PROGRESS_POLL_MS)
    expect(await screen.findByText(/^70 of 100 recipients/)).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70')
  })

  test('reloads the list once it is finished, and stops polling', async () => {
    const api = campaignsApi([campaignOf(1, { status: 'sending' })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    openTab()
    await screen.findByText(/^40 of 100/)
    api.answer(
      sendingContract.getCampaignProgress,
      progressOf({ campaign_status: 'sent', percent: 100, finishes_at: null }),
    )
    api.has([campaignOf(1, { status: 'sent', statistics: statisticsOf({ sent_count: 100, pending_count: 0 }) })])
    await vi.advanceTimersByTimeAsync(PROGRESS_POLL_MS)
    expect(await screen.findByRole('button', { name: 'Resend Campaign 1' })).toBeDefined()
    const before = asked(api)
    await vi.advanceTimersByTimeAsync(5 * PROGRESS_POLL_MS)
    expect(asked(api)).toBe(before)
  })

  test('with follow-ups counts their messages, and reloads its figures as they are sent', async () => {
    const followed = { status: 'sending' as const, follow_up_count: 1 }
    const api = campaignsApi([campaignOf(1, followed)])
    api.answer(
      sendingContract.getCampaignProgress,
      progressOf({ messages: { total: 140, sent: 40, failed: 0, pending: 100 } }),
    )
    openTab()
    expect(await screen.findByText(/^40 of 140 messages, through about/)).toBeDefined()
    const cell = async () => (await row(/Campaign 1/)).getAllByRole('cell').map(({ textContent }) => textContent)
    expect(await cell()).toContain('Recipients100')
    api.has([campaignOf(1, { ...followed, statistics: statisticsOf({ sent_count: 90, pending_count: 10 }) })])
    api.answer(
      sendingContract.getCampaignProgress,
      progressOf({ sent_count: 90, messages: { total: 190, sent: 90, failed: 0, pending: 100 } }),
    )
    await vi.advanceTimersByTimeAsync(PROGRESS_POLL_MS)
    await waitFor(async () => expect(await cell()).toContain('Sent90'))
  })

  test('is not polled while the page is hidden', async () => {
    const api = campaignsApi([campaignOf(1, { status: 'sending' })])
    api.answer(sendingContract.getCampaignProgress, progressOf())
    openTab()
    await screen.findByText(/^40 of 100/)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    const before = asked(api)
    await vi.advanceTimersByTimeAsync(5 * PROGRESS_POLL_MS)
    expect(asked(api)).toBe(before)
    vi.restoreAllMocks()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(PROGRESS_POLL_MS)
    await waitFor(() => expect(asked(api)).toBeGreaterThan(before))
  })

  test('is not polled if nothing is being sent', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const api = campaignsApi([campaignOf(1), campaignOf(2, { status: 'scheduled', scheduled_at: later })])
    openTab()
    await screen.findByText('Campaign 1')
    await vi.advanceTimersByTimeAsync(5 * PROGRESS_POLL_MS)
    expect(asked(api)).toBe(0)
  })
})

describe('the list', () => {
  test('without campaigns offers to create one, whose form has a URL', async () => {
    campaignsApi([])
    const { user, history } = openTab()
    await user.click(await screen.findByRole('button', { name: 'Create Campaign' }))
    await dialog('dialog', 'Create Campaign')
    expect(history.at(-1)).toBe('/dashboard/email-sms?tab=campaigns&campaign=new')
  })

  test('is filtered by the URL, and says so without matches', async () => {
    const api = campaignsApi([])
    const { user, history } = openTab('&status=sent&search=spring&page=1')
    await user.click(
      within((await screen.findByText('Nothing matches')).parentElement!).getByRole('button', {
        name: 'Clear filters',
      }),
    )
    const query = api.seen.find(({ path }) => path.endsWith('/campaigns'))!.query
    expect(Object.fromEntries(query)).toEqual({ status: 'sent', search: 'spring', page: '1' })
    expect(history.at(-1)).toBe('/dashboard/email-sms?tab=campaigns')
  })

  test.each([
    [403, 'forbidden', 'Access Denied'],
    [402, 'subscription_required', 'Subscription Required'],
    [500, 'internal', "This didn't load"],
  ] as const)('that is rejected with %i says %s', async (status, code, text) => {
    const api = campaignsApi()
    api.refuse(contract.listCampaigns, status, code, 'No.')
    openTab()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('returns to the list when a dialog is closed, and reports unknown campaigns', async () => {
    const api = campaignsApi()
    api.refuse(contract.getCampaign, 404, 'not_found', 'Campaign not found')
    const { user, history } = openTab(`&campaign=${idOf(7)}`)
    await user.click(await screen.findByRole('button', { name: 'All campaigns' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(history.at(-1)).toBe('/dashboard/email-sms?tab=campaigns')
  })
})
