import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import { accounts, emailChanges } from '../../../../src/db/schema/control/accounts.ts'
import { db } from '../../support/factories.ts'
import { accountOf, ask, mailsTo, newEmail, PASSWORD } from '../auth/support.ts'
import { mintHolder } from './support.ts'

const tokenIn = (text: string, path: string) => new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? ''

describe('a change of email address', () => {
  /** An account that requested another address, with the tokens of both mails. */
  async function asked() {
    const account = await mintHolder()
    const email = newEmail()
    const body = { name: 'Ada', email, current_password: PASSWORD }
    const { data } = await account.call(contract.updateProfile, { body })
    const [confirmation] = await mailsTo(email, /Confirm your new email/)
    const [notice] = await mailsTo(account.email, /about to change/)
    return {
      ...{ account, email, data },
      change: (other: string) => account.call(contract.updateProfile, { body: { ...body, email: other } }),
      confirm: tokenIn(confirmation!.text, '/email/confirm'),
      undo: tokenIn(notice!.text, '/email/undo'),
    }
  }

  type Asked = Awaited<ReturnType<typeof asked>>

  test('requires the password', async () => {
    const account = await mintHolder()
    const body = { name: 'Ada', email: newEmail() }
    expect(await account.fail(contract.updateProfile, { body })).toMatchObject({ httpStatus: 403 })
    const wrong = { ...body, current_password: 'wrong' }
    expect(await account.fail(contract.updateProfile, { body: wrong })).toMatchObject({ httpStatus: 403 })
    expect((await account.call(contract.getProfile, {})).data).toMatchObject({
      name: 'Test Person',
      pending_email: null,
    })
  })

  test('takes effect once the new mailbox confirms it, only once, and notifies the old address', async () => {
    const { account, email, data, confirm } = await asked()
    expect(data).toMatchObject({ email: account.email, pending_email: email })
    expect(await ask(contract.confirmEmailChange, { body: { token: 'made up' } })).toMatchObject({ status: 400 })
    const body = { token: confirm }
    expect(await ask(contract.confirmEmailChange, { body })).toMatchObject({ status: 200, data: { email } })
    expect(await ask(contract.confirmEmailChange, { body })).toMatchObject({ status: 400 })
    expect(await accountOf(email)).toMatchObject({ id: account.id })
    expect(await mailsTo(account.email, /was changed/)).toHaveLength(1)
    const login = await ask(auth.logIn, { body: { email, password: PASSWORD } })
    expect(login.status).toBe(200)
  })

  test.each(['before it is confirmed', 'after it was confirmed'])(
    'can be undone from the old mailbox %s',
    async (when) => {
      const { account, email, confirm, undo } = await asked()
      if (when.startsWith('after')) await ask(contract.confirmEmailChange, { body: { token: confirm } })
      expect(await ask(contract.undoEmailChange, { body: { token: undo } })).toMatchObject({ status: 200 })
      expect(await accountOf(account.email)).toMatchObject({ id: account.id })
      expect(await accountOf(email)).toBeUndefined()
      expect((await account.send(contract.getProfile)).status).toBe(401)
      expect(await ask(contract.confirmEmailChange, { body: { token: confirm } })).toMatchObject({ status: 400 })
      expect(await ask(contract.undoEmailChange, { body: { token: undo } })).toMatchObject({ status: 400 })
    },
  )

  test.each<[string, (one: Asked) => Promise<unknown>]>([
    ['another change was requested', async ({ change }) => change(newEmail())],
    [
      'another change was requested from the new address, and confirmed',
      async ({ confirm, change, email }) => {
        await ask(contract.confirmEmailChange, { body: { token: confirm } })
        const second = newEmail()
        await change(second)
        const [mail] = await mailsTo(second, /Confirm your new/)
        await ask(contract.confirmEmailChange, { body: { token: tokenIn(mail!.text, '/email/confirm') } })
        expect(await accountOf(second)).toBeDefined()
        // Otherwise the second change's undo link would restore the address of the person who made the first change.
        const [notice] = await mailsTo(email, /about to change/)
        return tokenIn(notice!.text, '/email/undo')
      },
    ],
    ['it was cancelled', async ({ account }) => account.call(contract.cancelEmailChange, {})],
    [
      'the password was changed',
      async ({ account, confirm }) => {
        await ask(contract.confirmEmailChange, { body: { token: confirm } })
        const password = 'Another fine passphrase 7'
        const body = { current_password: PASSWORD, new_password: password, new_password_confirmation: password }
        await account.call(contract.changePassword, { body })
      },
    ],
    [
      'someone tried to register with the old address',
      async ({ account, confirm }) => {
        await ask(contract.confirmEmailChange, { body: { token: confirm } })
        const password = 'Another fine passphrase 7'
        const body = { name: 'Eve', email: account.email, password, password_confirmation: password }
        expect(await ask(auth.register, { body })).toMatchObject({ status: 422, errors: { email: expect.anything() } })
      },
    ],
  ])('can be undone for two weeks, also after %s', async (_what, happen) => {
    const one = await asked()
    const later = await happen(one)
    expect(await ask(contract.undoEmailChange, { body: { token: one.undo } })).toMatchObject({ status: 200 })
    expect(await accountOf(one.account.email)).toMatchObject({ id: one.account.id })
    expect((await one.account.send(contract.getProfile)).status).toBe(401)
    // The password that an intruder knew no longer works either.
    for (const password of [PASSWORD, 'Another fine passphrase 7'])
      expect((await ask(auth.logIn, { body: { email: one.account.email, password } })).status).toBe(401)
    expect(await mailsTo(one.account.email, /Reset your password/)).toHaveLength(1)
    if (typeof later === 'string')
      expect(await ask(contract.undoEmailChange, { body: { token: later } })).toMatchObject({ status: 400 })
    expect(await accountOf(one.account.email)).toMatchObject({ id: one.account.id })
  })

  test('to an address that is or becomes taken is rejected', async () => {
    const other = await mintHolder()
    const account = await mintHolder()
    const body = { name: 'Ada', email: other.email, current_password: PASSWORD }
    expect(await account.fail(contract.updateProfile, { body })).toMatchObject({
      httpStatus: 422,
      errors: { email: expect.anything() },
    })
    const { email, confirm } = await asked()
    await db.update(accounts).set({ email }).where(eq(accounts.id, other.id))
    expect(await ask(contract.confirmEmailChange, { body: { token: confirm } })).toMatchObject({ status: 422 })
  })

  test('can be cancelled, and expires', async () => {
    const one = await asked()
    expect((await one.account.call(contract.cancelEmailChange, {})).data.pending_email).toBeNull()
    expect(await ask(contract.confirmEmailChange, { body: { token: one.confirm } })).toMatchObject({ status: 400 })
    const two = await asked()
    await db
      .update(emailChanges)
      .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
      .where(eq(emailChanges.accountId, two.account.id))
    expect(await ask(contract.confirmEmailChange, { body: { token: two.confirm } })).toMatchObject({ status: 400 })
  })
})
