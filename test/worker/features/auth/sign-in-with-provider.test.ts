import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/identities/identities.ts'
import * as factors from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as system from '../../../../src/contracts/system/system.ts'
import { changeSettings } from '../../../../src/core/settings.ts'
import { accounts, sessions } from '../../../../src/db/schema/control/accounts.ts'
import { accountIdentities, identityRequests } from '../../../../src/db/schema/control/identities.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { contextOf, db, openSession } from '../../support/factories.ts'
import { type Browser, codeOf, mintGuarded, newBrowser } from '../sign-in-factors/support.ts'
import { accountOf, mailsTo, mintPerson, PASSWORD, passwordHash } from './support.ts'

type Provider = contract.IdentityProvider
interface Choice {
  provider?: Provider
  address: string
  /** Claims that the provider returns instead of its own. */
  claims?: object
  forged?: boolean
}

/** The redirect of the provider after the user consented. */
async function consent(url: string, { address, claims, forged }: Choice) {
  const at = new URL(url)
  at.searchParams.set('decision', 'allow')
  at.searchParams.set('address', address)
  if (claims) at.searchParams.set('claims', JSON.stringify(claims))
  if (forged) at.searchParams.set('forged', '1')
  const response = await fetch(at, { redirect: 'manual' })
  const back = new URL(response.headers.get('location')!)
  return { state: back.searchParams.get('state')!, code: back.searchParams.get('code') }
}

async function begin(browser: Browser, provider: Provider = 'google'): Promise<string> {
  const { data, status } = await browser.ask(contract.beginProviderSignIn, { body: { provider } })
  expect(status).toBe(200)
  return data.url
}
const finish = (browser: Browser, body: object, token?: string) =>
  browser.ask(contract.finishProviderSignIn, { body }, token)

async function signIn(browser: Browser, choice: Choice) {
  return finish(browser, await consent(await begin(browser, choice.provider), choice))
}
const newGmail = () => `${newId()}@gmail.com`
const identitiesOf = (accountId: string) =>
  db.select().from(accountIdentities).where(eq(accountIdentities.accountId, accountId))
async function mintAt(email: string, isVerified = true) {
  const person = await mintPerson({ isVerified })
  await db.update(accounts).set({ email }).where(eq(accounts.id, person.id))
  return { ...person, email }
}

describe('a sign-in with Google', () => {
  test('is available where the operator has registered with the provider', async () => {
    const { data } = await newBrowser().ask(system.site)
    expect(data.sign_in_providers).toEqual(['google', 'microsoft'])
  })

  test('creates an account like a registration: verified, on the free plan, without a password', async () => {
    const email = newGmail()
    const done = await signIn(newBrowser(), { address: email, claims: { name: 'Ada  Okafor' } })
    expect(done).toMatchObject({ status: 200, data: { outcome: 'signed_in', is_new: true, user: { email } } })
    expect((await newBrowser().ask(auth.profile, {}, done.data.token)).data).toMatchObject({ name: 'Ada Okafor' })
    const account = (await accountOf(email))!
    expect(account).toMatchObject({ passwordHash: '', shard: expect.stringMatching(/^DATA_/) })
    expect(account.emailVerifiedAt).not.toBeNull()
    const again = await signIn(newBrowser(), { address: email })
    expect(again.data).toMatchObject({ outcome: 'signed_in', is_new: false, user: { id: account.id } })
    for (const password of ['', PASSWORD, 'none'])
      expect((await newBrowser().ask(auth.logIn, { body: { email, password: password || ' ' } })).status).toBe(401)
  })

  test('creates no account while sign-up is closed', async () => {
    const ctx = contextOf(newId())
    await changeSettings(ctx, { sign_up_open: false })
    try {
      const email = newGmail()
      expect((await signIn(newBrowser(), { address: email })).status).toBe(403)
      expect(await accountOf(email)).toBeUndefined()
    } finally {
      await changeSettings(ctx, { sign_up_open: true })
    }
  })

  test('follows the identity, not the address: another person with the address gets no session', async () => {
    const email = newGmail()
    const first = await signIn(newBrowser(), { address: email })
    const other = await signIn(newBrowser(), { address: email, claims: { sub: 'another', email_verified: false } })
    expect(other.status).toBe(400)
    const renamed = newGmail()
    const sub = (await identitiesOf(first.data.user.id))[0]!.subject
    const moved = await signIn(newBrowser(), { address: renamed, claims: { sub } })
    expect(moved.data.user).toMatchObject({ id: first.data.user.id, email })
  })

  test('mails the holder about a new device', async () => {
    const email = newGmail()
    await signIn(newBrowser(), { address: email })
    await db.update(sessions).set({ userAgent: 'another' })
    await signIn(newBrowser(), { address: email })
    expect(await mailsTo(email, /New sign-in/)).toHaveLength(1)
  })
})

