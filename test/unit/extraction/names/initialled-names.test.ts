import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

/** The people of a page, with their titles. */
const peopleIn = (html: string, language = 'en') =>
  extract(`<html lang="${language}"><body>${html}</body></html>`, { url: 'https://www.example.com/page' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => [value, detail?.jobTitle].filter(Boolean).join(', '))
const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

describe('a list of initials with family names is of people', () => {
  test('although none of the names is known', () => {
    expect(peopleIn(list('N. Quaxnan', 'K. Muralquist', 'J. Tolvey', 'R. Zemal Ostrin'))).toEqual([
      'N. Quaxnan',
      'K. Muralquist',
      'J. Tolvey',
      'R. Zemal Ostrin',
    ])
  })

  test('also in capitals', () => {
    const [first] = peopleIn(list('N. QUAXNAN', 'K. MURALQUIST', 'J. TOLVEY'))
    expect(first).toBe('N. Quaxnan')
  })

  test('behind a form of address that only the list shows to be one', () => {
    expect(peopleIn(list('Lion N. Quaxnan', 'Lion K. Muralquist', 'Lion J. Tolvey'))).toEqual([
      'N. Quaxnan',
      'K. Muralquist',
      'J. Tolvey',
    ])
  })

  test('with the country of each behind it, and full names among them', () => {
    const cells = [
      'E.J. Quaxwood (Belgium)',
      'Leslie J. Harris (UK)',
      'M. van Tolvekelen (Netherlands)',
      'J.C. Ostrini',
    ]
    const rows = cells.map((cell, at) => `<tr><td>${1946 + at}</td><td>${cell}</td></tr>`).join('')
    expect(peopleIn(`<table><tr><th>Year</th><th>President</th></tr>${rows}</table>`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^E\.J\. Quaxwood/),
        expect.stringMatching(/^M\. van Tolvekelen/),
        expect.stringMatching(/^J\.C\. Ostrini/),
      ]),
    )
  })

  test.each([
    ['numbered parts', ['A. Elmotics', 'B. Quaxlery', 'C. Tolvor', 'D. Zemals']],
    ['roads', ['N. Quaxley', 'S. Quaxley', 'W. Tolvey', 'E. Tolvey']],
    ['Roman numerals', ['I. Elmotics', 'V. Quaxlery', 'X. Tolvor']],
    ['ordinary words', ['P. Delivery', 'T. Products', 'R. Services']],
  ])('unless it is of %s', (_, items) => expect(peopleIn(list(...items))).toEqual([]))
})

test.each([
  ['Director: D.J.Tolvey', 'en', 'D.J.Tolvey, Director'],
  ['Mr R.Tolvey, Chairman', 'en', 'R.Tolvey, Chairman'],
  ['Geschäftsführer: H.-J. Tolvert', 'de', 'H.-J. Tolvert, Geschäftsführer'],
  ['Technik: H.-J. Tolvert, Meister. Er kam 2012.', 'de', 'H.-J. Tolvert, Meister'],
  ['Président : J.-P. Tolvetin', 'fr', 'J.-P. Tolvetin, Président'],
])('%s', (text, language, person) => expect(peopleIn(`<p>${text}</p>`, language)).toEqual([person]))

test('initials and an ordinary word are a person behind a form of address', () => {
  expect(peopleIn('<p>Minutes by Mr G. Field</p>')).toEqual(['G. Field'])
  expect(peopleIn('<p>Minutes by G. Field</p>')).toEqual([])
})

test('a form of address begins the next name', () => {
  expect(peopleIn('<p>Members: Cllr P. Tolvey Cllr Mrs C. Ostrin</p>')).toEqual(['P. Tolvey', 'C. Ostrin'])
})

test('a town behind a name is no part of it, but Dutch "in \'t" is', () => {
  expect(peopleIn('<p>Lessons: Norman Tolvey in Colchester</p>')).toEqual(['Norman Tolvey'])
  expect(peopleIn("<p>Directeur: Piet in 't Tolven</p>", 'nl')).toEqual(["Piet in 't Tolven, Directeur"])
})

describe('a list of family names before given names', () => {
  const cards = (...names: string[]) =>
    names.map((name) => `<div class="card"><h4>${name}</h4><p>Sachbearbeitung</p></div>`).join('')

  test('has strange names where half of them are known', () =>
    expect(peopleIn(cards('Müller, Christoph', 'Quaxel, Zemira', 'Lindner, Petra', 'Felsch, Iris'), 'de')).toEqual(
      expect.arrayContaining([expect.stringMatching('Zemira Quaxel'), expect.stringMatching('Iris Felsch')]),
    ))

  test('has none where most are something else', () =>
    expect(peopleIn(cards('Müller, Christoph', 'Quaxel, Zemira', 'Vertrieb, Einkauf', 'Ulm, Aalen'), 'de')).toEqual([]))
})
