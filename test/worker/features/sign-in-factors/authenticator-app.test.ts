import { env } from 'cloudflare:test'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as workspaces from '../../../../src/contracts/workspaces/workspaces.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { pendingSignIns, recoveryCodes, signInFactors } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { db } from '../../support/factories.ts'
import { linkIn, mailsTo, mintPerson, PASSWORD } from '../auth/support.ts'
import {
  type Browser,
  codeOf,
  finish,
  forgetConfirmation,
  logIn,
  mintGuarded,
  newBrowser,
  resetPassword,
  sessionsOf,
  wrongCode,
} from './support.ts'

/** Adds confirmed factors to an account. */
const fillFactors = (accountId: string, count: number) =>
  db.insert(signInFactors).values(
    Array.from({ length: count }, (_, n) => ({
      ...{ id: `${accountId}-${n}`, accountId, kind: 'passkey' as const, name: `Key ${n}` },
      ...{ credentialId: `${accountId}-${n}`, publicKey: '', counter: 0 },
      ...{ createdAt: new Date().toISOString(), confirmedAt: new Date().toISOString() },
    })),
  )

describe('an authenticator app', () => {
  test('is active once a code of it is confirmed, and is stored encrypted', async () => {
    const person = await mintPerson()
    const browser = newBrowser()
    const { token } = (await logIn(browser, person.email)).data
    expect((await browser.ask(contract.beginTotp, { body: { password: 'wrong' } }, token)).errors).toEqual({
      password: ['Current password is incorrect'],
    })
    const begun = (await browser.ask(contract.beginTotp, { body: { password: PASSWORD } }, token)).data
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    const [row] = await db.select().from(signInFactors).where(eq(signInFactors.accountId, person.id))
    expect(JSON.stringify(row)).not.toContain(begun.secret)
    expect((await logIn(newBrowser(), person.email)).status).toBe(200)

    const confirm = (code: string) =>
      browser.ask(contract.confirmTotp, { params: { id: begun.id }, body: { name: 'Phone', code } }, token)
    expect((await confirm(wrongCode(begun.secret))).errors).toHaveProperty('code')
    const added = await confirm(codeOf(begun.secret))
    expect(new Set(added.data.recovery_codes).size).toBe(10)
    expect((await confirm(codeOf(begun.secret, 1))).status).toBe(404)
    expect(await mailsTo(person.email, /authenticator app was added/)).toHaveLength(1)

    const security = (await browser.ask(contract.readSecurity, {}, token)).data
    expect(security).toMatchObject({ factors: [{ kind: 'totp', name: 'Phone' }], recovery_codes_left: 10 })
    const stored = JSON.stringify(await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, person.id)))
    for (const code of added.data.recovery_codes) expect(stored).not.toContain(code)
  })

  test('is requested after the right password, which opens no session', async () => {
    const { id, email, secret } = await mintGuarded()
    const before = await sessionsOf(id)
    const browser = newBrowser()
    const answer = await logIn(browser, email)
    expect(answer).toMatchObject({ status: 403, code: 'factor_required' })
    expect(answer.data).toBeUndefined()
    for (const part of ['HttpOnly', 'SameSite=Strict']) expect(answer.cookies[0]).toContain(`; ${part}`)
    expect(await sessionsOf(id)).toBe(before)
    expect((await browser.ask(contract.readPendingSignIn)).data).toEqual({ has_totp: true, has_passkey: false })

    expect((await finish(browser, { code: wrongCode(secret) })).errors).toHaveProperty('code')
    const done = await finish(browser, { code: codeOf(secret) })
    expect(done).toMatchObject({ status: 200, data: { user: { id } } })
    expect((await browser.ask(auth.profile, {}, done.data.token)).status).toBe(200)
    expect((await finish(browser, { code: codeOf(secret, 1) })).status).toBe(403)
  })

  test('is not disclosed to strangers: wrong passwords and unknown addresses get the same response', async () => {
    const { email } = await mintGuarded()
    const plain = await mintPerson()
    const answers = await Promise.all(
      [email, plain.email, `nobody-${plain.email}`].map(async (address) => {
        const { status, code, message, cookies } = await logIn(newBrowser(), address, 'wrong')
        return { status, code, message, cookies }
      }),
    )
    const refused = { status: 401, code: 'unauthenticated', message: 'Invalid email or password.', cookies: [] }
    expect(answers).toEqual([refused, refused, refused])
  })

  test('accepts each code once: of many concurrent uses, one opens a session', async () => {
    const { id, email, secret } = await mintGuarded()
    const browsers = Array.from({ length: 4 }, newBrowser)
    for (const browser of browsers) await logIn(browser, email)
    const before = await sessionsOf(id)
    const code = codeOf(secret)
    const answers = await Promise.all(browsers.map((browser) => finish(browser, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(id)).toBe(before + 1)
    const late = newBrowser()
    await logIn(late, email)
    expect((await finish(late, { code })).status).toBe(422)
  })

  test('allows five guesses per network, and then not even the right code counts there', async () => {
    const { email, secret } = await mintGuarded()
    const [first, second] = [newBrowser(), newBrowser()]
    for (const browser of [first, second]) await logIn(browser, email)
    const wrong = wrongCode(secret)
    const guesses = await Promise.all(Array.from({ length: 8 }, () => finish(first, { code: wrong })))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5)
    expect((await finish(first, { code: codeOf(secret) })).status).toBe(429)
    expect((await finish(second, { code: codeOf(secret) })).status).toBe(200)
  })

  test('allows 20 guesses a day in a session, even if the holder confirms it in between', async () => {
    const { id, browser, token, secret } = await mintGuarded()
    const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, id))
    const confirm = (code: string) => browser.ask(contract.confirmFactor, { body: { code } }, token)
    const wrong = wrongCode(secret)
    for (const window of [1, 2, 3, 4]) {
      for (let n = 0; n < 5; n++) expect((await confirm(wrong)).status).toBe(422)
      // Simulates that 15 minutes have passed.
      await env.RATE_LIMITER.getByName(`factor-code:account:${id}:session:${session!.id}`).clear()
      if (window === 1) expect((await confirm(codeOf(secret))).status).toBe(200)
    }
    const refused = await confirm(codeOf(secret, 1))
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('in one day') })
  })

  test('allows 50 guesses a day from all new networks, without locking out known ones', async () => {
    const { id, email, secret, codes, browser: known, token } = await mintGuarded()
    for (let n = 0; n < 50; n++)
      await env.RATE_LIMITER.getByName(`factor-day:account:${id}:strangers`).spend({
        attemptsMax: 50,
        windowSeconds: 86_400,
      })
    const stranger = newBrowser()
    await logIn(stranger, email)
    const refused = await finish(stranger, { code: codeOf(secret) })
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('recovery code') })
    // A session of another account does not bypass the limit.
    const other = await mintPerson()
    const { token: foreign } = (await logIn(stranger, other.email)).data
    await logIn(stranger, email)
    const body = { code: codeOf(secret), trusts_device: false }
    expect((await stranger.ask(contract.finishSignIn, { body }, foreign)).status).toBe(429)
    // An existing session, its network, and recovery codes from anywhere still work.
    expect((await known.ask(contract.confirmFactor, { body: { code: codeOf(secret) } }, token)).status).toBe(200)
    await logIn(known, email)
    expect((await finish(known, { code: codeOf(secret, 1) })).status).toBe(200)
    expect((await finish(stranger, { code: codes[0]! })).status).toBe(200)
  })

  test('is limited to ten, even if the others were added after setup started', async () => {
    const { id, browser, token } = await mintGuarded()
    const begun = (await browser.ask(contract.beginTotp, { body: { password: PASSWORD } }, token)).data
    await fillFactors(id, 9)
    const full = await browser.ask(
      contract.confirmTotp,
      { params: { id: begun.id }, body: { name: 'One too many', code: codeOf(begun.secret) } },
      token,
    )
    expect(full).toMatchObject({ status: 409, message: expect.stringContaining('remove one') })
    expect(
      await db.$count(signInFactors, and(eq(signInFactors.accountId, id), isNotNull(signInFactors.confirmedAt))),
    ).toBe(10)
  })

  test("is requested in another person's workspace, and belongs to the member", async () => {
    const [owner, member] = [await mintGuarded(), await mintGuarded()]
    await db.run(sql`INSERT INTO workspace_members (workspace_id, member_id, role, created_at)
      VALUES (${owner.id}, ${member.id}, 'viewer', ${new Date().toISOString()})`)
    await member.browser.ask(workspaces.switchWorkspace, { params: { id: owner.id } }, member.token)
    const inWorkspace = await member.browser.ask(auth.profile, {}, member.token)
    expect(inWorkspace.data.workspace).toMatchObject({ id: owner.id, role: 'viewer' })
    await forgetConfirmation(member.id)
    const ask = (endpoint: Endpoint, body: object) => member.browser.ask(endpoint, { body }, member.token)
    const renew = () => ask(contract.renewRecoveryCodes, { password: PASSWORD })
    expect((await renew()).code).toBe('factor_required')
    expect((await ask(contract.confirmFactor, { code: codeOf(owner.secret) })).status).toBe(422)
    expect((await ask(contract.confirmFactor, { code: owner.codes[0] })).status).toBe(422)
    expect((await ask(contract.confirmFactor, { code: codeOf(member.secret) })).status).toBe(200)
    expect((await renew()).data.recovery_codes).toHaveLength(10)
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, owner.id))
    expect(stored.filter(({ usedAt }) => usedAt === null)).toHaveLength(10)
    const { factors } = (await member.browser.ask(contract.readSecurity, {}, member.token)).data
    expect(factors.map((factor: { id: string }) => factor.id)).toEqual([member.factorId])
  })

  test('is asked in the same browser only, and the pending sign-in expires, also with a changed password', async () => {
    const { id, email, secret } = await mintGuarded()
    expect((await finish(newBrowser(), { code: codeOf(secret) })).status).toBe(403)
    const [late, overtaken] = [newBrowser(), newBrowser()]
    await logIn(late, email)
    await db.update(pendingSignIns).set({ expiresAt: '2020-01-01' }).where(eq(pendingSignIns.accountId, id))
    expect((await finish(late, { code: codeOf(secret) })).status).toBe(403)

    await logIn(overtaken, email)
    await resetPassword(email, 'an entirely new phrase')
    expect((await finish(overtaken, { code: codeOf(secret) })).status).toBe(403)
    expect(await logIn(newBrowser(), email, 'an entirely new phrase')).toMatchObject({ code: 'factor_required' })
  })

  test('is requested after a mailed link too, which opens one session', async () => {
    const { id, email, secret } = await mintGuarded()
    const before = await sessionsOf(id)
    const browser = newBrowser()
    await browser.ask(auth.requestSignInLink, { body: { email } })
    const token = linkIn((await mailsTo(email, /sign-in link/)).at(-1)).searchParams.get('token')!
    const follow = (from: Browser) => from.ask(auth.signInWithLink, { body: { token } })
    expect(await follow(browser)).toMatchObject({ status: 403, code: 'factor_required' })
    expect(await sessionsOf(id)).toBe(before)
    expect((await follow(newBrowser())).status).toBe(400)
    expect((await finish(browser, { code: codeOf(secret) })).status).toBe(200)
    expect(await sessionsOf(id)).toBe(before + 1)
  })

  test('of a disabled account opens no session', async () => {
    const { id, email, secret } = await mintGuarded()
    const browser = newBrowser()
    await logIn(browser, email)
    await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id))
    expect((await finish(browser, { code: codeOf(secret) })).status).toBe(403)
  })
})
