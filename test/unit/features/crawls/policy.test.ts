import { expect, test } from 'vitest'
import { limitError } from '../../../../src/features/crawls/policy.ts'

test.each([
  [{ crawls: 10, sites: null }, 'You have used all 10 crawls of this month. Upgrade your plan to crawl more.'],
  [{ crawls: 1, sites: null }, 'You have used your one crawl of this month. Upgrade your plan to crawl more.'],
  [{ crawls: 500, sites: 2 }, 'Your plan covers 2 websites a month. Upgrade your plan to crawl another one.'],
  [{ crawls: 500, sites: 1 }, 'Your plan covers 1 website a month. Upgrade your plan to crawl another one.'],
])('a plan of %o that is used up says so', (caps, message) => {
  expect(limitError({ crawls: 10 }, caps).message).toBe(message)
})
