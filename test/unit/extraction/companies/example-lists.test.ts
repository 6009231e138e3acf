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

test.each([
  [
    'pl',
    'Ważną rolę pełnią między innymi Główny Urząd Wiązów, Polski Komitet Jesionowy oraz Polskie Centrum Dębów.',
    ['Główny Urząd Wiązów', 'Polski Komitet Jesionowy', 'Polskie Centrum Dębów'],
  ],
  ['fr', 'Louez vos skis aux magasins « La Tollère » et « L’Ormeau ».', ['La Tollère', 'L’Ormeau']],
  ['fr', 'Des membres du club “Valmont ski alpinisme” vous guident.', ['Valmont ski alpinisme']],
  ['en', 'The shops “Tollham” and “Oak Vale” sell them.', ['Tollham', 'Oak Vale']],
  ['it', 'I soci dell’associazione «Amici dell’Olmo» vi aspettano.', ['Amici dell’Olmo']],
  ['fr', 'Dans nos magasins « Ouvert le dimanche. Entrez ! » est affiché.', []],
  ['en', 'The club said “Never again” to us, and our shop “sells” them.', []],
])('organisations that nouns introduce are found, in a list or in quotation marks: %s: %s', (language, text, names) => {
  expect(companiesIn(language, `<p>${text}</p>`).toSorted()).toEqual(names.toSorted())
})
