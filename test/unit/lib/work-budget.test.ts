import { expect, test } from 'vitest'
import { WorkBudget, WorkExceeded } from '../../../src/lib/work-budget.ts'

test('work within the budget continues, and one more unit ends it', () => {
  const budget = new WorkBudget(10)
  budget.spend(10, 'pairs')
  expect(budget.isSpent).toBe(false)
  expect(() => budget.spend(1, 'pairs')).toThrow(new WorkExceeded('pairs'))
  expect(budget.isSpent).toBe(true)
})

test('a loop that keeps partial results checks the budget instead', () => {
  const budget = new WorkBudget(2)
  expect([budget.trySpend(1), budget.trySpend(1), budget.trySpend(1)]).toEqual([true, true, false])
})

test('the event loop gets control after each turn of work', async () => {
  const budget = new WorkBudget(1_000, 100)
  let turns = 0
  setTimeout(() => turns++, 0)
  budget.spend(100, 'nodes')
  await budget.yieldTurn()
  expect(turns).toBe(0)
  budget.spend(1, 'nodes')
  expect(budget.isTurnOver).toBe(true)
  await budget.yieldTurn()
  expect(turns).toBe(1)
  expect(budget.isTurnOver).toBe(false)
})
