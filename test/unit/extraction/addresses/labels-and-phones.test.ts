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
])('a label next to an address is not part of it, as in %s: %s', (language, html, address) => {
  expect(addressesIn(language, html)).toEqual([address])
})

test.each([
  ['hu', '<p>Postacím: 6801 Kisrév, Pf. 64.</p>', '6801 Kisrév, Pf. 64.'],
  [
    'ru',
    '<p>Почтовый адрес: 601010, Озёрская обл., г. Вяземск, а/я 17</p>',
    '601010, Озёрская обл., г. Вяземск, а/я 17',
  ],
  ['ru', '<p>601010, г. Вяземск, ул. Мира, 16. Тел.: (49232) 3-17-65</p>', '601010, г. Вяземск, ул. Мира, 16'],
  ['sw', '<p>S.L.P. 1847, Morogoro, Tanzania</p>', 'S.L.P. 1847, Morogoro, Tanzania'],
  ['hi', '<p>पता: रोवन रोड, रीवा (म.प्र.) - 486001</p>', 'रोवन रोड, रीवा (म.प्र.), 486001'],
  [
    'ro',
    '<p>Adresa: Str. Fântânii nr. 5, sat Poiana, jud. Buzău, cod poștal 127690</p>',
    'Str. Fântânii nr. 5, sat Poiana, jud. Buzău, cod poștal 127690',
  ],
])('PO boxes, labels and postcode marks as in %s: %s', (language, html, address) => {
  expect(addressesIn(language, html)).toEqual([address])
})

test.each([
  ['ru', '<p>Озёрская обл., г. Вяземск, ул. Мира, 5</p>', ['Озёрская обл., г. Вяземск, ул. Мира, 5']],
  ['ru', '<p>ул. Мира, 5, с. Вязовка</p>', ['ул. Мира, 5, с. Вязовка']],
  ['ro', '<p>comuna Poiana, str. Fântânii, nr. 5</p>', ['comuna Poiana, str. Fântânii, nr. 5']],
  ['ru', '<p>Вяземск, ул. Мира, 5</p>', []],
  ['en', '<p>Озёрская обл., г. Вяземск, ул. Мира</p>', []],
])('a place word before a name marks an unknown town, as in %s: %s', (language, html, addresses) => {
  expect(addressesIn(language, html)).toEqual(addresses)
})

test.each([
  ['pl', '<p>34-483 Sosnówka 518A</p>', ['34-483 Sosnówka 518A']],
  ['pl', '<p>34-483 Sosnówka 518A, tel. 18 263 47 19</p>', ['34-483 Sosnówka 518A']],
  ['pl', '<p>34-483 Sosnówka</p>', []],
  ['en', '<p>12345 Items 518</p>', []],
])('villages without streets have house numbers, as in %s: %s', (language, html, addresses) => {
  expect(addressesIn(language, html)).toEqual(addresses)
})

test.each([
  ['14 Mill Street, Elmstead 3199. (03) 9555 0107', '14 Mill Street, Elmstead 3199'],
  ['14 Mill Street, Elmstead VIC 3199 Phone 03 9555 0107', '14 Mill Street, Elmstead VIC 3199'],
  ['Shop 2, 14 Mill Street, Elmstead 3199 T: +61 3 9555 0107', 'Shop 2, 14 Mill Street, Elmstead 3199'],
])('a phone next to an address is not part of it: %s', (text, address) => {
  expect(addressesIn('en', `<p>${text}</p>`, 'AU')).toEqual([address])
})

test.each([
  ['el', '<p>Διεύθυνση: Πλατάνου 8, Σητεία</p>', ['Πλατάνου 8, Σητεία']],
  ['de', '<p>Adresse: Dorfstraat 7, Elmau</p>', ['Dorfstraat 7, Elmau']],
  ['el', '<p>Πλατάνου 8, Σητεία</p>', []],
  ['en', '<p>Address: Corridor 8, Elmstead</p>', []],
])(
  'with trailing house numbers, a label marks a name and number as street and the next name as town, as in %s: %s',
  (language, html, addresses) => {
    expect(addressesIn(language, html)).toEqual(addresses)
  },
)

test.each([
  ['no', '<p>Postboks<br>417 Sentrum, 0105 Oslo</p>', ['Postboks 417 Sentrum, 0105 Oslo']],
  ['de-CH', '<p>Rosenweg 8<br>Postfach<br>8021 Zürich</p>', ['Rosenweg 8, Postfach, 8021 Zürich']],
])(
  'a PO box and its number on two lines belong together, unless the number is the postcode, as in %s: %s',
  (language, html, addresses) => {
    expect(addressesIn(language, html)).toEqual(addresses)
  },
)

test.each([
  ['de', '<p>1482 Abonnenten, 16400 Leser der Zeitung</p>'],
  ['pl', '<p>1200 Zdjęcia, 2150 Kroki na dzień</p>'],
])('with trailing house numbers, a count before a word is not a street, as in %s: %s', (language, html) => {
  expect(addressesIn(language, html)).toEqual([])
})

test('the country given by the caller decides whether a number may come first', () => {
  const html = '<p>1482 Subscribers, 16400 Reading Copies</p>'
  expect(addressesIn('', html, 'AT')).toEqual([])
})
