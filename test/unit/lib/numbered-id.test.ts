import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from '../../../src/lib/ids.ts'
import { numberedId, numberOfId } from '../../../src/lib/numbered-id.ts'

test.each([1, 268435457, 5905580037, Number.MAX_SAFE_INTEGER])(
  'the ID of item %i is a UUIDv7 and identifies it',
  (number) => {
    const id = numberedId(number, Date.UTC(2026, 10, 23))
    expect(z.uuidv7().safeParse(id).success).toBe(true)
    expect(numberOfId(id)).toBe(number)
    expect(numberOfId(id.toUpperCase())).toBe(number)
  },
)

test('IDs sort by when their items were first seen', () => {
  expect(numberedId(2, Date.UTC(2026, 1, 1)) < numberedId(1, Date.UTC(2026, 1, 2))).toBe(true)
})

test.each([newId(), '', 'x', 'ffffffff-ffff-7000-8fff-ffffffffffff'])('%j identifies no item', (id) => {
  expect(numberOfId(id)).toBeNull()
})
