import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

/** The phones of each contact of a firm, whose team page shows people with the given lines below their names. */
function phonesOf(people: Readonly<Record<string, string>>, label = 'Telefon') {
  const cards = Object.entries(people).map(
    ([name, phone]) => `<figure><h3>${name}</h3><p>Vermessung</p><p>${label} ${phone}</p></figure>`,
  )
  const { organizations, people: found } = readSite(
    factsOf(
      'https://www.ulmhof-planung.de/',
      {
        '/': '<h1>Ulmhof Planung GmbH</h1><p>Telefon 07222 55010-00, post@ulmhof-planung.de</p>',
        '/team': `<h1>Team</h1>${cards.join('')}`,
      },
      { title: 'Ulmhof Planung GmbH', footer: '© 2026 Ulmhof Planung GmbH', language: 'de' },
    ),
  )
  return Object.fromEntries([...organizations, ...found].map(({ name, phones }) => [name, phones]))
}
const OWNER = 'Ulmhof Planung GmbH'
const OFFICE = '+4972225501000'

test('two people share an extension that only their cards show', () =>
  expect(
    phonesOf({
      'Susanne Kramer': '07222 55010-03',
      'Vera Lindner': '07222 55010-01',
      'Sophia Ahrens': '07222 55010-01',
      'Niklas Pfeifer': '07222 55010-03',
    }),
  ).toEqual({
    [OWNER]: [OFFICE],
    'Susanne Kramer': ['+4972225501003'],
    'Vera Lindner': ['+4972225501001'],
    'Sophia Ahrens': ['+4972225501001'],
    'Niklas Pfeifer': ['+4972225501003'],
  }))

test('a number on the cards of three people is their office’s', () =>
  expect(
    phonesOf({
      'Susanne Kramer': '07222 55010-03',
      'Vera Lindner': '07222 55010-03',
      'Sophia Ahrens': '07222 55010-03',
    }),
  ).toMatchObject({ [OWNER]: [OFFICE, '+4972225501003'], 'Susanne Kramer': [], 'Vera Lindner': [] }))

test('and so is one that a label calls the switchboard', () =>
  expect(phonesOf({ 'Susanne Kramer': '07222 55010-03', 'Vera Lindner': '07222 55010-03' }, 'Zentrale:')).toMatchObject(
    { 'Susanne Kramer': [], 'Vera Lindner': [] },
  ))
