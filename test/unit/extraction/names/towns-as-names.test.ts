import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const peopleIn = (body: string) =>
  extract(`<main>${body}</main>`, { url: 'https://www.elmvale.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

test.each([
  ['Χειρουργός Γυναικολόγος', 'Αλεπόκηποι Βορείας', '<p>Ελευθερίας 54</p><p>Αλεπόκηποι Βορείας, Τ.Κ. 561 23</p>'],
  ['Chief Surveyor', 'Quella Vesto', '<p>12 High Road, Quella Vesto - 560034</p>'],
])('below the title %s, %s is a town because a postcode stands beside it elsewhere', (title, town, address) => {
  expect(peopleIn(`<p>${title}</p><p>${town}</p>`)).toEqual([town])
  expect(peopleIn(`<p>${title}</p><p>${town}</p>${address}`)).toEqual([])
})

test('the year of a copyright notice is no postcode', () => {
  expect(peopleIn('<p>Роси Марлова - психолог</p><p>© 2025 Роси Марлова. Всички права запазени.</p>')).toEqual([
    'Роси Марлова',
  ])
})

test('a phone number is no postcode', () => {
  expect(peopleIn('<p>Chief Surveyor</p><p>Ovrin Quell</p><p>Ovrin Quell, 01962 840 500</p>')).toEqual(['Ovrin Quell'])
})
