import { expect, test } from 'vitest'
import { csvRows } from '../../../src/lib/csv/csv-rows.ts'
import { refusedCsv } from '../../../web/lib/refused-csv.ts'

test('rejected rows are a CSV file with their lines and reasons, without formulas', () => {
  const text = refusedCsv([
    { line: 3, reason: 'Not a valid email address', values: ['bob@@acme.test', 'say "hi", Bob'] },
    { line: 7, reason: 'No email in this row', values: ['=1+1'] },
  ])
  expect(text).toContain(`"'=1+1"`)
  expect([...csvRows(text)].map(({ cells }) => cells)).toEqual([
    ['Line', 'Reason', 'Value 1', 'Value 2'],
    ['3', 'Not a valid email address', 'bob@@acme.test', 'say "hi", Bob'],
    ['7', 'No email in this row', "'=1+1"],
  ])
})
