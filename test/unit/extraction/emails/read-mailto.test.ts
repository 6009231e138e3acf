import { expect, test } from 'vitest'
import { isMailto, readMailto } from '../../../../src/extraction/emails/read-mailto.ts'

test.each([
  ['mailto:a@acmeworks.com', ['a@acmeworks.com']],
  ['mailto://a@acmeworks.com', ['a@acmeworks.com']],
  ['mailto:%20a%40acmeworks.com%20', ['a@acmeworks.com']],
  ['mailto:mailto:a@acmeworks.com', ['a@acmeworks.com']],
  ['mailto: A Person <a@acmeworks.com>', ['a@acmeworks.com']],
  [
    'mailto:a@acmeworks.com;b@acmeworks.com, c@acmeworks.com',
    ['a@acmeworks.com', 'b@acmeworks.com', 'c@acmeworks.com'],
  ],
  [
    'mailto:?to=a@acmeworks.com&Cc=b@acmeworks.com&amp;bcc=c@acmeworks.com',
    ['a@acmeworks.com', 'b@acmeworks.com', 'c@acmeworks.com'],
  ],
  ['mailto:a@acmeworks.com&subject=Ask b@acmeworks.com', ['a@acmeworks.com']],
  ['mailto:a@acmeworks.com?subject=x&body=Reply to b@acmeworks.com', ['a@acmeworks.com']],
  ['mailto:a(at)acmeworks(dot)com', ['a@acmeworks.com']],
  ['mailto:a%ZZ@acmeworks.com', ['a%zz@acmeworks.com']],
  ['mailto:?subject=Look', []],
  ['mailto:', []],
])('%s', (href, emails) => expect(readMailto(href).map(({ normalized }) => normalized)).toEqual(emails))

test.each([
  ['MAILTO:a', true],
  [' mail to: a', true],
  ['mialto:a', true],
  ['https://mailto.dev/', false],
  ['tel:1', false],
])('%j is a mail link: %s', (href, isLink) => expect(isMailto(href)).toBe(isLink))
