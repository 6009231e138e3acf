import { describe, expect, test } from 'vitest'
import { titledFirms } from '../../../../src/extraction/companies/titled-firms.ts'
import { othersIn } from './support.ts'

const shown = (text: string) => titledFirms(text).map(({ title, firm }) => [title, firm])

describe('a title is followed by its organisation', () => {
  test.each([
    ['Managing Director Elmtal Ltd', 'Managing Director', 'Elmtal Ltd'],
    ['Senior Director Sales Spain & Portugal Oakwerk Group', 'Senior Director Sales Spain & Portugal', 'Oakwerk Group'],
    ['Chief Product and Digital Officer Olmati', 'Chief Product and Digital Officer', 'Olmati'],
    ['Presidente e CEO ABC Olmo', 'Presidente e CEO', 'ABC Olmo'],
    ['Vicepresidente Ejecutiva Olmo S.A.', 'Vicepresidente Ejecutiva', 'Olmo S.A.'],
    ['Dyrektor Generalny Wiąz S.A.', 'Dyrektor Generalny', 'Wiąz S.A.'],
    ['Directeur général Orme SA', 'Directeur général', 'Orme SA'],
    ['Geschäftsführer Ulmen Bau', 'Geschäftsführer', 'Ulmen Bau'],
    ['Geschäftsführerin Ulmen Bau GmbH', 'Geschäftsführerin', 'Ulmen Bau GmbH'],
    ['Presidente Olmo SpA', 'Presidente', 'Olmo SpA'],
    ['Leiterin Vertrieb und Marketing Ulmen Bau GmbH', 'Leiterin Vertrieb und Marketing', 'Ulmen Bau GmbH'],
    ['Ehrenmitglied TC Ulmendorf', 'Ehrenmitglied', 'TC Ulmendorf'],
    ['Direktur Utama PT Oakindo', 'Direktur Utama', 'PT Oakindo'],
    ['CEO The Green Elm', 'CEO', 'The Green Elm'],
    ['Director Electrical Engineering Olmati', 'Director Electrical Engineering', 'Olmati'],
    ['Director Elmtal Marketing Group', 'Director', 'Elmtal Marketing Group'],
    ['Partner Elmar & Partner', 'Partner', 'Elmar & Partner'],
    // A firm may be called like a person.
    ['Co-CEO Dario Olmelli', 'Co-CEO', 'Dario Olmelli'],
  ])('%s', (text, title, firm) => expect(shown(text)).toEqual([[title, firm]]))

  test('two titles have an organisation each', () =>
    expect(shown('Presidente Olmap e Vice Direttore Esecutivo IEQ')).toEqual([
      ['Presidente', 'Olmap'],
      ['Vice Direttore Esecutivo', 'IEQ'],
    ]))
})

test.each([
  'Head of Digital Marketing',
  'Director Europe',
  'Director Human Resources',
  'Director Research and Development',
  'Manager Sales & Service',
  'Store Manager Munich',
  'Regional Manager Sales Italy',
  'Leiter Vertrieb',
  'Vorstand Finanzen',
  'Kassenwart Abteilung Tennis',
  'Trainer U15',
  'Professor Physics',
  'Directrice Marketing',
  'Senior Partner e Managing Director',
  'President Elect',
  'Assistant to the CEO',
  // Prepositions and commas lead to an organisation: other rules read these.
  'Director of the Elm Group',
  'Chair, Elmtal Ltd',
  // A trade begins the name of a firm.
  'Physio Elmtal',
  'Architekt Ulmen GmbH',
  'Baker Elm Ltd',
])('the title %s is followed by none', (text) => expect(shown(text)).toEqual([]))

describe('organisations behind titles on the lines below names', () => {
  const card = (name: string, ...lines: string[]) =>
    `<div class="card"><h4>${name}</h4>${lines.map((line) => `<h6>${line}</h6>`).join('')}</div>`

  test('in a list some of whose members have a clear one', () => {
    const html =
      card('Jane Roe', 'CEO Elmtal') +
      card('Tom Oak', 'Chief Digital Officer Oakwerk AG') +
      card('Ann Lind', 'Senior Director Sales Quillon Group') +
      card('Mara Quill', 'Creative Director Olmadis') +
      card('Tomas Rivas', 'Co-CEO Dario Hollin')
    expect(othersIn(html, 'Guests')).toEqual(['Dario Hollin', 'Elmtal', 'Oakwerk AG', 'Olmadis', 'Quillon Group'])
  })

  test('alone only where it says that it is one', () => {
    expect(othersIn(card('Jane Roe', 'Senior Director Sales Quillon Group'), 'Guests')).toEqual(['Quillon Group'])
    expect(othersIn(card('Jane Roe', 'CEO Elmtal'), 'Guests')).toEqual([])
  })

  test('but not what professors teach, although some have a clear employer', () => {
    const html =
      card('Jane Roe', 'Professor Informatik', 'Universität Elmstadt') +
      card('Tom Oak', 'Professor Mathematik') +
      card('Ann Lind', 'Professor Geographie')
    expect(othersIn(html, 'Guests')).toEqual(['Universität Elmstadt'])
  })
})

describe('organisations that lines of a programme begin with', () => {
  const lines = (...texts: string[]) => `<p>${texts.join('<br>')}</p>`

  test('are decided together', () => {
    const html = lines(
      'Olmap, CEO Jane Roe',
      'Quillon Group, Creative Director, Tom Oak',
      'Elmar &amp; Partner, Partner Dott. Ann Lind',
      'Dario Hollin, Co-CEO Tomas Rivas',
      'Hollinpost, Mara Quill, Vice President',
    )
    expect(othersIn(html, 'Programme')).toEqual([
      'Dario Hollin',
      'Elmar & Partner',
      'Hollinpost',
      'Olmap',
      'Quillon Group',
    ])
  })

  test.each([
    ['towns', ['Elmstead, Chair Jane Roe', 'Oakford, Secretary Tom Oak', 'Lindau, Treasurer Ann Lind']],
    ['departments', ['Sales, Director Jane Roe', 'Marketing, Manager Tom Oak', 'Research, Head Ann Lind']],
    ['people', ['Jane Roe, Chair', 'Tom Oak, Secretary', 'Ann Lind, Treasurer']],
  ])('are none where lines begin with %s', (_, texts) => expect(othersIn(lines(...texts), 'Programme')).toEqual([]))
})
