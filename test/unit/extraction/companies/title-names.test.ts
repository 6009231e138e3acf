import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const companiesOf = (title: string, domain: string) =>
  extract(`<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>Contact</h1></body></html>`, {
    url: `https://www.${domain}/contact`,
  }).findings.flatMap(({ type, value }) => (type === 'companies' ? [value] : []))

test.each([
  ['Hotel Elmhof, Leeds', 'hotel-elmhof.de', 'Hotel Elmhof'],
  ['Oak Joinery, Austin, TX', 'oakjoinery.com', 'Oak Joinery'],
  ['Welcome to The Copper Kettle', 'thecopperkettle.com', 'The Copper Kettle'],
  ['Welcome to the Copper Kettle', 'copperkettle.com', 'Copper Kettle'],
  ['Startseite » Bäckerei Lind', 'baeckerei-lind.de', 'Bäckerei Lind'],
  ['Contact | About us | Lind &amp; Roe Solicitors', 'lindroe.co.uk', 'Lind & Roe Solicitors'],
  ['Seven ways to bake good bread Elmkitchen', 'elmkitchen.com', 'Elmkitchen'],
  ['Contact Us | Dr Roe Elm Dental Group Winchester UK', 'elmdentalgroup.com', 'Elm Dental Group'],
  ['Elm Vale School of Music and Dance', 'elmvale.com', 'Elm Vale School of Music and Dance'],
  // What the page is, in other languages
  ['聯絡 Elmkitchen', 'elmkitchen.com.tw', 'Elmkitchen'],
  ['Elmkitchen お問い合わせ', 'elmkitchen.jp', 'Elmkitchen'],
  ['Contactez Elmkitchen', 'elmkitchen.fr', 'Elmkitchen'],
  ['Liên hệ Elmkitchen', 'elmkitchen.vn', 'Elmkitchen'],
  ['Связаться с Elmkitchen', 'elmkitchen.ru', 'Elmkitchen'],
  ['اتصل ب Elmkitchen', 'elmkitchen.ae', 'Elmkitchen'],
  ['Kontaktstelle Elmkitchen', 'elmkitchen.de', 'Kontaktstelle Elmkitchen'],
  ['BrightWave – quality you can trust since 1990', 'brightwave.io', 'BrightWave'],
])('the title “%s” of %s contains the name %s', (title, domain, company) => {
  expect(companiesOf(title, domain)).toEqual([company])
})

test('a title that is a person’s name contains no company', () => {
  expect(companiesOf('Dr. Katrin Vogel – Contact', 'praxis-vogel.de')).toEqual([])
})
