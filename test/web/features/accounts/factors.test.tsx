import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import type { Factor } from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as factors from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { Providers } from '../../../../web/app/providers.tsx'
import { ConfirmFactor } from '../../../../web/features/auth/confirm-factor.tsx'
import { useFactorRequests } from '../../../../web/features/auth/use-factor-requests.ts'
import { apiOfAnn, noFactors, openSettings } from './support.ts'

function Factors() {
  const onEnd = useFactorRequests()
  return onEnd ? <ConfirmFactor onEnd={onEnd} /> : null
}

const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-jkmn-pqr${index}`)
const APP: Factor = {
  id: '01900000-0000-7000-8000-000000000031',
  kind: 'totp',
  name: 'Phone',
  created_at: new Date().toISOString(),
  last_used_at: null,
}

let api: ReturnType<typeof apiOfAnn>
beforeEach(() => {
  api = apiOfAnn()
})
const guarded = (recovery_codes_left = 10) =>
  api.answer(factors.readSecurity, { data: { ...noFactors, factors: [APP], recovery_codes_left } })

test('an authenticator app is added by password, QR code and code, and the recovery codes are shown', async () => {
  const { user } = openSettings('security')
  expect(await screen.findByText('Two-factor sign-in is off')).toBeTruthy()
  api.answer(factors.beginTotp, {
    data: { id: APP.id, secret: 'ABCDEFGH234567', uri: 'otpauth://totp/x?secret=ABCDEFGH' },
  })
  api.answer(factors.confirmTotp, { data: { recovery_codes: CODES } })
  await user.click(screen.getByRole('button', { name: 'Add an app' }))
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Password'), 'secret word')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
  expect(screen.getByText('ABCDEFGH234567')).toBeTruthy()
  await user.type(screen.getByLabelText('Code'), '123456')
  guarded()
  await user.click(screen.getByRole('button', { name: 'Add the app' }))
  expect(await screen.findByText('Save your recovery codes')).toBeTruthy()
  expect(screen.getByText(CODES[0]!)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I have saved them' }))
  expect(await screen.findByText('10 recovery codes left.')).toBeTruthy()
})

test('few remaining recovery codes cause a warning', async () => {
  guarded(1)
  openSettings('security')
  expect(await screen.findByText('1 recovery code left. Create new ones soon.')).toBeTruthy()
})

test('a call that requires a factor asks for it, and is repeated once it is confirmed', async () => {
  guarded()
  const { user } = openSettings('security')
  render(
    <Providers>
      <Factors />
    </Providers>,
  )
  api.refuse(factors.removeFactor, 403, 'factor_required', 'Please confirm this with your second factor.')
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }))
  await user.type(within(screen.getByRole('alertdialog')).getByLabelText('Password'), 'secret word')
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Confirm that it is you')).toBeTruthy()
  api.answer(factors.confirmFactor, {})
  api.answer(factors.removeFactor, {})
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('Phone was removed')).toBeTruthy()
  expect(api.seen.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
})

test('a call stays rejected without the factor', async () => {
  guarded()
  const { user } = openSettings('security')
  render(
    <Providers>
      <Factors />
    </Providers>,
  )
  api.refuse(contract.changePassword, 403, 'factor_required', 'Please confirm this with your second factor.')
  await user.type(await screen.findByLabelText('Current password'), 'old secret')
  await user.type(screen.getByLabelText('New password'), 'four green horses')
  await user.type(screen.getByLabelText('Confirm new password'), 'four green horses')
  await user.click(screen.getByRole('button', { name: 'Change Password' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('Please confirm this with your second factor.')).toBeTruthy()
})
