import { describe, expect, test } from 'vitest'
import { ContactMessage } from '../../../../src/contracts/contact-messages/contact-messages.ts'
import {
  CONTACT_FIELDS,
  type ContactField,
  contactProblem,
} from '../../../../src/rules/contact-messages/contact-rules.ts'

const good = { name: 'Ada Obi', email: 'ada@example.org', phone: '', subject: 'Hello', message: 'A question for you.' }

describe.each<[ContactField, string, string | null]>([
  ['name', ' ', 'Name is required'],
  ['name', 'Ọlá Adébáyọ̀', null],
  ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
  ['name', 'Ada\r\nBcc: all@example.org', 'Name must be a single line'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Invalid email address'],
  ['email', 'ada@example', 'Invalid email address'],
  ['email', 'ada@example.o', 'Invalid email address'],
  ['email', 'ada@example.org', null],
  ['email', 'ada+list@mail.example.co.uk', null],
  ['email', 'ada@пример.рф', null],
  ['email', 'ada@example.xn--p1ai', null],
  ['email', 'ada@example.org, bob@example.org', 'Invalid email address'],
  ['email', 'ada@example.org\r\nBcc: all@example.org', 'Invalid email address'],
  ['email', '"ada <x>"@example.org', 'Invalid email address'],
  ['email', `${'a'.repeat(250)}@example.org`, 'Invalid email address'],
  ...[
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u009b',
    '\u200b',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\ud800',
  ].flatMap((unseen): [ContactField, string, string][] => [
    ['email', `ada${unseen}@example.org`, 'Invalid email address'],
    ['email', `ada@exam${unseen}ple.org`, 'Invalid email address'],
    ['email', `ada@example.or${unseen}g`, 'Invalid email address'],
  ]),
  ...['\u0000', '\u000b', '\u000c', '\u001b', '\u007f', '\u0085', '\u2029'].flatMap(
    (control): [ContactField, string, string][] => [
      ['name', `Ada${control}Obi`, 'Name must be a single line'],
      ['phone', `1${control}2`, 'Phone must be a single line'],
      ['subject', `Offer${control}X-Header: 1`, 'Subject must be a single line'],
    ],
  ),
  ['name', 'علی\u200cرضا', null],
  ['phone', '', null],
  ['phone', 'ask for me', null],
  ['phone', '1\n2', 'Phone must be a single line'],
  ['subject', '', 'Subject is required'],
  ['subject', 'Offer\nX-Header: 1', 'Subject must be a single line'],
  ['subject', 'Offer\u2028X-Header: 1', 'Subject must be a single line'],
  ['message', '', 'Message is required'],
  ['message', '  too short   ', 'Message must be at least 10 characters'],
  ['message', 'First line.\n\nSecond line.', null],
  ['message', 'x'.repeat(5_001), 'Message must be at most 5,000 characters'],
])('%s %j', (field, value, problem) => {
  test(problem ?? 'is accepted', () => {
    expect(contactProblem(field, value)).toBe(problem)
    const parsed = ContactMessage.safeParse({ ...good, [field]: value })
    expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []).toEqual(
      problem ? [[field, problem]] : [],
    )
  })
})

test('an empty request gets an error for each missing field', () => {
  const { error } = ContactMessage.safeParse({})
  const required = CONTACT_FIELDS.filter((field) => field !== 'phone')
  expect(error?.issues.map(({ message }) => message)).toEqual(required.map((field) => contactProblem(field, '')))
})
