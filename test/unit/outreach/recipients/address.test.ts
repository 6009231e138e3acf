import { describe, expect, test } from 'vitest'
import { hintOf, normalizedAddress } from '../../../../src/outreach/recipients/address.ts'

describe('an email address has one spelling', () => {
  test.each([
    ['ada@acme.com', 'ada@acme.com'],
    ['  Ada.Byron@ACME.com ', 'ada.byron@acme.com'],
    ['mailto:ada@acme.com', 'ada@acme.com'],
    ['ada+news@acme.co.uk', 'ada+news@acme.co.uk'],
    ["o'neil@acme.com", "o'neil@acme.com"],
    ['ada@müller.de', 'ada@xn--mller-kva.de'],
    ['ＡＤＡ@acme.com', 'ada@acme.com'],
  ])('%j is %j', (written, normalized) => {
    expect(normalizedAddress('email', written)).toBe(normalized)
    expect(normalizedAddress('email', normalized)).toBe(normalized)
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@acme.com',
    'ada@acme',
    'ada@localhost',
    'ada@@acme.com',
    'ada..byron@acme.com',
    '.ada@acme.com',
    'ada byron@acme.com',
    'ada@acme.com, bob@acme.com',
    'Ada <ada@acme.com>',
    'ada@acme.com\r\nBcc: all@acme.com',
    'ada@-acme.com',
    `${'a'.repeat(65)}@acme.com`,
    `a@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}.com`,
    'a@'.repeat(100_000),
  ])('%j is invalid', (written) => {
    expect(normalizedAddress('email', written)).toBeNull()
  })
})

describe('a phone number has one spelling', () => {
  test.each([
    ['+49 30 1234567', undefined, '+49301234567'],
    ['0049 30 1234567', undefined, '+49301234567'],
    ['+49 (0)30 1234567', undefined, '+49301234567'],
    ['tel:+44-20-7946-0123', undefined, '+442079460123'],
    ['030 1234567', 'DE', '+49301234567'],
    ['030 1234567', 'de', '+49301234567'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['+1 415 555 2671', 'DE', '+14155552671'],
    ['＋４９ ３０ １２３４５６７', undefined, '+49301234567'],
  ])('%j from %s is %s', (written, country, normalized) => {
    expect(normalizedAddress('sms', written, country)).toBe(normalized)
    expect(normalizedAddress('sms', normalized)).toBe(normalized)
  })

  test.each([
    ['', undefined],
    ['030 1234567', undefined],
    ['030 1234567', 'XX'],
    ['+49', undefined],
    ['+999 123456', undefined],
    ['+49 1', undefined],
    ['call +49 30 1234567', undefined],
    ['ada@acme.com', 'DE'],
    ['1'.repeat(100_000), 'DE'],
  ])('%j from %s is invalid', (written, country) => {
    expect(normalizedAddress('sms', written, country)).toBeNull()
  })
})

describe('a hint is enough to recognise an address, but not to use it', () => {
  test.each([
    ['email', 'ada@acme.com', 'a•••@acme.com'],
    ['email', 'a@acme.com', 'a•••@acme.com'],
    ['email', '😀x@acme.com', '😀•••@acme.com'],
    ['sms', '+4930123456789', '+49••••89'],
    ['sms', '+14155552671', '+1••••71'],
    ['sms', '+35312345678', '+353••••78'],
  ] as const)('%s %s', (channel, address, hint) => {
    expect(hintOf(channel, address)).toBe(hint)
  })
})
