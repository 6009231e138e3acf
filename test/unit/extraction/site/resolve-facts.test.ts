import { expect, test } from 'vitest'
import type { FactGroup, PageFacts } from '../../../../src/extraction/site/page-facts.ts'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'
import { contactNamed } from '../../../support/read-site.ts'

const OWNER: FactGroup = { kind: 'organization', name: 'Elm Tools Ltd', confidence: 0.9, is_chrome: true }
const page = (path: string, ...groups: FactGroup[]): PageFacts => ({
  url: `https://elm-tools.co.uk/${path}`,
  title: 'Elm Tools',
  site_names: [
    { name: 'Elm Tools Ltd', from: 'copyright' },
    { name: 'Elm Tools', from: 'title' },
  ],
  groups: [OWNER, ...groups],
})
const person = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'person',
  name,
  confidence: 0.9,
  ...more,
})
const nobody = (more: Partial<FactGroup>): FactGroup => ({ kind: null, name: null, confidence: 0.8, ...more })
const namesOf = (...pages: PageFacts[]) =>
  resolveSite(pages)
    .filter(({ kind }) => kind === 'person')
    .map(({ name }) => name)
const valuesOf = (pages: PageFacts[], name: string) =>
  contactNamed(resolveSite(pages), name).parts.flatMap(({ emails, phones }) => [
    ...emails,
    ...phones.map(({ value }) => value),
  ])

test('an honorific with a family name is merged with the only person of that name', () => {
  expect(
    namesOf(page('a', person('Jane Roe')), page('b', person('Mrs Roe', { phones: [{ value: '+441632960101' }] }))),
  ).toEqual(['Jane Roe'])
})

test('with two people of one family name an honorific is merged by a shared number, otherwise with neither', () => {
  const two = [person('Jane Roe', { phones: [{ value: '+441632960101' }] }), person('Peter Roe')]
  expect(
    namesOf(page('a', ...two), page('b', person('Mrs Roe', { phones: [{ value: '+441632960101' }] }))),
  ).toHaveLength(2)
  expect(
    namesOf(page('a', ...two), page('b', person('Mrs Roe', { phones: [{ value: '+441632960102' }] }))),
  ).toHaveLength(3)
  expect(namesOf(page('a', ...two), page('b', person('Mrs Roe')))).toHaveLength(2)
})

test.each([
  ['title', 'Dr. Jane Roe'],
  ['name-order', 'Roe Jane'],
  ['initials', 'J. Roe'],
  ['initials', 'Jane M. Roe'],
])('the reason "%s" merges %s with Jane Roe', (reason, name) => {
  const contacts = resolveSite([page('a', person('Jane Roe', { job_title: 'Director' })), page('b', person(name))])
  const people = contacts.filter(({ kind }) => kind === 'person')
  expect(people).toHaveLength(1)
  expect(people[0]!.parts.map((part) => part.reason)).toContain(reason)
})

const titleOf = (pages: PageFacts[], name: string) => contactNamed(resolveSite(pages), name).parts[0]!.job_titles[0]

test('a role comes before a department that is written with a number', () => {
  const reached = { job_title: 'Accounts', phones: [{ value: '+441632960101' }] }
  expect(
    titleOf(
      [page('a', person('Jane Roe', { job_title: 'Practice Manager' })), page('b', person('Jane Roe', reached))],
      'Jane Roe',
    ),
  ).toBe('Practice Manager')
})

test('a title that many people have comes after one that only one has', () => {
  const leaders = ['Jane Roe', 'Ann Lind', 'Peter Oak', 'Mary Elm'].map((name) => person(name, { job_title: 'Leader' }))
  const chair = page('a', person('Jane Roe', { job_title: 'Vice chairman' }))
  expect(titleOf([chair, page('b', ...leaders)], 'Jane Roe')).toBe('Vice chairman')
  expect(titleOf([chair, page('b', leaders[0]!)], 'Jane Roe')).toBe('Leader')
})

