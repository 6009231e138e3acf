import { expect, test } from 'vitest'
import { EXTRACTION_RULES } from '../../../../src/contracts/crawls/extraction-rules.ts'
import { emailsInSteps } from '../../../../src/extraction/emails.ts'
import { extract } from '../../../../src/extraction/extract.ts'
import { REASON_WEIGHTS, type ReasonId } from '../../../../src/extraction/names/generated/reason-weights.ts'
import { LINE_REASONS } from '../../../../src/extraction/names/line-reasons.ts'
import { ALONE_REASONS, BESIDE_REASONS, MARKUP_REASONS } from '../../../../src/extraction/names/place-reasons.ts'
import { addReasons, probabilityOf, type Reason, SURE } from '../../../../src/extraction/names/reasons.ts'
import { decide, readText } from '../../../../src/extraction/names/text-names.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'
import { runToEnd } from '../../../../src/lib/steps.ts'
import { HAND_WEIGHTS } from '../../../bench/support/hand-weights.ts'
import { fitLogistic } from '../../../bench/support/logistic.ts'

/** The reasons for each person of a page, in evaluation order. */
function reasonsIn(html: string): Record<string, readonly ReasonId[]> {
  const page = parsePage(html, 'https://roe.example/p')
  const read = runToEnd(readText(page, runToEnd(emailsInSteps(page, []))))
  const verdicts = read ? runToEnd(decide(read)) : new Map()
  return Object.fromEntries([...verdicts].map(([{ run }, { reasons }]) => [run.value, reasons]))
}

test('a verdict lists its reasons in order', () => {
  expect(reasonsIn('<p>Contact person: Jane Roe</p>')).toEqual({ 'Jane Roe': ['line.label'] })
  expect(reasonsIn('<div class="team"><h3>Jane Roe</h3><p>We sell pumps.</p></div>')).toEqual({
    'Jane Roe': ['alone.bare', 'alone.among-people'],
  })
  expect(reasonsIn('<p>Jane Roe, who chairs the club, opened the first shop.</p>')).toEqual({
    'Jane Roe': ['line.doing', 'line.prose'],
  })
  expect(reasonsIn('<p>Geschäftsführer: Jane Roe und Ann Lind</p>')).toEqual({
    'Jane Roe': ['line.label'],
    'Ann Lind': ['list.inherited'],
  })
})

test('a name without evidence beyond its words is a person only if its first word is nothing but a given name', () => {
  expect(reasonsIn('<p>The road to Graham Roe was long and wet that year.</p>')).toEqual({})
  expect(reasonsIn('<p>The road to Jane Roe was long and wet that year.</p>')).toEqual({ 'Jane Roe': ['row.plain'] })
})

test('evidence against a person is weighted like evidence for one', () => {
  const menu = (name: string) => `<nav><ul><li><a href="/">${name}</a></li></ul></nav>`
  expect(reasonsIn(menu('Jane Roe'))).toEqual({})
  expect(reasonsIn('<ul><li>Jane Roe</li></ul>')).toEqual({ 'Jane Roe': ['alone.bare'] })
})

const always = (id: ReasonId): Reason<null> => ({ id, holds: () => true })

test('reasons are evaluated until a person is certain', () => {
  const none = { sum: 0, counted: [] }
  const { sum, counted } = addReasons(none, [always('line.label'), always('line.title')], null)
  expect(sum).toBeGreaterThanOrEqual(SURE)
  expect(counted.map(({ id }) => id)).toEqual(['line.label'])
  const all = addReasons(none, [always('line.label'), always('line.title')], null, Number.POSITIVE_INFINITY)
  expect(all.counted).toHaveLength(2)
  expect(addReasons(none, [], null)).toBe(none)
})

test('log-odds become monotonically increasing probabilities', () => {
  expect(probabilityOf(0)).toBe(0.5)
  expect(probabilityOf(SURE)).toBe(0.9)
  expect(probabilityOf(-1)).toBeLessThan(probabilityOf(1))
})

test('each positive reason refers to a documented rule, and has its weight', () => {
  const reasons = [LINE_REASONS, MARKUP_REASONS, ALONE_REASONS, BESIDE_REASONS].flat()
  expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length)
  for (const { id, rule } of reasons) {
    expect(rule === undefined, id).toBe(id.startsWith('against.'))
    if (rule) expect(EXTRACTION_RULES[rule]).toBeTruthy()
  }
  for (const [id, weight] of Object.entries(REASON_WEIGHTS)) {
    // A learned weight never changes its sign.
    const hand = HAND_WEIGHTS[id as ReasonId]
    expect(Math.sign(weight), id).toBe(Math.sign(hand))
  }
})

test('the confidence of a person is a probability that grows with the evidence', () => {
  const confidenceIn = (html: string) =>
    extract(html, { url: 'https://roe.example/p' }).findings.find(({ type }) => type === 'names')!.confidence
  const bare = confidenceIn('<ul><li>Jane Roe</li></ul>')
  expect(bare).toBeGreaterThanOrEqual(0.55)
  expect(confidenceIn('<p>Managing Director: Jane Roe</p>')).toBeGreaterThan(0.9)
  expect(confidenceIn('<p>Managing Director: Jane Roe</p>')).toBeGreaterThan(bare)
})

test('a logistic regression finds the log-odds of its samples, and keeps weights without samples', () => {
  const sample = (isRight: boolean, weight: number) => ({ features: [0], isRight, weight })
  const [learned, kept] = fitLogistic([sample(true, 9_000), sample(false, 1_000)], [0, 1.5], [1, 1])
  expect(learned).toBeCloseTo(Math.log(9), 2)
  expect(kept).toBe(1.5)
  const [drawn] = fitLogistic([sample(true, 9), sample(false, 1)], [0], [1_000])
  expect(drawn).toBeLessThan(0.1)
})
