import { describe, expect, test } from 'vitest'
import { findAddresses } from '../../../../src/extraction/addresses.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'
import { expectCpuWithin } from '../../../support/cpu-ms.ts'
import { findShownAddresses } from '../../../support/shown-addresses.ts'

test.each([
  'Trusted by 1200 schools in Mumbai, India',
  'Faktury prosimy opłacać na rachunek PL 27 1090 1506 0000 0001 4417 8802 (Bank Lipa).',
  // Placeholder texts of themes
  '12 Test Road, Test, XY 90210 Australia Telephone: +0 123 456 789',
  // Korean sentences that start with a place name
  '대전시는 서구 주민과 7일 회의를 열었다.',
  '울산항으로 30척이 들어왔다',
  '제주도로 2박 3일 여행',
  '서울 강남대로 3번 출구, 부산 중앙로 5월 축제, 인천 해안로 20개 가게',
  'La Poste, 12 500 colis par jour',
  'RT 02 RW 05 adalah lingkungan kami',
  'Join 250 Runners in Austin, Texas on Oct. 12',
  'There are 5 Star Hotels in Paris, London and New York.',
  'On 12 March 2019 Berlin hosted the conference.',
  'In 2015 Apple released the watch. Windows 10, 2015 Microsoft.',
  'New York, NY 10018',
  'Posted on March 14, 2023 in News',
  'Egri Bikavér 2018 4500 Ft',
  'London, Manchester, Birmingham, Leeds',
  'Dimensions: 120 x 60 x 75 cm, weight 12500 g',
  '18 U.S.C. § 1030, Section 4 Act 1996',
  'We have served customers in Chicago, IL and Boston, MA since 1985.',
  '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
  'Monday 12 June 2023, 10:00 Hamburg',
  'Order 12345 shipped. 10000 Customers trust us',
  'Lagos, Nigeria',
  'Top 10 Best Places to Stay in Hyde Park, London',
  '§ 12 Abs. 3 BGB, Artikel 5, 10115 Zeichen',
  'Photo by John Street, London',
  '1. FC Köln 4:2, Platz 5, 2019 Bundesliga',
  'iPhone 12 Pro 128 GB, 5000 mAh',
  'Available in 25 countries, 12000 employees worldwide',
  'Phone +49 30 12345678, Fax 030 12345',
  'Postal codes: 10115, 10117, 10119 Berlin',
  'He was born in 1962 in Vienna, Austria.',
  'Chapter 12 Park Avenue Stories by Jane Doe, New York Times',
  '© 2019 Berlin Media GmbH',
  'Copyright 2024 Paris Agency. All rights reserved.',
  'Room 5, 2nd Floor',
  'In 15, rue names were changed in Rabat',
  'Paris-Roubaix 2019, 257 km',
  'Funivia del Monte Elm – 27 km, Arena di Verona',
  '1998–2003 Studium der Chemie in Göttingen, 2005 Promotion',
  'Số 1 Việt Nam',
  'Berlin-Mitte, Hamburg-Altona und 12 weitere Bezirke',
  'Office: Room C 14, Physics Block B',
  'A 10 KM Road Race in Lahore',
  '12 Reviews // 45 Comments // 2019 Germany',
  'Price 1200 Euro // Model 2018 Toyota',
  'Rule 34 // 10000 Zagreb fans',
  'Season 3 // Episode 12 // 2020 Netflix',
  'Article 5 // 1995 Paris Agreement',
  'Seite 3 // 2021 Dresden',
  'Read chapter 5 in London, Paris and 12 other cities, 2014 edition.',
  'Dr. Müller, Jg. 1965 München, Studium in Berlin, seit 2003 Hamburg',
  'Tour dates: 12.05. Köln // 13.05. Bonn // 14.05. Berlin',
  '8 Tage // 7 Nächte // 2500 Euro',
  'Springfield, IL 62701',
  'Top 100 Hotels in London W1',
  'Distance to Berlin 15 km, to 10115 Berlin 25 min',
  'Flight LH 4321 Frankfurt // Gate 12 // Terminal 1',
  'Temperature 12 C // Stockholm',
  'Windows 7, 8000 Hz',
  'BS 1234 Part 5, ISO 9001 Certified',
  'Bach: Suite 3, Berlin Philharmonic, 1995 Sony',
  'Jobs // Berlin // 3 Offers // 10117 Users',
  'Zip Code 60601 Weather',
  '5 Ways to Drive Traffic // 10 Tips',
  '1 of 12 // Next // London Road Trip',
  'Hill v. Park, 12 F.3d 345 (CA 1998)',
])('no address in: %s', (text) => expect(findShownAddresses(text)).toEqual([]))

test.each(['li', 'p', 'div', 'td'])('nor is a list of organisations above a mailbox, each in %s', (tag) => {
  const names = [
    'Elm Vale Bank',
    'Slow Money',
    'Hearing Society',
    'Ana Rivas',
    'Friends of the Moor',
    'Quarry Foundation',
  ]
  const items = names
    .map((name) => `<${tag}>${name}</${tag}>`)
    .map((item) => (tag === 'td' ? `<tr>${item}</tr>` : item))
  const list = { li: 'ul', td: 'table' }[tag] ?? 'div'
  const contact = '<footer>Contact: <a href="mailto:info@elm.test">info@elm.test</a></footer>'
  expect(findShownAddresses(`<h1>Sponsors</h1><${list}>${items.join('')}</${list}>${contact}`)).toEqual([])
})

describe('the time grows at most linearly with the page', () => {
  const LENGTH = 400_000
  test.each([
    '10115 Berlin\n',
    'CA 90210\n',
    '12 High Street, ',
    'Address: ',
    'P.O. Box 1\n',
    '東京都渋谷区',
    '1-1-1-1-',
    'Abc 12\n1011 AB Abc\n',
  ])('%j', (unit) => {
    const page = parsePage(
      `<pre>${unit.repeat(LENGTH / unit.length).replaceAll('\n', '<br>')}</pre>`,
      'https://example.com/',
    )
    expectCpuWithin(8_000, () => {
      expect(findAddresses(page, [], []).length).toBeLessThan(LENGTH)
    })
  })
})
