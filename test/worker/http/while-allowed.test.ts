import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { sessions } from '../../../src/db/schema/control/accounts.ts'
import { whileAllowed } from '../../../src/http/while-allowed.ts'
import { actingFor, db, mintAccount } from '../support/factories.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** An export of one line at a time, as requested by the session of a new account. */
async function exported(headers: Record<string, string> = {}) {
  const account = await mintAccount()
  const { id: accountId, sessionId } = account
  const ctx = { ...(await actingFor(accountId)), actor: { kind: 'session', accountId, sessionId } as const }
  const source = new TransformStream<Uint8Array, Uint8Array>()
  const writer = source.writable.getWriter()
  const answer = whileAllowed(ctx, 'data:view', new Response(source.readable, { headers }))
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const line = async (text: string) => {
    const [read] = await Promise.all([reader.read(), writer.write(new TextEncoder().encode(text))])
    return read.value
  }
  const signOut = () => db.update(sessions).set({ revokedAt: '2026-01-01' }).where(eq(sessions.id, sessionId))
  return { line, signOut }
}

test('a streamed response stops once its caller has signed out', async () => {
  const { line, signOut } = await exported()
  expect(await line('one')).toBe('one')
  await signOut()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
  await expect(line('two')).rejects.toThrow('session has ended')
})

test('it continues while the caller is signed in', async () => {
  const { line } = await exported()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 })
  expect([await line('one'), await line('two')]).toEqual(['one', 'two'])
})
