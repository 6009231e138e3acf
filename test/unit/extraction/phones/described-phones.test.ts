import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const phonesOf = (html: string) =>
  extract(`<html lang="en-GB"><body>${html}</body></html>`, { url: 'https://marlow.co.uk/' })
    .findings.filter(({ type }) => type === 'phones')
    .map(({ normalized }) => normalized)

test.each([
  ['<img alt="Call us on 020 7946 0018">', ['+442079460018']],
  ['<a href="#" aria-label="Phone: 01225 460018"><i class="icon"></i></a>', ['+441225460018']],
  ['<img alt="Elm Cabins – Minaki – 1-800-461-8827">', ['+18004618827']],
  ['<a href="#" title="+49 30 901820">x</a>', ['+4930901820']],
  ['<img alt="Our phones: 020 7946 0018"><p>Tel. 020 7946 0018</p>', ['+442079460018']],
  ['<img alt="Model 020 7946 0018">', []],
  ['<img alt="IMG 02079460018">', []],
  ['<img alt="Order 020 7946 0018">', []],
  ['<img alt="Photo 2023-04-05 120000">', []],
])('%s contains %j', (html, phones) => expect(phonesOf(html)).toEqual(phones))
