import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const peopleIn = (body: string) =>
  extract(`<main>${body}</main>`, { url: 'https://www.elmvale.example/' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => `${value} | ${detail?.jobTitle}`)

test.each([
  ['<div><strong>Presidente</strong>Camila Moreira dos Anjos</div>', 'Camila Moreira dos Anjos | Presidente'],
  ['<li>Kassenwart<span>Jörg Meierhoff</span></li>', 'Jörg Meierhoff | Kassenwart'],
  ['<p><b>TREASURER</b>Jane Miller</p>', 'Jane Miller | TREASURER'],
  ['<p><i>Πρόεδρος</i>Γεώργιος Παπαδάκης</p>', 'Γεώργιος Παπαδάκης | Πρόεδρος'],
  ['<p>Jane Miller<span>Treasurer</span></p>', 'Jane Miller | Treasurer'],
])('a title and a name that only the markup separates are two texts: %s', (body, person) => {
  expect(peopleIn(body)).toEqual([person])
})

test('a capital within a word begins no name', () => {
  expect(peopleIn('<p>Mc<b>Donald Island Park</b></p>')).toEqual([])
})
