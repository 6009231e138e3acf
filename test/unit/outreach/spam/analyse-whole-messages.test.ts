import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLabelled, readMail } from '../../../../scripts/spam/read-mail.ts'
import { analyseContent } from '../../../../src/outreach/spam/analyse-content.ts'

const FIXTURES = join(import.meta.dirname, '../../../fixtures/outreach')
const scoresOf = async (folder: string) => {
  const scores: (readonly [name: string, score: number])[] = []
  for (const name of readdirSync(join(FIXTURES, folder))) {
    const { subject, content } = await readMail(readFileSync(join(FIXTURES, folder, name), 'utf8'))
    scores.push([name, analyseContent({ channel: 'email', subject, content }).spam_score])
  }
  return scores
}

/** Business letters and newsletters as honest customers send them, in four languages. */
describe('wanted messages', async () => {
  /** It is a short message with a discount in its subject, which is worth a warning. */
  const WARNED = ['en-order-offer.txt']
  test.each((await scoresOf('wanted')).filter(([name]) => !WARNED.includes(name)))('%s is green: %d', (_, score) => {
    expect(score).toBeLessThan(30)
  })

  test.each((await scoresOf('wanted')).filter(([name]) => WARNED.includes(name)))('%s passes: %d', (_, score) => {
    expect(score).toBeLessThan(60)
  })
})

describe('spam', async () => {
  test.each(await scoresOf('spam'))('%s is red: %d', (_, score) => {
    expect(score).toBeGreaterThanOrEqual(80)
  })
})

test.each(await readLabelled(join(FIXTURES, 'sms')))('a text message gets the right rating: $content', (message) => {
  const { spam_score } = analyseContent({ channel: 'sms', subject: 'x', content: message.content })
  if (message.isSpam) expect(spam_score).toBeGreaterThanOrEqual(60)
  else expect(spam_score).toBeLessThan(30)
})

test('a time of day is not a price', () => {
  const codes = (content: string) =>
    analyseContent({ channel: 'sms', subject: 'x', content }).issues.map(({ code }) => code)
  expect(codes('Your order is ready. We are open until 6 pm or 10pm.')).not.toContain('sms_amount')
  expect(codes('Chat from 150pm or 50p/min')).toContain('sms_amount')
})
