import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesIn = (language: string, html: string, country?: string) =>
  extract(`<html lang="${language}"><body>${html}</body></html>`, { url: 'https://192.0.2.1/', country })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

const ELM = 'Elm Park, 12 Mill Lane, Ely CB7 4LJ'

test.each([
  ['en', `<p>Address ${ELM}</p>`, ELM],
  ['en', `<p><b>Our postal address</b> ${ELM}</p>`, ELM],
  ['en', `<p><span>Address</span><span>${ELM}</span></p>`, ELM],
  ['en', '<p>Addressee House, 12 Mill Lane, Ely CB7 4LJ</p>', 'Addressee House, 12 Mill Lane, Ely CB7 4LJ'],
  ['de', '<p>Anschrift Rosenweg 8, 70173 Stuttgart</p>', 'Rosenweg 8, 70173 Stuttgart'],
  ['es', '<p>Dirección Calle Robles 12, 28013 Madrid</p>', 'Calle Robles 12, 28013 Madrid'],
])('a label that runs into an address is no part of it, as in %s: %s', (language, html, address) => {
  expect(addressesIn(language, html)).toEqual([address])
})

test.each([
  ['14 Mill Street, Elmstead 3199. (03) 9555 0107', '14 Mill Street, Elmstead 3199'],
  ['14 Mill Street, Elmstead VIC 3199 Phone 03 9555 0107', '14 Mill Street, Elmstead VIC 3199'],
  ['Shop 2, 14 Mill Street, Elmstead 3199 T: +61 3 9555 0107', 'Shop 2, 14 Mill Street, Elmstead 3199'],
])('a phone that runs on from an address is no part of it: %s', (text, address) => {
  expect(addressesIn('en', `<p>${text}</p>`, 'AU')).toEqual([address])
})

test.each([
  ['el', '<p>Διεύθυνση: Πλατάνου 8, Σητεία</p>', ['Πλατάνου 8, Σητεία']],
  ['de', '<p>Adresse: Dorfstraat 7, Elmau</p>', ['Dorfstraat 7, Elmau']],
  ['el', '<p>Πλατάνου 8, Σητεία</p>', []],
  ['en', '<p>Address: Corridor 8, Elmstead</p>', []],
])(
  'a label makes a street of a name with a number where numbers follow, and a town of the next, as in %s: %s',
  (language, html, addresses) => {
    expect(addressesIn(language, html)).toEqual(addresses)
  },
)

test.each([
  ['no', '<p>Postboks<br>417 Sentrum, 0105 Oslo</p>', ['Postboks 417 Sentrum, 0105 Oslo']],
  ['de-CH', '<p>Rosenweg 8<br>Postfach<br>8021 Zürich</p>', ['Rosenweg 8, Postfach, 8021 Zürich']],
])(
  'a box and its number on two lines are one, unless that is the postcode, as in %s: %s',
  (language, html, addresses) => {
    expect(addressesIn(language, html)).toEqual(addresses)
  },
)

test.each([
  ['de', '<p>1482 Abonnenten, 16400 Leser der Zeitung</p>'],
  ['pl', '<p>1200 Zdjęcia, 2150 Kroki na dzień</p>'],
])('a count before a word is no street where numbers follow, as in %s: %s', (language, html) => {
  expect(addressesIn(language, html)).toEqual([])
})

test('the country that the caller names says whether a number may come first', () => {
  const html = '<p>1482 Subscribers, 16400 Reading Copies</p>'
  expect(addressesIn('', html, 'AT')).toEqual([])
})
