import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { health } from '../../../src/contracts/system/system.ts'
import { call, download, onSessionLost } from '../../../web/lib/call.ts'
import { CallError, messageOf } from '../../../web/lib/call-error.ts'
import { fakeApi } from '../support/fake-api.ts'

let api: ReturnType<typeof fakeApi>
const lost = vi.fn()
const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => null,
    (error: unknown) => error,
  )

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/dashboard')
  lost.mockClear()
  onSessionLost(lost)
  api = fakeApi()
})

test('a call sends the stored token, if there is one', async () => {
  api.answer(contract.logOut, {})
  await call(contract.logOut)
  localStorage.setItem('auth_token', 'a.b.c')
  await call(contract.logOut)
  localStorage.setItem('auth_token', 'AC123')
  await call(contract.logOut)
  expect(api.seen.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer a.b.c', null])
  expect(localStorage.getItem('auth_token')).toBeNull()
})

test("an error contains everything in the server's response", async () => {
  api.refuse(contract.register, 429, 'too_many_requests', 'Slow down', { email: ['No'] })
  const body = { name: 'a', email: 'a@b', password: 'c', password_confirmation: 'c' }
  const error = await failureOf(call(contract.register, { body }))
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    code: 'too_many_requests',
    message: 'Slow down',
    fields: { email: ['No'] },
    status: 429,
    retryAfterSeconds: 60,
    requestId: 'r1',
    isFromServer: true,
  })
  expect(messageOf(error, 'Failed')).toBe('Slow down')
})

describe("without a message from the server the caller's message is used", () => {
  test.each([
    ['no answer', () => api.drop(health), { code: 'network', status: 0 }],
    ['a foreign response', () => api.garble(health, 502), { code: 'internal', status: 502 }],
    ['a success that is not JSON', () => api.garble(health, 200), { code: 'internal', status: 200 }],
  ])('%s', async (_, prepare, expected) => {
    prepare()
    const error = await failureOf(call(health))
    expect(error).toMatchObject({ ...expected, isFromServer: false })
    expect(messageOf(error, 'Failed')).toBe('Failed')
  })
})

test('an aborted call fails with the reason of its signal', async () => {
  const reason = new DOMException('Gone', 'AbortError')
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => init.signal?.throwIfAborted())
  expect(await failureOf(call(health, { signal: AbortSignal.abort(reason) }))).toBe(reason)
})

describe('a 401 response', () => {
  const REFUSED = [401, 'unauthenticated', 'Please sign in to continue.'] as const
  beforeEach(() => {
    localStorage.setItem('auth_token', 'a.b.c')
    api.refuse(contract.profile, ...REFUSED)
  })

  test.each(['/dashboard', '/dashboard/data', '/contact', '/payment/verify'])(
    'on %s ends the session',
    async (path) => {
      history.replaceState(null, '', path)
      expect(await failureOf(call(contract.profile))).toMatchObject({ code: 'unauthenticated' })
      expect(localStorage.getItem('auth_token')).toBeNull()
      expect(lost).toHaveBeenCalledTimes(1)
    },
  )

  test.each(['/login', '/register', '/forgot-password', '/reset-password', '/verify-email'])(
    'on %s is an ordinary response',
    async (path) => {
      history.replaceState(null, '', path)
      await failureOf(call(contract.profile))
      expect(localStorage.getItem('auth_token')).toBe('a.b.c')
      expect(lost).not.toHaveBeenCalled()
    },
  )

  test('during an impersonation ends only that, in this tab', async () => {
    const kept = { token: 'visit.v.v', expiresAt: '2026-01-01T13:00:00.000Z', from: 'a.b.c', user: null }
    sessionStorage.setItem('impersonation', JSON.stringify(kept))
    await failureOf(call(contract.profile))
    expect(api.seen[0]?.headers.get('authorization')).toBe('Bearer visit.v.v')
    expect(sessionStorage.getItem('impersonation')).toBeNull()
    expect(localStorage.getItem('auth_token')).toBe('a.b.c')
    expect(lost).toHaveBeenCalledTimes(1)
  })

  test('for a token that was replaced in the meantime ends nothing', async () => {
    const calling = failureOf(call(contract.profile))
    localStorage.setItem('auth_token', 'd.e.f')
    await calling
    expect(localStorage.getItem('auth_token')).toBe('d.e.f')
    expect(lost).not.toHaveBeenCalled()
  })
})

test.each([
  ['attachment; filename="emails.csv"', 'emails.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'caf%C3%A9.csv', 'café.csv'],
  ['attachment', 'download'],
])('a file has the name in %j', async (disposition, fileName) => {
  vi.stubGlobal('fetch', async () => new Response('a,b', { headers: { 'content-disposition': disposition } }))
  const file = await download(health)
  expect(file.fileName).toBe(fileName)
  expect(await file.blob.text()).toBe('a,b')
})
