import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesOf = (body: string, language: string, host = 'www.elmclub.example') =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: `https://${host}/kontakt` })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

test.each([
  [
    'a pin announces a place',
    'en',
    '<div><span>📞 +256 700 555010</span><span>📍 Quaxala, Elmedea, Uganda</span></div>',
    'Quaxala, Elmedea, Uganda',
  ],
  [
    'a pin announces a house',
    'en',
    '<p>📍 12 Quaxley Street, Elmstead<br>Open daily</p>',
    '12 Quaxley Street, Elmstead',
  ],
  [
    'a label ends with its element',
    'hi',
    '<div><span>पता</span><span>12-13, राम नगर, स्टेशन रोड, लखनऊ 226001 (डाकघर के सामने)</span></div>',
    '12-13, राम नगर, स्टेशन रोड, लखनऊ 226001',
  ],
  [
    'a code may stand in brackets',
    'hi',
    '<dl><dt>स्थान</dt><dd>क्वाक्सपुर, भागलपुर, बिहार (812001)</dd></dl>',
    'क्वाक्सपुर, भागलपुर, बिहार (812001)',
  ],
])('%s', (_, language, body, address) => expect(addressesOf(body, language)).toEqual([address]))

test.each([
  ['<p>📍 Our story</p><p>Since 1990</p>', 'en'],
  ['<p><b>Address</b> book of the club</p>', 'en'],
])('no address is read of %s', (body, language) => expect(addressesOf(body, language)).toEqual([]))

test('a bracket with a town behind its code belongs to the address', () =>
  expect(addressesOf('<p>Calle Mayor 12, 28013 (Madrid)</p>', 'es', 'www.elmclub.es')).toEqual([
    'Calle Mayor 12, 28013 (Madrid)',
  ]))

test.each([
  ['he', 'www.elm.co.il', '<p>בן גוריון 14<br>רמת גן, ישראל</p><p>03-5550122</p>', 'בן גוריון 14, רמת גן, ישראל'],
  ['sr', 'www.elm.ba', '<p>Osnovna škola "Elm", Quaxova 1, Zvornik.<br>E-mail: info@elm.ba</p>', 'Quaxova 1, Zvornik'],
])('countries omit the street word: %s', (language, host, body, address) =>
  expect(addressesOf(body, language, host)).toEqual([address]),
)

const row = (name: string, house: string) => `<tr><th>Medlem</th><td>${name}</td><td>${house}</td></tr>`

test('a column of houses beside people is one of addresses', () =>
  expect(
    addressesOf(
      `<table>${row('Søren Lind', 'Quaxmindevej 35')}${row('Henrik Marlow', 'Elmbjerg 2')}${row('Kim Roe', 'Quaxmindevej 33')}</table>`,
      'da',
    ),
  ).toEqual(['Quaxmindevej 35', 'Elmbjerg 2', 'Quaxmindevej 33']))

test('a column of houses beside prices is not', () =>
  expect(
    addressesOf(
      `<table>${row('1.200.000 kr.', 'Quaxmindevej 35')}${row('900.000 kr.', 'Elmbjerg 2')}${row('800.000 kr.', 'Quaxmindevej 33')}</table>`,
      'da',
    ),
  ).toEqual([]))

test.each([
  ['an icon of another font', '<div><i class="icon-location"></i><span>Quaxtwapa, Kilifi, Kenya</span></div>'],
  ['a picture', '<p><img src="/img/location.svg" alt=""> Quaxtwapa, Kilifi, Kenya</p>'],
  ['a picture with a label', '<p><img src="/img/7.png" alt="Address"> Quaxtwapa, Kilifi, Kenya</p>'],
  ['the name of an icon', '<p><i class="material-icons">location_on</i> Quaxtwapa, Kilifi, Kenya</p>'],
  [
    'an icon in a wrapper',
    '<li><span><i class="fas fa-map-marker-alt"></i></span><b>Quaxtwapa, Kilifi, Kenya</b></li>',
  ],
  [
    'a loose label beside a phone number',
    '<h4>Location</h4><p>Quaxtwapa, Kilifi, Kenya</p><h4>Phone</h4><p>+254 20 417 5263</p>',
  ],
])('%s announces a place', (_, body) => expect(addressesOf(body, 'en')).toEqual(['Quaxtwapa, Kilifi, Kenya']))

test('a loose label alone announces none', () =>
  expect(addressesOf('<h4>Location</h4><p>Nairobi, Kenya</p><h4>Salary</h4><p>Good</p>', 'en')).toEqual([]))
