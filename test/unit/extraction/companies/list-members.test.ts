import { describe, expect, test } from 'vitest'
import { nextInList, readList } from '../../../../src/extraction/companies/list-members.ts'
import { companiesIn } from '../../../support/companies-in.ts'

describe('a list is read up to its first non-name, without introductions and additions', () => {
  test.each([
    ['the Elm Vale Council, Oak Bank (Wells) and Acme Ltd', ['Elm Vale Council', 'Oak Bank', 'Acme Ltd']],
    ['Elm Bank; Oak Trust / Vale Council • Lind AG', ['Elm Bank', 'Oak Trust', 'Vale Council', 'Lind AG']],
    ['Acme Ltd & Roe GmbH', ['Acme Ltd', 'Roe GmbH']],
    ['Elm Bank (Wells) & Oak Trust', ['Elm Bank', 'Oak Trust']],
    ['die Firma Roe Bau GmbH und dem Elmer Verein', ['Firma Roe Bau GmbH', 'Elmer Verein']],
    ['dem Elmer Verein sowie der firma Roe Bau', ['Elmer Verein', 'Roe Bau']],
    ['l’Atelier Roe et le Crédit Elm', ['Atelier Roe', 'Crédit Elm']],
    ['Pekárna Lípa a Banka Dub', ['Pekárna Lípa', 'Banka Dub']],
    ['Elm Bakery von Familie Roe, Oak Bank', ['Elm Bakery', 'Oak Bank']],
    ['Elm Bank – Oak Trust – Vale Council', ['Elm Bank', 'Oak Trust', 'Vale Council']],
    ['Elm Bank – Wells', ['Elm Bank – Wells']],
    ['University of Texas at Austen, Elm Bank', ['University of Texas at Austen', 'Elm Bank']],
    ['Elm Bank\nOak Trust', ['Elm Bank']],
    ['Elm Bank, our oldest client', ['Elm Bank']],
    ['our offer', []],
  ])('%s', (text, names) => expect(readList(text).map(({ name }) => name)).toEqual(names))

  test('which names identify themselves as organisations, and their positions', () => {
    expect(readList('the Elm Vale Council and Lind')).toEqual([
      { name: 'Elm Vale Council', at: 4, isOrganisation: true },
      { name: 'Lind', at: 25, isOrganisation: false },
    ])
  })
})

describe('a member is followed by the next one, or the list ends', () => {
  test.each([
    [', Oak Trust', 'Oak Trust', 'Oak Trust'],
    [', and the Leeds-based Oak Trust', 'Oak Trust', 'Oak Trust'],
    [' (Wells), LP and Oak Trust', 'Oak Trust', 'Oak Trust'],
    [', Inc., Oak Trust', 'Oak Trust', 'Oak Trust'],
    [' GmbH und die Oak Stiftung', 'Oak Stiftung', 'Oak Stiftung'],
    [' et le Crédit Oak', 'Crédit Oak', 'Crédit Oak'],
    // Within a sentence, these words start something else.
    ['; Oak Trust', 'Oak Trust', null],
    [' in March, Oak Trust', 'Oak Trust', null],
    [' a Oak Trust', 'Oak Trust', null],
    [' Oak Trust', null, null],
    [' said', null, null],
    ['', null, null],
  ])('Elm Bank|%s', (behind, opened, inSentence) => {
    const rest = (place: 'opened' | 'in-sentence') => {
      const next = nextInList(`Elm Bank${behind}`, 'Elm Bank'.length, place)
      return next === null ? null : `Elm Bank${behind}`.slice(next)
    }
    expect([rest('opened'), rest('in-sentence')]).toEqual([opened, inSentence])
  })
})

describe('those who pay for something are a list as a whole, although some are ordinary words', () => {
  test.each([
    'The fair has the support and sponsorship of Bright, Auberin Solutions, Chicka, Quill Systems and the Elm Foundation.',
    'The fair is sponsored by Bright, Auberin Solutions, Chicka, Quill Systems, and the Elm Foundation, which met in May.',
  ])('%s', (text) => {
    const names = ['Auberin Solutions', 'Bright', 'Chicka', 'Elm Foundation', 'Quill Systems']
    expect(companiesIn('en', `<p>${text}</p>`).toSorted()).toEqual(names)
  })

  test.each([
    [
      'few of them look like names',
      'It is supported by Windows, Linux, Chrome and the Elm Foundation.',
      ['Elm Foundation'],
    ],
    [
      'nobody says what they are',
      'The bill has the support of Democrats, Republicans, Greens, Catholics and Tories.',
      [],
    ],
    ['they are people', 'The bill has the support of Jane Roe, John Elms, Mary Oaks, Ann Lind and Tom Quill.', []],
    ['they are places', 'The plan is supported by Leeds, York, Hull, Bath and Wells.', []],
  ])('but not where %s', (_what, text, names) => {
    expect(companiesIn('en', `<p>${text}</p>`)).toEqual(names)
  })
})
