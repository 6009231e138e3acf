import { expect, test } from 'vitest'
import { splitParts } from '../../../../src/extraction/addresses/parts.ts'

test.each([
  ['lines, cells and rules', 'A 1\nB\tC | D • E', ['A 1', 'B', 'C', 'D', 'E']],
  ['commas, but not inside numbers', 'Rua Augusta, 25, 1,250 m²', ['Rua Augusta', '25', '1,250 m²']],
  ['spaced dashes, but not hyphens', 'Chennai - 600002 Lekki-Epe', ['Chennai', '600002 Lekki-Epe']],
  [
    'the colon of a label, but not of a time or a web address',
    'Open: 9:30 https://a.example',
    ['Open', '9:30 https://a.example'],
  ],
  ['a number after its sign stays with it', 'Cad. No: 12 Kat: 3', ['Cad. No: 12 Kat: 3']],
  ['a phone number', 'Elmstead 3199. (03) 9555 0107', ['Elmstead 3199', '(03) 9555 0107']],
  ['the label of a phone number', 'Elmstead 3199 Tel: 03 9555 0107', ['Elmstead 3199', 'Tel', '03 9555 0107']],
  [
    'a label of any language',
    'Elmstead 3199 Handynummer: 03 9555 0107',
    ['Elmstead 3199', 'Handynummer', '03 9555 0107'],
  ],
  ['a letter for one', 'Elmstead 3199 T (03) 9555 0107', ['Elmstead 3199', '(03) 9555 0107']],
  ['a country code', 'Elm Lane 3 +44 20 7946 0018', ['Elm Lane 3', '+44 20 7946 0018']],
  ['the end of a sentence', 'in Boston. Call us', ['in Boston.', 'Call us']],
  [
    'abbreviations end no sentence',
    'S. University Blvd. Suite 2, Jl. Jend. Sudirman',
    ['S. University Blvd. Suite 2', 'Jl. Jend. Sudirman'],
  ],
  ['full-width punctuation', '地址：北京市，海淀区。电话', ['地址', '北京市', '海淀区', '电话']],
])('splits at %s', (_, text, expected) => {
  const parts = splitParts(text)
  expect(parts.map((part) => part.text)).toEqual(expected)
  for (const part of parts) expect(text.slice(part.start, part.end)).toBe(part.text)
})

test('a label is recognised by its colon, even if its value is on the next line', () => {
  expect(splitParts('City:\nLagos, Nigeria').map(({ text, isLabel, gap }) => [text, isLabel, gap])).toEqual([
    ['City', true, 'line'],
    ['Lagos', false, 'line'],
    ['Nigeria', false, 'comma'],
  ])
})

test('a part records whether it contains a digit', () => {
  expect(splitParts('Elm Lane 3, Oldtown\n2nd floor | 7').map(({ text, hasDigit }) => [text, hasDigit])).toEqual([
    ['Elm Lane 3', true],
    ['Oldtown', false],
    ['2nd floor', true],
    ['7', true],
  ])
})

test('repeated dashes split once, and only between spaces', () => {
  expect(splitParts('one --- two*** three-four').map(({ text, gap }) => [text, gap])).toEqual([
    ['one', 'line'],
    ['two*** three-four', 'rule'],
  ])
})
