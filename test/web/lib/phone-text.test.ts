import { expect, test } from 'vitest'
import { phoneText, rememberPhoneTexts } from '../../../web/lib/phone-text.ts'

test('a number is shown as formatted by the latest response, or unformatted', () => {
  expect(phoneText('+442079460018')).toBe('+442079460018')
  rememberPhoneTexts({ '+442079460018': '020 7946 0018' })
  expect(phoneText('+442079460018')).toBe('020 7946 0018')
  rememberPhoneTexts({ '+442079460018': '+44 20 7946 0018' })
  expect(phoneText('+442079460018')).toBe('+44 20 7946 0018')
})

test('when too many numbers are cached, the oldest are dropped', () => {
  rememberPhoneTexts({ first: 'First' })
  rememberPhoneTexts(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`+44${at}`, `0${at}`])))
  expect(phoneText('first')).toBe('first')
  expect(phoneText('+4419999')).toBe('019999')
})
