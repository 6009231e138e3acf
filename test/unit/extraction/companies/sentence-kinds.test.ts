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

describe('an organisation with an institution’s word is found without a sentence', () => {
  test.each([
    [
      'in a list',
      'en',
      '<ul><li>Elm Vale College<li>University of Leeds</ul>',
      ['Elm Vale College', 'University of Leeds'],
    ],
    ['in a heading', 'en', '<h4>International Union of Pure Crafts</h4>', ['International Union of Pure Crafts']],
    ['behind a person and a comma', 'en', '<p>Webmaster: Jane Roe, University of Leeds</p>', ['University of Leeds']],
    ['behind a department', 'en', '<p>Department of Botany, University of Leeds, England</p>', ['University of Leeds']],
    ['named by its town', 'de', '<p>Technische Universität Elmtal', ['Technische Universität Elmtal']],
    ['named by ordinary words', 'es', '<li>Universidad Nacional de Lornera', ['Universidad Nacional de Lornera']],
    ['named by ordinary words', 'fr', '<p>CFMI / Université de Tours', ['Université de Tours']],
    ['in lower case', 'fr', '<p>Institut national du bois', ['Institut national du bois']],
    ['in lower case', 'sv', '<p>Elmtals församling', ['Elmtals församling']],
    ['as a compound', 'de', '<p>Elmtaler Bürgerstiftung', ['Elmtaler Bürgerstiftung']],
    [
      'with its name in quotation marks',
      'it',
      '<p>Insegna presso il Conservatorio "G. Tolletti" di Lornano e altrove.',
      ['Conservatorio "G. Tolletti" di Lornano'],
    ],
    ['behind a capital article', 'de', '<p>Das Elmstädter Institut</p>', ['Elmstädter Institut']],
    [
      'in a link to another website',
      'en',
      '<p><a href="https://elm.example/">Elm Vale College</a></p>',
      ['Elm Vale College'],
    ],
  ])('%s', (_, language, html, companies) => {
    expect(companiesIn(language, html)).toEqual(companies)
  })

  test.each([
    ['without what is particular about it', '<p>Communauté de communes'],
    ['as a label', '<p>Zuständige Rechtsanwaltskammer<br>Jane Roe'],
    ['before what says which it is', '<p>Szkoła Podstawowa nr 5'],
    ['in a menu', '<nav><a href="https://elm.example/">Elm Vale College</a></nav>'],
    ['in a link to a page of the website', '<p><a href="/college">Elm Vale College</a></p>'],
    ['within other capitalised words', '<p>Home Services Solutions Group Elm Vale Bank Books'],
    ['before a quotation', '<p>Elm Vale Institute “The way we'],
    ['before a phone, which is rather a branch’s', '<p>Elm Vale Clinic, 01962 840 500'],
    ['of a card or a tariff', '<p>VIP-Club'],
    ['behind a verb', '<p>Leaving Elm Vale College'],
    ['as part of a job title', '<p>Museum Curator'],
    ['as one of two bodies', '<h2>Clergy & Parish Council</h2>'],
    ['that somebody belongs to', '<p>Members of the Elm Vale Association'],
  ])('but not %s', (_, html) => {
    expect(companiesIn('en', html)).toEqual([])
  })
})

describe('an organisation word does not make a name', () => {
  test.each([
    ['en', 'Please contact the Student Union or the Local Planning Authority.'],
    ['en', 'The Executive Committee and the Finance Council met, as did the Annual General Council.'],
    ['en', 'Tollstream is a Creative Design Agency near the Golf Club. Call the RMA Department.'],
    ['en', 'Elm Vale Agency Hotel Tollmann Theatre Home Contact'],
    ['en', 'We stayed at a Four Star Hotel near the Old Theatre and ate in the Restaurant.'],
    ['en', 'Treasurer, Finance Council. Head of Sales, Energy Services.'],
    ['de', 'Im Verein Kinder fördern, und im Museum Shop einkaufen.'],
    ['es', 'El Instituto abre y el Museo también.'],
  ])('%s: %s', (language, text) => {
    expect(companiesIn(language, `<p>${text}</p>`)).toEqual([])
  })
})
