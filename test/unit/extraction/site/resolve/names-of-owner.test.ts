import { expect, test } from 'vitest'
import type { FactGroup, SiteName } from '../../../../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../../../../src/extraction/site/print-site.ts'
import { isLooselyCalled, sameOrganization } from '../../../../../src/extraction/site/resolve/compare-organizations.ts'
import { readOrganizationName } from '../../../../../src/extraction/site/resolve/organization-name.ts'
import { resolveSite } from '../../../../../src/extraction/site/resolve-site.ts'

const isLoose = (one: string, other: string) => isLooselyCalled(readOrganizationName(one), readOrganizationName(other))

test.each([
  ['Oakhill English Medium School', 'Oakhill English School'],
  ['Elm Vale Vets', 'Elm Vale Veterinary Clinic'],
])('%s and %s are names of one owner', (one, other) => {
  expect(isLoose(one, other)).toBe(true)
  expect(isLoose(other, one)).toBe(true)
})

test.each([
  ['Oakhill School', 'Oakhill Medium School'],
  ['Elm Vale Hotel', 'Elm Vale Restaurant'],
  ['Elm Vale Clinic', 'Oak Vale Clinic'],
  ['Oakhill English School', 'Friends of Oakhill English School'],
])('%s and %s are not', (one, other) => expect(isLoose(one, other)).toBe(false))

test('a form in brackets is part of the form', () => {
  const { form, words } = readOrganizationName('Elm Castings (P) Ltd.')
  expect(form).toBe(readOrganizationName('Elm Castings Private Limited').form)
  expect(words).toEqual(['elm', 'castings'])
  expect(readOrganizationName('Elm Castings (Leeds) Ltd.').words).toEqual(['elm', 'castings'])
})

test.each([
  ['Tennisclub Ulmenau e.V.', 'tculmenau'],
  ['Turn- und Sportverein Ulmenau', 'tsvulmenau'],
  ['Ulmenau Tennis', null],
])('%s is abbreviated as %s', (name, abbreviated) => {
  expect(readOrganizationName(name).abbreviated).toBe(abbreviated)
})

const page = (path: string, names: SiteName[], ...groups: FactGroup[]) => ({
  url: `https://elmworks.example/${path}`,
  title: null,
  site_names: names,
  groups,
})
const organisation = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'organization',
  name,
  confidence: 0.9,
  ...more,
})
const read = (...pages: Parameters<typeof resolveSite>[0][number][]) => printableSite(resolveSite(pages)).organizations
const ELM: SiteName = { name: 'Elm Works', from: 'title' }

test('a name in another script that a title gives beside the owner’s is the owner’s', () => {
  const arabic: SiteName = { name: 'ورشة الدردار', from: 'title' }
  const phones = [{ value: '+97165550101' }]
  const named = organisation('ورشة الدردار', { phones })
  expect(read(page('', [ELM]), page('ar', [arabic, ELM], named))).toMatchObject([
    { name: 'Elm Works', is_owner: true, phones: ['+97165550101'] },
  ])
  // Nobody says that it is.
  expect(read(page('', [ELM]), page('ar', [ELM], named))[0]!.names).toEqual(['Elm Works'])
  const guest = organisation('Oak Foundry', { phones })
  const latin: SiteName = { name: 'Oak Foundry', from: 'title' }
  expect(read(page('', [ELM]), page('visit', [latin, ELM], guest), page('news', [ELM]))[0]!.names).toEqual([
    'Elm Works',
  ])
})

test('visitors know a company by its brand if only the legal notice names the company', () => {
  const brand: SiteName = { name: 'Elmworks', from: 'copyright' }
  const legal: SiteName = { name: 'Lind Elm S. Coop.', from: 'imprint' }
  const firm = organisation('Lind Elm S. Coop.', { emails: ['info@elmworks.example'] })
  expect(read(page('', [brand]), page('imprint', [brand, legal], firm))).toMatchObject([
    { name: 'Elmworks', names: expect.arrayContaining(['Lind Elm S. Coop.']), is_owner: true },
  ])
})

