import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { newRecoveryCode, recoveryCodeHash } from '../../../../src/domain/accounts/factors/recovery-code.ts'
import { newTotpSecret, totpStep, totpUri } from '../../../../src/domain/accounts/factors/totp.ts'

/** The secret of the test vectors of RFC 6238, appendix B. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  // The last six digits of the eight in the RFC.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at %i seconds is that of RFC 6238', (seconds, code) => {
  expect(totpStep(SECRET, code, at(seconds), null)).toBe(Math.floor(seconds / 30))
})

test('a code is valid one time step early and late, and no longer', () => {
  const [seconds, code] = [1_234_567_890, '005924']
  const step = seconds / 30
  for (const late of [-30, 0, 30]) expect(totpStep(SECRET, code, at(seconds + late), null)).toBe(step)
  for (const late of [-31, 60]) expect(totpStep(SECRET, code, at(seconds + late), null)).toBeNull()
})

test('a used code is rejected, and so is one before it', () => {
  const now = at(1_234_567_890)
  const step = now.getTime() / 30_000
  expect(totpStep(SECRET, '005924', now, step - 1)).toBe(step)
  expect(totpStep(SECRET, '005924', now, step)).toBeNull()
  expect(totpStep(SECRET, '005924', now, step + 1)).toBeNull()
})

test('spaces are ignored, and anything but six digits is rejected', () => {
  const now = at(1_234_567_890)
  expect(totpStep(SECRET, ' 005 924 ', now, null)).not.toBeNull()
  for (const code of ['', '5924', '0059240', '00592a', '٠٠٥٩٢٤']) expect(totpStep(SECRET, code, now, null)).toBeNull()
})

test('a new secret has 160 bits, and its URI is readable by authenticator apps', () => {
  const secret = newTotpSecret()
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
  const uri = new URL(totpUri(secret, { issuer: 'Acme & Co', label: 'ann@example.org' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret, issuer: 'Acme & Co' })
  const now = at(1_700_000_000)
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
  expect(totpStep(secret, code, now, null)).not.toBeNull()
})

test('a recovery code is valid in any case and with any separators, and only for its account', async () => {
  const code = newRecoveryCode()
  expect(code).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/)
  const hash = await recoveryCodeHash('a', code)
  expect(await recoveryCodeHash('a', ` ${code.replaceAll('-', ' ').toUpperCase()}`)).toBe(hash)
  expect(await recoveryCodeHash('b', code)).not.toBe(hash)
  for (const other of ['', '123456', `${code}a`]) expect(await recoveryCodeHash('a', other)).toBeNull()
})
