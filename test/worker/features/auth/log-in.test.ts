import { env, runInDurableObject } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { backgroundFacts, createContext } from '../../../../src/core/context.ts'
import { accounts, passwordResets, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { logIn } from '../../../../src/features/auth/log-in.ts'
import { LIMITS } from '../../../../src/features/auth/policy.ts'
import { clientFor, db, mintAccount } from '../../support/factories.ts'
import { accountOf, ask, linkIn, mailsTo, mintPerson, newEmail, newIp, PASSWORD } from './support.ts'

const login = (email: string, password = PASSWORD, ip?: string) =>
  ask(contract.logIn, { body: { email, password } }, ip)
/** The first half of an IPv6 address, as the counter names it. */
const networkOf = (ip: string) =>
  ip
    .split(':')
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16))
    .join(':')
const REFUSED = { status: 401, code: 'unauthenticated', message: 'Invalid email or password.' }

test('the right password opens a session and returns the user', async () => {
  const { id, email } = await mintPerson()
  const answer = await login(email.toUpperCase())
  expect(answer).toMatchObject({
    status: 200,
    data: {
      token: expect.any(String),
      user: {
        id,
        name: 'Ann',
        email,
        is_admin: false,
        is_root_user: false,
        roles: [],
        permissions: [],
        subscription: null,
        plan: null,
        email_verified: true,
      },
    },
  })
  expect(await accountOf(email)).toMatchObject({ lastLoginAt: expect.any(String) })
  const profile = await ask(contract.profile, {}, newIp(), answer.data?.token)
  expect(profile).toMatchObject({ status: 200, data: { id, email } })
  expect(JSON.stringify(profile)).not.toContain('$2')
})

test('each login has its own session, and logging out ends only that one', async () => {
  const { id, email } = await mintPerson()
  const [first, second] = [(await login(email)).data!.token, (await login(email)).data!.token]
  const rows = await db.select().from(sessions).where(eq(sessions.accountId, id))
  expect(new Set(rows.map((row) => row.id)).size).toBe(2)
  expect(await ask(contract.logOut, {}, newIp(), first)).toMatchObject({
    status: 200,
    message: 'Logged out successfully',
  })
  expect((await ask(contract.profile, {}, newIp(), first)).status).toBe(401)
  expect((await ask(contract.profile, {}, newIp(), second)).status).toBe(200)
})

test('a disabled account is rejected with the next request, with the same response as a wrong password', async () => {
  const { id, email } = await mintPerson()
  const { token } = (await login(email)).data!
  await db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id))
  expect((await ask(contract.profile, {}, newIp(), token)).status).toBe(401)
  expect(await login(email)).toMatchObject(REFUSED)
})

test('an unverified address is reported only with the right password', async () => {
  const { email } = await mintPerson({ isVerified: false })
  expect(await login(email, 'wrong')).toMatchObject(REFUSED)
  expect(await login(email)).toMatchObject({
    status: 403,
    code: 'email_unverified',
    message: 'Please verify your email before logging in. Check your inbox for the verification link.',
  })
})

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await mintPerson()
  const body = async (address: string) => {
    const { headers, ...answer } = await login(address, 'wrong')
    return { ...answer, request_id: undefined }
  }
  expect(await body(email)).toEqual(await body(newEmail()))
})

test('a password longer than 72 bytes differs from its first 72 bytes', async () => {
  const { email } = await mintPerson()
  const padded = PASSWORD.padEnd(72, '!')
  expect(await login(email, `${padded}and more`)).toMatchObject(REFUSED)
})

test('the sixth wrong password locks an account from everywhere, and then the right one is rejected too', async () => {
  const { email } = await mintPerson()
  for (let at = 0; at < 5; at++) expect((await login(email, 'wrong')).status).toBe(401)
  const sixth = await login(email, 'wrong')
  expect(sixth).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await login(email)).toMatchObject({ status: 429, message: sixth.message })
})

test('an unknown address is locked the same way', async () => {
  const email = newEmail()
  for (let at = 0; at < 5; at++) expect((await login(email, 'wrong')).status).toBe(401)
  expect((await login(email, 'wrong')).status).toBe(429)
})

test('a lock expires, and rejected attempts do not extend it', async () => {
  const { email } = await mintPerson()
  for (let at = 0; at < 8; at++) await login(email, 'wrong')
  const lock = env.RATE_LIMITER.getByName(`login:account:${email}`)
  await runInDurableObject(lock, (_, { storage }) => {
    const pastMs = LIMITS.loginPerAccount.windowSeconds * 1000
    expect(storage.sql.exec('SELECT * FROM attempts').toArray()).toHaveLength(5)
    storage.sql.exec('UPDATE attempts SET at = at - ?', pastMs)
  })
  expect((await login(email)).status).toBe(200)
})

