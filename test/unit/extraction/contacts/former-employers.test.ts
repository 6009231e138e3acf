import { describe, expect, test } from 'vitest'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'
import { contactNamed, factsOf } from '../../../support/read-site.ts'

const OWNER = 'Elm Vale Partners'

/** The employer of a person according to a team page. */
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
    ['He graduated from Foolabs University in 2013.', 'en'],
    ['He also holds a diploma from the Foolabs Open University in accounting.', 'en'],
    ['While at Foolabs University, he served as Chairman of the students.', 'en'],
    ['Facharztausbildung: Klinikum Foolabs GmbH.', 'de'],
    ['Il est diplômé de la Foolabs SARL.', 'fr'],
    ['Si è laureato alla Foolabs S.r.l.', 'it'],
  ])('is the owner of the site if a sentence is about a former employer or a school: %s', (bio, language) =>
    expect(employerOf(bio, language)).toBe(OWNER),
  )

  test('is the other company if nothing says that the employment ended', () =>
    expect(employerOf('Head of Tax at Foolabs Ltd')).toBe('Foolabs Ltd'))

  test('is current even if the previous sentence is about the past', () =>
    expect(employerOf('Previously he lived abroad. Today he leads Foolabs Ltd')).toBe('Foolabs Ltd'))
})
