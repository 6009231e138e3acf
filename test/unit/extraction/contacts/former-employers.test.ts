import { describe, expect, test } from 'vitest'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'
import { contactNamed, factsOf } from '../../../support/read-site.ts'

const OWNER = 'Elm Vale Partners'

/** Where a person works according to the page of a team. */
function employerOf(bio: string, language = 'en'): string | null {
  const team = `<h1>${OWNER}</h1><div><h3>Robert Lind</h3><p>Accountant</p><p>${bio}</p></div>`
  const facts = factsOf(
    'https://www.elmvalepartners.example/',
    { '/team': team },
    { language, footer: `© 2024 ${OWNER}` },
  )
  return contactNamed(resolveSite(facts), 'Robert Lind').organization
}

describe('the employer of a person', () => {
  test.each([
    ['Before joining us, Robert was Head of Tax at Foolabs Ltd. He likes hills.', 'en'],
    ['Previously at Foolabs Ltd. He likes hills.', 'en'],
    ['He worked for Foolabs Ltd until 2012.', 'en'],
    ['Zuvor leitete er den Einkauf der Foolabs GmbH.', 'de'],
    ['Ancien directeur de Foolabs SARL.', 'fr'],
  ])('is the owner of the site where a sentence tells of an earlier one: %s', (bio, language) =>
    expect(employerOf(bio, language)).toBe(OWNER),
  )

  test('is the other firm where nothing says that it is over', () =>
    expect(employerOf('Head of Tax at Foolabs Ltd')).toBe('Foolabs Ltd'))

  test('is not over because the sentence before tells of something earlier', () =>
    expect(employerOf('Previously he lived abroad. Today he leads Foolabs Ltd')).toBe('Foolabs Ltd'))
})
