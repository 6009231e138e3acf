import { describe, expect, test } from 'vitest'
import { companiesIn } from '../../../support/companies-in.ts'

describe('an organisation with an organisation word is found wherever a sentence uses its name', () => {
  test.each([
    // Schools and the like named by a place or behind a verb that things follow as well
    ['en', 'She studied law at the University of Leeds.', ['University of Leeds']],
    ['en', 'She teaches at the University of Oregon and writes.', ['University of Oregon']],
    // Ordinary words that only a name capitalises
    ['en', 'He was chief executive of the Northern Wildlife Trust.', ['Northern Wildlife Trust']],
    ['en', 'She worked as an economist at the Marine Biology Institute.', ['Marine Biology Institute']],
    ['en', 'She sits on a board of the Global Health Alliance.', ['Global Health Alliance']],
    ['en', 'They exhibited at the Museum of Modern Craft, and sold everything.', ['Museum of Modern Craft']],
    [
      'de',
      'Es wird vom Bundesministerium für Bildung und Forschung gefördert.',
      ['Bundesministerium für Bildung und Forschung'],
    ],
    // A role before the name
    ['en', 'He is a Fellow of the Royal Society of Arts and lives here.', ['Royal Society of Arts']],
    // A role or a degree before a comma, without a sentence
    ['en', 'Professor of Botany, Tolland University, Elmstead', ['Tolland University']],
    ['en', 'Master of Science, Tolland Valley College', ['Tolland Valley College']],
    // Names that follow the organisation word directly
    ['fr', 'Aujourd’hui, il dirige la Fondation Abbé Tollac.', ['Fondation Abbé Tollac']],
    [
      'es',
      'Es profesora del Instituto Xochil y ha expuesto en el Museo Reina Olma.',
      ['Instituto Xochil', 'Museo Reina Olma'],
    ],
    ['it', 'Ha collaborato con la Fondazione Tolletti a Milano.', ['Fondazione Tolletti']],
    // The next of a list
    [
      'en',
      'It was paid for by the Elm Curling Association, Oak Harbour Lions Club and somebody unknown.',
      ['Elm Curling Association', 'Oak Harbour Lions Club'],
    ],
    // Houses, and departments of a place
    [
      'en',
      'In 1994 he purchased the Tollpepper Agency and taught at Elmtown Middle School.',
      ['Tollpepper Agency', 'Elmtown Middle School'],
    ],
    ['en', 'That is what officers of the Leeds Police Department said.', ['Leeds Police Department']],
    [
      'en',
      'They skied at Elm Mountain Resort and drove a bread truck for Tollozy Bakery.',
      ['Elm Mountain Resort', 'Tollozy Bakery'],
    ],
    [
      'de',
      'Die Lesung findet im Theater Elmstadt statt, der Wein kommt vom Weingut Tollmoser.',
      ['Theater Elmstadt', 'Weingut Tollmoser'],
    ],
  ])('%s: %s', (language, text, companies) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual(companies)
  })
})

describe('an organisation word does not make a name', () => {
  test.each([
    ['en', 'Please contact the Student Union or the Local Planning Authority.'],
    ['en', 'The Executive Committee and the Finance Council met, as did the Annual General Council.'],
    ['en', 'Tollstream is a Creative Design Agency near the Golf Club. Call the RMA Department.'],
    ['en', 'Elm Vale Agency Hotel Tollmann Theatre Home Contact'],
    ['en', 'We stayed at a Four Star Hotel near the Old Theatre and ate in the Restaurant.'],
    ['en', 'Treasurer, Finance Council. Head of Sales, Energy Services. Botany, Tolland University'],
    ['de', 'Im Verein Kinder fördern, und im Museum Shop einkaufen.'],
    ['es', 'El Instituto abre y el Museo también.'],
  ])('%s: %s', (language, text) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([])
  })
})