test('a name with additional given names may be another person', () => {
  expect(namesOf(page('a', person('Ann Lee'), person('Mary Ann Lee')))).toHaveLength(2)
})

test("a number on a person's card and in the footer belongs to the person and the owner", () => {
  const phones = [{ value: '+441632960101' }]
  const pages = [page('a', person('Jane Roe', { phones }), nobody({ phones, is_chrome: true }))]
  expect(valuesOf(pages, 'Jane Roe')).toEqual(['+441632960101'])
  expect(valuesOf(pages, 'Elm Tools Ltd')).toEqual(['+441632960101'])
})

test("a general mailbox next to a person belongs to the owner, and a mailbox with a person's name always to that person", () => {
  const pages = [
    page('a', person('Jane Roe', { emails: ['info@elm-tools.co.uk'] })),
    page('b', nobody({ emails: ['jane.roe@elm-tools.co.uk'] })),
  ]
  expect(valuesOf(pages, 'Jane Roe')).toEqual(['jane.roe@elm-tools.co.uk'])
  expect(valuesOf(pages, 'Elm Tools Ltd')).toEqual(['info@elm-tools.co.uk'])
})

test('a number next to three people belongs to their office', () => {
  const phones = [{ value: '+441632960101' }]
  const pages = [page('a', ...['Jane Roe', 'Peter Lomax', 'Ada Quill'].map((name) => person(name, { phones })))]
  expect(valuesOf(pages, 'Elm Tools Ltd')).toEqual(['+441632960101'])
  expect(valuesOf(pages, 'Jane Roe')).toEqual([])
})

test('an email address at another domain in small print does not belong to the owner', () => {
  const contacts = resolveSite([
    page('a'),
    page('b'),
    page('privacy', nobody({ emails: ['privacy@form-service.net'] })),
  ])
  expect(contacts.map(({ name, relation }) => [name, relation])).toEqual([
    ['Elm Tools Ltd', 'owner'],
    ['form-service.net', 'mentioned'],
  ])
})

test('two companies with different legal forms are distinct, and a phrase with the owner’s name is not a company', () => {
  const organization = (name: string): FactGroup => ({ kind: 'organization', name, confidence: 0.9 })
  const contacts = resolveSite([page('a', organization('Elm Tools GmbH'), organization('Careers at Elm Tools'))])
  expect(contacts.map(({ name }) => name)).toEqual(['Elm Tools Ltd', 'Elm Tools GmbH'])
})

test('parts of addresses are not people, and labels, sentences and member counts are not titles', () => {
  const address = { value: '5 Victor Hugo Street, Elmstead', normalized: '5 victor hugo st elmstead' }
  const contacts = resolveSite([
    page(
      'a',
      person('Victor Hugo'),
      nobody({ addresses: [address] }),
      person('Jane Roe', { job_title: 'Member #27' }),
      person('Peter Lomax', { job_title: 'of the council of Elmstead' }),
      person('Ada Quill', { job_title: 'Vertreten durch die Geschäftsführerin' }),
    ),
  ])
  const titles = Object.fromEntries(contacts.slice(1).map(({ name, parts }) => [name, parts[0]!.job_titles]))
  expect(titles).toEqual({ 'Jane Roe': [], 'Peter Lomax': [], 'Ada Quill': ['Geschäftsführerin'] })
})

test('3,000 pages of 1,200 people are resolved in the time of a few of their pages', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const nameOf = (number: number) =>
    `Ana${letters[number % 26]}ia Bern${letters[Math.floor(number / 26) % 26]}${letters[Math.floor(number / 676)]}holm`
  const pages = Array.from({ length: 3_000 }, (_, at) =>
    page(
      `p/${at}`,
      ...Array.from({ length: 5 }, (_, k) => person(nameOf((at * 5 + k) % 1_200), { job_title: 'Nurse' })),
    ),
  )
  const began = performance.now()
  expect(resolveSite(pages)).toHaveLength(1_201)
  expect(performance.now() - began).toBeLessThan(15_000)
})
