import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAdministratorLink, readOutcome } from '../../../../scripts/deploy/administrator.ts'
import { app } from '../../../../src/app.ts'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { passwordResets } from '../../../../src/db/schema/control/accounts.ts'
import { hashPassword } from '../../../../src/domain/accounts/passwords/hash-password.ts'
import { RESET_SECONDS } from '../../../../src/domain/accounts/passwords/send-reset-link.ts'
import { LIMITS } from '../../../../src/features/auth/policy.ts'
import { db } from '../../support/factories.ts'
import { accountOf, ask, linkIn, mailsTo, mintPerson, newEmail, newIp, PASSWORD } from './support.ts'

const NEW_PASSWORD = 'entirely another one'
const DEAD = {
  status: 400,
  code: 'bad_request',
  message: 'This password reset link is invalid or has expired. Please request a new one.',
}
const login = (email: string, password: string) => ask(contract.logIn, { body: { email, password } })
const reset = (token: string, email: string, changes: object = {}) =>
  ask(contract.resetPassword, {
    body: { token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, ...changes },
  })

async function mailedToken(email: string, count = 1): Promise<string> {
  expect(await ask(contract.requestPasswordReset, { body: { email } })).toMatchObject({
    status: 200,
    message: 'Password reset link sent! Check your email.',
  })
  const link = linkIn((await mailsTo(email, /Reset/, count)).at(-1))
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:8787/reset-password')
  expect(link.searchParams.get('email')).toBe(email)
  return link.searchParams.get('token')!
}

test('a mailed link sets the new password, ends every session, notifies the holder and signs no one in', async () => {
  const { email } = await mintPerson()
  const sessions = [(await login(email, PASSWORD)).data!.token, (await login(email, PASSWORD)).data!.token]
  const answer = await reset(await mailedToken(email), email.toUpperCase())
  expect(answer).toMatchObject({ status: 200, message: 'Password reset successful! Redirecting to login...' })
  expect(answer.data).toBeUndefined()
  for (const token of sessions) expect((await ask(contract.profile, {}, newIp(), token)).status).toBe(401)
  expect((await login(email, PASSWORD)).status).toBe(401)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  await mailsTo(email, /changed/)
})

test('the link that a deployment prints creates the first administrator, once', async () => {
  const email = newEmail()
  const print = () =>
    makeAdministratorLink(
      { email, name: 'Ada', appUrl: 'http://127.0.0.1:8787', shard: 'DATA_1' },
      new Date(),
      hashPassword,
    )
  const execute = async ({ sql }: { sql: string }) =>
    readOutcome(await env.DB.batch(sql.split(';\n').map((one) => env.DB.prepare(one))))
  const link = await print()
  expect(await execute(link)).toEqual({ kind: 'link', email })
  const url = new URL(link.url)
  expect(url.pathname).toBe('/reset-password')
  const token = url.searchParams.get('token')!
  expect((await reset(token, url.searchParams.get('email')!)).status).toBe(200)
  expect(await reset(token, email)).toMatchObject(DEAD)
  const { data } = await login(email, NEW_PASSWORD)
  expect(data!.user).toMatchObject({ is_root_user: true, email_verified: true })
  const later = await print()
  expect(await execute(later)).toEqual({ kind: 'exists', email })
  expect(await reset(new URL(later.url).searchParams.get('token')!, email)).toMatchObject(DEAD)
})

test('only the hash of 32 random bytes is stored', async () => {
  const { id, email } = await mintPerson()
  const token = await mailedToken(email)
  expect(token).toMatch(/^[\w-]{43}$/)
  const [row] = await db.select().from(passwordResets).where(eq(passwordResets.accountId, id))
  expect(JSON.stringify(row)).not.toContain(token)
  expect(Date.parse(row!.expiresAt) - Date.parse(row!.createdAt)).toBe(RESET_SECONDS * 1000)
  expect(RESET_SECONDS).toBe(1800)
})

