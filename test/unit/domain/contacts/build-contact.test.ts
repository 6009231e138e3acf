import { expect, test } from 'vitest'
import { buildContact, reachOf, type SourcedMention } from '../../../../src/domain/contacts/build-contact.ts'
import type { ContactPart, SiteContact } from '../../../../src/extraction/site/site-contact.ts'

type Said = Partial<Omit<SourcedMention, 'facts'>> & { facts?: Partial<SiteContact>; part?: Partial<ContactPart> }

const told = ({ facts, part, ...mention }: Said): SourcedMention => {
  const name = facts?.name ?? 'Ada Byron'
  const empty = { job_titles: [], emails: [], phones: [], addresses: [], profiles: [], pages: [] }
  return {
    source: 1,
    source_type: 'crawl',
    site: 'acme.com',
    seen_at: 1_000,
    organization_number: null,
    ...mention,
    facts: {
      key: 'k',
      kind: 'person',
      name,
      relation: 'member',
      organization: null,
      organization_key: null,
      parts: [{ name, reason: null, ...empty, ...part }],
      likely_email: null,
      confidence: 0.9,
      ...facts,
    },
  }
}

test('later values come first, and all values are kept', () => {
  const made = buildContact(
    [
      told({ seen_at: 1, part: { job_titles: ['Clerk'], phones: [{ value: '+441' }] } }),
      told({ source: 2, seen_at: 2, part: { job_titles: ['Director'], phones: [{ value: '+442', kind: 'mobile' }] } }),
    ],
    {},
  )
  expect(made).toMatchObject({ jobTitle: 'Director', firstSeenAt: 1 })
  expect(made.values.map(({ type, normalized }) => `${type} ${normalized}`)).toEqual([
    'phones +442',
    'phones +441',
    'names ada byron',
  ])
})

test("values from a person's own website come before those of others", () => {
  const own = told({ seen_at: 1, facts: { kind: 'organization', name: 'Acme Ltd', relation: 'owner' } })
  const other = told({
    source: 2,
    seen_at: 9,
    site: 'press.com',
    facts: { kind: 'organization', name: 'ACME', relation: 'client' },
  })
  expect(buildContact([other, own], {})).toMatchObject({ name: 'Acme Ltd', site: 'acme.com' })
})

test('a full name comes before initials, from any source', () => {
  const initials = told({ seen_at: 9, facts: { name: 'A. Byron' } })
  expect(buildContact([initials, told({ source: 2, seen_at: 1 })], {}).name).toBe('Ada Byron')
})

test('manual edits are kept, whatever is found', () => {
  const edits = {
    name: 'Ada King',
    job_title: null,
    organization: 'Analytical Engines',
    removed: ['emails:old@acme.com'],
    preferred: ['emails:b@acme.com'],
  }
  const made = buildContact(
    [
      told({
        organization_number: 7,
        part: { job_titles: ['Clerk'], emails: ['a@acme.com', 'b@acme.com', 'old@acme.com'] },
      }),
    ],
    edits,
  )
  expect(made).toMatchObject({
    name: 'Ada King',
    jobTitle: null,
    organization: 'Analytical Engines',
    organizationNumber: null,
  })
  expect(made.values.filter(({ type }) => type === 'emails').map(({ normalized }) => normalized)).toEqual([
    'b@acme.com',
    'a@acme.com',
  ])
})

test('a guessed address does not count as an address, and is dropped if a real one is found', () => {
  const likely_email = { email: 'ada.byron@acme.com', pattern: 'first.last', examples: ['bob.ray@acme.com'] }
  expect(buildContact([told({ facts: { likely_email } })], {})).toMatchObject({
    likelyEmail: likely_email,
    values: [{ type: 'names' }],
  })
  expect(
    buildContact([told({ facts: { likely_email }, part: { emails: ['ada@acme.com'] } })], {}).likelyEmail,
  ).toBeNull()
})

const email = (normalized: string, check: string | null = null) => ({
  type: 'emails' as const,
  normalized,
  phoneKind: null,
  check,
})
const phone = (phoneKind: 'fax' | 'voice') => ({ type: 'phones' as const, normalized: '+441', phoneKind, check: null })

test.each([
  ['an unchecked personal address', 'person' as const, [email('ada@acme.com')], 3],
  ['an undeliverable address', 'person' as const, [email('ada@acme.com', 'undeliverable')], 2],
  ['only a role mailbox, for a person', 'person' as const, [email('info@acme.com')], 2],
  ['only a role mailbox, for an organisation', 'organization' as const, [email('info@acme.com')], 3],
  ['a phone', 'person' as const, [phone('voice')], 1],
  ['a fax', 'person' as const, [phone('fax')], 0],
  ['nothing', 'person' as const, [], 0],
])('a contact with %s has that reachability', (_, kind, values, reach) => {
  expect(reachOf(kind, values)).toBe(reach)
})
