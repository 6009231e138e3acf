import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesOf = (html: string) =>
  extract(html, { url: 'https://jane.github.io/site/staff.html' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value }) => value)

const people = ['Anna Katharina Lindner', 'Peter Schmidt', 'Julia Hoffmann']
const text =
  'Teaches the first steps on Thursday evenings, and looks after the instruments that can be borrowed from us.'
const cards = people.map((name) => `<li><img src="a.jpg"><h3>${name}</h3><p>${text}</p></li>`).join('')

test('people on a page inside a menu that was never closed are found', () => {
  const html = `<h2>Elmtal</h2><div id="navigation"><ul><li><a href="/">Start</a></ul><div><ul>${cards}</ul></div>`
  expect(namesOf(html)).toEqual(people)
})

test('links of a menu are no people, even if the page is short', () => {
  const links = people.map((name) => `<li><a href="/${name.length}">${name}</a></li>`).join('')
  expect(namesOf(`<h2>Elmtal</h2><div id="navigation"><ul>${links}</ul></div>`)).toEqual([])
})
