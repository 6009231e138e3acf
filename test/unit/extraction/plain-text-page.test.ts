import { expect, test } from 'vitest'
import { extract, extractFromPage } from '../../../src/extraction/extract.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { asMarkup } from '../../../src/extraction/plain-text-page.ts'

test('addresses in angle brackets are read from plain text', () => {
  const text = 'Maintainers:\n  Jane Hartley <jane@harbour-tools.co.uk>\n  R&D <lab@harbour-tools.co.uk>\n'
  const url = 'https://harbour-tools.co.uk/humans.txt'
  const { findings } = extractFromPage(parsePage(asMarkup(text, 'text/plain; charset=utf-8'), url), { url })
  expect(findings.filter(({ type }) => type === 'emails').map(({ value }) => value)).toEqual([
    'jane@harbour-tools.co.uk',
    'lab@harbour-tools.co.uk',
  ])
})

test.each([
  ['a page that its server calls plain text', '<!doctype html><p>x', 'text/plain'],
  ['a page', 'a <b>c', 'text/html'],
  ['what has no type', 'a <b>c', undefined],
])('%s is unchanged', (_, text, type) => expect(asMarkup(text, type)).toBe(text))

test('vCards of a file are read like cards of a page', () => {
  const file = [
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Ellison;Marta;;;\r\nFN:Marta Ellison\r\nORG:Elm Works Ltd;Sales\r\nTITLE:Head of\r\n  Sales',
    'item1.EMAIL;TYPE=WORK:marta@elm-works.co.uk\r\nTEL;TYPE=CELL:+44 7400 123457\r\nTEL;TYPE=FAX:+44 20 7946 0019',
    'ADR;TYPE=WORK:;;4 Elm Road;Leeds;;LS1 4AB;England\r\nEND:VCARD',
    'BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BCrgen\r\nTEL:+49 341 123450\r\nEND:VCARD',
    'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Elm Works Ltd\r\nN:;;;;\r\nORG:Elm Works Ltd\r\nTEL;VALUE=uri:tel:+44-20-7946-0018\r\nNOTE:<b>&\r\nEND:VCARD\r\n',
  ].join('\r\n')
  const markup = asMarkup(file, 'text/vcard')
  const { contacts } = extract(markup, { url: 'https://www.elm-works.co.uk/team/marta.vcf' })
  expect(
    contacts.map(({ findings }) =>
      findings.map(({ type, normalized, value }) => (type === 'phones' ? normalized : value)),
    ),
  ).toEqual([
    [
      'Marta Ellison',
      'marta@elm-works.co.uk',
      '+447400123457',
      '+442079460019',
      '4 Elm Road, Leeds, LS1 4AB, England',
      'Elm Works Ltd',
    ],
    ['Jürgen Müller', '+49341123450'],
    ['Elm Works Ltd', '+442079460018', '4 Elm Road, Leeds, LS1 4AB, England'],
  ])
  expect(contacts[0]?.findings[0]?.detail?.jobTitle).toBe('Head of Sales')
  expect(asMarkup(file, 'text/plain')).toBe(markup)
})
