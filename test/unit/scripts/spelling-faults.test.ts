import { expect, test } from 'vitest'
import { spellingFaults } from '../../../scripts/docs/spelling-faults.ts'

test.each([
  ["const hint = 'At the same organization.'", 'organization'],
  ['const view = <p>One per organization</p>', 'organization'],
  ["const label = { gray: 'Gray' }", 'Gray'],
  ['const text = `Two were canceled today`', 'canceled'],
])('%s is rejected', (text, word) =>
  expect(spellingFaults('web/a.tsx', text)).toEqual([
    `web/a.tsx says "${word}" in a text: the interface is in British English`,
  ]),
)

test('names, classes, styles and columns are not texts', () => {
  const text = `
    import { color } from './gray'
    const organization = { color: 'gray', kind: 'organization' }
    const view = <p className="transition-colors border-line flex" style={{ color }}>British colours</p>
    const query = \`organization_id = 1 AND color IS NULL\``
  expect(spellingFaults('web/a.tsx', text)).toEqual([])
})
