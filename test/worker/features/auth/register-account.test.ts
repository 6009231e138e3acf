import { getRounds } from 'bcryptjs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { LIMITS } from '../../../../src/features/auth/policy.ts'
import { clientFor, db } from '../../support/factories.ts'
import { accountOf, ask, linkIn, mailsTo, mintPerson, newEmail, newIp, PASSWORD } from './support.ts'

const form = (changes: object = {}) => ({
  body: { name: 'Ann', email: newEmail(), password: PASSWORD, password_confirmation: PASSWORD, ...changes },
})

test('registering creates an account that is not verified and mails a link to this site', async () => {
  const input = form({ email: ` ${newEmail().toUpperCase()} ` })
  const answer = await ask(contract.register, input)
  expect(answer).toMatchObject({
    status: 200,
    message: 'Registration successful! Please check your email to verify your account.',
  })
  const email = input.body.email.trim().toLowerCase()
  const account = await accountOf(email)
  expect(account).toMatchObject({ name: 'Ann', emailVerifiedAt: null, isAdmin: false, isRoot: false, isActive: true })
  const [mail] = await mailsTo(email, /Verify/)
  expect(linkIn(mail).href).toMatch(/^http:\/\/127\.0\.0\.1:8787\/verify-email\?verification_url=http/)
  expect(mail?.html).toContain('<html lang="en">')
})

test.each([
  ['NG', 'NG'],
  ['XX', null],
  ['T1', null],
])('an account that the edge locates in %s starts with the country %s', async (placed, country) => {
  const input = form()
  const headers = { 'cf-connecting-ip': newIp(), 'cf-ipcountry': placed }
  expect((await clientFor().send(contract.register, input, headers)).status).toBe(200)
  expect((await accountOf(input.body.email))?.country).toBe(country)
})

test('a password is stored with bcrypt at cost 10 or more, and works unchanged', async () => {
  const input = form({ password: `${'é 🔑'.repeat(9)}`, password_confirmation: 'é 🔑'.repeat(9) })
  expect(new TextEncoder().encode(input.body.password).byteLength).toBeLessThanOrEqual(72)
  expect((await ask(contract.register, input)).status).toBe(200)
  const account = await accountOf(input.body.email)
  expect(getRounds(account!.passwordHash)).toBeGreaterThanOrEqual(10)
  // Not verified yet, which is reported only with the right password.
  expect((await ask(contract.logIn, { body: input.body })).code).toBe('email_unverified')
})

test.each([
  ['full-width letters', (email: string) => email.replaceAll('e', 'ｅ').replace('@', '＠').toUpperCase()],
  ['full-width dots of the domain', (email: string) => email.replace('.org', '．org')],
])('spellings of an address are equal for registration and login: %s', async (_, spell) => {
  const person = await mintPerson()
  const other = spell(person.email)
  expect(other).not.toBe(person.email)
  expect(await ask(contract.register, form({ email: other }))).toMatchObject({ status: 422 })
  expect((await ask(contract.logIn, { body: { email: other, password: PASSWORD } })).status).toBe(200)
})

test('an address stored before normalisation is found by any spelling, and cannot be registered again', async () => {
  const person = await mintPerson()
  const kept = person.email.replace('@example.org', '@münchen.example')
  await db.update(accounts).set({ email: kept }).where(eq(accounts.id, person.id))
  for (const email of [kept, kept.replace('münchen', 'xn--mnchen-3ya')]) {
    expect((await ask(contract.logIn, { body: { email, password: PASSWORD } })).status).toBe(200)
    expect(await ask(contract.register, form({ email }))).toMatchObject({ status: 422 })
  }
})

describe('registration rejects', () => {
  const cases: [string, object, string, string][] = [
    ['no name', { name: '  ' }, 'name', 'Name is required'],
    ['no address', { email: '' }, 'email', 'Email is required'],
    ['an address without an at sign', { email: 'ann' }, 'email', 'Invalid email address'],
    ['an address with a line break', { email: 'a@b.org\nBcc:c' }, 'email', 'Invalid email address'],
    ['an address with an invisible character', { email: 'ann\u202e@b.org' }, 'email', 'Invalid email address'],
    ['an address with a control character', { email: 'a\u0000b@b.org' }, 'email', 'Invalid email address'],
    ['an invisible name', { name: '\u200b\r\n' }, 'name', 'Name is required'],
    ['two addresses', { email: 'a@b.org,c@d.org' }, 'email', 'Invalid email address'],
    ['no password', { password: '', password_confirmation: '' }, 'password', 'Password is required'],
    [
      'a short password',
      { password: 'x9!fk', password_confirmation: 'x9!fk' },
      'password',
      'Password must be at least 6 characters',
    ],
    ['no confirmation', { password_confirmation: '' }, 'password_confirmation', 'Please confirm your password'],
    ['another confirmation', { password_confirmation: 'other' }, 'password_confirmation', 'Passwords do not match'],
    [
      '73 bytes',
      { password: `${'é'.repeat(36)}x`, password_confirmation: `${'é'.repeat(36)}x` },
      'password',
      'Password is too long: it may have 72 letters at most, and accents and emoji count as several',
    ],
    [
      'a common password',
      { password: 'iloveyou', password_confirmation: 'iloveyou' },
      'password',
      'This password is too common and easily guessed. Please choose another one.',
    ],
    [
      'a common password in capitals',
      { password: 'PassW0rd', password_confirmation: 'PassW0rd' },
      'password',
      'This password is too common and easily guessed. Please choose another one.',
    ],
  ]
  test.each(cases)('%s', async (_, changes, field, message) => {
    const answer = await ask(contract.register, form(changes))
    expect(answer).toMatchObject({ status: 422, code: 'validation_failed', errors: { [field]: [message] } })
  })

  test('a taken address, in any case', async () => {
    const { email } = await mintPerson()
    const answer = await ask(contract.register, form({ email: email.toUpperCase() }))
    expect(answer).toMatchObject({ status: 422, errors: { email: ['The email has already been taken.'] } })
  })

  test('a password of 5 MB, before it is hashed', async () => {
    const long = 'x'.repeat(5_000_000)
    const answer = await ask(contract.register, form({ password: long, password_confirmation: long }))
    expect(answer).toMatchObject({ status: 413, code: 'payload_too_large' })
  })
})

test('of two concurrent registrations of one address, one succeeds', async () => {
  const input = form()
  const answers = await Promise.all([ask(contract.register, input), ask(contract.register, input)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422])
})

test('extra fields in the form grant no permissions', async () => {
  const input = form({ is_admin: true, is_root_user: true, isRoot: true, email_verified: true, emailVerifiedAt: 'now' })
  expect((await ask(contract.register, input)).status).toBe(200)
  expect(await accountOf(input.body.email)).toMatchObject({ isAdmin: false, isRoot: false, emailVerifiedAt: null })
})

test('registration is throttled per IP address and per account', async () => {
  const ip = newIp()
  const taken = { body: { ...form().body, password: 'iloveyou', password_confirmation: 'iloveyou' } }
  for (let at = 0; at < LIMITS.registerPerAccount.attemptsMax; at++) {
    expect((await ask(contract.register, taken)).status).toBe(422)
  }
  expect((await ask(contract.register, taken)).status).toBe(429)
  const common = () => form({ password: 'iloveyou', password_confirmation: 'iloveyou' })
  for (let at = 0; at < LIMITS.registerPerIp.attemptsMax; at++) {
    expect((await ask(contract.register, common(), ip)).status).toBe(422)
  }
  const refused = await ask(contract.register, common(), ip)
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
