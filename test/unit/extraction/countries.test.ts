import { describe, expect, test } from 'vitest'
import { countryNear } from '../../../src/extraction/countries/country-near.ts'
import { countryOfHost } from '../../../src/extraction/countries/domain-country.ts'
import { languageOfText } from '../../../src/extraction/countries/language-of-text.ts'
import { rankCountries } from '../../../src/extraction/countries.ts'
import type { Finding } from '../../../src/extraction/finding.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { readEntities } from '../../../src/extraction/structured-data.ts'

function rank(html: string, url = 'https://www.example.com/', addresses: Finding[] = [], country?: string) {
  const page = parsePage(html, url)
  return rankCountries(page, readEntities(page), { url, country }, addresses)
}

describe('the most likely country', () => {
  test.each([
    ['GB', '<p>12 High Street, Leeds LS1 4AP</p>'],
    ['DE', '<p>Hauptstr. 12<br>70173 Stuttgart<br>Telefon 0711 / 794601-0<br>USt-IdNr. DE123456789</p>'],
    ['AT', '<html lang="de"><p>Mariahilfer Straße 12<br>1060 Wien<br>ATU12345678</p>'],
    ['CH', '<html lang="de"><p>Bahnhofstrasse 12<br>8001 Zürich<br>Tel. 044 123 45 67</p>'],
    ['FR', '<p>12 rue de la Paix<br>75002 Paris</p><p>SIRET 732 829 320 00074</p>'],
    ['BE', '<html lang="fr"><p>Rue de la Loi 12<br>1000 Bruxelles</p><p>Exemple SPRL</p>'],
    ['CA', '<html lang="fr"><p>123, rue Sainte-Catherine<br>Montréal (Québec) H2X 1Y4</p>'],
    ['US', '<p>Portland, OR 97214-3307</p>'],
    ['US', '<p>Contact us at (212) 342-1234</p>'],
    ['CA', '<p>Contact us at (604) 299-1599</p>'],
    ['IN', '<p>12, MG Road, Bengaluru - 560001</p><p>GSTIN: 29ABCDE1234F1Z5</p>'],
    ['AU', '<html lang="en-US"><p>45 George St, Sydney NSW 2000</p>'],
    ['NG', '<html lang="en"><p>12 Allen Avenue, Ikeja, Lagos</p><p>Call: 08031234567</p>'],
    ['MX', '<html lang="es"><p>Av. Reforma 222, C.P. 06600, Ciudad de México</p>'],
    ['BR', '<html lang="pt"><p>Rua Augusta, 1234 - São Paulo - SP</p><p>CEP 01304-001</p>'],
    ['PT', '<html lang="pt"><p>Rua Augusta 12, 1100-048 Lisboa</p>'],
    ['NL', '<html lang="nl"><p>Keizersgracht 12<br>1015 CJ Amsterdam</p>'],
    ['JP', '<p>〒100-0005 東京都千代田区丸の内1-1-1</p>'],
    ['SG', '<p>12 Raffles Place, Singapore 048619</p>'],
    ['AE', '<p>Office 1201, Business Bay, Dubai, UAE</p>'],
    ['EG', '<html lang="ar"><p>١٢ شارع التحرير، القاهرة، مصر</p>'],
    ['GB', '<p>Write to us or ring +44 20 7946 0018</p>'],
    ['GB', '<a href="tel:+442079460018">Ring</a>'],
    ['IT', '<html lang="it"><p>Chi siamo</p>'],
    ['GB', '<html lang="en-GB"><p>About us</p>'],
    ['ZA', '<meta name="geo.region" content="ZA-GP"><p>About us</p>'],
    [
      'SE',
      '<html lang="en-US"><p>Vi är ett företag som arbetar för dig och din familj med allt till huset. Det är vi på jobbet.</p>',
    ],
    [
      'NG',
      '<script type="application/ld+json">{"@type":"Organization","address":{"@type":"PostalAddress","addressCountry":"Nigeria"}}</script>',
    ],
  ])('is %s for %s', (country, html) => {
    expect(rank(html)[0]?.country).toBe(country)
  })

  test('is the one of the host, whatever the template says', () => {
    expect(rank('<html lang="en-US"><p>Welcome</p>', 'https://www.example.nl/')[0]?.country).toBe('NL')
  })

  test('is the one of the addresses found', () => {
    const address: Finding = {
      type: 'addresses', value: 'x', normalized: 'x', confidence: 1, method: 'text', snippet: '', start: 0, end: 1, detail: { country: 'KE' },
    } // biome-ignore format: one line
    expect(rank('<html lang="en"><p>Welcome</p>', undefined, [address])[0]?.country).toBe('KE')
  })

  test('is always the one given by the caller', () => {
    expect(rank('<p>Leeds LS1 4AP</p>', 'https://www.example.co.uk/', [], 'fr')).toEqual([{ country: 'FR', weight: 1 }])
  })
})

