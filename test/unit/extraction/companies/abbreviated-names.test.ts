import { expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { companiesIn } from '../../../support/companies-in.ts'

test.each([
  ['en', 'as the Elm Valley Institute (EVI) said', ['Elm Valley Institute']],
  ['en', 'of the Institute for Elms and Ashes (IEA) said', ['Institute for Elms and Ashes']],
  ['de', 'wie der Erlensteiner Skiverband (ESV) mitteilte', ['Erlensteiner Skiverband']],
  ['de', 'der Verband zum Schutz alter Ulmen im Tal (VSAU) klagt', ['Verband zum Schutz alter Ulmen im Tal']],
  ['en', 'the first to lead the Elm Valley Institute EVI', ['Elm Valley Institute']],
  [
    'pt',
    'junto ao Conselho de Elmos da Federação das Olarias do estado do Arvoredo FOEA',
    ['Federação das Olarias do estado do Arvoredo'],
  ],
  [
    'en',
    'paid by the European School of Management and Technology (ESMT)',
    ['European School of Management and Technology'],
  ],
  ['en', 'the Golden Elm Award – GEA', []],
  ['en', 'he is a member of the Elm Valley Institute (EVI)', []],
  ['en', 'the Golden Elm Award (GEA) goes on', []],
])('%s: %s', (language, text, names) => expect(companiesIn(language, `<p>Yesterday, ${text}.</p>`)).toEqual(names))

test.each([
  ['Es wird von der Universität Kassel durchgeführt.', ['Universität Kassel']],
  ['Sie verließ den Hörsaal der Universität Hamburg.', ['Universität Hamburg']],
])('a school includes its town: %s', (text, names) => expect(companiesIn('de', `<p>${text}</p>`)).toEqual(names))

test('a panel stating that no cookies are set is not a consent dialog', () => {
  const { findings } = extract('<body class="cookies-not-set"><p>This is Elm Tools Ltd, Leeds</p></body>', {
    url: 'https://192.0.2.1/',
  })
  expect(findings.flatMap(({ type, value }) => (type === 'companies' ? value : []))).toEqual(['Elm Tools Ltd'])
})
