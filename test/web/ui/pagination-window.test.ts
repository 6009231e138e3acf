import { expect, test } from 'vitest'
import { paginationWindow } from '../../../web/ui/pagination-window.ts'

const cases: [current: number, last: number, shown: string][] = [
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 … 6'],
  [3, 5, '1 2 3 4 5'],
  [1, 24, '1 2 3 … 24'],
  [4, 24, '1 2 3 4 5 6 … 24'],
  [5, 24, '1 2 3 4 5 6 7 … 24'],
  [6, 24, '1 … 4 5 6 7 8 … 24'],
  [12, 24, '1 … 10 11 12 13 14 … 24'],
  [20, 24, '1 … 18 19 20 21 22 23 24'],
  [24, 24, '1 … 22 23 24'],
]

test.each(cases)('page %i of %i shows %s', (current, last, shown) => {
  expect(paginationWindow(current, last).join(' ').replaceAll('gap', '…')).toBe(shown)
})

test('every page of every length shows the edges and two pages either side, without repeats', () => {
  for (let last = 1; last <= 30; last++)
    for (let current = 1; current <= last; current++) {
      const shown = paginationWindow(current, last)
      const numbers = shown.filter((entry) => entry !== 'gap')
      expect(new Set(numbers).size).toBe(numbers.length)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      for (const wanted of [1, last, current - 2, current - 1, current, current + 1, current + 2])
        if (wanted >= 1 && wanted <= last) expect(numbers).toContain(wanted)
    }
})
