import { describe, expect, test } from 'vitest'
import { employersJoined } from '../../../../src/extraction/companies/joined-employers.ts'
import { kindWordMention } from '../../../../src/extraction/companies/mention.ts'
import { othersIn } from './support.ts'

const parts = (text: string) =>
  employersJoined(kindWordMention(`- ${text}`, 2, text.length + 2)).map(({ name, start }) => [name, start])

test.each([
  ['Elmtal en Universiteit Oakstad', 'Elmtal', 'Universiteit Oakstad'],
  ['Ulmtal und Universität Eichstadt', 'Ulmtal', 'Universität Eichstadt'],
  ['Olmo Verde y Universidad de Roble', 'Olmo Verde', 'Universidad de Roble'],
  ['Ormeval et Université de Brume', 'Ormeval', 'Université de Brume'],
  ['Elmstead College and Oakford University', 'Elmstead College', 'Oakford University'],
])('%s are two employers', (text, first, second) =>
  expect(parts(text)).toEqual([
    [first, 2],
    [second, 2 + text.length - second.length],
  ]),
)

test.each([
  'Museum of Modern Art and Science',
  'Bouw en Techniek Elmstad',
  'Instituut voor Bouw en Techniek',
  'Elmstead School of Arts and Music',
  'University of Arts and Science College',
  'Roe and Lind Ltd',
])('%s is one', (text) => expect(parts(text)).toEqual([[text, 2]]))

describe('below the name of a person', () => {
  const card = (name: string, ...lines: string[]) => `<p>${[name, ...lines].join('<br>')}</p>`

  test('what follows a faculty or a department and a comma is the organisation', () =>
    expect(
      othersIn(
        card('Jane Roe', 'Faculty of Law, UvE', 'jane@law.uve.example') +
          card('Tom Oak', 'Departement Scheikunde, KU Elmven, Belgium') +
          card('Ann Lind', 'Department of Physics, Faculty of Science, Quaxley Institute'),
      ),
    ).toEqual(['KU Elmven', 'Quaxley Institute', 'UvE']))

  test('but not a town or a room', () =>
    expect(
      othersIn(card('Jane Roe', 'Department of Physics, Boston') + card('Tom Oak', 'Faculty of Science, Room 3')),
    ).not.toEqual(expect.arrayContaining(['Boston'])))

  test('two employers are two organisations', () =>
    expect(othersIn(card('Jane Roe', 'Elmtal en Universiteit Oakstad'))).toEqual(['Elmtal', 'Universiteit Oakstad']))
})
