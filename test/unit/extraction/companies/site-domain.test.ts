import { expect, test } from 'vitest'
import { domainAgreement, readSiteDomain } from '../../../../src/extraction/companies/site-domain.ts'

const agreement = (name: string, url: string) => domainAgreement(name, readSiteDomain(url)!)

test.each([
  ['Harbour Lane', 'https://www.harbour-lane.co.uk/'],
  ['H&S Solicitors', 'https://handssolicitors.co.uk/'],
  ['Müller Möbel', 'https://muellermoebel.de/'],
  ['Müller Möbel', 'https://mullermobel.de/'],
  ['The Copper Kettle', 'https://copperkettle.com/'],
  ['Kettlecode', 'https://kettlecode.github.io/'],
  ['Elm Vale Choir', 'https://kettlecode.github.io/Elm_Vale-Choir/board.html'],
])('%s matches %s', (name, url) => {
  expect(agreement(name, url)).toBeGreaterThanOrEqual(0.85)
})

test.each([
  ['Harbour Lane Logistics', 'https://harbourlane.com/', 0.8],
  ['Amherst Graduate School', 'https://gradschool.amherst.edu/', 0.7],
  ['Federal Bureau of Orchards', 'https://fbo.org/', 0.7],
  ['EVGC', 'https://evgc.elmuniversity.edu/staff.html', 0.7],
  ['ELMCON 2002', 'http://elmcon2002.harbourlane.com/', 0.7],
  ['Nordwind', 'https://nordwind-solar24.de/', 0.4],
])('%s partly matches %s', (name, url, least) => {
  expect(agreement(name, url)).toBeGreaterThanOrEqual(least)
})

test.each([
  ['Contact us', 'https://harbourlane.com/'],
  ['Foxglove Interiors', 'https://harbourlane.com/'],
  ['Har', 'https://harbourlane.com/'],
  ['Tel', 'https://tel.harbourlane.com/'],
  ['Elm Vale Choir', 'https://harbourlane.com/elm-vale-choir/'],
])('%s does not match %s', (name, url) => {
  expect(agreement(name, url)).toBeLessThan(0.4)
})

test('an IP address has no domain', () => {
  expect(readSiteDomain('http://192.0.2.7:8080/')).toBeNull()
})
