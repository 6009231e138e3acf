import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { apiOfAnn, openSettings, profileOf, stats } from './support.ts'

let api: ReturnType<typeof apiOfAnn>
beforeEach(() => {
  api = apiOfAnn()
})
const sent = () => api.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const save = () => screen.getByRole('button', { name: 'Save Changes' })
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
type User = ReturnType<typeof openSettings>['user']
async function type(user: User, label: string, text: string) {
  await user.clear(await box(label))
  if (text) await user.type(await box(label), text)
}
const figures = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('definition')
    .map((figure) => figure.textContent)

describe('the profile', () => {
  test('is changed without a password if only the name changes', async () => {
    const { user } = openSettings()
    expect((await box('Full Name')).value).toBe('Ann Lee')
    expect((await box('Email Address')).value).toBe('ann@example.org')
    await type(user, 'Full Name', 'Ann Okafor')
    const release = api.hold(contract.updateProfile)
    await user.click(save())
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDefined()
    api.answer(contract.getProfile, { data: profileOf({ name: 'Ann Okafor' }) })
    release({ data: profileOf({ name: 'Ann Okafor' }) })
    expect(await screen.findByText('Profile updated successfully')).toBeDefined()
    expect(sent()).toEqual([{ name: 'Ann Okafor', email: 'ann@example.org', country: null }])
  })

  test.each([
    ['Full Name', '', 'Name is required'],
    ['Email Address', '', 'Email is required'],
    ['Email Address', 'ann', 'Invalid email address'],
  ])('with %s %j is rejected: %s', async (label, text, message) => {
    const { user } = openSettings()
    await type(user, label, text)
    await user.click(save())
    expect(await screen.findByText(message)).toBeDefined()
    expect((await box(label)).getAttribute('aria-invalid')).toBe('true')
    expect(sent()).toEqual([])
  })

  test("shows the server's message next to a field", async () => {
    api.refuse(contract.updateProfile, 422, 'validation_failed', 'Not valid', { name: ['Not that name'] })
    const { user } = openSettings()
    await screen.findByLabelText('Full Name')
    await user.click(save())
    expect(await screen.findByText('Not that name')).toBeDefined()
    expect((await box('Full Name')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Not valid')).toBeNull()
  })

  test.each([
    [
      'the server returns a reason',
      () => api.refuse(contract.updateProfile, 409, 'conflict', 'It changed'),
      'It changed',
    ],
    ['there is no reason', () => api.garble(contract.updateProfile, 502), 'Failed to update profile'],
    ['there is no response', () => api.drop(contract.updateProfile), 'Failed to update profile'],
  ])('shows an error when it fails and %s', async (_, fail, message) => {
    fail()
    const { user } = openSettings()
    await type(user, 'Full Name', 'Ann Okafor')
    await user.click(save())
    expect(await screen.findByText(message)).toBeDefined()
    expect((await box('Full Name')).value).toBe('Ann Okafor')
  })
})

describe('a new email address', () => {
  test('requires the password, and is then pending', async () => {
    const { user } = openSettings()
    await screen.findByLabelText('Email Address')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await type(user, 'Email Address', 'ann@new.example')
    await user.click(save())
    expect(await screen.findByText('Current password is required')).toBeDefined()
    expect(sent()).toEqual([])

    await type(user, 'Current password', 'secret word')
    const pending = { data: profileOf({ pending_email: 'ann@new.example' }) }
    api.answer(contract.updateProfile, pending)
    api.answer(contract.getProfile, pending)
    await user.click(save())
    expect(await screen.findByText('Profile updated successfully')).toBeDefined()
    expect(sent()).toEqual([
      { name: 'Ann Lee', email: 'ann@new.example', country: null, current_password: 'secret word' },
    ])
    expect((await box('Email Address')).value).toBe('ann@example.org')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect(screen.getByText('ann@new.example')).toBeDefined()
  })

  test('with a wrong password shows the error next to it', async () => {
    api.refuse(contract.updateProfile, 403, 'forbidden', 'The password is wrong')
    const { user } = openSettings()
    await type(user, 'Email Address', 'ann@new.example')
    await type(user, 'Current password', 'guess')
    await user.click(save())
    expect(await screen.findByText('The password is wrong')).toBeDefined()
    expect((await box('Current password')).getAttribute('aria-invalid')).toBe('true')
    expect((await box('Email Address')).value).toBe('ann@new.example')
  })

  test('that is taken shows the error next to it', async () => {
    api.refuse(contract.updateProfile, 422, 'validation_failed', 'Taken', { email: ['Taken'] })
    const { user } = openSettings()
    await type(user, 'Email Address', 'bo@example.org')
    await type(user, 'Current password', 'secret word')
    await user.click(save())
    expect(await screen.findByText('Taken')).toBeDefined()
    expect((await box('Email Address')).getAttribute('aria-invalid')).toBe('true')
  })

  test('in different case is unchanged, and the other input is kept', async () => {
    api.answer(contract.updateProfile, { data: profileOf() })
    const { user } = openSettings()
    await type(user, 'Email Address', 'other@example.org')
    await type(user, 'Current password', 'secret word')
    await type(user, 'Email Address', 'Ann@Example.org ')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await user.click(save())
    await screen.findByText('Profile updated successfully')
    expect(sent()).toEqual([{ name: 'Ann Lee', email: 'ann@example.org', country: null }])
  })

  test('awaiting confirmation can be cancelled', async () => {
    api.answer(contract.getProfile, { data: profileOf({ pending_email: 'ann@new.example' }) })
    const { user } = openSettings()
    await screen.findByLabelText('Full Name')
    expect(screen.getByRole('status').textContent).toContain('We sent a link to ann@new.example')
    api.refuse(contract.cancelEmailChange, 409, 'conflict', 'It was confirmed meanwhile')
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }))
    expect(await screen.findByText('It was confirmed meanwhile')).toBeDefined()
    api.answer(contract.cancelEmailChange, { data: profileOf() })
    api.answer(contract.getProfile, { data: profileOf() })
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }))
    expect(await screen.findByText('Email change cancelled')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/A link was sent/)).toBeNull())
  })
})

