import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'

const SAMPLES = join(import.meta.dirname, '../../../../web/site/try/samples')

/** The names of contacts with their numbers. */
function phonesOf(html: string): Record<string, string[]> {
  const { contacts } = extract(html, { url: 'https://www.elm-works.co.uk/contact' })
  return Object.fromEntries(
    contacts.map(({ findings: [head, ...parts] }) => [
      head!.value,
      parts.filter(({ type }) => type === 'phones').map(({ value }) => value),
    ]),
  )
}

const COMPANY = '<h1>Elm Works Ltd</h1>'

test.each([
  [
    'the switchboard that is named below people',
    `${COMPANY}<h3>Marta Ellison</h3><p>Director</p><p>Switchboard: 020 7946 0101</p><h3>Owen Fairley</h3><p>Manager</p><p>Direct: 020 7946 0102</p>`,
    { 'Marta Ellison': [], 'Owen Fairley': ['020 7946 0102'], 'Elm Works Ltd': ['020 7946 0101'] },
  ],
  [
    'also on somebody’s card, before, above or behind the number',
    `${COMPANY}<div><h3>Marta Ellison</h3><dl><dt>Direct</dt><dd>020 7946 0103</dd><dt>Reception</dt><dd>020 7946 0101</dd></dl></div>` +
      '<div><h3>Owen Fairley</h3><p>Main: 020 7946 0100 | Direct: 020 7946 0104<br>0800 496 0999 (hotline)</p></div>',
    {
      'Marta Ellison': ['020 7946 0103'],
      'Owen Fairley': ['020 7946 0104'],
      'Elm Works Ltd': ['020 7946 0101', '020 7946 0100', '0800 496 0999'],
    },
  ],
  [
    'what stands below a list of cards',
    `${COMPANY}<ul><li><b>Marta Ellison</b><br>Director</li><li><b>Owen Fairley</b><br>Manager</li></ul><p>Tel: 020 7946 0101</p>`,
    { 'Marta Ellison': [], 'Owen Fairley': [], 'Elm Works Ltd': ['020 7946 0101'] },
  ],
  [
    'the number of a company that names its director',
    '<p>Elm Works Ltd<br>3 High Street, Leeds LS1 4AB<br>Director: Owen Fairley<br>Telephone: 0113 496 0101</p>',
    { 'Owen Fairley': [], 'Elm Works Ltd': ['0113 496 0101'] },
  ],
])("an organisation's number is assigned to the organisation: %s", (_rule, html, expected) =>
  expect(phonesOf(html)).toEqual(expected),
)

test('a main number with an extension belongs to the person on whose card it is', () => {
  const card = '<div><h3>Marta Ellison</h3><p>Director</p><p>Switchboard 020 7946 0101 ext. 204</p></div>'
  expect(phonesOf(COMPANY + card)).toMatchObject({ 'Marta Ellison': ['020 7946 0101'] })
})

test('a number below a contact person, or in a list without cards, belongs to that person', () => {
  expect(phonesOf('<h1>Ulmenwerk GmbH</h1><p>Ansprechpartner: Konrad Ulmer<br>Telefon: 0341 123451</p>')).toMatchObject(
    {
      'Konrad Ulmer': ['0341 123451'],
    },
  )
  const flat =
    '<h3>Marta Ellison</h3><p>Director</p><p>020 7946 0103</p><h3>Owen Fairley</h3><p>Manager</p><p>020 7946 0104</p>'
  expect(phonesOf(COMPANY + flat)).toMatchObject({
    'Marta Ellison': ['020 7946 0103'],
    'Owen Fairley': ['020 7946 0104'],
  })
})

test.each([
  ['team.html', 'Lantern Yard Instruments Ltd', ['020 7946 0148']],
  ['imprint.html', 'Brunnhof Messtechnik GmbH', ['089 / 90 19 87-0', '089 / 90 19 87-11']],
])('numbers of the example on the landing page are assigned: %s', (sample, company, phones) =>
  expect(phonesOf(readFileSync(join(SAMPLES, sample), 'utf8'))[company]).toEqual(phones),
)
