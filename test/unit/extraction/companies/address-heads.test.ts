import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

/** An address of each country, and organisations in the line above it, separated by `|`. */
const HEADS: Readonly<Record<string, readonly [string, string]>> = {
  de: [
    'Hauptstraße 5<br>10115 Berlin',
    'Freiwillige Feuerwehr Elmstadt|Kita Sonnenelm|Malerbetrieb Lind|Physiotherapie Lind',
  ],
  fr: ['12 rue Haute<br>75011 Paris', 'Musée Lind|Hôpital de Elmville|Plomberie Lind|Office de Tourisme de Elmville'],
  es: [
    'Calle Mayor 5<br>28013 Madrid',
    'Museo Lind|Talleres Lind|Banco Lind|Librería Lind|Restaurante Lind|Bodegas Lind',
  ],
  it: ['Via Roma 5<br>20121 Milano', 'Ospedale Lind|Officina Lind|Pasticceria Lind|Casa Editrice Lind'],
  pt: ['Rua Direita 5<br>1100-100 Lisboa', 'Museu Lind|Editora Lind|Construtora Lind'],
  pl: ['ul. Długa 5<br>00-238 Warszawa', 'Muzeum Lind|Apteka Lind|Kancelaria Adwokacka Lind|Szkoła Podstawowa nr 5'],
  cs: ['Dlouhá 5<br>110 00 Praha', 'Lékárna Lind|Advokátní kancelář Lind|Pivovar Lind'],
  hu: ['Fő utca 5.<br>1011 Budapest', 'Elmi Egyetem|Lind Étterem|Lind Alapítvány'],
  sv: ['Storgatan 5<br>111 22 Stockholm', 'Elmstads sjukhus|Lind Advokatbyrå|Stiftelsen Lind'],
  da: ['Hovedgaden 5<br>1000 København', 'Advokatfirmaet Lind|Lind Apotek|Elmstad Sygehus'],
  nb: ['Storgata 5<br>0155 Oslo', 'Universitetet i Elmstad|Tannlege Lind|Rørlegger Lind'],
  fi: ['Mannerheimintie 5<br>00100 Helsinki', 'Elmin yliopisto|Ravintola Lind|Tilitoimisto Lind'],
  nl: ['Hoofdstraat 5<br>1011 AB Amsterdam', 'Ziekenhuis Elmstad|Notariskantoor Lind|Uitgeverij Lind'],
  ru: ['ул. Ленина, 5<br>101000 Москва', 'Гостиница Линд|Издательство Линд|Стоматология Линд'],
  el: ['Σταδίου 5<br>105 62 Αθήνα', 'Πανεπιστήμιο Έλμης|Ξενοδοχείο Λιντ|Εκδόσεις Λιντ'],
  tr: ['Atatürk Caddesi No: 5<br>34000 İstanbul', 'Lind Vakfı|Lind Yayınları|Elm Müzesi'],
  ro: ['Strada Lungă 5<br>010101 București', 'Universitatea Elm|Fundația Lind|Muzeul Elm'],
  hr: ['Duga ulica 5<br>10000 Zagreb', 'Sveučilište u Elmu|Ljekarna Lind|Udruga Lind'],
  en: [
    '100 Pine St<br>Seattle, WA 98101',
    'City of Elmstead|Elmstead Chamber of Commerce|Lind Orthodontics|Lind Joinery',
  ],
}

test.each([
  ['hi', 'पता: शांति देवी अस्पताल, 12 गांधी मार्ग, लखनऊ 226001', 'शांति देवी अस्पताल'],
  ['hi', 'पता: शांति हॉस्पिटल एवं ऑप्टिकल, 12 गांधी मार्ग, लखनऊ 226001', 'शांति हॉस्पिटल एवं ऑप्टिकल'],
  ['ta', 'முகவரி: அண்ணா மருத்துவமனை, 12 காந்தி சாலை, சென்னை 600001', 'அண்ணா மருத்துவமனை'],
  ['ar', 'العنوان: مستشفى النور، شارع الملك فهد، الرياض 11564', 'مستشفى النور'],
  ['fa', 'آدرس: بیمارستان نور، تهران، خیابان ولیعصر، پلاک ۱۲', 'بیمارستان نور'],
  ['he', 'כתובת: מרכז אורנים, רחוב הרצל 12, חיפה', 'מרכז אורנים'],
])('in %s, an organisation begins an address: %s', (language, line, name) => {
  const { findings } = extract(`<html lang="${language}"><body><p>${line}</p></body></html>`, {
    url: 'https://192.0.2.1/',
  })
  expect(findings.flatMap(({ type, value }) => (type === 'companies' ? [value] : []))).toEqual([name])
})

