import { expect, test } from 'vitest'
import { mailboxKind } from '../../../../src/extraction/emails/mailbox-kind.ts'

test.each([
  ['info', 'role'],
  ['Sales@acme.com', 'role'],
  ['noreply@acme.com', 'role'],
  ['kontakt@acme.de', 'role'],
  ['info+web@acme.com', 'role'],
  ['info.berlin@acme.de', 'role'],
  ['support-uk@acme.com', 'role'],
  ['ann.lee@acme.com', 'personal'],
  ['jsmith@acme.com', 'personal'],
  ['paris.jones@acme.com', 'personal'],
] as const)('%s is a %s mailbox', (email, kind) => expect(mailboxKind(email)).toBe(kind))
