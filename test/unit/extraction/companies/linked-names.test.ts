import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const companiesOf = (html: string) =>
  extract(`<html lang="en"><head><title>Links</title></head><body>${html}</body></html>`, {
    url: 'https://www.quince.example/links',
  }).findings.flatMap(({ type, value }) => (type === 'companies' ? [value] : []))

test.each([
  ['https://www.elmvalechamber.org/', 'Elmvale Chamber'],
  ['https://olmedobank.com/about', 'Olmedo Bank'],
  ['https://stiftung-ulmenau.de', 'Stiftung Ulmenau'],
])('a link to %s names %s', (href, name) => {
  expect(companiesOf(`<p>Friends of ours: <a href="${href}">${name}</a></p>`)).toEqual([name])
})

test.each([
  ['what leads elsewhere', '<p><a href="https://www.pear.example/">Elmvale Chamber</a></p>'],
  ['a menu', '<nav><a href="https://www.elmvalechamber.org/">Elmvale Chamber</a></nav>'],
  ['a product', '<p><a href="https://www.python.example/">Python</a></p>'],
  ['the own site', '<p><a href="https://www.quince.example/shop">Quince Shop</a></p>'],
  ['what says nothing', '<p><a href="https://www.readmore.example/">Read More</a></p>'],
])('%s names nobody', (_, html) => {
  expect(companiesOf(html)).toEqual([])
})
