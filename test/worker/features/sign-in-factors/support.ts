import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import type { AnyCallInput } from '../../../../src/contracts/call.ts'
import type { Endpoint } from '../../../../src/contracts/endpoint.ts'
import * as contract from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { sessions } from '../../../../src/db/schema/control/accounts.ts'
import { signInFactors } from '../../../../src/db/schema/control/sign-in-factors.ts'
import { clientFor, db } from '../../support/factories.ts'
import { linkIn, mailsTo, mintPerson, newIp, PASSWORD } from '../auth/support.ts'

/** A browser: keeps its cookies, and has an IP address of its own. */
export function newBrowser() {
  const jar = new Map<string, string>()
  const ip = newIp()
  return {
    jar,
    async ask(endpoint: Endpoint, input: AnyCallInput = {}, token?: string) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await clientFor(token).send(endpoint, input, { 'cf-connecting-ip': ip, cookie })
      for (const header of response.headers.getSetCookie()) {
        const [name, value] = header.split(';')[0]!.split('=') as [string, string]
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      const body = await response.json<{
        code?: string
        message?: string
        errors?: Record<string, string[]>
        // biome-ignore lint/suspicious/noExplicitAny: of any endpoint
        data?: any
      }>()
      return { ...body, status: response.status, cookies: response.headers.getSetCookie() }
    },
  }
}
export type Browser = ReturnType<typeof newBrowser>

export const logIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.ask(auth.logIn, { body: { email, password } })
export const finish = (browser: Browser, proof: object, trusts_device = false) =>
  browser.ask(contract.finishSignIn, { body: { ...proof, trusts_device } })

/** The code of an authenticator app, a number of time steps from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
/** A code that is invalid in all nearby time steps. */
export function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!
}

/** A person with an authenticator app that was never used to sign in. */
export async function mintGuarded() {
  const person = await mintPerson()
  const browser = newBrowser()
  const { token } = (await logIn(browser, person.email)).data
  const { secret, id } = (await browser.ask(contract.beginTotp, { body: { password: PASSWORD } }, token)).data
  const added = await browser.ask(
    contract.confirmTotp,
    { params: { id }, body: { name: 'Phone', code: codeOf(secret) } },
    token,
  )
  const codes: string[] = added.data.recovery_codes
  await db.update(signInFactors).set({ lastStep: null }).where(eq(signInFactors.accountId, person.id))
  return { ...person, browser, token: token as string, secret: secret as string, factorId: id as string, codes }
}

export const sessionsOf = (accountId: string) => db.$count(sessions, eq(sessions.accountId, accountId))
/** Expires the recent confirmations of all sessions. */
export const forgetConfirmation = (accountId: string) =>
  db.update(sessions).set({ factorConfirmedAt: null }).where(eq(sessions.accountId, accountId))

/** Sets another password by the mailed link. */
export async function resetPassword(email: string, password: string) {
  const browser = newBrowser()
  await browser.ask(auth.requestPasswordReset, { body: { email } })
  const link = linkIn((await mailsTo(email, /reset/i)).at(-1))
  const body = { email, token: link.searchParams.get('token')!, password, password_confirmation: password }
  expect((await browser.ask(auth.resetPassword, { body })).status).toBe(200)
}
