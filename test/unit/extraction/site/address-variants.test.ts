import { expect, test } from 'vitest'
import { AddressVariants } from '../../../../src/extraction/site/address-variants.ts'

const best = (...values: (string | [string, string])[]) => {
  const variants = new AddressVariants()
  for (const given of values) {
    const [value, country] = typeof given === 'string' ? [given, undefined] : given
    variants.add({ value, normalized: value, ...(country && { country }) })
  }
  return variants.best().map(({ value }) => value)
}

test.each([
  ['Ulmstr 40-44, 72555 Ulmental', 'Ulmstraße 40-44, 72555 Ulmental'],
  ['P.le Aldo Elmi 1, 10081 Olmeto (TO)', 'Piazzale Aldo Elmi 1, 10081 Olmeto (TO)'],
  ['5 Elm Street, Elmstead, CO 81623', '5 Elm St, Elmstead, Colorado 81623, USA'],
  ['Via Olmo 24, 10010 Olmeto (TO)', 'Ex Scuola, Via Olmo 24, 10010 Olmeto (TO)'],
  ['Calle Olmo 45, 08915 Olmar', 'C/ Olmo, 45, 08915 Olmar (Barcelona)'],
])('%s equals %s', (one, other) => {
  expect(best(one, other)).toHaveLength(1)
  expect(best(other, one)).toHaveLength(1)
})

test.each([
  ['5 Elm Street, Suite A, Elmstead', '5 Elm Street, Suite B, Elmstead'],
  ['5 Elm Street, Suite 100, Elmstead', '5 Elm Street, Suite 200, Elmstead'],
  ['Ulmstr. 4, 72555 Ulmental', 'Ulmstr. 4, 10115 Berlin'],
  ['100 W Elm St, Elmstead 81623', '100 E Elm St, Elmstead 81623'],
])('%s differs from %s', (one, other) => {
  expect(best(one, other)).toHaveLength(2)
})

test('the same words in two countries are two addresses', () => {
  expect(best(['Main 1, Elm', 'DE'], ['Main 1, Elm', 'AT'], ['Main 1 , Elm', 'AT'])).toHaveLength(2)
})
