import { expect, test } from 'vitest'
import { FieldMapping } from '../../../../src/contracts/integrations/integrations.ts'
import { mappedValues } from '../../../../src/features/integrations/mapping/field-values.ts'
import type { FieldPair } from '../../../../src/rules/integrations/integration-fields.ts'

const fields = { name: 'Ada', email: '' } as never
const pairs: FieldPair[] = [
  { field: 'name', property: 'firstname' },
  { field: 'email', property: 'email' },
  { field: 'own:industry', property: 'industry' },
  { field: 'own:size', property: 'size' },
  { field: 'own:constructor', property: 'odd' },
]

test('custom fields of a contact are mapped like standard ones, and empty values are omitted', () => {
  expect(mappedValues(fields, { industry: ' Lanterns ', size: '' }, pairs)).toEqual({
    firstname: 'Ada',
    industry: 'Lanterns',
  })
})

test.each([
  ['own:industry', true],
  ['own:straße_2', true],
  ['own:', false],
  ['own:Two Words', false],
  [`own:${'x'.repeat(101)}`, false],
  ['colour', false],
])('%s can be mapped: %s', (field, isKnown) => {
  const mapping = { person: [{ field, property: 'p' }], organization: [] }
  expect(FieldMapping.safeParse(mapping).success).toBe(isKnown)
})
