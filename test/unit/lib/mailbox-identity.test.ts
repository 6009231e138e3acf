import { expect, test } from 'vitest'
import { mailboxIdentity, mailboxSpellings } from '../../../src/lib/mailbox-identity.ts'

test.each([
  ['J.Doe+news@gmail.com', 'jdoe@gmail.com'],
  ['j.doe@googlemail.com', 'jdoe@gmail.com'],
  ['ada+x@fastmail.fm', 'ada@fastmail.fm'],
  ['ada.b+x@outlook.com', 'ada.b@outlook.com'],
  ['ada-b_c.d+x@proton.me', 'adabcd@proton.me'],
])('%s identifies the mailbox %s', (written, identity) => {
  expect(mailboxIdentity(written)).toBe(identity)
})

test.each(['ada.b+x@acme-tools.com', '+x@gmail.com', '...@gmail.com', 'no address', 'ada+x@mail.gmail.com'])(
  '%s is its own identity',
  (written) => {
    expect(mailboxIdentity(written)).toBe(written)
  },
)

test('lookups use the identity and the address as written', () => {
  expect(mailboxSpellings('j.doe@gmail.com')).toEqual(['jdoe@gmail.com', 'j.doe@gmail.com'])
  expect(mailboxSpellings('ada@acme-tools.com')).toEqual(['ada@acme-tools.com'])
})
