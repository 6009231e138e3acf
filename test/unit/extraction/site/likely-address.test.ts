import { describe, expect, test } from 'vitest'
import { likelyEmails } from '../../../../src/extraction/site/likely-address.ts'
import type { ContactPart, SiteContact } from '../../../../src/extraction/site/site-contact.ts'

const part = (name: string, emails: readonly string[], pages: readonly string[] = []): ContactPart => ({
  name,
  reason: null,
  job_titles: [],
  emails,
  phones: [],
  addresses: [],
  profiles: [],
  pages,
})
const contact = (name: string, emails: readonly string[], more: Partial<SiteContact> = {}): SiteContact => ({
  key: `person ${name}`,
  kind: 'person',
  name,
  relation: 'member',
  organization: 'Quellwerk',
  organization_key: 'owner',
  parts: [part(name, emails)],
  likely_email: null,
  confidence: 0.9,
  ...more,
})
const owner = (emails: readonly string[] = ['info@quellwerk.de'], pages: readonly string[] = []) =>
  contact('Quellwerk', emails, {
    key: 'owner',
    kind: 'organization',
    relation: 'owner',
    organization: null,
    organization_key: null,
    parts: [part('Quellwerk', emails, pages)],
  })

/** People by name with their mailbox at the owner's domain, or null. @returns the guessed addresses of those without */
function likely(people: Record<string, string | null>, domain = 'quellwerk.de'): Record<string, string | undefined> {
  const contacts = Object.entries(people).map(([name, mailbox]) =>
    contact(name, mailbox === null ? [] : [mailbox.includes('@') ? mailbox : `${mailbox}@${domain}`]),
  )
  const given = likelyEmails([owner([`info@${domain}`]), ...contacts])
  return Object.fromEntries(
    given
      .filter(({ kind, parts }) => kind === 'person' && parts.every(({ emails }) => emails.length === 0))
      .map(({ name, likely_email }) => [name, likely_email?.email.replace(`@${domain}`, '')]),
  )
}

describe('address patterns confirmed by two people', () => {
  test.each([
    ['first.last', 'mira.tessenow', 'arno.quast', 'lene.brodersen'],
    ['f.last', 'm.tessenow', 'a.quast', 'l.brodersen'],
    ['flast', 'mtessenow', 'aquast', 'lbrodersen'],
    ['firstlast', 'miratessenow', 'arnoquast', 'lenebrodersen'],
    ['first_last', 'mira_tessenow', 'arno_quast', 'lene_brodersen'],
    ['first-last', 'mira-tessenow', 'arno-quast', 'lene-brodersen'],
    ['last.first', 'tessenow.mira', 'quast.arno', 'brodersen.lene'],
    ['lastf', 'tessenowm', 'quasta', 'brodersenl'],
    ['firstl', 'mirat', 'arnoq', 'leneb'],
    ['last', 'tessenow', 'quast', 'brodersen'],
    ['first', 'mira', 'arno', 'lene'],
  ])('%s', (pattern, one, other, expected) => {
    expect(likely({ 'Mira Tessenow': one, 'Arno Quast': other, 'Lene Brodersen': null })).toEqual({
      'Lene Brodersen': expected,
    })
    const contacts = [
      owner(),
      contact('Mira Tessenow', [`${one}@quellwerk.de`]),
      contact('Arno Quast', [`${other}@quellwerk.de`]),
    ]
    expect(likelyEmails([...contacts, contact('Lene Brodersen', [])]).at(-1)!.likely_email).toEqual({
      email: `${expected}@quellwerk.de`,
      pattern,
      examples: [`${one}@quellwerk.de`, `${other}@quellwerk.de`],
    })
  })
})

const TWO = { 'Mira Tessenow': 'mira.tessenow', 'Arno Quast': 'arno.quast' }