const foundAbove = (language: string, name: string, address: string) =>
  extract(`<html lang="${language}"><body><h2>A</h2><p>${name}<br>${address}</p></body></html>`, {
    url: `https://192.0.2.1/`,
  }).findings.flatMap(({ type, value }) => (type === 'companies' || type === 'names' ? [`${type} ${value}`] : []))

test.each(
  Object.entries(HEADS).flatMap(([language, [address, names]]) =>
    names.split('|').map((name) => [language, name, address] as const),
  ),
)('%s: %s above an address is an organisation, and not a person', (language, name, address) => {
  expect(foundAbove(language, name, address)).toEqual([`companies ${name}`])
})

test.each(['Sales Department', 'Press Office', 'Photo Gallery', 'Our Office', 'Visitor Entrance', 'Medical Records'])(
  '%s above an address names no organisation',
  (name) => {
    expect(foundAbove('en', name, HEADS.en![0])).toEqual([])
  },
)

describe('other lines above an address are not organisations', () => {
  test.each([
    ['a landmark', '<p>Near Elm Chamber of Commerce<br>12 High Street, Winchester SO23 9AA'],
    ['a villa', '<p>Elm Villa No. 8<br>12 High Street, Winchester SO23 9AA'],
    ['a floor', '<p>Elm Court, Center Office 9F<br>12 High Street, Winchester SO23 9AA'],
    ['what a flat is like', '<p>Old Town / Flat / Studio<br>12 High Street, Winchester SO23 9AA'],
    [
      'an entry of the menu',
      '<ul><li><a href="/history">History</a><li><a href="/press">Elm Press Center</a></ul><p>12 High Street, Winchester SO23 9AA',
    ],
    ['a title and whose it is', '<p>Gardener Jane Roe<br>12 High Street, Winchester SO23 9AA'],
    ['a person with a role', '<p>Jane Roe, Director of Gardens<br>12 High Street, Winchester SO23 9AA'],
  ])('%s', (_, html) => {
    const { findings } = extract(html, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual([])
  })
})

test('an entry of a menu above a mailbox is no organisation, though the domain spells its first word', () => {
  const html =
    '<title>Elmvale Association</title><ul><li><a href="/magazine">Elmvale Magazine</a><li><a href="/s">Staff</a></ul><p>4 High Street<br>Write: info@elmvale.com'
  const { findings } = extract(html, { url: 'https://elmvale.org/board' })
  expect(findings.filter(({ type }) => type === 'companies').map(({ value }) => value)).toEqual(['Elmvale Association'])
})

test('a name that matches the website of a contact block is an organisation', () => {
  const html = (site: string) => `<p>Out Of The Blue Elm<br>PO box 4<br>Phone: +44 1962 840 500<br>Website: ${site}</p>`
  const companiesOf = (site: string) =>
    extract(`<html lang="en"><body>${html(site)}</body></html>`, { url: 'https://192.0.2.1/' }).findings.flatMap(
      ({ type, value }) => (type === 'companies' ? [value] : []),
    )
  expect(companiesOf('www.outoftheblueelm.com')).toEqual(['Out Of The Blue Elm'])
  expect(companiesOf('www.quayside.com')).toEqual([])
})

describe('no organisation', () => {
  const companiesIn = (html: string) =>
    extract(html, { url: 'https://q.example/contact' }).findings.flatMap(({ type, value }) =>
      type === 'companies' ? [value] : [],
    )

  test('the last line of an address above a mailbox that spells its town', () => {
    const html =
      '<h4>Endereço</h4><p>Olmo Azambuja, 701<br>Jardim Olmo<br>CEP: 79150-486<br>Elmacaju - MS</p><p>post@elmacaju.ms.gov.br'
    expect(companiesIn(html)).toEqual([])
  })

  test('a house and where it stands, above the street', () => {
    const html = '<footer><p>Foxglove Lodge, South Courtyard<br>Stafford Road, Dunston<br>ST18 9FJ</p></footer>'
    expect(companiesIn(html)).toEqual([])
  })

  test('a branch above its address', () => {
    expect(
      companiesIn('<footer><p>Filia Kancelarii w Elmowie:<br>ul. Szkolna 15<br>72-100 Elmowo</p></footer>'),
    ).toEqual([])
  })

  test('a day above an address that begins with its hours', () => {
    const html = '<p>Sabtu : 07.30 - 13. 30 WIB</p><p>Jl. Santoso, kel. Elmo, kecamatan Elmo - 39372</p>'
    expect(companiesIn(html)).toEqual([])
  })
})

test.each(['Services Weekly Sunday 10am', 'Traders’ Discount (typically 10%)'])(
  'times and offers above an address name nobody: %s',
  (line) => {
    const html = `<footer><p><b>${line}</b><br>100 Pine St<br>Seattle, WA 98101</p></footer>`
    const { findings } = extract(html, { url: 'https://192.0.2.1/' })
    expect(findings.filter(({ type }) => type === 'companies')).toEqual([])
    expect(findings.filter(({ type }) => type === 'addresses')).toHaveLength(1)
  },
)

const companiesOf = (html: string) =>
  extract(html, { url: 'https://192.0.2.1/' }).findings.flatMap(({ type, value }) =>
    type === 'companies' ? [value] : [],
  )

test.each([
  ['Elmstead Center for Disease Control and Prevention<br>100 Pine St<br>Seattle, WA 98101', 'a name with `for`'],
])('above an address, %s is one name: %s', (html) => {
  expect(companiesOf(`<p>${html}</p>`)).toEqual(['Elmstead Center for Disease Control and Prevention'])
})

test('an institution within an address is found, also with its campus', () => {
  expect(companiesOf('<p>430 W. Pine Street<br>University of California<br>Oakland, CA 94601</p>')).toEqual([
    'University of California',
  ])
})

test('an institution is found above its faculty, institute and department', () => {
  const lines = [
    'Szilfai Tudományegyetem',
    'Tölgy Kar',
    'Szilfa Intézet',
    'Nyárfa Tanszék',
    'Fő utca 5.',
    '1011 Budapest',
  ]
  expect(companiesOf(`<html lang="hu"><p>${lines.join('<br>')}</p></html>`)).toContain('Szilfai Tudományegyetem')
})

test('a compound that names one institution of a country needs no other word, other compounds do', () => {
  const at = (name: string) => companiesOf(`<html lang="de"><p>${name}<br>Hauptstraße 5<br>10115 Berlin</p></html>`)
  expect(at('Bundesulmenkammer')).toEqual(['Bundesulmenkammer'])
  expect(at('Schlichtungsstelle')).toEqual([])
  expect(at('Schlichtungsstelle der Ulmerschaft')).toEqual(['Schlichtungsstelle der Ulmerschaft'])
})

test('a person in care of a firm heads no block', () => {
  const block = (head: string, street: string, phone: string) =>
    `<div class="block"><p>${head}, ${street}, 86150 Augsburg</p><p>Telefon: ${phone}</p></div>`
  const html =
    block('Dr. Karl Ulmert, c/o Elmrat GmbH', 'Ringstraße 88', '+49 821 28471022') +
    block('Lindenwerk GmbH', 'Ulmenstraße 9', '+49 821 30693199') +
    block('Ulmenhof GmbH', 'Lindenstraße 9', '+49 821 28493911')
  expect(companiesOf(`<html lang="de">${html}</html>`)).not.toContain('Dr. Karl Ulmert, c/o Elmrat GmbH')
})

test('the headings of an imprint name nobody where each of its blocks has an address', () => {
  const block = (head: string, street: string, phone: string) =>
    `<div class="block"><h3>${head}</h3><address>${street}<br>14057 Berlin<br>Telefon: ${phone}</address></div>`
  const html =
    block('Angaben zum Verantwortlichen', 'Hauptstraße 5', '+49 30 28471022') +
    block('Ulmenkammer Berlin', 'Ulmenstraße 9', '+49 30 30693199') +
    block('Schlichtungsstelle', 'Lindenstraße 9', '+49 30 28493911')
  expect(companiesOf(`<html lang="de">${html}</html>`)).toEqual(['Ulmenkammer Berlin'])
})