test('a link works once, also with two concurrent uses', async () => {
  const { email } = await mintPerson()
  const token = await mailedToken(email)
  const answers = await Promise.all([reset(token, email), reset(token, email)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400])
  expect(await reset(token, email)).toMatchObject(DEAD)
})

test('a newer request invalidates the previous link', async () => {
  const { email } = await mintPerson()
  const older = await mailedToken(email)
  const newer = await mailedToken(email, 2)
  expect(await reset(older, email)).toMatchObject(DEAD)
  expect((await reset(newer, email)).status).toBe(200)
})

test('a link is rejected when expired, for another address, for a disabled account, or made up', async () => {
  const { id, email } = await mintPerson()
  const other = await mintPerson()
  const token = await mailedToken(email)
  expect(await reset(token, other.email)).toMatchObject(DEAD)
  expect(await reset('made-up', email)).toMatchObject(DEAD)
  const past = new Date(Date.now() - 1).toISOString()
  await db.update(passwordResets).set({ expiresAt: past }).where(eq(passwordResets.accountId, id))
  expect(await reset(token, email)).toMatchObject(DEAD)
  expect((await login(email, PASSWORD)).status).toBe(200)
  expect((await login(other.email, PASSWORD)).status).toBe(200)
})

test('a link that reached its mailbox verifies the address', async () => {
  const { email } = await mintPerson({ isVerified: false })
  await reset(await mailedToken(email), email)
  expect((await accountOf(email))?.emailVerifiedAt).toEqual(expect.any(String))
})

test('a reset unlocks an account that a stranger locked', async () => {
  const { email } = await mintPerson()
  for (let at = 0; at < 6; at++) await login(email, 'wrong')
  expect((await login(email, PASSWORD)).status).toBe(429)
  await reset(await mailedToken(email), email)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test('requesting a link gets the same response for every address, and mails only existing accounts', async () => {
  const person = await mintPerson()
  const disabled = await mintPerson({ isActive: false })
  const bodies = []
  for (const email of [newEmail(), disabled.email, person.email]) {
    const { headers, ...answer } = await ask(contract.requestPasswordReset, { body: { email } })
    bodies.push(answer)
  }
  expect(bodies[0]).toEqual(bodies[1])
  expect(bodies[1]).toEqual(bodies[2])
  await mailsTo(person.email, /Reset/)
  await expect(mailsTo(disabled.email, /Reset/, 0)).resolves.toEqual([])
})

test('the host of a link comes from configuration, not from the Host header', async () => {
  const { email } = await mintPerson()
  const request = (url: string) =>
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ email }),
    })
  // On installations with customer link domains, an unknown host is not served at all.
  expect((await app.fetch(request('http://evil.example/api/password/email'), env)).status).toBe(404)
  const bare = {
    CLOUDFLARE_SAAS_TOKEN: undefined,
    CLOUDFLARE_SAAS_ZONE_ID: undefined,
    CLOUDFLARE_SAAS_TARGET: undefined,
  }
  await app.fetch(request('http://evil.example/api/password/email'), { ...env, ...bare })
  const [mail] = await mailsTo(email, /Reset/)
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil')
})

test.each([
  [
    'a short password',
    { password: 'x9!fk', password_confirmation: 'x9!fk' },
    { password: ['Password must be at least 6 characters'] },
  ],
  ['another confirmation', { password_confirmation: 'other' }, { password_confirmation: ['Passwords do not match'] }],
  [
    'a common password',
    { password: 'qwerty123', password_confirmation: 'qwerty123' },
    { password: [expect.stringContaining('too common')] },
  ],
])('%s is rejected and leaves the link usable', async (_, changes, errors) => {
  const { email } = await mintPerson()
  const token = await mailedToken(email)
  expect(await reset(token, email, changes)).toMatchObject({ status: 422, errors })
  expect((await reset(token, email)).status).toBe(200)
})

test('guessing tokens is throttled per account and per IP address', async () => {
  const email = newEmail()
  for (let at = 0; at < LIMITS.resetPerAccount.attemptsMax; at++) {
    expect((await reset('made-up', email)).status).toBe(400)
  }
  expect((await reset('made-up', email)).status).toBe(429)
})
