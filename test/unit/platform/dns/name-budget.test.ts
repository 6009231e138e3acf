import { expect, test } from 'vitest'
import { NameBudget } from '../../../../src/platform/dns/name-budget.ts'
import { createDohResolver } from '../../../../src/platform/web/resolver.ts'

const budgetAt = (clock: { ms: number }) => new NameBudget({ namesMax: 3, windowMs: 1_000, now: () => clock.ms })
const take = (budget: NameBudget, names: string[]) => names.map((name) => budget.take(name))

test('all names under one registrable domain share a budget', () => {
  const budget = budgetAt({ ms: 0 })
  expect(take(budget, ['a.acme.co.uk', 'b.acme.co.uk', 'c.d.acme.co.uk', 'e.acme.co.uk'])).toEqual([
    ...[true, true, true, false],
  ])
  expect(take(budget, ['a.other.co.uk', 'acme.co.uk', 'www.acme.co.uk', '127.0.0.1', 'localhost'])).toEqual(
    Array(5).fill(true),
  )
})

test('the next window has a new budget', () => {
  const clock = { ms: 0 }
  const budget = budgetAt(clock)
  expect(take(budget, ['a.acme.com', 'b.acme.com', 'c.acme.com', 'd.acme.com'])).toEqual([true, true, true, false])
  clock.ms = 1_001
  expect(budget.take('d.acme.com')).toBe(true)
})

test('a resolver queries about three hundred names under one domain, and fails for the rest', async () => {
  let questions = 0
  const fetcher = async () => {
    questions++
    return Response.json({ Status: 0, Answer: [{ type: 1, data: '192.0.2.1' }] })
  }
  const resolver = createDohResolver({ fetch: fetcher as never, now: () => 0 })
  const names = Array.from({ length: 400 }, (_, at) => `host-${at}.acme.com`)
  const answers = await Promise.allSettled(names.map((name) => resolver.resolve(name)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(300)
  expect(questions).toBe(600)
})
