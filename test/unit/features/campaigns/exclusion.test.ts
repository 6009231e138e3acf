import { expect, test } from 'vitest'
import {
  exclusionOf,
  type OrganizationPlaces,
  type RecipientFacts,
  takesPlace,
} from '../../../../src/domain/recipients/eligibility/exclusion.ts'
import { organizationKey } from '../../../../src/domain/recipients/organization-key.ts'

const welcome: RecipientFacts = {
  ...{ block: null, hasUnsubscribedElsewhere: false, hasLeftTopic: false, hasConsent: true, stop: null },
}

test.each<[string, Partial<RecipientFacts>, boolean, string | undefined]>([
  ['nothing speaks against it', {}, true, undefined],
  ['consent is not required', { hasConsent: false }, false, undefined],
  ['consent is required', { hasConsent: false }, true, 'without_consent'],
  ['on the list', { block: 'suppressed' }, false, 'suppressed'],
  ['opted out or erased', { block: 'refused' }, false, 'refused'],
  ['unsubscribed at another address', { hasUnsubscribedElsewhere: true }, false, 'suppressed'],
  ['left the topic', { hasLeftTopic: true, hasConsent: false }, true, 'left_topic'],
  ['answered', { stop: { reason: 'They answered an earlier message.', passes: false } }, false, 'stopped'],
  [
    'counts once, by the first reason',
    { block: 'suppressed', hasConsent: false, stop: { reason: 'x', passes: false } },
    true,
    'suppressed',
  ],
])('a recipient is excluded or not: %s', (_, facts, requireOptIn, kind) => {
  expect(exclusionOf({ ...welcome, ...facts }, { requireOptIn })?.kind).toBe(kind)
})

test('the first address of an organization is selected, and one that got its message stays selected', () => {
  const places: OrganizationPlaces = new Map([['done.com', '']])
  const ask = (id: string, organization: string | null) => takesPlace({ id, organization }, places)?.kind ?? null
  expect(ask('1', 'acme.com')).toBeNull()
  expect(ask('2', 'acme.com')).toBe('same_organization')
  // Checked again after a postponement, it is still selected.
  expect(ask('1', 'acme.com')).toBeNull()
  expect(ask('3', 'done.com')).toBe('same_organization')
  expect([ask('4', null), ask('5', null)]).toEqual([null, null])
})

test.each([
  ['the domain of the address', { address: 'ada@news.acme.co.uk' }, 'acme.co.uk'],
  ["the organization's website first", { address: 'ada@acme.de', organizationSite: 'acme.com' }, 'acme.com'],
  ['no mail provider', { address: 'ada@gmail.com' }, null],
  ['the organization without a website', { address: 'ada@gmail.com', organizationNumber: 7 }, 'contact:7'],
  ['the person, if there is no organization', { address: '+442079460123', contact: 9 }, 'contact:9'],
  ['nothing for an unassigned number', { address: '+442079460123' }, null],
] as const)('an organization is identified by %s', (_, facts, key) => {
  expect(organizationKey(facts)).toBe(key)
})
