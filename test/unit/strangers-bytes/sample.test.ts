import { expect, test } from 'vitest'
import { PAIRS } from '../../support/hostile-pairs.ts'
import { shareOf } from '../../support/share-of-run.ts'

test.each([2, 3, 4, 12, 108])('%i consecutive shares contain each case once', (every) => {
  const names = Object.keys(PAIRS)
  const taken = Array.from({ length: every }, (_, turn) => shareOf(names, every, 1_000 + turn)).flat()
  expect(taken.toSorted()).toEqual(names.toSorted())
  expect(shareOf(names, every, null)).toEqual(names)
})