test.each<[string, Record<string, string | null>]>([
  ['one example is too few', { 'Mira Tessenow': 'mira.tessenow', 'Lene Brodersen': null }],
  [
    'two that differ contradict each other',
    { 'Mira Tessenow': 'mira.tessenow', 'Arno Quast': 'quast', 'Lene Brodersen': null },
  ],
  ['a third that differs contradicts two', { ...TWO, 'Ole Harms': 'oharms', 'Lene Brodersen': null }],
  [
    'one mailbox of two people is one example',
    { 'Mira Tessenow': 'tessenow', 'Till Tessenow': 'tessenow', 'Lene Brodersen': null },
  ],
  ['names of one word', { ...TWO, Lene: null }],
  ['names in another script', { ...TWO, 'Лене Бродерсен': null }],
])('no guess: %s', (_, people) => expect(Object.values(likely(people))).toEqual([undefined]))

test.each<[string, Record<string, string | null>, Record<string, string | undefined>]>([
  [
    'mailboxes of functions and nicknames say nothing',
    { ...TWO, 'Ole Harms': 'sales', 'Ida Voss': 'bumblebee', 'Lene Brodersen': null },
    { 'Lene Brodersen': 'lene.brodersen' },
  ],
  [
    'two who would have the same have none',
    { ...TWO, 'Lene Brodersen': null, 'Lene  Brodersen': null },
    { 'Lene Brodersen': undefined, 'Lene  Brodersen': undefined },
  ],
  [
    'titles and middle initials are left out',
    { ...TWO, 'Dr. Lene K. Brodersen': null },
    { 'Dr. Lene K. Brodersen': 'lene.brodersen' },
  ],
  ['accents go', { ...TWO, 'Renée Łaska': null }, { 'Renée Łaska': 'renee.laska' }],
  ['umlauts at German domains', { ...TWO, 'Jörg Müßig': null }, { 'Jörg Müßig': 'joerg.muessig' }],
  [
    'umlauts as shown',
    { 'Mira Möller': 'mira.moller', 'Arno Quast': 'arno.quast', 'Jörg Müßig': null },
    { 'Jörg Müßig': 'jorg.mussig' },
  ],
  [
    'umlauts that the pattern swallows show nothing',
    { 'Jürgen Roth': 'j.roth', 'Arno Quast': 'a.quast', 'Lene Möller': null },
    { 'Lene Möller': 'l.moeller' },
  ],
  [
    'double names as shown, kept',
    { 'Mira Tessenow-Lau': 'mira.tessenow-lau', 'Arno Quast': 'arno.quast', 'Lene Brodersen-Voss': null },
    { 'Lene Brodersen-Voss': 'lene.brodersen-voss' },
  ],
  [
    'double names as shown, the first',
    { 'Mira Tessenow-Lau': 'mira.tessenow', 'Arno Quast': 'arno.quast', 'Lene Brodersen-Voss': null },
    { 'Lene Brodersen-Voss': 'lene.brodersen' },
  ],
  [
    'double names that nobody shows',
    { ...TWO, 'Lene Brodersen-Voss': null, 'Anna-Lena Harms': null },
    { 'Lene Brodersen-Voss': undefined, 'Anna-Lena Harms': undefined },
  ],
  [
    'particles as shown, joined',
    { 'Mira von der Au': 'mira.vonderau', 'Arno Quast': 'arno.quast', 'Lene van Dorp': null },
    { 'Lene van Dorp': 'lene.vandorp' },
  ],
  [
    'particles as shown, left out',
    { 'Mira von der Au': 'mira.au', 'Arno Quast': 'arno.quast', 'Lene van Dorp': null },
    { 'Lene van Dorp': 'lene.dorp' },
  ],
  ['particles that nobody shows', { ...TWO, 'Lene van Dorp': null }, { 'Lene van Dorp': undefined }],
  [
    'two families, of which the first is written',
    { 'Ana Robledo Sanz': 'ana.robledo', 'Luis Ortega Gil': 'luis.ortega', 'Eva Prado Mena': null },
    { 'Eva Prado Mena': 'eva.prado' },
  ],
  [
    'a choice that makes no difference',
    { 'Mira Tessenow': 'mira', 'Arno Quast': 'arno', 'Lene Brodersen-Voss': null },
    { 'Lene Brodersen-Voss': 'lene' },
  ],
  [
    'an initial is enough where the pattern asks for no more',
    { 'Mira Tessenow': 'm.tessenow', 'Arno Quast': 'a.quast', 'L. Brodersen': null },
    { 'L. Brodersen': 'l.brodersen' },
  ],
  ['but nowhere else', { ...TWO, 'L. Brodersen': null }, { 'L. Brodersen': undefined }],
])('%s', (_, people, expected) => expect(likely(people)).toEqual(expected))