const subscribedTo = (display_name: string, max_websites: number, status = 'active') =>
  profileOf({
    subscription: { status, is_entitled: status !== 'expired', plan: { display_name, max_websites } },
  })
// The text of the specification for an account without a plan.
const [NO_PLAN, ENDED] = ['FreeNo active plan. Choose one', 'FreeProfessional has ended. Choose a plan'] as const
const NEEDED = 'Needs an active plan'
test.each([
  ['the plan includes', subscribedTo('Professional', 1500), ['Professional', '1,500', 'Active']],
  ['an unlimited plan includes', subscribedTo('Enterprise', 0), ['Enterprise', 'Unlimited', 'Active']],
  ['the account has without a plan', profileOf(), [NO_PLAN, `3${NEEDED}`, 'Active']],
  [
    'the account has after its plan ended',
    subscribedTo('Professional', 1500, 'expired'),
    [ENDED, `3${NEEDED}`, 'Active'],
  ],
  [
    'the plan includes until a cancelled period ends',
    subscribedTo('Pro', 5, 'cancelled'),
    ['ProCancelled, active until the period ends', '5', 'Active'],
  ],
  ['is left without further information', profileOf({ site_limit: 0 }), [NO_PLAN, `1${NEEDED}`, 'Active']],
])('the account status shows what %s', async (_, profile, cards) => {
  api.answer(contract.getProfile, { data: profile })
  openSettings()
  await screen.findByRole('region', { name: 'Account Status' })
  expect(figures('Account Status')).toEqual(cards)
})

test('a user without an active plan sees that, and a link to choose one', async () => {
  api.answer(contract.getProfile, { data: subscribedTo('Professional', 1500, 'expired') })
  openSettings()
  const link = await screen.findByRole('link', { name: 'Professional has ended. Choose a plan' })
  expect(link.getAttribute('href')).toBe('/dashboard/pricing')
  expect(screen.getByText('Needs an active plan')).toBeDefined()
})

describe('usage statistics', () => {
  test('count days, websites and everything found', async () => {
    openSettings()
    const region = within(await screen.findByRole('region', { name: 'Usage Statistics' }))
    expect(await region.findByRole('img', { name: 'Yes' })).toBeDefined()
    expect(region.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Days Active',
      'Websites Crawled',
      'Data Items',
      'Email Verified',
    ])
    expect(figures('Usage Statistics')).toEqual(['42', '12', '1,234', ''])
  })

  test('show a cross for an unverified address', async () => {
    api.answer(contract.getAccountStats, { data: { ...stats, email_verified: false } })
    openSettings()
    expect(await screen.findByRole('img', { name: 'No' })).toBeDefined()
  })

  test('show no figures while loading, and can be retried', async () => {
    api.refuse(contract.getAccountStats, 503, 'unavailable', 'Back in a minute.')
    const { user } = openSettings()
    expect(await screen.findByText('Back in a minute.')).toBeDefined()
    expect(await screen.findByLabelText('Full Name')).toBeDefined()
    api.answer(contract.getAccountStats, { data: stats })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1,234')).toBeDefined()
  })
})
