import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const phonesOnCard = (number: string, domain: string, behind = '') => {
  const card = `<div><h3>Maria Castro</h3><p>Director</p><p>${number}${behind}</p><p>m.castro@olmeda.${domain}</p></div>`
  const { findings } = extract(`<h1>Team</h1>${card}`, { url: `https://www.olmeda.${domain}/` })
  return findings.filter(({ type }) => type === 'phones').map(({ normalized }) => normalized)
}

test.each([
  ['Spain', 'es', '91 452 13 71', '+34914521371'],
  ['Spain', 'es', '93 4521371', '+34934521371'],
  ['Spain', 'es', '955 32 11 45', '+34955321145'],
  ['Portugal', 'pt', '214 521 371', '+351214521371'],
  ['Portugal', 'pt', '21 452 13 71', '+351214521371'],
  ['Greece', 'gr', '210 452 1371', '+302104521371'],
  ['Greece', 'gr', '2310 45 21 37', '+302310452137'],
  ['Greece', 'gr', '22410 21 371', '+302241021371'],
  ['Poland', 'pl', '224 521 371', '+48224521371'],
  ['Latvia', 'lv', '6745 2137', '+37167452137'],
  ['Chile', 'cl', '22 452 1371', '+56224521371'],
])('numbers without a label are read as people in %s (.%s) group them: %s', (_, domain, written, e164) =>
  expect(phonesOnCard(written, domain)).toEqual([e164]),
)

test.each([
  ['es', '9 145 21 371'],
  ['pt', '2145 213 71'],
  ['es', '12 345 67 89'],
])('other digits on a card of .%s are no number: %s', (domain, written) =>
  expect(phonesOnCard(written, domain)).toEqual([]),
)

test('the first letter of an address behind a number is no hour', () =>
  expect(phonesOnCard('Tél. 04 72 11 20 11', 'fr', ' h.marchand@olmeda.fr')).toEqual(['+33472112011']))
