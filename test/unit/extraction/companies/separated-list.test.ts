import { describe, expect, test } from 'vitest'
import { readSeparated } from '../../../../src/extraction/companies/separated-list.ts'
import { companiesIn } from '../../../support/companies-in.ts'

const names = (line: string) => readSeparated(line)?.map(({ name }) => name) ?? null

describe('a line that only lists organisations is decided as a whole', () => {
  test.each([
    [
      'Elm District Municipality | Oat SA | Larders | Mill Hotel',
      ['Elm District Municipality', 'Oat SA', 'Larders', 'Mill Hotel'],
    ],
    ['Elm Council, Oat SA, the Buckwald Trust and Kvist', ['Elm Council', 'Oat SA', 'Buckwald Trust', 'Kvist']],
    ['Elm Council, Oak and Roe Books.', ['Elm Council', 'Oak', 'Roe Books']],
    ['Elm Bank (Wells); Kvist; Oak Trust (OT)', ['Elm Bank', 'Kvist', 'Oak Trust']],
    [
      'Câmara Municipal de Elmos * Talho Central * Caixa Oak',
      ['Câmara Municipal de Elmos', 'Talho Central', 'Caixa Oak'],
    ],
    ['Kvistor | Elmor Irrigation | Oakor Elms', ['Kvistor', 'Elmor Irrigation', 'Oakor Elms']],
    [
      'Музей Ельм, Національний університет дуба, Фонд Дуб',
      ['Музей Ельм', 'Національний університет дуба', 'Фонд Дуб'],
    ],
  ])('%s', (line, expected) => expect(names(line)).toEqual(expected))

  test('a name may contain commas and conjunctions', () => {
    expect(names('Institut Elm, Ministère de la Famille, de l’Enfance et de la Jeunesse, Banque Roe')).toEqual([
      'Institut Elm',
      'Ministère de la Famille, de l’Enfance et de la Jeunesse',
      'Banque Roe',
    ])
    expect(names('Elm Bank, Oak Trust, Kvist & Sons (Boats) Ltd')?.at(-1)).toBe('Kvist & Sons (Boats) Ltd')
  })

  test('the offsets are those of the names in the line', () => {
    const line = 'Elm Council, the Oak Trust and la Banque Roe.'
    expect(readSeparated(line)!.map(({ name, at }) => line.slice(at, at + name.length))).toEqual(names(line))
  })

  test.each([
    ['people', 'Jane Lind, John Roe, Mary Holt'],
    ['services', 'Business Continuity, Disaster Recovery, IT Solutions'],
    ['two names', 'Elm Bank, Oak Trust'],
    ['a sentence', 'We work with schools, run courses, and visit Elm Bank'],
  ])('no list of organisations: %s', (_, line) => expect(names(line)).toBeNull())

  test('people and roles among them are left out', () => {
    expect(names('Elm Bank | Oak Trust | Jane Lind | Kvist Energi')).toEqual(['Elm Bank', 'Oak Trust', 'Kvist Energi'])
  })
})

describe('such a list follows a heading, a label or an element that only says what follows', () => {
  test.each([
    '<h2>Partners</h2><p>Elm Municipality | Larders | Mill Hotel</p>',
    '<p>Entidades colaboradoras: Elm Municipality, Larders y Mill Hotel.</p>',
    '<p><strong>Gold sponsors</strong> Elm Municipality | Larders | Mill Hotel <strong>Supported by</strong> Oak Trust</p>',
    '<dl><dt>Partners</dt><dd>Elm Municipality, Larders, Mill Hotel</dd></dl>',
  ])('%s', (html) =>
    expect(companiesIn('en', html)).toEqual(expect.arrayContaining(['Elm Municipality', 'Larders', 'Mill Hotel'])),
  )

  test('but not a word within a sentence', () => {
    expect(companiesIn('en', '<p>We thank our <b>sponsors</b>, visitors, Larders and friends.</p>')).toEqual([])
  })
})
