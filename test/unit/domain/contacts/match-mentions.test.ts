import { expect, test } from 'vitest'
import { keysOf, mentionKey } from '../../../../src/domain/contacts/match-keys.ts'
import {
  type Known,
  type Mention,
  matchMentions,
  ownMailboxes,
  takenKey,
} from '../../../../src/domain/contacts/match-mentions.ts'
import type { SiteContact } from '../../../../src/extraction/site/site-contact.ts'

interface Said {
  kind?: SiteContact['kind']
  name: string
  site?: string | null
  key?: string
  relation?: SiteContact['relation']
  organization?: string | null
  emails?: string[]
  profiles?: string[]
}

const mention = (said: Said): Mention => {
  const {
    kind = 'person',
    name,
    site = 'acme.com',
    relation = 'member',
    organization = null,
    emails = [],
    profiles = [],
  } = said
  const key = said.key ?? `${kind}:${name}@${site}`
  const part = { name, reason: null, job_titles: [], emails, phones: [], addresses: [], profiles, pages: [] }
  const facts: SiteContact = {
    key,
    kind,
    name,
    relation,
    organization,
    organization_key: null,
    parts: [part],
    likely_email: null,
    confidence: 1,
  }
  return { key, site, facts }
}

const NOBODY: Known = { byKey: new Map(), byEmail: new Map(), mailboxes: new Map() }
const numbers = [101, 102, 103]
/** The known keys once some mentions have contacts. */
function knownOf(...mentions: Mention[]): Known {
  const matches = matchMentions(mentions, NOBODY, new Set(), [1, 2, 3])
  return {
    mailboxes: new Map(matches.map(({ contact, mention: { facts } }) => [contact, new Set(ownMailboxes(facts))])),
    byKey: new Map(matches.flatMap(({ keys, contact }) => keys.map((key) => [key, contact]))),
    byEmail: new Map(
      matches.flatMap(({ contact, mention: { facts } }) =>
        facts.parts.flatMap(({ emails }) =>
          emails.map((email) => [email, [{ number: contact, kind: facts.kind, name: facts.name || null }]] as const),
        ),
      ),
    ),
  }
}
const match = (said: Said, known: Known, taken: ReadonlySet<string> = new Set()) =>
  matchMentions([mention(said)], known, taken, numbers)[0]!

const ADA = mention({
  name: 'Ada Byron',
  organization: 'Acme Ltd',
  emails: ['ada@acme.com'],
  profiles: ['https://www.linkedin.com/in/ada-byron'],
})
const ACME = mention({
  kind: 'organization',
  name: 'Acme Ltd',
  key: 'owner@acme.com',
  relation: 'owner',
  emails: ['info@acme.com'],
})
const known = knownOf(ADA, ACME)

test.each<[string, Said, string]>([
  ['whom the same site names again', { name: 'Ada Byron' }, 'same-organization'],
  [
    'a person at an organisation of that name',
    { name: 'Ada Byron', site: null, organization: 'ACME' },
    'same-organization',
  ],
  ['an address, with a shorter name', { name: 'A. Byron', site: 'press.com', emails: ['ada@acme.com'] }, 'same-email'],
  ['an address alone', { name: '', site: null, emails: ['ada@acme.com'] }, 'same-email'],
  [
    'a profile of its own',
    { name: 'Ada King', site: 'press.com', profiles: ['https://www.linkedin.com/in/ada-byron'] },
    'same-profile',
  ],
])('%s is the same person', (_, said, reason) => {
  expect(match(said, known)).toMatchObject({ contact: 1, isNew: false, reason })
})

test.each<[string, Said]>([
  ['a namesake on another site', { name: 'Ada Byron', site: 'press.com', organization: 'Press Ltd' }],
  ['another name with the same address', { name: 'Bob Ray', site: 'press.com', emails: ['ada@acme.com'] }],
  ['another name with the same role mailbox', { name: 'Ada Byron', site: 'press.com', emails: ['info@acme.com'] }],
  ['whom a site names as a client', { name: 'Ada Byron', site: 'press.com', relation: 'mentioned' }],
])('%s is another person', (_, said) => {
  expect(match(said, known)).toMatchObject({ contact: 101, isNew: true })
})

test.each<[string, Said, number]>([
  [
    'by its full name elsewhere is the same',
    { kind: 'organization', name: 'ACME Limited', site: 'press.com', relation: 'client' },
    2,
  ],
  [
    'without a legal form may be another',
    { kind: 'organization', name: 'Acme', site: 'press.com', relation: 'client' },
    101,
  ],
  [
    'that owns the website is the same whatever it is called',
    { kind: 'organization', name: 'Zenith', key: 'other@acme.com', relation: 'owner' },
    2,
  ],
])('an organisation %s', (_, said, contact) => {
  expect(match(said, known).contact).toBe(contact)
})

