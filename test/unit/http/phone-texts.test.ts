import { expect, test } from 'vitest'
import { phoneTextsOf, prefersPhoneTexts } from '../../../src/http/phone-texts.ts'

const LONDON = '+442079460018'

test('numbers are formatted for the reader’s country, anywhere in a response', () => {
  const answer = { data: [{ phone: LONDON }, { phones: { 'T 030 901820': '+4930901820' } }], total: 2 }
  expect(phoneTextsOf(answer, 'GB')).toEqual({
    phone_texts: { [LONDON]: '020 7946 0018', '+4930901820': '+49 30 901820' },
  })
  expect(phoneTextsOf(answer, null)).toEqual({
    phone_texts: { [LONDON]: '020 7946 0018', '+4930901820': '030 901820' },
  })
})

test('a response without numbers is unchanged', () => {
  for (const answer of [null, {}, { data: ['116117', `call ${LONDON}`, '+', '+1234567890123456', 442079460018] }])
    expect(phoneTextsOf(answer, 'GB')).toEqual({})
})

test('of a response with more numbers than a page shows, the first thousand are formatted', () => {
  const numbers = Array.from({ length: 1_200 }, (_, at) => `+4420794${60_000 + at}`)
  expect(Object.keys(phoneTextsOf(numbers, 'GB').phone_texts!)).toEqual(numbers.slice(0, 1_000))
})

test.each([
  ['phone-texts', true],
  ['respond-async, Phone-Texts', true],
  ['respond-async', false],
  ['', false],
])('the preference %j requests formatted numbers: %s', (prefer, asks) => {
  expect(prefersPhoneTexts(new Headers({ prefer }))).toBe(asks)
})
