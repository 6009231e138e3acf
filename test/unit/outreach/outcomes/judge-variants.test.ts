import { expect, test } from 'vitest'
import { type NamedFigures, winningVariant } from '../../../../src/outreach/outcomes/judge-variants.ts'

const figures = (variant: NamedFigures['variant'], sent: number, more: Partial<NamedFigures> = {}): NamedFigures => ({
  ...{ variant, sent, opened: 0, prefetched: 0, clicked: 0, replied: 0, ...more },
})
const rule = { by: 'replies', sample: 100 } as const

test.each<[string, readonly NamedFigures[], NamedFigures['variant'] | null]>([
  ['nothing happened', [figures('a', 500), figures('b', 500)], null],
  ['much better', [figures('a', 500, { replied: 10 }), figures('b', 500, { replied: 40 })], 'b'],
  ['a little better', [figures('a', 500, { replied: 20 }), figures('b', 500, { replied: 30 })], null],
  ['too few messages', [figures('a', 99, { replied: 5 }), figures('b', 500, { replied: 200 })], null],
  ['too few replies to decide', [figures('a', 100), figures('b', 100, { replied: 4 })], null],
  [
    'the best of four has to beat each',
    [
      figures('a', 500, { replied: 5 }),
      figures('b', 500, { replied: 38 }),
      figures('c', 500, { replied: 40 }),
      figures('d', 500, { replied: 6 }),
    ],
    null,
  ],
  [
    'and then wins',
    [
      figures('a', 500, { replied: 5 }),
      figures('b', 500, { replied: 8 }),
      figures('c', 500, { replied: 40 }),
      figures('d', 500, { replied: 6 }),
    ],
    'c',
  ],
  ['one alone', [figures('a', 500, { replied: 100 })], null],
])('%s', (_, given, winner) => {
  expect(winningVariant(rule, given)).toBe(winner)
})

test('decides by the reported events, except opens by bots', () => {
  const given = [
    figures('a', 200, { opened: 20, clicked: 60, replied: 1 }),
    figures('b', 200, { opened: 90, clicked: 5, replied: 1 }),
  ]
  expect(winningVariant({ by: 'opens', sample: 100 }, given)).toBe('b')
  expect(winningVariant({ by: 'clicks', sample: 100 }, given)).toBe('a')
  const prefetched = given.map((one) => ({ ...one, prefetched: 80 }))
  expect(winningVariant({ by: 'opens', sample: 100 }, prefetched)).toBeNull()
})

test('rarely finds a winner where there is none, however often it looks', () => {
  let seed = 7
  const random = () => {
    // Mulberry32
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  let wrong = 0
  for (let campaign = 0; campaign < 400; campaign++) {
    const [a, b] = [
      { sent: 0, replied: 0 },
      { sent: 0, replied: 0 },
    ]
    for (let batch = 0; batch < 30; batch++) {
      for (const one of [a, b])
        for (let sent = 0; sent < 100; sent++) {
          one.sent++
          if (random() < 0.05) one.replied++
        }
      if (winningVariant(rule, [figures('a', a.sent, a), figures('b', b.sent, b)]) !== null) {
        wrong++
        break
      }
    }
  }
  expect(wrong).toBeLessThan(400 * 0.05)
})
