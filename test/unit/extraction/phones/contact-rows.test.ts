import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const phonesOf = (body: string, language: string, host: string) =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: `https://${host}/` })
    .findings.filter(({ type }) => type === 'phones')
    .map(({ normalized }) => normalized)

test.each([
  [
    'names before company-wide numbers',
    'fi',
    'www.elm.fi',
    '<h4>Myynti</h4><p>Sami Lindholm – 0207 412 310</p><h4>Huolto</h4><p>Rauno Lindholm – 0207 412 311</p>',
    ['+358207412310', '+358207412311'],
  ],
  ['one name', 'fi', 'www.elm.fi', '<p>Sami Lindholm – 0207 412 310</p>', ['+358207412310']],
  [
    'departments before numbers in pairs',
    'da',
    'www.elm.dk',
    '<p>Salg – 70 41 75 26</p><p>Regnskab – 70 41 75 27</p>',
    ['+4570417526', '+4570417527'],
  ],
  [
    'departments before shared-cost numbers',
    'pt',
    'www.elm.pt',
    '<p>Apoio – 808 417 526</p><p>Vendas – 707 417 526</p>',
    ['+351808417526', '+351707417526'],
  ],
  [
    'people before mobile numbers',
    'pl',
    'www.elm.pl',
    '<p>Jan Lindowski – 601 417 526</p><p>Ewa Lindowska – 601 417 527</p>',
    ['+48601417526', '+48601417527'],
  ],
])('rows of equal shape are contacts: %s', (_, language, host, body, phones) =>
  expect(phonesOf(body, language, host)).toEqual(phones),
)

test.each([
  ['fi', 'www.elm.fi', '<p>Tuotenumero 0207 412 310, hinta 20 e</p>'],
  ['fi', 'www.elm.fi', '<p>Arkisto 0207 412 310 ja viite</p>'],
  ['pl', 'www.elm.pl', '<p>Eksport – 601 417 526</p><p>Import – 601 417 527</p>'],
])('other digits are none: %s %s %s', (language, host, body) => expect(phonesOf(body, language, host)).toEqual([]))
