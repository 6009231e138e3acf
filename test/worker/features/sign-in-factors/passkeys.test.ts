import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { passkeyChallenges, signInFactors } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { db } from '../../support/factories.ts'
import { mintPerson, PASSWORD } from '../auth/support.ts'
import { newPasskey } from './soft-passkey.ts'
import { type Browser, finish, forgetConfirmation, logIn, mintGuarded, newBrowser } from './support.ts'

const ORIGIN = 'http://127.0.0.1:8787'

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