test('umlauts elsewhere need an example', () => {
  expect(likely({ ...TWO, 'Åsa Öberg': null }, 'quellwerk.se')).toEqual({ 'Åsa Öberg': undefined })
})

test('an address that the site shows is assigned to no one else', () => {
  const contacts = [
    owner(['info@quellwerk.de', 'lene.brodersen@quellwerk.de']),
    contact('Mira Tessenow', ['mira.tessenow@quellwerk.de']),
    contact('Arno Quast', ['arno.quast@quellwerk.de']),
    contact('Lene Brodersen', []),
  ]
  expect(likelyEmails(contacts)).toEqual(contacts)
})

test('only domains of the owner provide patterns, and mail providers never', () => {
  const people = (domain: string) => [
    contact('Mira Tessenow', [`mira.tessenow@${domain}`]),
    contact('Arno Quast', [`arno.quast@${domain}`]),
    contact('Lene Brodersen', []),
  ]
  const last = (contacts: readonly SiteContact[]) => likelyEmails(contacts).at(-1)!.likely_email?.email
  expect(last([owner(), ...people('agentur-lau.de')])).toBeUndefined()
  expect(last([owner(['quellwerk@gmx.de']), ...people('gmx.de')])).toBeUndefined()
  expect(last([owner(['quellwerk@yahoo.co.uk']), ...people('yahoo.co.uk')])).toBeUndefined()
  expect(last([owner([], ['https://www.quellwerk.de/team']), ...people('quellwerk.de')])).toBe(
    'lene.brodersen@quellwerk.de',
  )
  expect(last([owner(), ...people('mail.quellwerk.de')])).toBe('lene.brodersen@mail.quellwerk.de')
  expect(last(people('quellwerk.de'))).toBeUndefined()
})

test('only people of the owner get a guessed address', () => {
  const examples = [
    owner(),
    contact('Mira Tessenow', ['mira.tessenow@quellwerk.de']),
    contact('Arno Quast', ['arno.quast@quellwerk.de']),
  ]
  const of = (more: Partial<SiteContact>) =>
    likelyEmails([...examples, contact('Lene Brodersen', [], more)]).at(-1)!.likely_email?.email
  expect(of({ organization_key: null })).toBe('lene.brodersen@quellwerk.de')
  expect(of({ organization_key: null, relation: 'mentioned' })).toBeUndefined()
  expect(of({ organization_key: 'organization agentur lau' })).toBeUndefined()
  expect(of({ parts: [part('Lene Brodersen', ['lene@gmx.de'])] })).toBeUndefined()
})

test('at most three examples are kept', () => {
  const people = ['Mira Tessenow', 'Arno Quast', 'Ole Harms', 'Ida Voss'].map((name) =>
    contact(name, [`${name.toLowerCase().replace(' ', '.')}@quellwerk.de`]),
  )
  expect(likelyEmails([owner(), ...people, contact('Lene Brodersen', [])]).at(-1)!.likely_email!.examples).toEqual([
    'mira.tessenow@quellwerk.de',
    'arno.quast@quellwerk.de',
    'ole.harms@quellwerk.de',
  ])
})
