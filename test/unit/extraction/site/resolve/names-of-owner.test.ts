import { expect, test } from 'vitest'
import type { FactGroup, SiteName } from '../../../../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../../../../src/extraction/site/print-site.ts'
import { isLooselyCalled } from '../../../../../src/extraction/site/resolve/compare-organizations.ts'
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
