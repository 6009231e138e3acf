import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as users from '../../../../src/contracts/users/users.ts'
import { recoveryCodes, signInFactors } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { finishFactorResets } from '../../../../src/features/sign-in-factors/finish-factor-resets.ts'
import { contextOf, db } from '../../support/factories.ts'
import { linkIn, mailsTo, mintPerson, PASSWORD } from '../auth/support.ts'
import { manager } from '../users/support.ts'
import { codeOf, finish, logIn, mintGuarded, newBrowser } from './support.ts'

describe('recovery codes', () => {
  test('replace a factor once, with a mail, even if one is used concurrently', async () => {
    const { id, email, codes } = await mintGuarded()
    const browsers = [newBrowser(), newBrowser()]
    for (const browser of browsers) await logIn(browser, email)
    const code = codes[0]!.toUpperCase().replaceAll('-', ' ')
    const answers = await Promise.all(browsers.map((browser) => finish(browser, { code })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const left = await db.$count(recoveryCodes, eq(recoveryCodes.accountId, id))
    expect(left).toBe(10)
    expect((await mailsTo(email, /recovery code was used/))[0]!.text).toContain('Codes left: 9')
  })

  test('are replaced as a whole', async () => {
    const { browser, token, email, codes } = await mintGuarded()
    const renewed = await browser.ask(contract.renewRecoveryCodes, { body: { password: PASSWORD } }, token)
    expect(renewed.data.recovery_codes).toHaveLength(10)
    const other = newBrowser()
    await logIn(other, email)
    expect((await finish(other, { code: codes[1]! })).status).toBe(422)
    expect((await finish(other, { code: renewed.data.recovery_codes[1] })).status).toBe(200)
  })

  test('of another account do not count', async () => {
    const [one, other] = [await mintGuarded(), await mintGuarded()]
    const browser = newBrowser()
    await logIn(browser, one.email)
    expect((await finish(browser, { code: other.codes[0]! })).status).toBe(422)
  })
})

describe('resetting lost factors by an operator', () => {
  const reset = async (person: { id: string }) =>
    (await manager()).call(users.requestFactorReset, { params: { id: person.id }, body: { reason: 'Lost phone' } })
  const linksTo = async (email: string, count = 1) =>
    (await mailsTo(email, /factors will be removed/, count)).map((mail) => linkIn(mail).searchParams.get('token')!)
  const stop = (token: string) => newBrowser().ask(contract.stopFactorReset, { body: { token } })
  const job = (days: number) =>
    finishFactorResets({ ...contextOf('job'), clock: { now: () => new Date(Date.now() + days * 86_400_000) } })
  const factorsOf = (id: string) => db.$count(signInFactors, eq(signInFactors.accountId, id))
  const actsOn = async (id: string) =>
    (
      await db.all<{ action: string }>(sql`
      SELECT action FROM audit_events WHERE object_id = ${id} AND action LIKE '%factor%reset%' OR object_id = ${id} AND action = 'account.reset-factors'
      ORDER BY created_at, rowid`)
    ).map(({ action }) => action)

  test('takes effect after three days, with mails, and keeps the password', async () => {
    const person = await mintGuarded()
    const { user } = await reset(person)
    expect(user).toMatchObject({ has_factors: true, factor_reset_due_at: expect.any(String) })
    expect(await linksTo(person.email)).toHaveLength(1)
    await job(2.9)
    expect(await factorsOf(person.id)).toBe(1)
    await Promise.all([job(3.1), job(3.1)])
    expect(await factorsOf(person.id)).toBe(0)
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.accountId, person.id))).toBe(0)
    expect((await person.browser.ask(auth.profile, {}, person.token)).status).toBe(401)
    expect((await logIn(newBrowser(), person.email)).status).toBe(200)
    expect(await mailsTo(person.email, /factors were removed/)).toHaveLength(1)
    expect(await actsOn(person.id)).toEqual(['user.request-factor-reset', 'account.reset-factors'])
  })

  test('is cancelled by the mailed link, once and without a session', async () => {
    const person = await mintGuarded()
    await reset(person)
    const [token] = await linksTo(person.email)
    expect((await stop('made-up')).status).toBe(400)
    expect(await stop(token!)).toMatchObject({ status: 200, data: { email: person.email } })
    expect((await stop(token!)).status).toBe(400)
    await job(4)
    expect(await factorsOf(person.id)).toBe(1)
    expect(await mailsTo(person.email, /factors stay/)).toHaveLength(1)
    expect(await actsOn(person.id)).toEqual(['user.request-factor-reset', 'account.stop-factor-reset'])
    // The link of the first reset does not cancel the second one.
    await reset(person)
    await linksTo(person.email, 2)
    expect((await stop(token!)).status).toBe(400)
  })

  test.each(['app', 'recovery code'])('is cancelled by a sign-in with the %s', async (kind) => {
    const person = await mintGuarded()
    await reset(person)
    const browser = newBrowser()
    await logIn(browser, person.email)
    const code = kind === 'app' ? codeOf(person.secret) : person.codes[0]!
    expect((await finish(browser, { code })).status).toBe(200)
    await job(4)
    expect(await factorsOf(person.id)).toBe(1)
  })

  test('cannot be sped up: a second request is rejected, and after a cancellation it takes three days again', async () => {
    const person = await mintGuarded()
    const operator = await manager()
    const ask = { params: { id: person.id }, body: { reason: 'Lost phone' } }
    const first = (await operator.call(users.requestFactorReset, ask)).user.factor_reset_due_at!
    expect(await operator.fail(users.requestFactorReset, ask)).toMatchObject({ httpStatus: 409 })
    const cancelled = await operator.call(users.cancelFactorReset, { params: { id: person.id } })
    expect(cancelled.user.factor_reset_due_at).toBeNull()
    expect(await operator.fail(users.cancelFactorReset, { params: { id: person.id } })).toMatchObject({
      httpStatus: 409,
    })
    const second = (await operator.call(users.requestFactorReset, ask)).user.factor_reset_due_at!
    expect(Date.parse(second)).toBeGreaterThanOrEqual(Date.parse(first))
  })

  test('is rejected for people without factors and for oneself, and throttled', async () => {
    const plain = await mintPerson()
    const operator = await manager()
    const ask = (id: string) => ({ params: { id }, body: { reason: 'Lost phone' } })
    expect(await operator.fail(users.requestFactorReset, ask(plain.id))).toMatchObject({ httpStatus: 409 })
    expect(await operator.fail(users.requestFactorReset, ask(operator.id))).toMatchObject({ httpStatus: 409 })
    const person = await mintGuarded()
    for (let n = 0; n < 5; n++) {
      await operator.call(users.requestFactorReset, ask(person.id))
      await operator.call(users.cancelFactorReset, { params: { id: person.id } })
    }
    expect(await operator.fail(users.requestFactorReset, ask(person.id))).toMatchObject({ httpStatus: 429 })
  })
})
