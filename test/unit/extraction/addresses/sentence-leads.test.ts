import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const addressesIn = (language: string, text: string) =>
  extract(`<html lang="${language}"><body><p>${text}</p></body></html>`, { url: 'https://192.0.2.1/' })
    .findings.filter(({ type }) => type === 'addresses')
    .map(({ value }) => value)

/** Addresses of a language, and sentences that contain them. */
const SENTENCES: Readonly<Record<string, readonly [addresses: string, sentences: string]>> = {
  'en-US': [
    '123 Main St, Athens, GA 30601|100 N Main Street, Suite 200, Bowling Green, KY 42101|8 The Green, Ste A, Dover, DE 19901',
    'Visit us at {a}.|You can find us at {a}.|Our new address is {a}.|Mail checks to {a}.|Stop by {a} any time.|Headquartered at {a}, we serve the region.|Join us on May 3 at {a}.',
  ],
  'en-GB': [
    '12 Mill Lane, Leeds LS1 4AB|Flat 3, 45 High Street, Ely, Cambs CB7 4LJ|Unit 5, Riverside Business Park, Bath Road, Reading RG1 8LS',
    'Come and see us at {a}!|Please send cheques to {a}.|Our shop is located at {a}.|whose registered office is at {a}.|Viewing by appointment at {a}.',
  ],
  de: [
    'Hauptstraße 5, 10115 Berlin|Rosenweg 8, 70173 Stuttgart',
    'Sie finden uns in der {a}.|Visit us at {a}.|mit Sitz in der {a}, wird vertreten durch uns.',
  ],
  fr: ['12 rue de la Paix, 75002 Paris', 'Retrouvez-nous au {a}.|dont le siège social est situé {a}, est responsable.'],
  da: ['Hovedgaden 5, 1000 København', 'Du finder os på {a}.|Besøg os på {a}.|Vores butik ligger på {a}.'],
  cs: ['Dlouhá 5, 110 00 Praha', 'Najdete nás na adrese {a}.|Navštivte nás na {a}.|se sídlem {a}, je správcem.'],
  'en-AU': [
    'Unit 2, 14 Beach Rd, Cottesloe, WA 6011|12 The Esplanade, Cairns QLD 4870',
    'Visit us at {a}. We look forward to it.',
  ],
  'en-IN': ['Plot No. 45, Sector 18, Gurugram, Haryana 122015', 'Visit us at {a}. We look forward to it.'],
}

describe('an address in a sentence starts after the introductory words', () => {
  test.each(
    Object.entries(SENTENCES).flatMap(([language, [addresses, sentences]]) =>
      addresses.split('|').flatMap((address) => sentences.split('|').map((text) => [language, text, address] as const)),
    ),
  )('%s: %s with %s', (language, text, address) => {
    expect(addressesIn(language, text.replace('{a}', address))).toEqual([address])
  })
})

test.each([
  'We open at 10 Monday to Friday.',
  'The talk is by 12 Angry Men.',
  'Based in London and Paris, we met at 3 Sisters Café.',
])('%s contains no address', (text) => {
  expect(addressesIn('en', text)).toEqual([])
})

describe('an address in brackets ends with them', () => {
  test.each([
    ['stored by our host (12 Elm Road, London SW1A 1AA) today', '12 Elm Road, London SW1A 1AA'],
    ['see (12 Elm Road (rear), London SW1A 1AA) there', '12 Elm Road (rear), London SW1A 1AA'],
    ['Provider Lind AG, Elmstraße 7, 10249 Berlin) Daten', 'Elmstraße 7, 10249 Berlin'],
  ])('%s', (text, value) => {
    expect(addressesIn(text.includes('Berlin') ? 'de' : 'en-GB', text)).toEqual([value])
  })
})