test('where the domain is that of a town, what is reached elsewhere in the town is not the owner’s', () => {
  const town: SiteName = { name: 'Township of Elmworks', from: 'title' }
  const address = { value: '12 High Street, Elmworks', normalized: '12 high st elmworks' }
  const hall = organisation('Township of Elmworks', { phones: [{ value: '+441632960100' }], addresses: [address] })
  const school = organisation('Elmworks School', { phones: [{ value: '+441632960200' }] })
  const club = organisation('Elmworks Chess e.V.')
  const office = organisation('Elmworks Office', { phones: [{ value: '+441632960100' }] })
  const pages = [page('', [town], hall), page('life', [town], school, club), page('hall', [town], office)]
  expect(read(...pages)).toMatchObject([
    { is_owner: true, names: ['Township of Elmworks', 'Elmworks Office'], phones: ['+441632960100'] },
    { name: 'Elmworks School', is_owner: false, phones: ['+441632960200'] },
    { name: 'Elmworks Chess e.V.' },
  ])
  // Elsewhere, the domain is the owner's name.
  const away = { value: '12 High Street, Oakham', normalized: '12 high st oakham' }
  const firm = organisation('Elmworks Castings', { phones: [{ value: '+441632960100' }], addresses: [away] })
  const castings: SiteName = { name: 'Elmworks Castings', from: 'title' }
  expect(read(page('', [castings], firm), page('life', [castings], school))[0]!.names).toContain('Elmworks School')
})

test('a word for a kind of organisation may be cut short', () => {
  const same = (one: string, other: string) =>
    sameOrganization(readOrganizationName(one), readOrganizationName(other), () => false)
  expect(same('Elm Lab', 'Elm Laboratory')).toBe('same-name')
  expect(same('Elm Lab', 'Elmer Laboratory')).toBe(null)
  expect(same('Elm Ash', 'Elm Ashton')).toBe(null)
})

test('on a part of a larger site, a mailbox of the whole is not the owner’s in another script', () => {
  const lab: SiteName = { name: 'Lind Lab', from: 'title' }
  const at = (url: string, groups: FactGroup[] = []) => ({ url, title: null, site_names: [lab], groups })
  const pages = (host: string, email: string) => [
    at(`https://${host}/`),
    at(`https://${host}/news`, [organisation('松原大学', { emails: [email] })]),
  ]
  const names = (host: string, email: string) => read(...pages(host, email))[0]!.names
  expect(names('lab.elmworks.example', 'desk@elmworks.example')).not.toContain('松原大学')
  expect(names('lab.elmworks.example', 'desk@lab.elmworks.example')).toContain('松原大学')
  expect(names('www.elmworks.example', 'desk@elmworks.example')).toContain('松原大学')
})

test('a club that abbreviates its kind in titles is the one of its imprint', () => {
  const short: SiteName = { name: 'TC Ulmenau', from: 'title' }
  const imprint: SiteName = { name: 'Tennisclub Ulmenau e.V.', from: 'imprint' }
  const parent: SiteName = { name: 'FC Ulmenau e.V.', from: 'copyright' }
  const [owner, ...others] = read(page('', [short, parent]), page('imprint', [short, imprint, parent]))
  expect(owner).toMatchObject({ name: 'Tennisclub Ulmenau e.V.', is_owner: true })
  expect(owner!.names).toContain('TC Ulmenau')
  expect(others).toEqual([])
  // TC may be either.
  const other = organisation('Tanzclub Ulmenau e.V.', { phones: [{ value: '+49301234567' }] })
  expect(read(page('', [short]), page('imprint', [short, imprint], other)).map(({ name }) => name)).toContain(
    'Tanzclub Ulmenau e.V.',
  )
})
