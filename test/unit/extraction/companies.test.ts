import { describe, expect, test } from 'vitest'
import { findCompanies } from '../../../src/extraction/companies.ts'
import { extract } from '../../../src/extraction/extract.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { companiesIn } from '../../support/companies-in.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'
import { testExtractionFixtures } from '../../support/extraction-fixtures.ts'

testExtractionFixtures('companies')

describe("the site's owner", () => {
  const owner = (head: string, body: string, url = 'https://www.harbour-lane.com/about') =>
    findCompanies(parsePage(`<html><head>${head}</head><body>${body}</body></html>`, url), [], []).map(
      ({ value }) => value,
    )

  test('is the part of the title that matches the domain', () => {
    expect(owner('<title>About us | Harbour Lane</title>', '')).toEqual(['Harbour Lane'])
  })
  test.each([
    ['Contact us - SV Elmtal 1920 e.V.', 'SV Elmtal', 'SV Elmtal 1920 e.V.'],
    ['Foxglove Yard Ltd | Boats', 'Foxglove', 'Foxglove Yard Ltd'],
  ])('is the part of a title with a legal form: %s', (title, short, name) => {
    const body = `<a href="/" class="logo">${short}</a><footer>© 2020 ${short}</footer>`
    expect(owner(`<title>${title}</title>`, body, 'https://192.0.2.1/')).toEqual([name])
  })
  test.each(['My WordPress Site', 'admin', 'Meine Website', 'Mon site', 'Site Title', 'Just another WordPress site'])(
    'is not the default site name of a CMS: %s',
    (name) => {
      const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Organization', name })
      const html = `<meta property="og:site_name" content="${name}"><script type="application/ld+json">${json}</script>`
      const { findings } = extract(html, { url: 'https://192.0.2.1/' })
      expect(findings.filter(({ type }) => type === 'companies')).toEqual([])
    },
  )
  test('is not the title of its home page', () => {
    expect(owner('', '<p><a href="/">harbour-lane.com</a><br>4 Quay Street</p>')).toEqual([])
  })
  test('is not a title without other evidence', () => {
    expect(owner('<title>Wooden boats | Repairs</title>', '')).toEqual([])
  })
  test('is what logo and title have in common if the domain does not match', () => {
    expect(
      owner(
        '<title>Wooden boats - Foxglove Yard</title>',
        '<a href="/"><img src="l.png" alt="Foxglove Yard logo"></a>',
        'https://192.0.2.1/',
      ),
    ).toEqual(['Foxglove Yard'])
  })
  test.each([
    ['sv', 'Till startsidan för Elmsborgs kommun', 'Elmsborgs kommun'],
    ['fr', "Retour à l'accueil de Brasserie du Quai", 'Brasserie du Quai'],
    ['es', 'Ir a la página de inicio de Clínica Robles', 'Clínica Robles'],
    ['de', 'Zur Startseite der Augenklinik Elbtal', 'Augenklinik Elbtal'],
  ])('is the text of an image that links to the home page, as in %s', (_, alt, name) => {
    expect(
      owner(`<title>${name}</title>`, `<a href="/"><img src="l.png" alt="${alt}"></a>`, 'https://192.0.2.1/'),
    ).toEqual([name])
  })
  test('is not cut at a hyphen that abbreviates a compound', () => {
    expect(owner('<title>Rad- und Kletterverein Elmstal</title>', '', 'https://www.kletterverein-elmstal.at/')).toEqual(
      ['Rad- und Kletterverein Elmstal'],
    )
  })
  test('is named once, in the form with its legal form', () => {
    expect(
      owner(
        '<title>Harbour Lane</title><meta property="og:site_name" content="Harbour Lane">',
        '<p>HARBOUR LANE</p><footer>© 2020 Harbour Lane Logistics Ltd</footer>',
      ),
    ).toEqual(['Harbour Lane Logistics Ltd'])
  })
})