describe('a callback is rejected', () => {
  test.each<[string, Partial<Choice>]>([
    ['with the nonce of another request', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: null } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.evil.test' } }],
    ['that has expired', { claims: { iat: 1, exp: 2 } }],
    ['with a signature of another key', { forged: true }],
    ['without a subject', { claims: { sub: '' } }],
  ])('%s', async (_, choice) => {
    for (const provider of ['google', 'microsoft'] as const) {
      const email = newGmail()
      const { status, message } = await signIn(newBrowser(), { provider, address: email, ...choice })
      expect(status).toBe(422)
      expect(message).toMatch(/could not be trusted/)
      expect(await accountOf(email)).toBeUndefined()
    }
  })

  test('from a Microsoft tenant that signs for another one', async () => {
    const claims = { iss: `${env.MICROSOFT_ORIGIN}/11111111-1111-1111-1111-111111111111/v2.0` }
    expect((await signIn(newBrowser(), { provider: 'microsoft', address: newGmail(), claims })).status).toBe(422)
  })

  test('that names another issuer in the URL', async () => {
    const browser = newBrowser()
    const returned = await consent(await begin(browser), { address: newGmail() })
    expect((await finish(browser, { ...returned, iss: 'https://accounts.evil.test' })).status).toBe(422)
  })

  test('with a state that is used, expired, or from another browser', async () => {
    const browser = newBrowser()
    const used = await consent(await begin(browser), { address: newGmail() })
    expect((await finish(browser, used)).status).toBe(200)
    expect((await finish(browser, used)).status).toBe(400)
    const others = await consent(await begin(newBrowser()), { address: newGmail() })
    for (const stranger of [newBrowser(), browser]) expect((await finish(stranger, others)).status).toBe(400)
    const late = await consent(await begin(browser), { address: newGmail() })
    await db.update(identityRequests).set({ expiresAt: new Date().toISOString() })
    expect((await finish(browser, late)).status).toBe(400)
  })

  test('with a used code, and where the user denied consent', async () => {
    const browser = newBrowser()
    const first = await consent(await begin(browser), { address: newGmail() })
    await finish(browser, first)
    const second = await consent(await begin(browser), { address: newGmail() })
    expect((await finish(browser, { ...second, code: first.code })).status).toBe(422)
    const state = new URL(await begin(browser)).searchParams.get('state')
    const refused = await finish(browser, { state, error: 'access_denied' })
    expect(refused).toMatchObject({ status: 400, message: 'You did not allow it at Google, so nobody was signed in.' })
  })
})

