import { expect, test } from 'vitest'
import { Audience } from '../../../../src/contracts/campaigns/audience.ts'
import {
  type AddressFacts,
  isBetter,
  judgeMember,
  type Pick,
  rankOf,
  type Terms,
} from '../../../../src/features/campaigns/audience/judge-member.ts'
import type { Member, MemberAddress } from '../../../../src/features/campaigns/audience/member.ts'
import { hasTitleWords, isDecisionMaker } from '../../../../src/outreach/recipients/decision-makers.ts'

const at = (item: number, address: string, more: Partial<MemberAddress> = {}): MemberAddress => ({
  ...{ item, address, check: 'deliverable', mailbox: 'personal' },
  ...more,
})
const ada: Member = {
  ...{ contact: 1, contactId: null, kind: 'person', name: 'Ada Byron', jobTitle: 'CEO', company: 'Acme' },
  ...{ confidence: 90, site: 'acme.com', organizationNumber: 9, organizationSite: 'acme.com', hasSkippedLabel: false },
  addresses: [at(11, 'ada@acme.com')],
}
const acme: Member = {
  ...{ ...ada, contact: 9, kind: 'organization', name: 'Acme', jobTitle: null, organizationNumber: 9 },
  addresses: [at(91, 'hello.acme@acme.com'), at(92, 'info@acme.com', { mailbox: 'role' })],
}
const clear: AddressFacts = { blocks: { block: null, hasUnsubscribedElsewhere: false }, elsewhere: null }
const termsOf = (rules: object = {}, more: Partial<Terms> = {}): Terms => {
  const audience = Audience.parse({ contacts: {}, ...rules })
  return {
    ...{ audience, type: 'email', requireOptIn: false, writtenSince: '2026-10-28T00:00:00.000Z' },
    skippedDomains: new Set(audience.skip_domains),
    ...more,
  }
}
const judge = (member: Partial<Member>, rules: object = {}, facts: Partial<AddressFacts> = {}, more = {}) =>
  judgeMember({ ...ada, ...member }, () => ({ ...clear, ...facts }), termsOf(rules, more))

test.each<[string, Partial<Member>, object, Partial<AddressFacts>, object, string | null]>([
  ['nothing speaks against it', {}, {}, {}, {}, null],
  ['an organisation where people are meant', acme, {}, {}, {}, 'other_kind'],
  ['a person where organisations are meant', {}, { who: 'organizations' }, {}, {}, 'other_kind'],
  ['no decision maker', { jobTitle: 'Welder' }, { decision_makers: true }, {}, {}, 'other_role'],
  ['another title', {}, { title: 'head of sales' }, {}, {}, 'other_role'],
  ['a competitor by the website', {}, { skip_domains: ['https://www.acme.com/about'] }, {}, {}, 'skipped_domain'],
  [
    'a competitor by the address, below the domain',
    { site: null, organizationSite: null, addresses: [at(1, 'ada@mail.rival.example')] },
    ...([{ skip_domains: ['rival.example'] }, {}, {}, 'skipped_domain'] as const),
  ],
  ['no part of a domain by chance', {}, { skip_domains: ['me.com', 'cme.com'] }, {}, {}, null],
  ['a customer', { hasSkippedLabel: true }, {}, {}, {}, 'skipped_label'],
  ['no address', { addresses: [] }, {}, {}, {}, 'no_address'],
  [
    'a role mailbox is not theirs',
    { addresses: [at(1, 'info@acme.com', { mailbox: 'role' })] },
    {},
    {},
    {},
    'no_address',
  ],
  [
    'an address that accepts no mail',
    { addresses: [at(1, 'a@acme.com', { check: 'undeliverable' })] },
    {},
    {},
    {},
    'undeliverable',
  ],
  ['on the list', {}, {}, { blocks: { block: 'suppressed', hasUnsubscribedElsewhere: false } }, {}, 'suppressed'],
  ['opted out', {}, {}, { blocks: { block: 'refused', hasUnsubscribedElsewhere: false } }, {}, 'refused'],
  ['unsubscribed elsewhere', {}, {}, { blocks: { block: null, hasUnsubscribedElsewhere: true } }, {}, 'suppressed'],
  ['no consent where it is required', {}, {}, {}, { requireOptIn: true }, 'without_consent'],
  ['consent as stated', {}, { consent: 'At the fair' }, {}, { requireOptIn: true }, null],
  ['in another campaign', {}, {}, { elsewhere: { isInCampaign: true, lastSentAt: null } }, {}, 'in_campaign'],
  [
    'in another campaign, which may be',
    {},
    ...([{ skip_in_campaigns: false }, { elsewhere: { isInCampaign: true, lastSentAt: null } }, {}, null] as const),
  ],
  [
    'written to lately',
    {},
    ...([
      {},
      { elsewhere: { isInCampaign: false, lastSentAt: '2026-11-01T00:00:00.000Z' } },
      {},
      'written_recently',
    ] as const),
  ],
  [
    'written to long ago',
    {},
    ...([{}, { elsewhere: { isInCampaign: false, lastSentAt: '2026-10-01T00:00:00.000Z' } }, {}, null] as const),
  ],
])('a member is excluded or not: %s', (_, member, rules, facts, more, exclusion) => {
  const judged = judge(member, rules, facts, more)
  expect(judged.exclusion).toBe(exclusion)
  expect(judged.picks).toHaveLength(exclusion === null ? 1 : 0)
})