test.each([
  ['de', '(at)', '(dot)'],
  ['es', ' (arroba) ', ' (punto) '],
  ['pl', '[małpa]', '[kropka]'],
])("excludes a person's line that contains its name only in an address, as in %s", (language, at, dot) => {
  const person = '<span class="p-name fn">Jürgen Krämer</span> <span class="title">Field Engineer</span>'
  const address = `jurgen10${at}acmewerkzeug55${dot}de`
  const card = `<div class="h-card vcard">${person}<span>${address}</span><p>Fax 0049 89 21171741</p></div>`
  const html = `<html lang="${language}"><body>${card}<p>info AT acmewerkzeug55 DOT de</p></body></html>`
  const { findings } = extract(html, { url: 'http://192.0.2.1/' })
  expect(findings.map(({ type, value }) => [type, value])).toContainEqual(['emails', 'jurgen10@acmewerkzeug55.de'])
  expect(findings.filter(({ type }) => type === 'companies')).toEqual([])
})

describe('the line above or before an address', () => {
  test.each([
    ['<b>Orchard Lane Bakery</b><br>4 High Street<br>Wells BA5 2AA', ['Orchard Lane Bakery']],
    ['The Old Chapel, 4 High Street, Wells, Somerset, BA5 2AA', []],
    ['Alte Brauerei, Hauptstraße 5, 72764 Reutlingen', []],
    [
      '<h3>Zuständige Kammern und Behörden</h3><p>Ärztekammer Elmkreis, Badstraße 2, 72764 Reutlingen',
      ['Ärztekammer Elmkreis'],
    ],
    ['Centre technique, 14 rue des Mariniers, 45130 Orléans', []],
    ['<h3>青竹實業公司</h3>704 台南市北區公園路189號', ['青竹實業公司']],
    ['<h3>台南分公司</h3>704 台南市北區公園路189號', []],
  ])('%s', (html, companies) => {
    const { findings } = extract(`<p>${html}</p>`, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(companies)
  })
})

test("a product or offer in an organisation's structured data is not an organisation", () => {
  const types = ['Service', 'GovernmentService', 'FoodService', 'TaxiService', 'BroadcastService']
  const offers = types.map((type, at) => ({
    '@type': 'Offer',
    itemOffered: { '@type': type, name: `Roof number ${at}` },
  }))
  const json = { '@context': 'https://schema.org', '@type': 'LegalService', name: 'Orchard Law', makesOffer: offers }
  const html = `<script type="application/ld+json">${JSON.stringify(json)}</script>`
  const { findings } = extract(html, { url: 'https://192.0.2.1/' })
  expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(['Orchard Law'])
})

test('the country given by the caller decides which abbreviations are legal forms', () => {
  const namesIn = (country?: string) =>
    extract('<html lang="en"><p>Fjordfisk DA, Bergveien</p></html>', { url: 'https://192.0.2.1/', country })
      .findings.filter(({ type }) => type === 'companies')
      .map(({ value }) => value)
  expect(namesIn('NO')).toEqual(['Fjordfisk DA'])
  expect(namesIn()).toEqual([])
})

test('a person before the company is not part of its name', () => {
  const { findings } = extract('<p>Our lawyer is <b>Susan Miller</b> of Orchard Tools Ltd, 4 Quay Street.</p>', {
    url: 'https://192.0.2.1/',
  })
  expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(['Orchard Tools Ltd'])
})

test('companies that differ in their legal form are distinct', () => {
  expect(companiesIn('de', '<p>Nordlicht Optik GmbH</p><p>Nordlicht Optik AG</p><p>NORDLICHT OPTIK GMBH</p>')).toEqual([
    'Nordlicht Optik GmbH',
    'Nordlicht Optik AG',
  ])
})

test('the normalised value has no case, accents, article or punctuation, and one spelling of the legal form', () => {
  const page = parsePage('<p>The Café &amp; Söhne Ltd.</p>', 'https://192.0.2.1/')
  expect(findCompanies(page, [], []).map(({ normalized, detail }) => [normalized, detail?.legalForm])).toEqual([
    ['cafeandsohne ltd', 'Ltd.'],
  ])
})

test.each([
  ['forms without names', 'Ltd '],
  ['names with forms', 'Acme Widgets Ltd '],
  ['capitalised words', 'Acme '],
  ['copyright signs', '© '],
  ['labels', 'Company: \n'],
  ['East Asian forms', '株式会社青葉'],
  ['brackets', 'Acme (( '],
])('a megabyte of %s is read in linear time', (_, unit) => {
  const html = `<body>${unit.repeat(Math.ceil(1_000_000 / unit.length))}</body>`
  const page = parsePage(html, 'https://www.acme.com/')
  expectCpuWithin(3000, () => {
    findCompanies(page, [], [])
  })
})
