import { expect, test } from 'vitest'
import { type Fared, overallScore, ratesOf, recommend } from '../../../../src/features/spam-checks/policy.ts'

const faredWith = (totals: Partial<Fared['totals']>, given: Partial<Fared> = {}): Fared => {
  const all = {
    sent: 1000,
    delivered: 1000,
    decided: 1000,
    bounced: 0,
    complained: 0,
    unsubscribed: 0,
    suppressed: 0,
    ...totals,
  }
  const counted = { sent_count: all.sent, bounced_count: all.bounced, complained_count: all.complained }
  const outcomes = { arrived: all.delivered, decided: all.sent }
  return { totals: all, counted, outcomes, averageScore: null, uncheckedCampaigns: 0, ...given }
}
const judge = (fared: Fared) => {
  const rates = ratesOf(fared)
  return {
    score: overallScore(fared, rates),
    codes: recommend(fared, rates).map(({ code, level }) => `${level} ${code}`),
  }
}

test('an account without messages has no rates, the best score and a hint how to start', () => {
  const fared = faredWith({ sent: 0, delivered: 0 })
  expect(Object.values(ratesOf(fared))).toEqual([null, null, null, null])
  expect(judge(fared)).toEqual({
    score: 0,
    codes: ['advice authentication', 'advice consent', 'advice subject', 'advice unsubscribe'],
  })
})

test.each([
  ['bounces', { bounced: 60 }, 'problem bounce_rate', 30],
  ['some bounces', { bounced: 25 }, 'advice bounce_rate', 10],
  ['complaints', { complained: 4 }, 'problem complaint_rate', 60],
  ['people who leave', { unsubscribed: 15 }, 'advice unsubscribe_rate', 5],
])('%s are reported and count', (_, totals, code, scoreMin) => {
  const { score, codes } = judge(faredWith(totals))
  expect(codes).toContain(code)
  expect(score).toBeGreaterThanOrEqual(scoreMin)
})

test('a handful of messages is not enough for a rating', () => {
  const { score, codes } = judge(faredWith({ sent: 2, delivered: 1, bounced: 1 }))
  expect(codes).not.toContain('problem bounce_rate')
  expect(score).toBeLessThanOrEqual(60)
})

test('problems come before advice, and the score is at most 100', () => {
  const { score, codes } = judge(
    faredWith({ bounced: 500, complained: 50 }, { averageScore: 90, uncheckedCampaigns: 1 }),
  )
  expect(score).toBe(100)
  expect(codes).toEqual(['problem bounce_rate', 'problem complaint_rate', 'advice content', 'advice unchecked'])
})
