import { expect, test } from 'vitest'
import type { ContactChangeKind } from '../../../../src/contracts/contacts/contact-details.ts'
import { changeText } from '../../../../src/features/contacts/sentences.ts'

test.each<[ContactChangeKind, Record<string, unknown>, string]>([
  ['found', { source: 'acme.com', source_type: 'crawl' }, 'Found by the crawl of acme.com.'],
  ['found', { source: 'Fair', source_type: 'import' }, 'Found in the import Fair.'],
  ['found', {}, 'Found in a source.'],
  ['updated', { source: 'acme.com', added: { emails: ['a@acme.com'] } }, 'New email a@acme.com from acme.com.'],
  [
    'updated',
    { source: 'acme.com', added: { emails: ['a@b.c', 'd@b.c'], phones: ['+49301'] } },
    'New emails a@b.c and d@b.c and phone +49301 from acme.com.',
  ],
  ['updated', { source: 'acme.com' }, 'Updated by acme.com.'],
  ['merged', { total: 5, names: ['A', 'B', 'C', 'D'] }, 'Merged with 5 other contacts: A, B, C and 1 more.'],
  ['merged', { total: 1, names: [] }, 'Merged with 1 other contact.'],
  ['split', { names: ['Bob'] }, 'Split off into a contact of its own: Bob.'],
  ['split', { from: 'Ada' }, 'Split off from Ada.'],
  ['edited', { fields: ['company'] }, 'By hand: changed the company.'],
  [
    'edited',
    { restored: ['name'], removed: ['x@y.z'] },
    'By hand: set the name back to what was found and took off x@y.z.',
  ],
  ['edited', {}, 'By hand: edited.'],
  ['undone', { kind: 'merged', facts: { total: 1, names: ['B'] } }, 'Undone: Merged with 1 other contact: B.'],
])('%s %j', (kind, facts, text) => expect(changeText(kind, facts)).toBe(text))