test('a right password resets the count of wrong ones', async () => {
  const { email } = await mintPerson()
  for (let at = 0; at < 4; at++) await login(email, 'wrong')
  expect((await login(email)).status).toBe(200)
  for (let at = 0; at < 5; at++) expect((await login(email, 'wrong')).status).toBe(401)
})

test('of many concurrent wrong passwords, only as many are checked as the limit allows', async () => {
  const { email } = await mintPerson()
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(email, 'wrong')))
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
})

test('wrong passwords for many accounts lock the IP address; right ones never do', async () => {
  const ip = newIp()
  const neighbour = ip.replace(/::1$/, ':a:b:c:d')
  const { email } = await mintPerson()
  for (let at = 0; at < 3; at++) expect((await login(email, PASSWORD, ip)).status).toBe(200)
  const spend = env.RATE_LIMITER.getByName(`login:ip:${networkOf(ip)}`)
  await runInDurableObject(spend, (_, { storage }) => {
    expect(storage.sql.exec('SELECT * FROM attempts').toArray()).toHaveLength(0)
    for (let at = 0; at < 48; at++) storage.sql.exec('INSERT INTO attempts (at) VALUES (?)', Date.now())
  })
  expect((await login(newEmail(), 'wrong', ip)).status).toBe(401)
  expect((await login(newEmail(), 'wrong', ip)).status).toBe(429)
  expect((await login(email, PASSWORD, ip)).status).toBe(429)
  expect((await login(email, PASSWORD, neighbour)).status).toBe(429)
  expect((await login(email, PASSWORD)).status).toBe(200)
})

test.each([
  ['no address', { email: ' ', password: 'x' }, { email: ['Email is required'] }],
  ['an address without an at sign', { email: 'ann', password: 'x' }, { email: ['Invalid email address'] }],
  ['no password', { email: 'a@b.org', password: '' }, { password: ['Password is required'] }],
])('%s is rejected with a reason', async (_, body, errors) => {
  expect(await ask(contract.logIn, { body })).toMatchObject({ status: 422, errors })
})

test('the profile returns roles, their permissions, and the plan', async () => {
  const { token, id } = await mintAccount({ grants: ['users:view'] })
  const { data } = await ask(contract.profile, {}, newIp(), token)
  expect(contract.User.parse(data)).toMatchObject({
    id,
    roles: [{ id: expect.any(String) }],
    permissions: ['users:view'],
    subscription: { status: 'active', plan: { display_name: 'Test' } },
    plan: { display_name: 'Test', has_webhooks: false },
  })
})

test.each([
  ['changed', { passwordHash: '$2b$10$another' }],
  ['of an account that is disabled', { isActive: false }],
])('a password that is %s while it is checked opens no session', async (_, change) => {
  const { id, email } = await mintPerson()
  const ctx = createContext(env, backgroundFacts('test'))
  const throttle = {
    ...ctx.throttle,
    // What the handler does between checking the password and opening the session.
    clear: async () => void (await db.update(accounts).set(change).where(eq(accounts.id, id))),
  }
  await expect(logIn({ ...ctx, throttle }, { email, password: PASSWORD })).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Invalid email or password.',
  })
  expect(await db.select().from(sessions).where(eq(sessions.accountId, id))).toEqual([])
  expect((await accountOf(email))?.lastLoginAt).toBeNull()
})

test('a sign-in from a new browser or country sends a mail; the first and known ones do not', async () => {
  const { email } = await mintPerson()
  const from = (userAgent: string, country: string) =>
    clientFor().send(
      contract.logIn,
      { body: { email, password: PASSWORD } },
      { 'cf-connecting-ip': newIp(), 'user-agent': userAgent, 'cf-ipcountry': country },
    )
  const [firefox, safari] = ['Firefox/140.0', 'Safari/605.1']
  for (const [agent, country] of [
    [firefox, 'DE'],
    [firefox, 'DE'],
    [safari, 'DE'],
    [safari, 'DE'],
    [firefox, 'FR'],
  ] as const)
    expect((await from(agent, country)).status).toBe(200)
  const mails = await mailsTo(email, /New sign-in/, 2)
  expect(mails).toHaveLength(2)
  expect(mails.map(({ text }) => /from (\w+), at/.exec(text)?.[1]).toSorted()).toEqual(['France', 'Germany'])
})

