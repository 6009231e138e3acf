import { describe, expect, test } from 'vitest'
import { parsePage } from '../../../../../src/extraction/parse-page.ts'
import { isNameOfOne } from '../../../../../src/extraction/site/facts/employers/shown-organisation.ts'
import { headingsOf, headingsOfLists } from '../../../../../src/extraction/site/facts/section-headings.ts'

/** The headings of a page that name organisations of a list. */
const listed = (html: string) =>
  headingsOfLists(headingsOf(parsePage(html, 'https://www.elmstead.example.org/')), ({ text }) =>
    isNameOfOne(text),
  ).map(({ text }) => text)

const sections = (...names: string[]) => `<div>${names.map((name) => `<h3>${name}</h3><p>Text.</p>`).join('')}</div>`

describe('headings of lists of organisations', () => {
  test('also name those that say nothing for themselves', () => {
    expect(listed(sections('Lindvale Rowing Club', 'Oakvale Youth Association', 'Wildblossom Lindholm'))).toEqual([
      'Lindvale Rowing Club',
      'Oakvale Youth Association',
      'Wildblossom Lindholm',
    ])
  })

  test('are judged among the headings of their block', () => {
    const aside = '<div><h3>Opening hours</h3></div><div><h3>Follow us</h3></div><div><h3>How to find us</h3></div>'
    const names = ['Lindvale Rowing Club', 'Oakvale Youth Association', 'Lindvale Music School']
    expect(listed(sections(...names) + aside)).toEqual(names)
  })

  test.each([
    ['two', sections('Lindvale Rowing Club', 'Oakvale Youth Association')],
    ['mostly topics', sections('Lindvale Rowing Club', 'Oakvale Youth Association', 'Tickets', 'Prices', 'Parking')],
    ['mostly people', sections('Lindvale Rowing Club', 'Jane Roe', 'John Lind')],
  ])('not %s', (_, html) => {
    expect(listed(html)).toEqual([])
  })
})
