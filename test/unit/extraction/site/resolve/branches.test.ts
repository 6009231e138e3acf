import { expect, test } from 'vitest'
import type { FactGroup } from '../../../../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../../../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../../../../src/extraction/site/resolve-site.ts'

const page = (path: string, ...groups: FactGroup[]) => ({
  url: `https://elmbakery.example/${path}`,
  title: 'Elm Bakery',
  site_names: [{ name: 'Elm Bakery', from: 'title' as const }],
  groups: [{ kind: 'organization' as const, name: 'Elm Bakery', confidence: 0.9, is_chrome: true as const }, ...groups],
})
const organisation = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'organization',
  name,
  confidence: 0.9,
  ...more,
})
const phones = [{ value: '+441632960101' }]
const addresses = [{ value: '8 Quay Street, Oakham', normalized: '8 quay st oakham' }]
const read = (...pages: Parameters<typeof resolveSite>[0][number][]) => printableSite(resolveSite(pages))
const ownerOf = (...pages: Parameters<typeof resolveSite>[0][number][]) =>
  read(...pages).organizations.find(({ is_owner }) => is_owner)!

test('a shop whose mailbox at the site’s domain is called after it is the owner’s', () => {
  const shop = organisation('Oven Shop Oakham', { emails: ['oakham@elmbakery.example'], phones, addresses })
  expect(ownerOf(page(''), page('shops/oakham', shop))).toMatchObject({
    phones: ['+441632960101'],
    addresses: ['8 Quay Street, Oakham'],
  })
})

test('an organisation with a street of its own beside a mailbox of the owner is another', () => {
  const mill = organisation('Oakham Mill Trust', { emails: ['orders@elmbakery.example'], phones, addresses })
  expect(ownerOf(page(''), page('flour', mill))).toMatchObject({ phones: [], addresses: [] })
})

test('what the footers of several pages show beside a name is also the owner’s', () => {
  const house = organisation('Oven Street School', { phones, addresses, is_chrome: true })
  const pages = ['', 'bread', 'cakes'].map((path) => page(path, house))
  expect(ownerOf(...pages)).toMatchObject({ phones: ['+441632960101'], addresses: ['8 Quay Street, Oakham'] })
  expect(ownerOf(pages[0]!, page('bread', { ...house, is_chrome: undefined }))).toMatchObject({ phones: [] })
})

test('a number beside a stranger’s mailbox belongs to the stranger, except among the owner’s contact details', () => {
  const desk: FactGroup = { kind: null, name: null, emails: ['desk@authority.example'], phones, confidence: 0.8 }
  expect(ownerOf(page(''), page('privacy', desk))).toMatchObject({ emails: [], phones: [] })
  expect(read(page(''), page('privacy', desk)).organizations).toContainEqual(
    expect.objectContaining({ name: 'authority.example', phones: ['+441632960101'] }),
  )
  expect(ownerOf(page(''), page('contact', desk))).toMatchObject({ phones: ['+441632960101'] })
})

test('a number on a page of legal texts beside a name that may be an organisation is not the owner’s', () => {
  const commission = organisation('Oakham Ombudsperson', { phones, confidence: 0.64 })
  expect(ownerOf(page(''), page('privacy', commission))).toMatchObject({ phones: [] })
  expect(ownerOf(page(''), page('contact', commission))).toMatchObject({ phones: ['+441632960101'] })
})

test('profiles beside the person named in every footer are the site’s, unless they are called after that person', () => {
  const director = (profile: string): FactGroup => ({
    kind: 'person',
    name: 'Jane Roe',
    job_title: 'Director',
    profiles: [profile],
    confidence: 0.9,
  })
  const ofSite = 'https://www.instagram.com/elmbakery'
  const own = 'https://www.instagram.com/jane.roe'
  const everywhere = (profile: string) => ['', 'bread', 'cakes'].map((path) => page(path, director(profile)))
  expect(ownerOf(...everywhere(ofSite)).profiles).toEqual([ofSite])
  expect(ownerOf(...everywhere(own)).profiles).toEqual([])
  expect(ownerOf(page(''), page('team', director(ofSite))).profiles).toEqual([])
})
