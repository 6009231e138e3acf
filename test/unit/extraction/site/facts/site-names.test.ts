import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../../support/read-site.ts'

const imprintOf = (header: string, notice: string) => {
  const html = `<!doctype html><html lang="de"><head><title>Impressum</title></head><body>
    <header><p>${header}</p></header><main><h1>Impressum</h1>${notice}</main></body></html>`
  const [facts] = factsOf('https://ulmenau.example/', { 'impressum.html': html })
  return facts!.site_names.filter(({ from }) => from === 'imprint').map(({ name }) => name)
}
const ADDRESS = '<p>Ulmenweg 2<br>94562 Ulmenau</p>'

test('the operator of an imprint is the organisation at its start, even if the header names it first', () => {
  const notice = `<h2>Angaben gemäß § 5 TMG</h2><p>Tennisclub Ulmenau e.V.</p>${ADDRESS}<p>Hosting: Elm Server GmbH</p>`
  expect(imprintOf('Tennisclub Ulmenau e.V.', notice)).toEqual(['Tennisclub Ulmenau e.V.'])
  expect(imprintOf('Willkommen', notice)).toEqual(['Tennisclub Ulmenau e.V.'])
})

test('an organisation of the header that the imprint does not name is not its operator', () => {
  expect(imprintOf('Eichen Werke GmbH', `<p>Tennisclub Ulmenau e.V.</p>${ADDRESS}`)).toEqual([
    'Tennisclub Ulmenau e.V.',
  ])
})

test('the insurer of an imprint is not its operator, and keeps its address', () => {
  const insurers = [
    'Es besteht eine Berufshaftpflichtversicherung bei der Eichen Versicherung AG, Eichenplatz 1, 40477 Düsseldorf.',
    'Berufshaftpflichtversicherung:<br>Eichen Versicherung AG<br>Eichenplatz 1<br>40477 Düsseldorf',
  ]
  for (const insurer of insurers) {
    const html = `<!doctype html><html lang="de"><head><title>Impressum</title></head><body><h1>Impressum</h1>
      <p>Rechtsanwälte Ulm &amp; Esche<br>Ulmenweg 2<br>41061 Mönchengladbach</p><p>${insurer}</p></body></html>`
    const { organizations } = readSite(factsOf('https://ulm-esche.example/', { 'impressum.html': html }))
    expect(organizations).toMatchObject([
      { name: 'Rechtsanwälte Ulm & Esche', is_owner: true },
      { name: 'Eichen Versicherung AG', is_owner: false },
    ])
    expect(organizations.map(({ addresses }) => addresses.join())).toEqual([
      expect.stringContaining('Ulmenweg 2'),
      expect.stringContaining('Eichenplatz 1'),
    ])
  }
})

test('an imprint without a main part is its operator’s, although the header names the operator first', () => {
  const html = `<!doctype html><html lang="de"><body><header>Ulmenholz GmbH</header><div><b>Impressum</b></div>
    <p>Betreiber: Ulmenholz GmbH</p>${ADDRESS}<p>Technik<br>Linden Netz GmbH<br>Ottostraße 1<br>28195 Bremen</p></body></html>`
  const [facts] = factsOf('https://ulmenholz.example/', { 'impressum.html': html })
  expect(facts!.site_names).toContainEqual({ name: 'Ulmenholz GmbH', from: 'imprint' })
})
