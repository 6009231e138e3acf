import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesOf = (body: string, host: string) =>
  extract(`<html><body>${body}</body></html>`, { url: `https://${host}/` })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

test.each([
  [
    'www.elm.fi',
    '<footer><span>Elm Oy</span> <span>PL 41 – 15101 Lahti</span> <span><a href="mailto:jo@elm.fi">jo@elm.fi</a></span> <span>Y-tunnus 3416964-8</span></footer>',
    'PL 41, 15101 Lahti',
  ],
  [
    'www.elm.de',
    '<footer><b>Elektro Elm</b> <span>Quaxweg 3</span> <span>73728 Esslingen</span> <a href="/i">Impressum</a></footer>',
    'Quaxweg 3, 73728 Esslingen',
  ],
  [
    'www.elm.it',
    '<div><span>Elm Elettrica</span> <a href="/m">Via Quaxal 12, 39100 Bolzano</a> <span>Aperto sempre</span></div>',
    'Via Quaxal 12, 39100 Bolzano',
  ],
  [
    'www.elm.com',
    '<div><span>Elm Inc.</span> <span>PO Box 41, Boise, ID 83701</span> <span>jo@elm.com</span></div>',
    'PO Box 41, Boise, ID 83701',
  ],
  [
    'www.elm.de',
    '<p><span>Quaxweg</span> <span>3,</span> <span>73728</span> <span>Esslingen</span></p>',
    'Quaxweg 3, 73728 Esslingen',
  ],
])('elements that fill a line are its cells: %s', (host, body, address) =>
  expect(addressesOf(body, host)).toEqual([address]),
)

test('a box follows its company', () =>
  expect(addressesOf('<p>Elm Oy PL 41 – 15101 Lahti jo@elm.fi</p>', 'www.elm.fi')).toEqual(['PL 41, 15101 Lahti']))
