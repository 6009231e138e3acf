import { describe, expect, test } from 'vitest'
import { splitLegalForm } from '../../../src/extraction/companies/company-key.ts'
import { isLegalForm } from '../../../src/extraction/companies/name-words.ts'

describe('a legal form is removed from a name', () => {
  test.each([
    ['Acme GmbH', 'Acme', 'GmbH'],
    ['Acme gmbh & co. kg', 'Acme', 'gmbh & co. kg'],
    ['Acme UG (haftungsbeschränkt) & Co. KG', 'Acme', '& Co. KG'],
    ['Acme (Pty) Ltd', 'Acme', '(Pty) Ltd'],
    ['Acme S. A. S.', 'Acme', 'S. A. S.'],
    ['ACME LIMITED', 'ACME', 'LIMITED'],
    ['Acme Spółka z ograniczoną odpowiedzialnością', 'Acme', 'Spółka z ograniczoną odpowiedzialnością'],
    ['Limited Edition Prints', 'Edition Prints', 'Limited'],
    ['Acme Groves', 'Acme Groves', null],
  ])('%s', (name, bare, form) => {
    expect(splitLegalForm(name)).toEqual({ bare, form })
  })
})

test.each([
  ['Ltd,', true],
  ['gmbh', true],
  ['Co', false],
  ['Limit', false],
  ['xLtd', false],
])('the word %s is a legal form: %s', (word, isForm) => {
  expect(isLegalForm(word)).toBe(isForm)
})
