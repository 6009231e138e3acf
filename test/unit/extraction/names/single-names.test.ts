import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const namesIn = (html: string, language = 'en') =>
  extract(`<html lang="${language}"><body>${html}</body></html>`, { url: 'https://marlow-pumps.example/page' })
    .findings.filter(({ type }) => type === 'names')
    .map(({ value, detail }) => (detail?.jobTitle ? `${value}: ${detail.jobTitle}` : value))
    .sort()

const card = (name: string, line: string) => `<div class="box"><h3>${name}</h3><p>${line}</p></div>`

test.each([
  ['Contact: Priya, 020 7946 0018', ['Priya']],
  ['Contact person: Anna', ['Anna']],
  ['Ansprechpartnerin: Anna (0221 123456)', ['Anna']],
  ['Contact: Sales, 020 7946 0018', []],
  ['Contact: London', []],
  ['Persona de contacto: Lucía | 600 123 456', ['Lucía']],
  ['Please note: Anna has left', []],
  ['Ansprechpartner: Jean-Roe GmbH', []],
])('"%s" contains %j', (line, names) => {
  expect(namesIn(`<p>${line}</p>`)).toEqual(names)
})

test('given names are headings of uniform cards with a title or number below', () => {
  const team = card('Anna', 'Head of Sales') + card('Priya', 'Designer') + card('Zindi', 'Founder')
  expect(namesIn(team)).toEqual(['Anna: Head of Sales', 'Priya: Designer', 'Zindi: Founder'])
  expect(namesIn(card('Marta', '600 123 456') + card('Lucía', 'lucia@marlow.example'))).toEqual(['Lucía', 'Marta'])
})

test('products, pages and a single card with a given name are not people', () => {
  expect(namesIn(card('Anna', '£49.00') + card('Emma', '£59.00') + card('Clara', '£20.00'))).toEqual([])
  expect(namesIn(card('Anna', 'Head of Sales'))).toEqual([])
  expect(namesIn(card('Services', 'Head of Sales') + card('Contact', '020 7946 0018'))).toEqual([])
})

test.each([
  ['<h3>Emily<br>Carter</h3><p>Head of Sales</p>', ['Emily Carter: Head of Sales']],
  ['<div class="member"><h4>Anna Maria<br>van der Marl</h4></div>', ['Anna Maria van der Marl']],
  ['<p><b>Klaus<br/>Hofer</b></p><p>0221 123456</p>', ['Klaus Hofer']],
  ['<h3>Emily<br>Customer Support</h3><p>Head of Sales</p>', []],
  ['<h3>Mesa<br>Directiva</h3><p>020 7946 0018</p>', []],
  ['<h3>Emily<br>Carter</h3><p>Our new pumps are here</p>', []],
])('%s, with a line break, contains %j', (html, names) => {
  expect(namesIn(html)).toEqual(names)
})

test.each([
  ['de', 'Dazu erklärt Bundesministerin Anna Berger: „Wir warten.“', ['Anna Berger: Bundesministerin']],
  ['de', 'So Marlow-CEO Maria Berger auf Anfrage.', ['Maria Berger: Marlow-CEO']],
  ['de', 'Das sagt Turnierdirektor Klaus Hofer.', ['Klaus Hofer: Turnierdirektor']],
  ['en', 'Though Zoe Harris left the firm, said Emily Carter.', ['Emily Carter']],
  ['en', 'Robert Harris and Emily Carter seek to change how pumps are sold.', ['Emily Carter', 'Robert Harris']],
  [
    'en',
    'Robert Harris, Zindi Quax, and Susan Wood seek to change that.',
    ['Robert Harris', 'Susan Wood', 'Zindi Quax'],
  ],
  ['en', 'Mr Zindi Quaxley will speak.', ['Zindi Quaxley']],
  ['de', 'Das kostet 1000 Sri Lankische Rupien.', []],
  ['en', 'Torvi Oxhelm, PhD', ['Torvi Oxhelm']],
  ['en', 'Zindi Quaxley, M.D.', ['Zindi Quaxley']],
  ['en', 'Ridgeway Lumen DMC-FZ100', []],
  ['sv', 'Robert Lind, restaurangchef Yttre Värdshus', ['Robert Lind: restaurangchef Yttre Värdshus']],
])('%s: %s contains %j', (language, line, names) => {
  expect(namesIn(`<p>${line}</p>`, language)).toEqual(names)
})

test('an honorific in a script without capitals is not part of the name, and text after a comma is the title', () => {
  expect(namesIn('<p>श्री. संजय जोशी, अध्यक्ष</p>', 'mr')).toEqual(['संजय जोशी: अध्यक्ष'])
})
