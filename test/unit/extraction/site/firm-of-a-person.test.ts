import { expect, test } from 'vitest'
import type { FactGroup, PageFacts, SiteName } from '../../../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'

const person = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'person',
  name,
  confidence: 0.9,
  ...more,
})
const TITLED: readonly SiteName[] = [{ name: 'Jane Roe', from: 'title' }]
const page = (path: string, groups: FactGroup[], { base = 'https://janeroe.example/', names = TITLED } = {}) => ({
  url: `${base}${path}`,
  title: 'Jane Roe',
  site_names: names,
  groups,
})
const read = (...pages: PageFacts[]) => printableSite(resolveSite(pages))

const MASON = person('Jane Roe', {
  job_title: 'Stonemason',
  emails: ['jane@janeroe.example'],
  phones: [{ value: '+441632960101', kind: 'mobile' }],
})
const OFFICE: FactGroup = { kind: null, name: null, phones: [{ value: '+441632960102' }], confidence: 0.8 }

test('a person who works under their own name is the owner and a person who works there', () => {
  const { organizations, people } = read(
    page('', [MASON, OFFICE]),
    page('contact', [MASON, person('Peter Lind', { emails: ['peter@janeroe.example'] })]),
  )
  expect(organizations).toHaveLength(1)
  expect(organizations[0]).toMatchObject({
    name: 'Jane Roe',
    is_owner: true,
    emails: ['jane@janeroe.example'],
    phones: ['+441632960101', '+441632960102'],
  })
  expect(people.find(({ name }) => name === 'Jane Roe')).toMatchObject({
    organization: 'Jane Roe',
    job_title: 'Stonemason',
    emails: ['jane@janeroe.example'],
    phones: ['+441632960101', '+441632960102'],
  })
  expect(people.find(({ name }) => name === 'Peter Lind')).toMatchObject({ organization: 'Jane Roe', phones: [] })
  expect(people.every((row) => !('is_owner' in row))).toBe(true)
})

test('a name in the logo of most pages at a domain that spells it names the site', () => {
  const names: SiteName[] = [{ name: 'Jane Roe', from: 'logo' }]
  const reach: FactGroup = {
    kind: null,
    name: null,
    phones: [{ value: '+441632960102' }],
    emails: ['jane@janeroe.example'],
    confidence: 0.8,
    is_chrome: true,
  }
  const pages = ['', 'about', 'contact'].map((path) => page(path, [person('Jane Roe'), reach], { names }))
  expect(read(...pages).organizations).toMatchObject([{ name: 'Jane Roe', is_owner: true, phones: ['+441632960102'] }])
})

test.each(['Tmi Jane Roe', 'Jane Roe e.K.'])('the form of a sole trader stays with the name: %s', (name) => {
  const firm: FactGroup = { kind: 'organization', name, confidence: 0.9 }
  const { organizations } = read(
    page('', [MASON, firm], { names: [{ name, from: 'copyright' }] }),
    page('contact', [MASON, firm], { names: [{ name, from: 'copyright' }] }),
  )
  expect(organizations).toMatchObject([{ name, is_owner: true, emails: ['jane@janeroe.example'] }])
})

test('a company has none of the values of the person it is named after', () => {
  const names: SiteName[] = [{ name: 'Jane Roe Ltd', from: 'copyright' }]
  const firm: FactGroup = {
    kind: 'organization',
    name: 'Jane Roe Ltd',
    emails: ['info@janeroe.example'],
    confidence: 1,
  }
  const { organizations } = read(page('', [MASON, firm], { names }), page('contact', [MASON, firm], { names }))
  expect(organizations).toMatchObject([{ name: 'Jane Roe Ltd', is_owner: true, emails: ['info@janeroe.example'] }])
})

test('a diary is owned by a person and is no firm', () => {
  const { organizations, people } = read(
    page('', [person('Jane Roe', { emails: ['jane@janeroe.example'] })]),
    page('contact', [person('Jane Roe', { emails: ['jane@janeroe.example'] })]),
  )
  expect(organizations).toEqual([])
  expect(people).toMatchObject([{ name: 'Jane Roe', is_owner: true }])
})

test('a page about a person on somebody else’s site makes no firm of that person', () => {
  const elsewhere = { base: 'https://elm-portraits.example/' }
  const { organizations } = read(page('jane-roe', [MASON], elsewhere), page('jane-roe/work', [MASON], elsewhere))
  expect(organizations.map(({ name }) => name)).not.toContain('Jane Roe')
})

test('the firm beside the name of a person at work is the one they work for, not the owner', () => {
  const agency: FactGroup = {
    kind: 'organization',
    name: 'Oak Realty Ltd.',
    emails: ['office@oakrealty.example'],
    confidence: 0.9,
    is_chrome: true,
  }
  const { organizations } = read(page('', [MASON, agency]), page('contact', [MASON, agency]))
  expect(organizations.map(({ name, is_owner }) => [name, is_owner])).toEqual([
    ['Jane Roe', true],
    ['Oak Realty Ltd.', false],
  ])
})

test('the page of admirers makes no firm of the person they admire', () => {
  const names: SiteName[] = [{ name: 'Jane Roe', from: 'title' }]
  const fans = { base: 'https://jane-roe-fans.example/', names }
  const singer = person('Jane Roe', { job_title: 'Singer' })
  const reach: FactGroup = { kind: null, name: null, emails: ['us@jane-roe-fans.example'], confidence: 0.8 }
  const { organizations } = read(page('', [singer], fans), page('contact', [singer, reach], fans))
  expect(organizations.filter(({ name }) => name === 'Jane Roe')).toEqual([])
})
