import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '../../../../src/rules/audit-trail/audit-actions.ts'
import { actOptions, actWords } from '../../../../web/features/audit-trail/act-words.ts'

test('every act has words of its own, which tell it from all others', () => {
  expect(actOptions.map(({ value }) => value).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted())
  expect(new Set(actOptions.map(({ label }) => label)).size).toBe(AUDIT_ACTIONS.length)
})

test('an act that is no longer in use is called by its name', () => {
  expect(actWords('plan.paint')).toBe('plan.paint')
})
