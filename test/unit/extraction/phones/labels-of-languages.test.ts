import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const phonesOf = (body: string, language: string, host: string) =>
  extract(`<html lang="${language}"><body>${body}</body></html>`, { url: `https://${host}/` })
    .findings.filter(({ type }) => type === 'phones')
    .map(({ normalized, detail }) => [normalized, detail?.phoneKind ?? null])

test.each([
  ['spread signs', 'zh', 'www.elm.cn', '手　　机：13905714526<br>电&nbsp;&nbsp;&nbsp;话：057182474526', 'mobile voice'],
  ['Greek capitals', 'el', 'www.elm.gr', 'ΚΙΝΗΤΟ 6945017206<br>ΤΗΛΕΦΩΝΟ 2310417526', 'mobile voice'],
  ['letters with full stops', 'en', 'www.elm.lk', 'T.P. 0812236415', 'voice'],
  ['Afrikaans', 'af', 'www.elm.co.za', 'Sel: 0827741526<br>Faks: 0224481526', 'mobile fax'],
  ['Icelandic', 'is', 'www.elm.is', 'Farsími: 6914752<br>Bréfsími: 5514752', 'mobile fax'],
])('labels of %s say what a number is', (_, language, host, body, kinds) =>
  expect(phonesOf(`<p>${body}</p>`, language, host).map(([, kind]) => kind)).toEqual(kinds.split(' ')),
)

test.each([
  ['mobile numbers with full stops', 'ko', 'www.elm.kr', '<p>010.5417.4526 김하나</p>', '+821054174526'],
  ['area codes with full stops', 'id', 'www.elm.co.id', '<p>024.8452.417 (Bu Sari)</p>', '+62248452417'],
  [
    'a name and a mobile number',
    'el',
    'www.elm.gr',
    '<p>ΤΑΜΙΑΣ: ΕΛΜΗΣ ΝΙΚΟΣ του ΙΩΑΝΝΗ, 694 501 7206</p>',
    '+306945017206',
  ],
  ['a name and a landline', 'el', 'www.elm.gr', '<p>Νίκος Ελμής, 24210 41 752</p>', '+302421041752'],
  [
    'an element of its own behind a word',
    'uk',
    'www.elm.com.ua',
    '<p><a href="/g">Гарантія</a><span>0 800 21-84-17</span></p>',
    '+380800218417',
  ],
  ['the first of a range', 'th', 'www.elm.co.th', '<p>โทร. 0-5352-1754-5 ต่อ 12</p>', '+6653521754'],
  [
    'a cell with whose mobile number it is',
    'en',
    'www.elm.com.ng',
    '<table><tr><td>Ibadan</td><td>08052219526 (Alhaji Elm)</td></tr></table>',
    '+2348052219526',
  ],
])('numbers without a label are phones: %s', (_, language, host, body, phone) =>
  expect(phonesOf(body, language, host).map(([value]) => value)).toEqual([phone]),
)

test.each([
  [
    'a flat and a postcode',
    'tr',
    'www.elm.org.tr',
    '<p>Tel: 0 232 368 45 26</p><p>Elm Sok. No: 4/A D: 3 35530 Karşıyaka</p>',
    1,
  ],
  ['decimals', 'ko', 'www.elm.kr', '<p>전화 043-269-4526</p><p>127.5417, 36.54173</p>', 1],
])('other numbers are no phones: %s', (_, language, host, body, count) =>
  expect(phonesOf(body, language, host)).toHaveLength(count),
)

test.each([
  ['Turkish', 'tr', 'www.elm.com.tr', '<p>Tel: 0232 368 4526 ve 368 4727</p>', ['+902323684526', '+902323684727']],
  ['Greek', 'el', 'www.elm.gr', '<p>Τηλ. 2310 417526 και 417 752</p>', ['+302310417526', '+302310417752']],
])('a number behind a word for "and" is completed: %s', (_, language, host, body, phones) =>
  expect(phonesOf(body, language, host).map(([value]) => value)).toEqual(phones),
)
