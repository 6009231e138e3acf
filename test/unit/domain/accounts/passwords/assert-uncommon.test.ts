import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { assertUncommon } from '../../../../../src/domain/accounts/passwords/assert-uncommon.ts'

afterEach(() => vi.unstubAllGlobals())

const PASSWORD = 'a phrase that was in a breach'
const suffixOf = async (password: string) => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password))
  return Buffer.from(digest).toString('hex').toUpperCase().slice(5)
}
const warn = vi.fn()
/** The part of a context that the check reads. */
const contextWith = (breachedPasswordsUrl: string | null) =>
  ({ config: { breachedPasswordsUrl }, log: { warn } }) as unknown as Parameters<typeof assertUncommon>[0]
const check = (url: string | null, field?: string) =>
  assertUncommon(contextWith(url), PASSWORD, 'ann@acme.example', field)

test('a breached password is rejected with an error on its field', async () => {
  const suffix = await suffixOf(PASSWORD)
  vi.stubGlobal('fetch', async () => new Response(`${suffix}:12`))
  await expect(check('https://breaches.example', 'new_password')).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { new_password: [expect.stringContaining('data breach')] },
  })
})

test('while the service does not respond, a password is accepted and a warning logged', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await check('https://breaches.example')
  expect(warn).toHaveBeenCalledOnce()
})

test('without a service, no request is made', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  await check(null)
  expect(ask).not.toHaveBeenCalled()
})

test('every place that stores a chosen password checks it first', () => {
  const features = resolve(import.meta.dirname, '../../../../../src/features')
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(join(features, name), 'utf8') }))
    .filter(({ text }) => /\bhashPassword\(/.test(text))
  expect(files.map(({ name }) => name)).toContain('auth/register-account.ts')
  const unchecked = files.filter(({ text }) => !/await assertUncommon\(/.test(text))
  expect(unchecked.map(({ name }) => name)).toEqual([])
})
