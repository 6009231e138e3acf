import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../../../support/read-site.ts'

const profile = (name: string, text: string) => `<tr><td><p><b>${name}</b></p><p>${text}</p></td></tr>`

function employersOf(...profiles: string[]) {
  const facts = factsOf(
    'https://www.elmschool.org/',
    { '/': '<h1>Elm Summer School</h1>', '/staff': `<h1>Staff</h1><table>${profiles.join('')}</table>` },
    { title: 'Elm Summer School', footer: '© 2026 Elm Summer School', language: 'en' },
  )
  return Object.fromEntries(readSite(facts).people.map(({ name, organization }) => [name, organization]))
}

const LONG = 'The research that follows from it covers stones, their layers and everything that can be found in them.'

test('people work where their biography says that they do now', () =>
  expect(
    employersOf(
      profile(
        'Dr. Jane Roe',
        `Jane studied at the University of Oakford. She moved to the University of Lindau in 2015, where she is currently a reader in geology. ${LONG}`,
      ),
      profile(
        'Dr. Tom Oak',
        `Tom took a degree at the University of Lindau. He is now a lecturer at the University of Oakford, following years at the Hollin Institute. ${LONG}`,
      ),
    ),
  ).toMatchObject({ 'Jane Roe': 'University of Lindau', 'Tom Oak': 'University of Oakford' }))

test('a text about something else says nothing of the person above it', () =>
  expect(
    employersOf(
      profile(
        'Dr. Ann Lind',
        `The summer school began at the University of Oakford and is now held at the University of Lindau. ${LONG}`,
      ),
    )['Ann Lind'],
  ).not.toBe('University of Lindau'))