test('a site that distinguishes two people keeps them separate, even with a shared address', () => {
  const two = ['Jan Berg', 'Jan Berger'].map((name) => mention({ name, emails: ['jan@acme.com'] }))
  const matches = matchMentions(two, NOBODY, new Set(), numbers)
  expect(matches.map(({ contact }) => contact)).toEqual([101, 102])
  const taken = new Set([takenKey('press.com', 1)])
  expect(match({ name: 'A. Byron', site: 'press.com', emails: ['ada@acme.com'] }, known, taken).isNew).toBe(true)
})

test('manual splits and merges are kept, because the mention’s own key is checked first', () => {
  const byKey = new Map([...known.byKey, [mentionKey(ADA.key), 7]])
  expect(match({ name: 'Ada Byron', emails: ['ada@acme.com'] }, { ...known, byKey }).contact).toBe(7)
})

test('rows without a site that share an address are one contact', () => {
  const rows = [
    mention({ name: '', site: null, key: 'a', emails: ['ada@acme.com'] }),
    mention({ name: 'Ada Byron', site: null, key: 'b', emails: ['ada@acme.com'] }),
  ]
  expect(matchMentions(rows, NOBODY, new Set(), numbers).map(({ contact }) => contact)).toEqual([101, 101])
})

test('a single-word name does not identify a person', () => {
  const keys = keysOf(mention({ name: 'Ada', organization: 'Acme Ltd' }).facts, 'acme.com', 'k')
  expect(keys.map(({ key }) => key)).toEqual([mentionKey('k')])
})

/** Rows of a list, and the contact that each gets. */
const contactsOfRows = (known: Known, ...rows: Said[]) =>
  matchMentions(
    rows.map((row, at) => mention({ site: null, organization: 'Acme Ltd', key: `row:${at}`, ...row })),
    known,
    new Set(),
    numbers,
  ).map(({ contact }) => contact)
const ANN = 'Ann Smith'

test.each<[string, Said[], number[]]>([
  [
    'two addresses are two people',
    [
      { name: ANN, emails: ['ann@acme.com'] },
      { name: ANN, emails: ['ann2@acme.com'] },
    ],
    [101, 102],
  ],
  ['no address joins', [{ name: ANN, emails: ['ann@acme.com'] }, { name: ANN }], [101, 101]],
  [
    'no address first is joined',
    [{ name: ANN }, { name: ANN, emails: ['ann@acme.com'] }, { name: ANN, emails: ['b@acme.com'] }],
    [101, 101, 103],
  ],
  [
    'a role mailbox distinguishes no one',
    [
      { name: ANN, emails: ['ann@acme.com'] },
      { name: ANN, emails: ['info@acme.com'] },
    ],
    [101, 101],
  ],
  [
    'one address in common is one person',
    [
      { name: ANN, emails: ['a@acme.com', 'b@acme.com'] },
      { name: ANN, emails: ['b@acme.com', 'c@acme.com'] },
    ],
    [101, 101],
  ],
  [
    'a profile is one person',
    [
      { name: ANN, emails: ['a@acme.com'], profiles: ['https://www.linkedin.com/in/ann'] },
      { name: ANN, emails: ['b@acme.com'], profiles: ['https://www.linkedin.com/in/ann'] },
    ],
    [101, 101],
  ],
])('people with the same name at one organisation in a list: %s', (_, rows, contacts) => {
  expect(contactsOfRows(NOBODY, ...rows)).toEqual(contacts)
})

test('a row is matched by its address before its name, and never to a contact with a different address', () => {
  const one = { name: ANN, site: null, organization: 'Acme Ltd' }
  const both = knownOf(
    mention({ ...one, key: 'row:a', emails: ['a@acme.com'] }),
    mention({ ...one, key: 'row:b', emails: ['b@acme.com'] }),
  )
  expect(
    contactsOfRows(both, { name: ANN, emails: ['b@acme.com'] }, { name: ANN, emails: ['c@acme.com'] }, { name: ANN }),
  ).toEqual([2, 102, 1])
})

test.each([
  ['Jörg Müller', 'Joerg Mueller'],
  ['Joerg Mueller', 'Jörg Müller'],
])('%s is the contact of %s at the same organisation, however it is spelled', (name, other) => {
  const known = knownOf(mention({ name: other, site: null, organization: 'Müller GmbH' }))
  const imported = { name, site: null, key: 'row', organization: 'Mueller GmbH' }
  expect(match(imported, known)).toMatchObject({ contact: 1, isNew: false, reason: 'same-organization' })
})

test('a company is the contact of its name with transcribed umlauts', () => {
  const known = knownOf(mention({ kind: 'organization', name: 'Mueller GmbH', site: 'list.com', relation: 'member' }))
  const said: Said = { kind: 'organization', name: 'Müller GmbH', site: 'other.com', relation: 'member' }
  expect(match(said, known)).toMatchObject({ contact: 1, isNew: false, reason: 'same-name' })
})
