import { expect, test } from 'vitest'
import { createSealing, type SealingKey } from '../../../src/core/sealing.ts'

const keyOf = (id: string, byte: number): SealingKey => ({ id, key: new Uint8Array(32).fill(byte) })
const place = { accountId: 'a1', table: 'email_configs', rowId: 'r1', column: 'password' }
const old = createSealing([keyOf('2025', 1)])
const rotated = createSealing([keyOf('2026', 2), keyOf('2025', 1)])

test('a sealed value opens in its own context, and looks random', async () => {
  const sealed = await old.seal('pässword 🔑', place)
  expect(sealed).not.toContain('ssword')
  expect(await old.open(sealed, place)).toBe('pässword 🔑')
  expect(await old.open(await old.seal('', place), place)).toBe('')
})

test('sealing the same secret twice gives different values', async () => {
  expect(await old.seal('secret', place)).not.toBe(await old.seal('secret', place))
})

test.each([
  { accountId: 'a2' },
  { table: 'sms_configs' },
  { rowId: 'r2' },
  { column: 'dkim_key' },
  // The separator cannot be shifted between names.
  { table: 'email_configs","r1', rowId: '' },
])('it does not open in another context (%j)', async (moved) => {
  await expect(old.open(await old.seal('secret', place), { ...place, ...moved })).rejects.toThrow('elsewhere')
})

test('a modification of any part is detected', async () => {
  const parts = (await old.seal('a secret', place)).split('.')
  for (const at of [0, 2, 3, 4]) {
    const part = parts[at]!
    const changed = parts.with(at, `${part[0] === 'A' ? 'B' : 'A'}${part.slice(1)}`).join('.')
    await expect(old.open(changed, place), `part ${at}`).rejects.toThrow()
  }
  await expect(old.open('', place)).rejects.toThrow()
  await expect(old.open('a secret', place)).rejects.toThrow()
})

test('an old key still opens a value, and asks for it to be sealed again', async () => {
  const sealed = await old.seal('secret', place)
  expect(await rotated.open(sealed, place)).toBe('secret')
  expect(rotated.isOutdated(sealed)).toBe(true)
  const anew = await rotated.seal(await rotated.open(sealed, place), place)
  expect(rotated.isOutdated(anew)).toBe(false)
  await expect(old.open(anew, place)).rejects.toThrow('its key 2026 is not configured')
})

test('two keys with the same name are not confused', async () => {
  const other = createSealing([keyOf('2025', 3)])
  await expect(other.open(await old.seal('secret', place), place)).rejects.toThrow()
})