describe('an existing account', () => {
  test('is connected right away if the provider hosts the mailbox, and its holder is notified', async () => {
    const person = await mintAt(newGmail())
    const { data } = await signIn(newBrowser(), { address: person.email })
    expect(data).toMatchObject({ outcome: 'signed_in', user: { id: person.id } })
    expect(await mailsTo(person.email, /Google was connected/)).toHaveLength(1)
  })

  test.each<[string, (email: string) => Choice]>([
    ['an address at another provider', (email) => ({ address: email })],
    ['a Microsoft account with an address at another provider', (email) => ({ provider: 'microsoft', address: email })],
    ['a foreign organization', (email) => ({ address: email, claims: { hd: 'other.test' } })],
  ])('requires proof: %s', async (_, choiceOf) => {
    const person = await mintPerson()
    const browser = newBrowser()
    const answer = await signIn(browser, choiceOf(person.email))
    expect(answer).toMatchObject({ status: 200, data: { outcome: 'must_prove', email: person.email } })
    expect(answer.data).not.toHaveProperty('token')
    expect(await identitiesOf(person.id)).toEqual([])

    // Neither an older session nor another browser or account will do.
    const before = await openSession(person.id)
    await db.update(sessions).set({ createdAt: '2020-01-01T00:00:00.000Z' }).where(eq(sessions.id, before.sessionId))
    expect((await browser.ask(contract.connectPendingIdentity, {}, before.token)).status).toBe(403)
    const { token } = (await browser.ask(auth.logIn, { body: { email: person.email, password: PASSWORD } })).data
    expect((await newBrowser().ask(contract.connectPendingIdentity, {}, token)).status).toBe(403)
    const other = await mintPerson()
    const foreign = (await browser.ask(auth.logIn, { body: { email: other.email, password: PASSWORD } })).data.token
    expect((await browser.ask(contract.connectPendingIdentity, {}, foreign)).status).toBe(403)

    expect((await browser.ask(contract.connectPendingIdentity, {}, token)).status).toBe(200)
    expect((await browser.ask(contract.connectPendingIdentity, {}, token)).status).toBe(403)
    expect((await signIn(newBrowser(), choiceOf(person.email))).data).toMatchObject({ outcome: 'signed_in' })
  })

  test('with an unverified address is not connected: a stranger may have registered it', async () => {
    const person = await mintAt(newGmail(), false)
    expect((await signIn(newBrowser(), { address: person.email })).data).toMatchObject({ outcome: 'must_prove' })
    expect(await identitiesOf(person.id)).toEqual([])
  })

  test('whose address an administrator changed is not connected', async () => {
    const person = await mintAt(newGmail())
    await db.update(accounts).set({ resetEmail: 'former@example.org' }).where(eq(accounts.id, person.id))
    expect((await signIn(newBrowser(), { address: person.email })).data).toMatchObject({ outcome: 'must_prove' })
  })

  test('is not disclosed for an address that the provider has not verified', async () => {
    const person = await mintPerson()
    const tid = '11111111-1111-1111-1111-111111111111'
    const answers = await Promise.all([
      ...[person.email, `no-${person.email}`].map((address) =>
        signIn(newBrowser(), { provider: 'microsoft', address, claims: { tid, email: 'ann@acme.test' } }),
      ),
      signIn(newBrowser(), { address: person.email, claims: { email_verified: false, email: 'ann@acme.test' } }),
    ])
    for (const { status, message } of answers) {
      expect(status).toBe(400)
      expect(message).toMatch(/does not confirm that ann@acme.test is yours/)
    }
  })

  test('requires its second factor', async () => {
    const { id, secret } = await mintGuarded()
    const email = newGmail()
    await db.update(accounts).set({ email }).where(eq(accounts.id, id))
    const browser = newBrowser()
    const answer = await signIn(browser, { address: email })
    expect(answer).toMatchObject({ status: 403, code: 'factor_required' })
    const done = await browser.ask(factors.finishSignIn, { body: { code: codeOf(secret), trusts_device: false } })
    expect(done).toMatchObject({ status: 200, data: { user: { id } } })
  })

  test.each([
    ['suspended', { isActive: false, suspendedAt: new Date().toISOString() }, 403],
    ['disabled', { isActive: false }, 401],
    ['no longer verified', { emailVerifiedAt: null }, 403],
  ])('gets no session while it is %s', async (_, state, status) => {
    const email = newGmail()
    const { user } = (await signIn(newBrowser(), { address: email })).data
    await db.update(accounts).set(state).where(eq(accounts.id, user.id))
    expect((await signIn(newBrowser(), { address: email })).status).toBe(status)
  })
})

