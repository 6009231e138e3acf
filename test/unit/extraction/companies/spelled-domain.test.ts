import { expect, test } from 'vitest'
import { readSiteDomain } from '../../../../src/extraction/companies/site-domain.ts'
import { findSpelledDomain } from '../../../../src/extraction/companies/spelled-domain.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'

test.each([
  ['https://cafelune.fr/', 'Bienvenue au Café Lune, à Tours', ['Café Lune']],
  ['https://www.baeckerei-quax.de/', 'Bäckerei Quax', ['Bäckerei Quax']],
  ['https://mueller-soehne.de/', 'Müller & Söhne', ['Müller & Söhne']],
  ['https://mueller-soehne.de/', 'Mueller Soehne', ['Mueller Soehne']],
  ['https://groessestrasse.de/', 'Größe Straße', ['Größe Straße']],
  ['https://aarhusbod.dk/', 'Århus Bod', ['Århus Bod']],
  ['https://elmandoak.com/', 'Elm & Oak', ['Elm & Oak']],
  ['https://andelm.com/', 'made for & Elm here', ['& Elm']],
  ['https://aarhusbod.dk/', 'aarhus Aarhus-Bod', ['Aarhus-Bod']],
  ['https://cafelune.fr/', 'Le café lune', []],
  ['https://cafelune.fr/', 'Café Lune Marlow Widgets', []],
  ['https://elmvale.com/', 'Welcome to Elm Vale Bakery, open daily', ['Elm Vale Bakery']],
  ['https://elmvaleplumbing.co.uk/', 'Elm Vale Plumbing & Roofing', ['Elm Vale Plumbing & Roofing']],
  ['https://elmvale.com/', 'Elm Vale News', []],
  ['https://elmvale.com/', 'Elm Vale Contact Page', []],
])('%s: %s', (url, text, names) => {
  const mentions = findSpelledDomain(parsePage(`<p>${text}</p>`, url), readSiteDomain(url)!)
  expect(mentions.map(({ name }) => name)).toEqual(names)
})