test('the best address is selected, or another one if that is excluded', () => {
  const addresses = [
    at(1, 'info@acme.com', { mailbox: 'role' }),
    at(2, 'unsure@acme.com', { check: null }),
    at(3, 'ada@acme.com'),
    at(4, 'ada.byron@acme.com'),
  ]
  const itemsOf = (rules: object, blocked: readonly string[] = []) =>
    judgeMember(
      { ...ada, addresses },
      (address) => ({
        ...clear,
        blocks: { block: blocked.includes(address) ? ('suppressed' as const) : null, hasUnsubscribedElsewhere: false },
      }),
      termsOf(rules),
    ).picks.map(({ item }) => item)
  expect(itemsOf({})).toEqual([3])
  expect(itemsOf({}, ['ada@acme.com'])).toEqual([4])
  expect(itemsOf({ one_per_organization: false, one_per_person: false })).toEqual([3, 4, 2])
  expect(itemsOf({ who: 'both', one_per_organization: false, one_per_person: false })).toEqual([3, 4, 2, 1])
  // An organisation is contacted at its role mailbox.
  expect(judge(acme, { who: 'organizations' }).picks[0]?.item).toBe(92)
})

test('the unit of an audience is the organisation, the person or the address', () => {
  const placeOf = (member: Partial<Member>, rules: object = {}) => judge(member, rules).picks[0]?.place
  expect(placeOf({})).toBe('acme.com')
  expect(placeOf({ organizationSite: null, addresses: [at(1, 'ada@gmail.com')] })).toBe('contact:9')
  expect(placeOf({ organizationSite: null, organizationNumber: null, addresses: [at(1, 'ada@gmail.com')] })).toBe(
    'contact:1',
  )
  expect(placeOf({}, { one_per_organization: false })).toBe('contact:1')
  expect(placeOf({}, { one_per_organization: false, one_per_person: false })).toBe('item:11')
})

test('per organisation the decision maker is selected, then the more certain contact, then the older one, in any order', () => {
  const member = (contact: number, jobTitle: string | null, confidence: number, kind: Member['kind'] = 'person') => ({
    ...{ ...ada, contact, jobTitle, confidence, kind },
    addresses: [at(contact * 10, `p${contact}@acme.com`)],
  })
  const sorted = [
    member(5, 'Geschäftsführerin', 40),
    member(4, 'Accountant', 95),
    member(2, null, 80),
    member(3, null, 80),
    member(1, null, 99, 'organization'),
  ]
  const picks = sorted.map((one) => ({ rank: rankOf(one), contact: one.contact, item: one.contact * 10, place: 'x' }))
  const shuffles = [picks, picks.toReversed(), [...picks.slice(2), ...picks.slice(0, 2)]]
  for (const shuffled of shuffles)
    expect(shuffled.toSorted((a: Pick, b: Pick) => (isBetter(a, b) ? -1 : 1)).map(({ contact }) => contact)).toEqual([
      5, 4, 2, 3, 1,
    ])
})

test.each([
  ...['CEO & Co-Founder', 'Managing Director', 'Head of Sales', 'Inhaberin', 'Geschäftsführer', 'Leiter Einkauf'],
  ...['Directrice commerciale', 'Gérant', 'Director General', 'Titolare', 'Eigenaar', 'Prezes zarządu', '代表取締役'],
  ...['VP Marketing', 'Partner', 'Генеральный директор'],
])('%s is a decision maker', (title) => expect(isDecisionMaker(title)).toBe(true))

test.each([
  ...[
    'Assistant to the CEO',
    'Assistenz der Geschäftsführung',
    'Art Director',
    'Welder',
    'Projektmanagerin',
    'Trainee',
  ],
  ...['Headhunter', 'Secretary', '', null],
])('%s is not a decision maker', (title) => expect(isDecisionMaker(title)).toBe(false))

test('a title is matched by word prefixes', () => {
  expect(hasTitleWords('Head of Sales & Marketing', 'sales head')).toBe(true)
  expect(hasTitleWords('Geschäftsführerin', 'geschafts')).toBe(true)
  expect(hasTitleWords('Head of Sales', 'sales purchase')).toBe(false)
  expect(hasTitleWords(null, 'sales')).toBe(false)
})

test.each([
  [{ contacts: {} }, true],
  [{ items: { type: 'emails' } }, true],
  [{}, false],
  [{ contacts: {}, items: {} }, false],
  [{ contacts: {}, skip_domains: ['no domain'] }, false],
  [{ contacts: {}, skip_written_days: -1 }, false],
])('an audience has one filter, and valid domains: %j', (given, isValid) => {
  expect(Audience.safeParse(given).success).toBe(isValid)
})

test('domains are read from pasted text', () => {
  const { skip_domains } = Audience.parse({
    contacts: {},
    skip_domains: ['Acme.com', 'https://www.rival.example/x', '@third.example', 'bob@fourth.example'],
  })
  expect(skip_domains).toEqual(['acme.com', 'rival.example', 'third.example', 'fourth.example'])
})