test('weights decrease, and sum to at most one', () => {
  const ranked = rank('<html lang="de"><p>Hauptstr. 12, 70173 Stuttgart</p><p>+41 44 123 45 67</p><p>1060 Wien</p>')
  expect(ranked.length).toBeGreaterThan(1)
  expect(ranked.map(({ weight }) => weight)).toEqual(ranked.map(({ weight }) => weight).toSorted((a, b) => b - a))
  expect(ranked.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(1.000001)
})

test('a page without evidence has a low weight', () => {
  expect(rank('<p>Welcome</p>')[0]?.weight ?? 0).toBeLessThan(0.2)
})

test('a name within a longer name is not a country', () => {
  expect(rank('<html lang="en"><p>Long Island</p><p>Columbia Law School</p>')[0]?.country).toBe('US')
})

test.each([
  ['www.example.de', 'DE'],
  ['example.co.uk', 'GB'],
  ['example.com.ng', 'NG'],
  ['example.gov', 'US'],
  ['example.berlin', 'DE'],
  ['example.it', 'IT'],
  ['example.io', null],
  ['example.tv', null],
  ['example.co', null],
  ['example.com.co', 'CO'],
  ['example.eu', null],
  ['example.com', null],
  ['localhost', null],
  ['127.0.0.1', null],
])('the host %s belongs to %s', (host, country) => {
  expect(countryOfHost(host)).toBe(country)
})

test.each([
  ['en', 'The office is open for visitors and the team will help you with all of your questions'],
  ['de', 'Wir sind für Sie da und die Beratung ist auf eine gute Lösung für unsere Kunden ausgerichtet'],
  ['pt', 'Nossa equipe não para e você pode contar com os melhores serviços para uma vida mais tranquila'],
  ['ja', 'お問い合わせはこちらのフォームからお願いいたします。担当者よりご連絡いたします。'],
  ['zh-hant', '歡迎與我們聯絡，我們的業務團隊將竭誠為您服務，謝謝您對本公司的支持與愛護'],
  ['ru', 'Наша компания работает для вас каждый день, мы будем рады видеть вас в офисе'],
  ['uk', 'Ми працюємо для вас щодня, і наші фахівці завжди готові допомогти вам у вирішенні питань'],
  ['bg', 'Нашата компания е на ваше разположение всеки работен ден, търсете ни по всяко време'],
  [null, 'Lorem 2024'],
])('text in %s is recognised', (language, text) => {
  expect(languageOfText(text)).toBe(language)
})

test.each([
  ['Sales (UK) ', 'GB'],
  ['UAE: ', 'AE'],
  ['12 High Street | DE: ', 'DE'],
  // Words and labels that are codes as well.
  ['CALL IN: ', null],
  ['PH: ', null],
  ['Tel DE ', null],
  ['SALES: ', null],
])('the text before a number names a country by its code: %s', (text, country) => {
  expect(countryNear(text, text.length)).toBe(country)
})
