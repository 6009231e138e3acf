import { expect, test } from 'vitest'
import { namesInAltTexts } from '../../../../src/extraction/names/alt-names.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'

test.each([
  ['Portrait of Carol Quaxley', ['Carol Quaxley']],
  ['Porträtt av Åsa Quaxley', ['Åsa Quaxley']],
  ['Carol Quaxley, head baker', ['Carol Quaxley']],
  ['Harold and Betty Quaxley, owners of Marlow Pumps', ['Betty Quaxley', 'Harold Quaxley']],
  ['Bild på Carol Quaxley, kock', []],
  ['Carol Quaxley', []],
  ['Portrait of a Lady', []],
  ['Marlow Pumps in the harbour of Hull', []],
  ['Carol Quaxley School, head office', []],
])('%s contains the name %j', (alt, names) => {
  const page = parsePage(`<img alt="${alt}">`, 'https://marlow.example/')
  expect(
    namesInAltTexts(page)
      .map(({ value }) => value)
      .sort(),
  ).toEqual(names)
})
