import { expect, test } from 'vitest'
import { companiesIn } from '../../../support/companies-in.ts'

test.each([
  ['en', 'We work with companies like Elmsoft, Valetek and Oakton.', ['Elmsoft', 'Valetek', 'Oakton']],
  [
    'en',
    'It is used by organizations such as Tollham Studios, Elmsoft or Valetek.',
    ['Tollham Studios', 'Elmsoft', 'Valetek'],
  ],
  [
    'en',
    'Bands including Tollham Engineering and The Elm Vale Band play.',
    ['Tollham Engineering', 'The Elm Vale Band'],
  ],
  ['en', 'Firms such as Elmsoft Ltd make it.', ['Elmsoft Ltd']],
  ['de', 'Für Unternehmen wie z. B. Elmsoft, Valetek und Oakton.', ['Elmsoft', 'Valetek', 'Oakton']],
  ['fr', 'Des entreprises comme Tollac, Elmédia ou Valetek nous suivent.', ['Tollac', 'Elmédia', 'Valetek']],
  ['es', 'Ha trabajado para empresas como Tollán, Elmedia o Valetek.', ['Tollán', 'Elmedia', 'Valetek']],
  ['it', 'Lavora per aziende quali Tolletti, Elmedia e Valetek.', ['Tolletti', 'Elmedia', 'Valetek']],
  ['nl', 'Voor bedrijven zoals Tolland, Elmedia en Valetek.', ['Tolland', 'Elmedia', 'Valetek']],
  ['pl', 'Dla firm takich jak Tolmet, Elmedia i Valetek.', ['Tolmet', 'Elmedia', 'Valetek']],
  ['sv', 'För företag som Tollmek, Elmedia och Valetek.', ['Tollmek', 'Elmedia', 'Valetek']],
  ['en', 'Companies like Ours make it. Organisations such as Schools and Hospitals use it.', []],
  ['en', 'Bands like Elton Roe and Jane Roe play.', []],
  ['de', 'Kunden wie Sie und Firmen wie Privatpersonen.', []],
  ['en', 'Universities such as those in Elmland.', []],
])('organisations given as examples are found: %s: %s', (language, text, names) => {
  expect(companiesIn(language, `<p>${text}</p>`).toSorted()).toEqual(names.toSorted())
})
