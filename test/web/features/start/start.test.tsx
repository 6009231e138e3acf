import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as plans from '../../../../src/contracts/billing/plans.ts'
import * as crawls from '../../../../src/contracts/crawls/crawls.ts'
import { DATA_TYPES } from '../../../../src/contracts/data/items.ts'
import { firstSteps } from '../../../../src/contracts/statistics/statistics.ts'
import WelcomePage from '../../../../web/app/pages/welcome-page.tsx'
import { FIRST_STEPS, firstStepsState } from '../../../../web/features/start/first-steps.ts'
import { FirstStepsCard } from '../../../../web/features/start/first-steps-card.tsx'
import { plans as sold } from '../../features/billing/support.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const NONE = { crawl: false, list: false, mailbox: false, colleague: false, api_key: false }

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
})

test('the checklist highlights the first open step, and ends with the last', () => {
  expect(firstStepsState(NONE)).toMatchObject({ done: 0, next: 'crawl' })
  expect(firstStepsState({ ...NONE, crawl: true, mailbox: true })).toMatchObject({ done: 2, next: 'list' })
  const all = Object.fromEntries(FIRST_STEPS.map(({ id }) => [id, true])) as typeof NONE
  expect(firstStepsState(all)).toMatchObject({ done: FIRST_STEPS.length, next: null })
})

describe('the onboarding checklist', () => {
  const open = () => visit(() => <FirstStepsCard accountId="one" />, '/dashboard')

  test('shows one action for each open step', async () => {
    api.answer(firstSteps, { data: { ...NONE, crawl: true } })
    open()
    await screen.findByText('1 of 5 done')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Open contacts',
      'Connect',
      'Invite',
      'API keys',
    ])
    expect(screen.getByText('(done)').parentElement?.textContent).toContain('Crawl your first website')
  })

  test('is hidden on request, which can be undone', async () => {
    api.answer(firstSteps, { data: NONE })
    const { user } = open()
    await screen.findByText('0 of 5 done')
    await user.click(screen.getByRole('button', { name: 'Hide checklist' }))
    expect(screen.queryByText('Get started')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('0 of 5 done')).toBeDefined()
  })

  test.each([
    [
      'complete',
      () =>
        api.answer(firstSteps, { data: { crawl: true, list: true, mailbox: true, colleague: true, api_key: true } }),
    ],
    ['unavailable', () => api.refuse(firstSteps, 500, 'internal', 'no')],
  ])('is hidden when it is %s', async (_, answer) => {
    answer()
    open()
    await waitFor(() => expect(screen.queryByText('Get started')).toBeNull())
  })
})

describe('the first page', () => {
  const paid = { ...sold.free, price_monthly: 9 }
  const free = { ...sold.free, id: '018f3a00-0000-7000-8000-000000000001', price_monthly: 0, price_yearly: 0 }
  const seen = (path: string) => api.seen.filter((one) => one.path.endsWith(path))
  function open(available: plans.Plan[]) {
    const pricing = { available_plans: available, available_providers: {}, default_provider: null, tax: null }
    api.answer(plans.listPlans, pricing)
    api.answer(plans.getSubscription, { current_subscription: null })
    api.answer(plans.initialize, { payment_data: { message: 'Active' } })
    api.refuse(auth.profile, 500, 'internal', 'no')
    api.refuse(crawls.start, 422, 'validation_failed', 'The website does not respond.')
    return visit(WelcomePage, '/dashboard/welcome')
  }

  test('starts the free plan and a crawl of every type from one field, and shows why a crawl did not start', async () => {
    const { user, history } = open([paid, free])
    await user.type(await screen.findByLabelText('Website to read'), 'acme.com')
    await user.click(screen.getByRole('button', { name: 'Find contacts' }))
    expect(await screen.findByText('The website does not respond.')).toBeDefined()
    expect(seen('/subscription/initialize')[0]?.body).toMatchObject({ plan_id: free.id })
    expect(seen('/dashboard/crawl')[0]?.body).toMatchObject({
      url: 'https://acme.com',
      types: [...DATA_TYPES],
      run_in_background: true,
    })
    expect(history.at(-1)).toBe('/dashboard/welcome')
  })

  test('links to the plans if none is free', async () => {
    const { user, history } = open([paid])
    await user.type(await screen.findByLabelText('Website to read'), 'acme.com')
    await user.click(screen.getByRole('button', { name: 'Find contacts' }))
    await waitFor(() => expect(history.at(-1)).toBe('/dashboard/pricing'))
    expect(seen('/subscription/initialize')).toEqual([])
  })

  test('requires the website first', async () => {
    const { user } = open([free])
    await user.click(await screen.findByRole('button', { name: 'Find contacts' }))
    expect(await screen.findByText('URL is required')).toBeDefined()
    expect(seen('/subscription/initialize')).toEqual([])
  })
})
