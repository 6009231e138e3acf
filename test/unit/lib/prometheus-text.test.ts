import { expect, test } from 'vitest'
import { type MetricFamily, prometheusText } from '../../../src/lib/prometheus-text.ts'

const family = (facts: Partial<MetricFamily> = {}): MetricFamily => ({
  ...{ name: 'contactory_things_total', type: 'counter', help: 'Things.', samples: [{ labels: {}, value: 3 }] },
  ...facts,
})

test('a family has its help, its type and a line for each sample', () => {
  const samples = [
    { labels: { queue: 'mail', outcome: 'done' }, value: 12 },
    { labels: { queue: 'events', outcome: 'given up' }, value: 0.5 },
  ]
  expect(prometheusText([family({ samples }), family({ name: 'contactory_age_seconds', type: 'gauge' })])).toBe(
    `# HELP contactory_things_total Things.
# TYPE contactory_things_total counter
contactory_things_total{queue="mail",outcome="done"} 12
contactory_things_total{queue="events",outcome="given up"} 0.5
# HELP contactory_age_seconds Things.
# TYPE contactory_age_seconds gauge
contactory_age_seconds 3
`,
  )
})

test('backslashes, line breaks and quotation marks are escaped', () => {
  const samples = [{ labels: { word: 'a\\b"c\n# d 1' }, value: 1 }]
  const text = prometheusText([family({ help: 'One\\two\n"three"', samples })])
  expect(text.split('\n')).toEqual([
    '# HELP contactory_things_total One\\\\two\\n"three"',
    '# TYPE contactory_things_total counter',
    'contactory_things_total{word="a\\\\b\\"c\\n# d 1"} 1',
    '',
  ])
})

test.each([
  [Number.POSITIVE_INFINITY, '+Inf'],
  [Number.NEGATIVE_INFINITY, '-Inf'],
  [Number.NaN, 'NaN'],
  [1e21, '1e+21'],
  [0, '0'],
])('%d is written as %s', (value, written) => {
  expect(prometheusText([family({ samples: [{ labels: {}, value }] })])).toContain(
    `contactory_things_total ${written}\n`,
  )
})

test('a family without samples is omitted', () => {
  expect(prometheusText([family({ samples: [] })])).toBe('')
})

test.each([
  ['a name with a hyphen', [family({ name: 'contactory-things' })]],
  ['a name that appears twice', [family(), family()]],
  ['a label with a space', [family({ samples: [{ labels: { 'a b': '' }, value: 1 }] })]],
  ['a reserved label', [family({ samples: [{ labels: { __name: '' }, value: 1 }] })]],
  ['equal labels', [family({ samples: [1, 2].map((value) => ({ labels: { a: 'b' }, value })) })]],
])('%s is an error', (_, families) => {
  expect(() => prometheusText(families)).toThrow()
})
