import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/billing/admin-plans.ts'
import { PlanFormDialog } from '../../../../web/features/billing/plans/plan-form-dialog.tsx'
import { PlanList } from '../../../../web/features/billing/plans/plan-list.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { row } from '../../support/find.ts'
import { visit } from '../../support/visit.tsx'
import { plans as known } from './support.ts'

const at = '2026-01-01T12:00:00.000Z'
const planOf = (change: Partial<contract.AdminPlan> = {}): contract.AdminPlan => ({
  ...known.basic,
  ...{ subscriptions_count: 2, requires_factor: false, created_at: at, updated_at: at },
  ...change,
})
const free = planOf({ ...known.free, max_websites: 0, is_active: false, subscriptions_count: 9 })

function plansApi(plans: contract.AdminPlan[] = [planOf(), free]) {
  const api = fakeApi()
  api.answer(contract.listAdminPlans, { plans })
  return { ...api, sent: () => api.seen.filter(({ method }) => method !== 'GET') }
}
const open = () => visit(() => <PlanList onCreate={() => undefined} />, '/dashboard/admin/plans')

describe('the list', () => {
  test('shows prices with their symbol, free ones as Free, and the active features', async () => {
    plansApi()
    open()
    expect((await row(/^Basic/)).getByText('₦5,000')).toBeDefined()
    expect((await row(/^Basic/)).getByText('Active')).toBeDefined()
    expect((await row(/^Free/)).getAllByText('Free').length).toBeGreaterThanOrEqual(2)
    expect((await row(/^Free/)).getByText('Inactive')).toBeDefined()
    expect((await row(/^Free/)).getByText('Unlimited')).toBeDefined()
  })

  test('is sorted by clicking a column', async () => {
    plansApi()
    const { user } = open()
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((each) => each.textContent?.slice(0, 4))
    await row(/^Basic/)
    expect(names()).toEqual(['Basi', 'Free'])
    await user.click(screen.getByRole('button', { name: /^Monthly/ }))
    expect(names()).toEqual(['Free', 'Basi'])
  })

  test('shows a loading error, and can be retried', async () => {
    const api = plansApi()
    api.garble(contract.listAdminPlans, 500)
    const { user } = open()
    expect(await screen.findByText('Failed to fetch plans data')).toBeDefined()
    api.answer(contract.listAdminPlans, { plans: [planOf()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await row(/^Basic/)
  })

  test('without a plan explains what a plan is', async () => {
    plansApi([])
    open()
    expect(await screen.findByText('No plans yet')).toBeDefined()
  })

  test('deactivates an unused plan immediately, and shows why it could not', async () => {
    const api = plansApi([planOf({ subscriptions_count: 0 })])
    api.refuse(contract.togglePlan, 409, 'conflict', 'This is the only active plan. Activate another one first.')
    const { user } = open()
    await user.click((await row(/^Basic/)).getByRole('switch'))
    expect(await screen.findByText('This is the only active plan. Activate another one first.')).toBeDefined()
    api.garble(contract.togglePlan, 500)
    await user.click((await row(/^Basic/)).getByRole('switch'))
    expect(await screen.findByText('Failed to toggle plan status')).toBeDefined()
    expect(api.sent()[0]?.path).toBe(`/api/dashboard/admin/plans/${known.basic.id}/toggle-status`)
  })

  test('shows the affected subscribers before it deactivates a plan in use', async () => {
    const api = plansApi()
    api.answer(contract.togglePlan, { plan: planOf({ is_active: false }), message: 'Plan deactivated' })
    const { user } = open()
    await user.click((await row(/^Basic/)).getByRole('switch'))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/^2 subscriptions have this plan\./)).toBeDefined()
    expect(api.sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Deactivate' }))
    await screen.findByText('Plan deactivated')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('deletes a plan only after a confirmation', async () => {
    const api = plansApi()
    api.answer(contract.deletePlan, { message: 'Plan deleted successfully' })
    const { user } = open()
    await user.click((await row(/^Basic/)).getByRole('button', { name: 'Delete Basic' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText('Are you sure you want to delete the "Basic" plan? This action cannot be undone.'),
    ).toBeDefined()
    expect(api.sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Plan deleted successfully')).toBeDefined()
    expect(api.sent().map(({ method }) => method)).toEqual(['DELETE'])
  })

  test('opens the details of a plan', async () => {
    plansApi()
    const { user } = open()
    await user.click((await row(/^Basic/)).getByRole('button', { name: /^Basic/ }))
    expect(within(await screen.findByRole('dialog')).getByText('For freelancers.')).toBeDefined()
  })
})

describe('the form', () => {
  const openForm = (plan: contract.AdminPlan | null = null) =>
    visit(() => <PlanFormDialog plan={plan} onClose={() => undefined} />, '/dashboard/admin/plans')

  test('requires names and a description, and rejects negative values', async () => {
    const api = plansApi()
    const { user } = openForm()
    for (const label of ['Monthly Price', 'Crawls per Month', 'API Calls per Day', 'Max Websites', 'Max API Keys']) {
      const field = await screen.findByLabelText(label)
      await user.clear(field)
      await user.type(field, '-1')
    }
    await user.click(screen.getByRole('button', { name: 'Create Plan' }))
    for (const message of [
      'Plan name is required',
      'Display name is required',
      'Description is required',
      'Price must be non-negative',
      'Crawls must be non-negative',
      'API calls must be non-negative',
      'Max websites must be non-negative',
      'Max API keys must be non-negative',
    ])
      expect(await screen.findByText(message)).toBeDefined()
    expect(api.sent()).toEqual([])
  })

  test('sends its initial values and the input, with 0 for invalid numbers', async () => {
    const api = plansApi()
    api.answer(contract.createPlan, { plan: planOf(), message: 'Plan created successfully' })
    const { user } = openForm()
    await user.type(await screen.findByLabelText('Plan Name'), ' solo ')
    await user.type(screen.getByLabelText('Display Name'), 'Solo')
    await user.type(screen.getByLabelText('Description'), 'For one')
    await user.clear(screen.getByLabelText('Monthly Price'))
    await user.click(screen.getByRole('button', { name: 'Create Plan' }))
    expect(await screen.findByText('Plan created successfully')).toBeDefined()
    expect(api.sent()[0]?.body).toMatchObject({
      ...{ name: 'solo', price_monthly: 0, currency: 'NGN', crawls_per_month: 10, api_calls_per_day: 100 },
      ...{ max_websites: 5, max_api_keys: 1, max_seats: 1, is_active: true, sort_order: 1, has_webhooks: false },
    })
  })

  test('shows errors of the server next to their fields, and other failures above', async () => {
    const api = plansApi()
    const refusal = 'A plan with this name exists already'
    api.refuse(contract.updatePlan, 422, 'validation_failed', refusal, { name: [refusal] })
    const { user } = openForm(planOf())
    await user.click(await screen.findByRole('button', { name: 'Update Plan' }))
    await waitFor(() => expect(screen.getByLabelText('Plan Name').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(refusal)).toBeDefined()
    api.garble(contract.updatePlan, 500)
    await user.click(screen.getByRole('button', { name: 'Update Plan' }))
    expect(await screen.findByText('Failed to update plan')).toBeDefined()
  })
})

test('asks for confirmation where a new price affects subscribers, with their number and the date', async () => {
  const api = plansApi([planOf()])
  const question = 'The new price concerns 2 subscriptions. Confirm to change the price.'
  const errors = { confirm_price_change: [question], subscribers: ['2'] }
  api.refuse(contract.updatePlan, 409, 'conflict', question, errors)
  const { user } = visit(() => <PlanFormDialog plan={planOf()} onClose={() => undefined} />, '/dashboard/admin/plans')
  const price = await screen.findByLabelText(/^Monthly Price/)
  await user.clear(price)
  await user.type(price, '6000')
  await user.click(screen.getByRole('button', { name: 'Update Plan' }))
  expect(await screen.findByText(question)).toBeDefined()
  api.answer(contract.updatePlan, { plan: planOf({ price_monthly: 6_000 }) })
  await user.click(screen.getByRole('button', { name: 'Change Price' }))
  expect(await screen.findByText('Plan updated successfully')).toBeDefined()
  const [first, second] = api.sent()
  expect(first).toMatchObject({ body: { price_monthly: 6_000, confirm_price_change: false } })
  expect(second).toMatchObject({ body: { price_monthly: 6_000, confirm_price_change: true } })
})
