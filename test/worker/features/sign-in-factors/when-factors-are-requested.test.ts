import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as account from '../../../../src/contracts/accounts/accounts.ts'
import * as keys from '../../../../src/contracts/api-keys/api-keys.ts'
import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import * as identities from '../../../../src/contracts/identities/identities.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { recoveryCodes, trustedDevices } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { db } from '../../support/factories.ts'
import { mailsTo, PASSWORD } from '../auth/support.ts'
import {
  codeOf,
  finish,
  forgetConfirmation,
  logIn,
  mintGuarded,
  newBrowser,
  resetPassword,
  wrongCode,
} from './support.ts'

describe('a trusted device', () => {
  async function trusting() {
    const person = await mintGuarded()
    const browser = newBrowser()
    await logIn(browser, person.email)
    const { data } = await finish(browser, { code: codeOf(person.secret) }, true)
    return { ...person, trusted: browser, trustedToken: data.token as string }
  }

  test('needs only the password, only for its account, and is listed', async () => {
    const { id, email, trusted, trustedToken } = await trusting()
    expect((await logIn(trusted, email)).status).toBe(200)
    expect((await logIn(newBrowser(), email)).code).toBe('factor_required')
    const other = await mintGuarded()
    expect((await logIn(trusted, other.email)).code).toBe('factor_required')
    const { trusted_devices } = (await trusted.ask(contract.readSecurity, {}, trustedToken)).data
    expect(trusted_devices).toMatchObject([{ last_used_at: expect.any(String) }])
    const rows = await db.select().from(trustedDevices).where(eq(trustedDevices.accountId, id))
    expect(JSON.stringify(rows)).not.toContain(trusted.jar.get('trusted-device'))
    await db.update(trustedDevices).set({ expiresAt: '2020-01-01' }).where(eq(trustedDevices.accountId, id))
    expect((await logIn(trusted, email)).code).toBe('factor_required')
  })

  test.each<[string, (person: Awaited<ReturnType<typeof trusting>>) => Promise<unknown>, string?]>([
    [
      'removed from the list',
      async ({ trusted, trustedToken }) => {
        const { trusted_devices } = (await trusted.ask(contract.readSecurity, {}, trustedToken)).data
        await trusted.ask(contract.removeTrustedDevice, { params: { id: trusted_devices[0].id } }, trustedToken)
      },
    ],
    ['ending all other sessions', ({ browser, token }) => browser.ask(account.endOtherSessions, {}, token)],
    ['a password reset', ({ email }) => resetPassword(email, 'an entirely new phrase'), 'an entirely new phrase'],
    [
      'a new password',
      ({ browser, token }) => {
        const [current_password, new_password] = [PASSWORD, 'an entirely new phrase']
        const body = { current_password, new_password, new_password_confirmation: new_password }
        return browser.ask(account.changePassword, { body }, token)
      },
      'an entirely new phrase',
    ],
  ])('is no longer trusted after %s', async (_, end, password = PASSWORD) => {
    const person = await trusting()
    await end(person)
    expect((await logIn(person.trusted, person.email, password)).code).toBe('factor_required')
  })
})

describe('actions that require the password require the factor as well', () => {
  const { email: address } = { email: 'new-address@example.org' }
  test.each<[string, Endpoint, (id: string) => AnyCallInput]>([
    [
      'a new password',
      account.changePassword,
      () => ({
        body: {
          current_password: PASSWORD,
          new_password: 'a whole new phrase',
          new_password_confirmation: 'a whole new phrase',
        },
      }),
    ],
    [
      'another address',
      account.updateProfile,
      () => ({ body: { name: 'Ann', email: address, current_password: PASSWORD } }),
    ],
    ['deleting the account', account.removeAccount, () => ({ body: { password: PASSWORD, confirm_deletion: true } })],
    ['another factor', contract.beginTotp, () => ({ body: { password: PASSWORD } })],
    ['another passkey', contract.beginPasskey, () => ({ body: { password: PASSWORD } })],
    ['removing a factor', contract.removeFactor, (id) => ({ params: { id }, body: { password: PASSWORD } })],
    ['new recovery codes', contract.renewRecoveryCodes, () => ({ body: { password: PASSWORD } })],
    [
      'connecting a provider',
      identities.beginConnectIdentity,
      () => ({ body: { password: PASSWORD, provider: 'google' } }),
    ],
  ])('%s', async (_, endpoint, input) => {
    const { id, browser, token, secret, factorId } = await mintGuarded()
    await forgetConfirmation(id)
    expect(await browser.ask(endpoint, input(factorId), token)).toMatchObject({ status: 403, code: 'factor_required' })
    const confirm = (code: string) => browser.ask(contract.confirmFactor, { body: { code } }, token)
    expect((await confirm(wrongCode(secret))).status).toBe(422)
    expect((await confirm(codeOf(secret))).status).toBe(200)
    expect((await browser.ask(endpoint, input(factorId), token)).status).toBe(200)
  })

  test('a key with all permissions, only in the session that confirmed', async () => {
    const { id, email, browser, token, secret } = await mintGuarded()
    await db.update(accounts).set({ isAdmin: true }).where(eq(accounts.id, id))
    await forgetConfirmation(id)
    const body = { name: 'All', permissions: ['admin'], current_password: PASSWORD }
    expect((await browser.ask(keys.create, { body }, token)).code).toBe('factor_required')
    const other = newBrowser()
    await logIn(other, email)
    await finish(other, { code: codeOf(secret) })
    expect((await browser.ask(keys.create, { body }, token)).code).toBe('factor_required')
    await browser.ask(contract.confirmFactor, { body: { code: codeOf(secret, 1) } }, token)
    expect((await browser.ask(keys.create, { body }, token)).code).not.toBe('factor_required')
  })

  test('removing the last factor removes its codes and devices', async () => {
    const { id, email, browser, token, factorId } = await mintGuarded()
    const removed = await browser.ask(
      contract.removeFactor,
      { params: { id: factorId }, body: { password: PASSWORD } },
      token,
    )
    expect(removed.status).toBe(200)
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.accountId, id))).toBe(0)
    expect((await logIn(newBrowser(), email)).status).toBe(200)
    expect(await mailsTo(email, /Two-factor sign-in was turned off/)).toHaveLength(1)
  })
})

test('a session shows when it was last used, and where it was opened', async () => {
  const { browser, token } = await mintGuarded()
  const listed = (await browser.ask(account.listSessions, {}, token)).data
  expect(listed).toMatchObject([{ is_current: true, last_seen_at: expect.any(String), country: null }])
})
