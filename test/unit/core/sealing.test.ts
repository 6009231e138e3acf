import { expect, test } from 'vitest'
import { createSealing, type SealingKey } from '../../../src/core/sealing.ts'

const keyOf = (id: string, byte: number): SealingKey => ({ id, key: new Uint8Array(32).fill(byte) })
const place = { accountId: 'a1', table: 'email_configs', rowId: 'r1', column: 'password' }
const old = createSealing([keyOf('2025', 1)])
const rotated = createSealing([keyOf('2026', 2), keyOf('2025', 1)])

test('what is sealed opens where it was sealed, and reads like nothing', async () => {
  const sealed = await old.seal('pässword 🔑', place)
  expect(sealed).not.toContain('ssword')
  expect(await old.open(sealed, place)).toBe('pässword 🔑')
  expect(await old.open(await old.seal('', place), place)).toBe('')
})

test('the same secret never looks the same', async () => {
  expect(await old.seal('secret', place)).not.toBe(await old.seal('secret', place))
})

test.each([
  { accountId: 'a2' },
  { table: 'sms_configs' },
  { rowId: 'r2' },
  { column: 'dkim_key' },
  // No separator can be moved from one name into the next.
  { table: 'email_configs","r1', rowId: '' },
])('it does not open in another place (%j)', async (moved) => {
  await expect(old.open(await old.seal('secret', place), { ...place, ...moved })).rejects.toThrow('elsewhere')
})

test('a change of any part is found', async () => {
  const parts = (await old.seal('a secret', place)).split('.')
  for (const at of [0, 2, 3, 4]) {
    const part = parts[at]!
    const changed = parts.with(at, `${part[0] === 'A' ? 'B' : 'A'}${part.slice(1)}`).join('.')
    await expect(old.open(changed, place), `part ${at}`).rejects.toThrow()
  }
  await expect(old.open('', place)).rejects.toThrow()
  await expect(old.open('a secret', place)).rejects.toThrow()
})

test('a former key still opens, and what it sealed asks to be sealed anew', async () => {
  const sealed = await old.seal('secret', place)
  expect(await rotated.open(sealed, place)).toBe('secret')
  expect(rotated.isOutdated(sealed)).toBe(true)
  const anew = await rotated.seal(await rotated.open(sealed, place), place)
  expect(rotated.isOutdated(anew)).toBe(false)
  await expect(old.open(anew, place)).rejects.toThrow('its key 2026 is not configured')
})

test('two keys of one name are not taken for each other', async () => {
  const other = createSealing([keyOf('2025', 3)])
  await expect(other.open(await old.seal('secret', place), place)).rejects.toThrow()
})
