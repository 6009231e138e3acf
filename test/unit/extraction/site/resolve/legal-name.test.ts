import { expect, test } from 'vitest'
import type { FactGroup, SiteName } from '../../../../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../../../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../../../../src/extraction/site/resolve-site.ts'

const BRAND: SiteName = { name: 'Elmwerk', from: 'og-site-name' }
const page = (path: string, groups: FactGroup[], ...names: SiteName[]) => ({
  url: `https://elmwerk.example/${path}`,
  title: null,
  site_names: [BRAND, ...names],
  groups,
})
const firm = (name: string, more: Partial<FactGroup> = {}): FactGroup => ({
  kind: 'organization',
  name,
  confidence: 0.9,
  ...more,
})
const ownerOf = (...pages: Parameters<typeof resolveSite>[0][number][]) =>
  printableSite(resolveSite(pages)).organizations.find(({ is_owner }) => is_owner)!

test('the only company among the contact details of a brand is the one behind it', () => {
  const { names } = ownerOf(
    page('', []),
    page('contact', [firm('Oak Trading Ltd', { phones: [{ value: '+441632960101' }] })]),
  )
  expect(names).toEqual(expect.arrayContaining(['Elmwerk', 'Oak Trading Ltd']))
})

test('a company with a mailbox at a domain of its own is another', () => {
  const officer = firm('Oak Data Protection Ltd', { emails: ['dpo@oakdataprotection.example'] })
  expect(ownerOf(page('', []), page('privacy', [officer])).names).toEqual(['Elmwerk'])
  const own = firm('Oak Trading Ltd', { emails: ['info@elmwerk.example'] })
  expect(ownerOf(page('', []), page('privacy', [own])).names).toContain('Oak Trading Ltd')
})

test('of several companies, it is the one that the site is called by, with its other names', () => {
  const pages = [
    page('', [firm('Roe, Lind & Partners Surveyors LLP')], {
      name: 'Roe, Lind & Partners Surveyors LLP',
      from: 'structured-data',
    }),
    page('contact', [firm('Roe, Lind & Partners'), firm('Oak Storage Ltd', { phones: [{ value: '+441632960101' }] })]),
  ]
  expect(ownerOf(...pages).names).toEqual(
    expect.arrayContaining(['Elmwerk', 'Roe, Lind & Partners Surveyors LLP', 'Roe, Lind & Partners']),
  )
  expect(ownerOf(...pages).names).not.toContain('Oak Storage Ltd')
})