describe('in the settings', () => {
  const connect = async (browser: Browser, token: string, password = PASSWORD) =>
    browser.ask(contract.beginConnectIdentity, { body: { provider: 'microsoft', password } }, token)

  test('a provider is connected with the password, in the same session, and disconnected', async () => {
    const person = await mintPerson()
    const browser = newBrowser()
    const { token } = (await browser.ask(auth.logIn, { body: { email: person.email, password: PASSWORD } })).data
    expect((await connect(browser, token, 'wrong')).errors).toHaveProperty('password')
    const address = newGmail()
    const tid = '11111111-1111-1111-1111-111111111111'
    const returned = await consent((await connect(browser, token)).data.url, { address, claims: { tid } })
    const another = await openSession(person.id)
    expect((await finish(browser, returned, another.token)).status).toBe(400)
    const once = await consent((await connect(browser, token)).data.url, { address, claims: { tid } })
    expect((await finish(browser, once, token)).data).toEqual({ outcome: 'connected', provider: 'microsoft' })

    const { data } = await browser.ask(contract.listIdentities, {}, token)
    expect(data).toMatchObject({
      identities: [{ provider: 'microsoft', email: address }],
      available: ['google', 'microsoft'],
      has_password: true,
    })
    expect((await signIn(newBrowser(), { provider: 'microsoft', address, claims: { tid } })).data).toMatchObject({
      user: { id: person.id },
    })
    const params = { id: data.identities[0].id }
    const remove = (password: string, of = token) =>
      browser.ask(contract.disconnectIdentity, { params, body: { password } }, of)
    expect((await remove('wrong')).errors).toHaveProperty('password')
    const other = await mintPerson()
    const foreign = (await newBrowser().ask(auth.logIn, { body: { email: other.email, password: PASSWORD } })).data
    expect((await remove(PASSWORD, foreign.token)).status).toBe(404)
    expect((await remove(PASSWORD)).status).toBe(200)
    expect(await mailsTo(person.email, /Microsoft was disconnected/)).toHaveLength(1)
    expect((await signIn(newBrowser(), { provider: 'microsoft', address, claims: { tid } })).status).toBe(400)
  })

  test('an identity belongs to one account', async () => {
    const email = newGmail()
    const first = await signIn(newBrowser(), { address: email })
    const person = await mintPerson()
    const browser = newBrowser()
    const { token } = (await browser.ask(auth.logIn, { body: { email: person.email, password: PASSWORD } })).data
    const begun = await browser.ask(
      contract.beginConnectIdentity,
      { body: { provider: 'google', password: PASSWORD } },
      token,
    )
    const returned = await consent(begun.data.url, { address: email })
    expect((await finish(browser, returned, token)).status).toBe(409)
    expect(await identitiesOf(person.id)).toEqual([])
    expect(await identitiesOf(first.data.user.id)).toHaveLength(1)
  })

  test('a user without a password is asked to choose one before actions that require it', async () => {
    const email = newGmail()
    const browser = newBrowser()
    const { token, user } = (await signIn(browser, { address: email })).data
    const { data } = await browser.ask(contract.listIdentities, {}, token)
    expect(data.has_password).toBe(false)
    const body = { password: 'anything' }
    const refused = await browser.ask(
      contract.disconnectIdentity,
      { params: { id: data.identities[0].id }, body },
      token,
    )
    expect(refused.errors!.password![0]).toMatch(/has no password yet/)
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, user.id))
    expect((await browser.ask(contract.listIdentities, {}, token)).data.has_password).toBe(true)
  })
})

test('requests store no secret in plain text, and expire', async () => {
  const url = new URL(await begin(newBrowser()))
  const rows = JSON.stringify(await db.select().from(identityRequests))
  for (const name of ['state', 'nonce']) expect(rows).not.toContain(url.searchParams.get(name))
  await db.run(sql`UPDATE identity_requests SET expires_at = '2020-01-01T00:00:00.000Z'`)
  await begin(newBrowser())
  expect(await db.$count(identityRequests)).toBe(1)
})
