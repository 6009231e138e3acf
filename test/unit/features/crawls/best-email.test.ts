import { expect, test } from 'vitest'
import type { ContactFinding } from '../../../../src/extraction/contacts.ts'
import type { Finding } from '../../../../src/extraction/finding.ts'
import { bestEmail } from '../../../../src/features/crawls/read/best-email.ts'

const finding = (type: Finding['type'], value: string): Finding => ({
  type,
  value,
  normalized: value.toLowerCase(),
  confidence: 1,
  method: 'text',
  snippet: '',
  start: null,
  end: null,
})
const contact = (kind: ContactFinding['kind'], called: string, ...emails: string[]): ContactFinding => ({
  kind,
  confidence: 1,
  findings: [
    finding(kind === 'person' ? 'names' : 'companies', called),
    ...emails.map((email) => finding('emails', email)),
  ],
})

test.each<[string, ContactFinding, string | undefined, boolean]>([
  [
    'spells the last name',
    contact('person', 'Rasheed Okonjo', 'repairs@a.example', 'r.okonjo@a.example'),
    'r.okonjo@a.example',
    true,
  ],
  ['spells the first name', contact('person', 'Priya Raghavan', 'priya@a.example'), 'priya@a.example', true],
  ['spells it without accents', contact('person', 'Zoë Żak', 'desk@a.example', 'ZOE@a.example'), 'ZOE@a.example', true],
  ['is the only one', contact('person', 'Ada Obi', 'desk@a.example'), 'desk@a.example', false],
  ['is not spelt by the domain', contact('person', 'Ada Obi', 'desk@obi-ada.example'), 'desk@obi-ada.example', false],
  [
    'everybody reads',
    contact('organization', 'Acme Ltd', 'jobs@a.example', 'hello@a.example'),
    'hello@a.example',
    true,
  ],
  [
    'is first of the special ones',
    contact('organization', 'Acme Ltd', 'jobs@a.example', 'press@a.example'),
    'jobs@a.example',
    false,
  ],
  ['is none', contact('organization', 'Acme Ltd'), undefined, false],
])('a contact is written to at the address that %s', (_, given, email, isFitting) => {
  expect(bestEmail(given)).toMatchObject({ email })
  expect(bestEmail(given).marks !== null).toBe(isFitting)
})