describe('a mailed sign-in link', () => {
  const DEAD = {
    status: 400,
    code: 'bad_request',
    message: 'This sign-in link is invalid or has expired. Please request a new one.',
  }
  const request = (email: string, ip?: string) => ask(contract.requestSignInLink, { body: { email } }, ip)
  const follow = (token: string) => ask(contract.signInWithLink, { body: { token } })
  async function mailedToken(email: string, count = 1): Promise<string> {
    expect((await request(email)).status).toBe(200)
    const link = linkIn((await mailsTo(email, /sign-in link/, count)).at(-1))
    expect(link.pathname).toBe('/login/link')
    return link.searchParams.get('token')!
  }

  test('signs in once, also with two concurrent uses, and is stored only as a hash, for 15 minutes', async () => {
    const { id, email } = await mintPerson()
    const token = await mailedToken(email)
    const [row] = await db.select().from(passwordResets).where(eq(passwordResets.accountId, id))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(Date.parse(row!.expiresAt) - Date.parse(row!.createdAt)).toBe(15 * 60_000)
    const answers = await Promise.all([follow(token), follow(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const session = answers.find(({ status }) => status === 200)!.data!
    expect(session.user).toMatchObject({ id, email })
    expect((await ask(contract.profile, {}, newIp(), session.token)).status).toBe(200)
    expect(await follow(token)).toMatchObject(DEAD)
  })

  test('and a reset link cannot replace each other', async () => {
    const { email } = await mintPerson()
    const token = await mailedToken(email)
    const password = { password: 'entirely another one', password_confirmation: 'entirely another one' }
    const reset = (given: string) => ask(contract.resetPassword, { body: { token: given, email, ...password } })
    expect((await reset(token)).status).toBe(400)
    await ask(contract.requestPasswordReset, { body: { email } })
    const resetToken = linkIn((await mailsTo(email, /Reset/)).at(-1)).searchParams.get('token')!
    expect(await follow(resetToken)).toMatchObject(DEAD)
    expect((await reset(resetToken)).status).toBe(200)
    expect(await follow(token)).toMatchObject(DEAD)
  })

  test('is rejected once replaced, expired or made up', async () => {
    const { id, email } = await mintPerson()
    const older = await mailedToken(email)
    const newer = await mailedToken(email, 2)
    expect(await follow(older)).toMatchObject(DEAD)
    expect(await follow('made-up')).toMatchObject(DEAD)
    const past = new Date(Date.now() - 1).toISOString()
    await db.update(passwordResets).set({ expiresAt: past }).where(eq(passwordResets.accountId, id))
    expect(await follow(newer)).toMatchObject(DEAD)
  })

  test('of a suspended or unverified account is rejected as the password is', async () => {
    const { id, email } = await mintPerson()
    const token = await mailedToken(email)
    const set = (values: Partial<typeof accounts.$inferInsert>) =>
      db.update(accounts).set(values).where(eq(accounts.id, id))
    await set({ isActive: false, suspendedAt: new Date().toISOString() })
    expect(await follow(token)).toMatchObject({ status: 403, code: 'forbidden' })
    await set({ isActive: true, suspendedAt: null, emailVerifiedAt: null })
    expect(await follow(token)).toMatchObject({ status: 403, code: 'email_unverified' })
    expect(await accountOf(email)).toMatchObject({ emailVerifiedAt: null })
    // An administrator changed the address of the account; its mailbox may be a stranger's.
    await set({ emailVerifiedAt: new Date().toISOString(), resetEmail: newEmail() })
    expect(await follow(token)).toMatchObject(DEAD)
    await set({ resetEmail: null })
    expect((await follow(token)).status).toBe(200)
  })

  test('request gets the same response for any address, and is throttled like a reset', async () => {
    const [known, unverified] = [await mintPerson(), await mintPerson({ isVerified: false })]
    const [there, pending, nowhere] = [
      await request(known.email),
      await request(unverified.email),
      await request(newEmail()),
    ]
    expect([pending.status, pending.message]).toEqual([there.status, there.message])
    expect([nowhere.status, nowhere.message]).toEqual([there.status, there.message])
    await mailsTo(unverified.email, /verify/i)
    expect(await db.$count(passwordResets, eq(passwordResets.accountId, unverified.id))).toBe(0)
    const email = newEmail()
    for (let i = 0; i < LIMITS.mailPerAccount.attemptsMax; i++) expect((await request(email)).status).toBe(200)
    expect((await request(email)).status).toBe(429)
  })
})
