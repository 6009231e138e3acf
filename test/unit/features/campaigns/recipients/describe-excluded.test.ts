import { expect, test } from 'vitest'
import { describeExcluded } from '../../../../../src/features/campaigns/recipients/describe-excluded.ts'

test('excluded people are counted by reason', () => {
  expect(describeExcluded({ known: 0, invalid: 0, suppressed: 0, refused: 0 })).toBe('')
  expect(describeExcluded({ known: 1, invalid: 3, suppressed: 1_200, refused: 0 })).toBe(
    '1,200 suppressed, 1 duplicate, 3 without a usable address',
  )
})
