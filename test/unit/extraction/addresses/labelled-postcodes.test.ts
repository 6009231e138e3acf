import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesOf = (body: string, host: string) =>
  extract(`<html><body><h1>Elm</h1>${body}</body></html>`, { url: `https://${host}/` })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

test.each([
  [
    'a label ends the quarter before it',
    'www.elm.com.br',
    '<p>Rua Sete de Abril, 99 Jardim Quaxal CEP: 79150-000 Elmaju - MS</p>',
    'Rua Sete de Abril, 99 Jardim Quaxal, 79150-000 Elmaju, MS',
  ],
  [
    'a street without a street word',
    'www.elm.com.br',
    '<p>Osvaldo Quaxal, 512 Vila Nova CEP: 79002-120 Campo Grande - MS</p>',
    'Osvaldo Quaxal, 512 Vila Nova, 79002-120 Campo Grande, MS',
  ],
  [
    'a street without a street word, above its code',
    'www.elm.com.br',
    '<div>Associação Elm<br>Marechal Quaxal, 45 Centro<br>CEP: 85851-030 Foz do Iguaçu – PR</div>',
    'Marechal Quaxal, 45 Centro, 85851-030 Foz do Iguaçu, PR',
  ],
  ['behind the town', 'www.elm.cz', '<p>Lipová 12, Brno, PSČ: 602 00</p>', 'Lipová 12, Brno, 602 00'],
  ['in Greek', 'www.elm.gr', '<p>Κουαξάνη 8 Τ.Κ. 106 71 Αθήνα</p>', 'Κουαξάνη 8 Τ.Κ. 106 71 Αθήνα'],
  ['in Greek, behind', 'www.elm.gr', '<p>Κουαξάνη 8, Βέροια, Τ.Κ.: 591 00</p>', 'Κουαξάνη 8, Βέροια, 591 00'],
  [
    'in Turkish',
    'www.elm.com.tr',
    '<p>Atatürk Cad. No: 5 Karşıyaka / İzmir Posta Kodu: 35530</p>',
    'Atatürk Cad. No: 5 Karşıyaka, İzmir, 35530',
  ],
  [
    'in Vietnamese',
    'www.elm.vn',
    '<p>12 Lê Lợi, Quận 1, Hà Nội, Mã bưu điện 100000</p>',
    '12 Lê Lợi, Quận 1, Hà Nội, Mã bưu điện 100000',
  ],
])('the label of a postcode belongs to its address: %s', (_, host, body, address) =>
  expect(addressesOf(body, host)).toEqual([address]),
)

test.each(['<p>Enter your ZIP: 90210</p>', '<p>Jane Roe, 45<br>Zip code: 90210</p>'])(
  'no address is read of %s',
  (body) => expect(addressesOf(body, 'www.elm.com')).toEqual([]),
)
