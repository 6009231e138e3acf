import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readMail } from '../../../scripts/spam/read-mail.ts'
import { analyseContent } from '../../../src/outreach/analyse-content.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/outreach')
const scoresOf = async (folder: string) => {
  const scores: (readonly [name: string, score: number])[] = []
  for (const name of readdirSync(join(FIXTURES, folder))) {
    const { subject, content } = await readMail(readFileSync(join(FIXTURES, folder, name), 'utf8'))
    scores.push([name, analyseContent({ channel: 'email', subject, content }).spam_score])
  }
  return scores
}

/** Letters to businesses and newsletters such as an honest customer sends, in four languages. */
describe('what is wanted', async () => {
  /** It names a discount in its subject and little else, which is worth a warning. */
  const WARNED = ['en-order-offer.txt']
  test.each((await scoresOf('wanted')).filter(([name]) => !WARNED.includes(name)))('%s is green: %d', (_, score) => {
    expect(score).toBeLessThan(30)
  })

  test.each((await scoresOf('wanted')).filter(([name]) => WARNED.includes(name)))('%s passes: %d', (_, score) => {
    expect(score).toBeLessThan(60)
  })
})

describe('what nobody wants', async () => {
  test.each(await scoresOf('spam'))('%s is red: %d', (_, score) => {
    expect(score).toBeGreaterThanOrEqual(80)
  })
})
