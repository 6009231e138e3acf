import { expect, test } from 'vitest'
import { extract } from '../../../src/extraction/extract.ts'
import type { PageFacts } from '../../../src/extraction/site/page-facts.ts'
import { printableSite } from '../../../src/extraction/site/print-site.ts'
import { resolveSite } from '../../../src/extraction/site/resolve-site.ts'

/** The values of one type on a page. */
function valuesIn(html: string, type: string): string[] {
  const { findings } = extract(`<html lang="de"><body>${html}</body></html>`, { url: 'https://www.example.com/' })
  return findings.filter((finding) => finding.type === type).map(({ value }) => value)
}

test.each([
  ['Müller Hydraulik GmbH', 'Mueller Hydraulik GmbH'],
  ['Bäckerei Strößner GmbH', 'Baeckerei Stroessner GmbH'],
  ['Sørby Møbler AS', 'Soerby Moebler AS'],
])('%s and %s are one company of a page, with its umlauts', (written, transcribed) => {
  for (const [first, last] of [
    [written, transcribed],
    [transcribed, written],
  ])
    expect(valuesIn(`<h1>${first}</h1><p>Willkommen</p><footer>© 2024 ${last}</footer>`, 'companies')).toEqual([
      written,
    ])
})

test('companies that only look like transcriptions are two', () => {
  const html = '<p>Partner: Blue Elm GmbH</p><p>Partner: Blu Elm GmbH</p>'
  expect(valuesIn(html, 'companies')).toEqual(['Blue Elm GmbH', 'Blu Elm GmbH'])
})

test('a person is found once, with the umlauts', () => {
  const html = `<p>Geschäftsführer: Joerg Mueller, Tel. 030 1234567</p>
    <footer>Inhaltlich verantwortlich: Jörg Müller</footer>`
  expect(valuesIn(html, 'names')).toEqual(['Jörg Müller'])
})

test('an address is found once', () => {
  const html = '<p>Königstraße 5, 10115 Köln</p><p>Koenigstrasse 5, 10115 Koeln</p>'
  expect(valuesIn(html, 'addresses')).toEqual(['Königstraße 5, 10115 Köln'])
})

test('a website has each organisation and person once, with the umlauts', () => {
  const page = (path: string, name: string, person: string): PageFacts => ({
    url: `https://mueller-hydraulik.example/${path}`,
    title: name,
    site_names: [{ name, from: 'imprint' }],
    groups: [
      { kind: 'organization', name, confidence: 0.9, emails: ['info@mueller-hydraulik.example'] },
      { kind: 'person', name: person, confidence: 0.9, job_title: 'Geschäftsführer' },
    ],
  })
  const { organizations, people } = printableSite(
    resolveSite([
      page('', 'Mueller Hydraulik GmbH', 'Joerg Mueller'),
      page('kontakt', 'Müller Hydraulik GmbH', 'Jörg Müller'),
    ]),
  )
  expect(organizations.map(({ name }) => name)).toEqual(['Müller Hydraulik GmbH'])
  expect(people.map(({ name }) => name)).toEqual(['Jörg Müller'])
})
