import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { accounts } from '../../../../src/db/schema/control/accounts.ts'
import { VERIFICATION_SECONDS } from '../../../../src/domain/accounts/verification/verification-link.ts'
import { LIMITS } from '../../../../src/features/auth/policy.ts'
import { db } from '../../support/factories.ts'
import { accountOf, ask, linkIn, mailsTo, mintPerson, newEmail, newIp } from './support.ts'

const SENT = { status: 200, message: 'Verification email sent! Please check your inbox.' }
const DEAD = { status: 403, message: 'This verification link has expired or is invalid. Please request a new one.' }

/** The parts of the API address inside a mailed link. */
async function mailedLink(email: string) {
  await ask(contract.resendVerification, { body: { email } })
  const page = linkIn((await mailsTo(email, /Verify/)).at(-1))
  const address = new URL(page.searchParams.get('verification_url')!)
  const [id, token] = address.pathname.split('/').slice(-2)
  return {
    address,
    parts: { params: { id, token }, query: Object.fromEntries(address.searchParams) as Record<string, string> },
  }
}

test('the mailed link verifies the address, and following it twice is fine', async () => {
  const { email } = await mintPerson({ isVerified: false })
  const { address, parts } = await mailedLink(email)
  expect(address.origin).toBe('http://127.0.0.1:8787')
  const done = { status: 200, message: 'Your email has been verified successfully!' }
  expect(await ask(contract.verifyEmail, parts)).toMatchObject(done)
  const verifiedAt = (await accountOf(email))?.emailVerifiedAt
  expect(verifiedAt).toEqual(expect.any(String))
  expect(await ask(contract.verifyEmail, parts)).toMatchObject(done)
  expect((await accountOf(email))?.emailVerifiedAt).toBe(verifiedAt)
})

test('an altered link is rejected, whichever part was altered', async () => {
  const { email } = await mintPerson({ isVerified: false })
  const other = await mintPerson({ isVerified: false })
  const { parts } = await mailedLink(email)
  const { params, query } = parts
  const altered = [
    { params: { ...params, id: other.id }, query },
    { params: { ...params, token: 'x' }, query },
    { params, query: { ...query, expires: String(Number(query.expires) + 1) } },
    { params, query: { ...query, signature: query.signature!.split('').reverse().join('') } },
    { params, query: { ...query, signature: '!' } },
    { params, query: { expires: query.expires! } },
    { params, query: {} },
  ]
  for (const link of altered) expect(await ask(contract.verifyEmail, link)).toMatchObject(DEAD)
  expect((await accountOf(email))?.emailVerifiedAt).toBeNull()
  expect((await accountOf(other.email))?.emailVerifiedAt).toBeNull()
})

test('a link expires after 24 hours', async () => {
  const { email } = await mintPerson({ isVerified: false })
  const { parts } = await mailedLink(email)
  expect(VERIFICATION_SECONDS).toBe(86_400)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + VERIFICATION_SECONDS * 1000 + 1000 })
  try {
    expect(await ask(contract.verifyEmail, parts)).toMatchObject(DEAD)
  } finally {
    vi.useRealTimers()
  }
})

test('a link becomes invalid when the address changes', async () => {
  const { id, email } = await mintPerson({ isVerified: false })
  const { parts } = await mailedLink(email)
  await db.update(accounts).set({ email: newEmail() }).where(eq(accounts.id, id))
  expect(await ask(contract.verifyEmail, parts)).toMatchObject(DEAD)
})

test('requesting another link gets the same response for every address, and mails only where needed', async () => {
  const waiting = await mintPerson({ isVerified: false })
  const verified = await mintPerson()
  const disabled = await mintPerson({ isVerified: false, isActive: false })
  for (const email of [newEmail(), verified.email, disabled.email, waiting.email]) {
    expect(await ask(contract.resendVerification, { body: { email } })).toMatchObject(SENT)
  }
  await mailsTo(waiting.email, /Verify/)
  for (const { email } of [verified, disabled]) {
    await expect(mailsTo(email, /Verify/, 0)).resolves.toEqual([])
  }
})

test('the host of a link comes from configuration, not from the request', async () => {
  const { email } = await mintPerson({ isVerified: false })
  const { address } = await mailedLink(email)
  expect(address.host).toBe('127.0.0.1:8787')
})

test('requesting another link is throttled per account and per IP address', async () => {
  const email = newEmail()
  for (let at = 0; at < LIMITS.mailPerAccount.attemptsMax; at++) {
    expect((await ask(contract.resendVerification, { body: { email } })).status).toBe(200)
  }
  expect((await ask(contract.resendVerification, { body: { email } })).status).toBe(429)
  const ip = newIp()
  const statuses = await Promise.all(
    Array.from({ length: LIMITS.mailPerIp.attemptsMax + 5 }, async () => {
      return (await ask(contract.resendVerification, { body: { email: newEmail() } }, ip)).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.mailPerIp.attemptsMax)
})
