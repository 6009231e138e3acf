import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '../../../../src/rules/audit-trail/audit-actions.ts'
import { actOptions, actWords } from '../../../../web/features/audit-trail/act-words.ts'

test('every action has a unique label', () => {
  expect(actOptions.map(({ value }) => value).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted())
  expect(new Set(actOptions.map(({ label }) => label)).size).toBe(AUDIT_ACTIONS.length)
})

test('an obsolete action is shown by its name', () => {
  expect(actWords('plan.paint')).toBe('plan.paint')
})
