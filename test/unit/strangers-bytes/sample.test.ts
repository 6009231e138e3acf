import { expect, test } from 'vitest'
import { PAIRS, sampleOf } from '../../support/hostile-pairs.ts'

test.each([12, 108])('the %i samples of the pairs contain each of them once', (every) => {
  const taken = Array.from({ length: every }, (_, turn) => Object.keys(sampleOf(PAIRS, every, turn))).flat()
  expect(taken.toSorted()).toEqual(Object.keys(PAIRS).toSorted())
})
