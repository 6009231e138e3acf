import { env } from 'cloudflare:test'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as account from '../../../../src/contracts/accounts/accounts.ts'
import * as keys from '../../../../src/contracts/api-keys/api-keys.ts'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import * as identities from '../../../../src/contracts/identities/identities.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as users from '../../../../src/contracts/users/users.ts'
import * as workspaces from '../../../../src/contracts/workspaces/workspaces.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import {
  passkeyChallenges,
  pendingSignIns,
  recoveryCodes,
  signInFactors,
  trustedDevices,
} from '../../../../src/db/schema/control/sign-in-factors.ts'
import { finishFactorResets } from '../../../../src/features/sign-in-factors/finish-factor-resets.ts'
import { contextOf, db } from '../../support/factories.ts'
import { linkIn, mailsTo, mintPerson, PASSWORD } from '../auth/support.ts'
import { manager } from '../users/support.ts'
import { newPasskey } from './soft-passkey.ts'
import { type Browser, codeOf, finish, logIn, mintGuarded, newBrowser, wrongCode } from './support.ts'

const ORIGIN = 'http://127.0.0.1:8787'

/** Adds confirmed factors to an account. */
const fillFactors = (accountId: string, count: number) =>
  db.insert(signInFactors).values(
    Array.from({ length: count }, (_, n) => ({
      ...{ id: `${accountId}-${n}`, accountId, kind: 'passkey' as const, name: `Key ${n}` },
      ...{ credentialId: `${accountId}-${n}`, publicKey: '', counter: 0 },
      ...{ createdAt: new Date().toISOString(), confirmedAt: new Date().toISOString() },
    })),
  )
const sessionsOf = (accountId: string) => db.$count(sessions, eq(sessions.accountId, accountId))
/** Expires the recent confirmations of all sessions. */
const forgetConfirmation = (accountId: string) =>
  db.update(sessions).set({ factorConfirmedAt: null }).where(eq(sessions.accountId, accountId))

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

async function resetPassword(email: string, password: string) {
  const browser = newBrowser()
  await browser.ask(auth.requestPasswordReset, { body: { email } })
  const link = linkIn((await mailsTo(email, /reset/i)).at(-1))
  const body = { email, token: link.searchParams.get('token')!, password, password_confirmation: password }
  expect((await browser.ask(auth.resetPassword, { body })).status).toBe(200)
}

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

describe('a passkey', () => {
  async function withPasskey() {
    const person = await mintPerson()
    const browser = newBrowser()
    const { token } = (await logIn(browser, person.email)).data
    const passkey = await newPasskey(ORIGIN)
    const options = (await browser.ask(contract.beginPasskey, { body: { password: PASSWORD } }, token)).data
    const created = passkey.create(options.challenge)
    const add = () => browser.ask(contract.addPasskey, { body: { name: 'Laptop', passkey: created } }, token)
    const added = await add()
    expect(added).toMatchObject({ status: 200, data: { recovery_codes: expect.any(Array) } })
    return { ...person, browser, token: token as string, passkey, add }
  }
  const challenged = async (browser: Browser, endpoint: Endpoint = contract.beginPasskeySignIn, token?: string) =>
    (await browser.ask(endpoint, {}, token)).data.challenge as string
  const signIn = (browser: Browser, proof: object) =>
    browser.ask(contract.signInWithPasskey, { body: { passkey: proof } })

  test('signs in on its own, and each signature works once', async () => {
    const { id, passkey, add } = await withPasskey()
    expect((await add()).status).toBe(400)
    const browser = newBrowser()
    const proof = await passkey.use(await challenged(browser))
    expect(await signIn(browser, proof)).toMatchObject({ status: 200, data: { user: { id } } })
    expect((await signIn(browser, proof)).status).toBe(401)
  })

  test('is the second factor after the password', async () => {
    const { id, email, passkey } = await withPasskey()
    const browser = newBrowser()
    expect((await logIn(browser, email)).code).toBe('factor_required')
    const alone = await passkey.use(await challenged(browser), { counter: 1 })
    expect((await finish(browser, { passkey: alone })).status).toBe(422)
    const proof = await passkey.use(await challenged(browser, contract.beginPasskeyFactor), { counter: 2 })
    expect(await finish(browser, { passkey: proof })).toMatchObject({ status: 200, data: { user: { id } } })
  })

  test('is rejected for another site, without verification, after its expiry, and when cloned', async () => {
    const { id, passkey } = await withPasskey()
    const browser = newBrowser()
    const elsewhere = await passkey.use(await challenged(browser), { from: 'https://evil.example' })
    expect((await signIn(browser, elsewhere)).status).toBe(401)
    const unverified = await passkey.use(await challenged(browser), { flags: 0x01 })
    expect((await signIn(browser, unverified)).status).toBe(401)
    const late = await challenged(browser)
    await db.update(passkeyChallenges).set({ expiresAt: '2020-01-01' })
    expect((await signIn(browser, await passkey.use(late))).status).toBe(401)
    const stranger = await newPasskey(ORIGIN)
    expect((await signIn(browser, await stranger.use(await challenged(browser)))).status).toBe(401)

    expect((await signIn(browser, await passkey.use(await challenged(browser), { counter: 7 }))).status).toBe(200)
    expect((await signIn(browser, await passkey.use(await challenged(browser), { counter: 7 }))).status).toBe(401)
    const [row] = await db.select().from(signInFactors).where(eq(signInFactors.accountId, id))
    expect(row).toMatchObject({ counter: 7, regressedAt: expect.any(String) })
  })

  test('confirms actions that require the password', async () => {
    const { id, browser, token, passkey } = await withPasskey()
    await forgetConfirmation(id)
    const renew = () => browser.ask(contract.renewRecoveryCodes, { body: { password: PASSWORD } }, token)
    expect((await renew()).code).toBe('factor_required')
    const proof = await passkey.use(await challenged(browser, contract.beginConfirmation, token))
    expect((await browser.ask(contract.confirmFactor, { body: { passkey: proof } }, token)).status).toBe(200)
    expect((await renew()).status).toBe(200)
  })

  test('of another account can be neither renamed nor removed', async () => {
    const [one, other] = [await withPasskey(), await mintGuarded()]
    const { id } = (await one.browser.ask(contract.readSecurity, {}, one.token)).data.factors[0]
    const params = { id }
    const { browser, token } = other
    expect((await browser.ask(contract.renameFactor, { params, body: { name: 'Mine' } }, token)).status).toBe(404)
    const removed = await browser.ask(contract.removeFactor, { params, body: { password: PASSWORD } }, token)
    expect(removed.status).toBe(404)
  })
})

test('a session shows when it was last used, and where it was opened', async () => {
  const { browser, token } = await mintGuarded()
  const listed = (await browser.ask(account.listSessions, {}, token)).data
  expect(listed).toMatchObject([{ is_current: true, last_seen_at: expect.any(String), country: null }])
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
