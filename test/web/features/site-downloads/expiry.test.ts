import { expect, test } from 'vitest'
import { expiryOf } from '../../../../web/features/site-downloads/expiry.ts'
import { downloadOf } from './support.ts'

test.each([
  [0, 'Expires today', 'danger'],
  [1, 'Expires tomorrow', 'danger'],
  [2, 'Expires in 2 days', 'danger'],
  [3, 'Expires in 3 days', 'danger'],
  [4, 'Expires in 4 days', 'caution'],
  [7, 'Expires in 7 days', 'caution'],
  [8, 'Expires in 8 days', 'neutral'],
  [30, 'Expires in 30 days', 'neutral'],
  [-1, 'Expired', 'neutral'],
] as const)('%i days before the end it says %s, in %s', (days, text, tone) => {
  expect(expiryOf(downloadOf({ days_until_expiration: days }))).toEqual({ text, tone })
})

const gone = { file_size: null, days_until_expiration: null }
const past = '2026-01-01T00:00:00.000Z'
test.each([
  ['a completed download without its files', { ...gone, status: 'completed' }, 'Expired'],
  ['a cancelled download with deleted files', { ...gone, status: 'cancelled', expires_at: past }, 'Expired'],
  ['a cancelled download without files', { ...gone, status: 'cancelled' }, undefined],
  ['a failed download', { ...gone, status: 'failed' }, undefined],
  ['a running download', { ...gone, status: 'processing' }, undefined],
] as const)('%s reads: %s', (_what, change, text) => {
  expect(expiryOf(downloadOf(change))?.text).toBe(text)
})
