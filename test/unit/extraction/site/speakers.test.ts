import { describe, expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

/** The people of a page of Elmstead Choir, with title and employer. */
function peopleOn(html: string, language = 'en') {
  const facts = factsOf(
    'https://www.elmsteadchoir.org/',
    { '/': '<h1>Elmstead Choir</h1><p>hello@elmsteadchoir.org</p>', '/events': html },
    { title: 'Elmstead Choir', footer: '© 2026 Elmstead Choir', language },
  )
  return Object.fromEntries(
    readSite(facts).people.map(({ name, job_title, organization }) => [name, [job_title, organization]]),
  )
}

describe('who is labelled as a speaker has a title and an employer of their own', () => {
  test.each([
    ['en', 'Speaker: Jane Roe, head of sales at Lindvale Ltd', ['Head of sales', 'Lindvale Ltd']],
    ['de', 'Referent: Jane Roe, Leiterin Vertrieb, Lindtal GmbH', ['Leiterin Vertrieb', 'Lindtal GmbH']],
    ['it', 'Relatori: Avv. Ann Lind; Dott.ssa Jane Roe, Giudice, Tribunale di Olmo', ['Giudice', 'Tribunale di Olmo']],
    ['it', 'Relatrice: Jane Roe della Fondazione Olmo.', ['Relatrice', 'Fondazione Olmo']],
    ['es', 'Ponente: Jane Roe de la Fundación Olmo.', ['Ponente', 'Fundación Olmo']],
    ['fr', 'Intervenants : Ann Lind (Université de Brume), Jane Roe, DRH d’Orme Industrie', [null, 'Orme Industrie']],
    ['it', 'Relatrici: Avv. Ann Lind; Dott.ssa Jane Roe, psicologa', ['Psicologa', null]],
  ])('%s: %s', (language, text, [title, employer]) => {
    const [shown, organization] = peopleOn(`<p>${text}</p>`, language)['Jane Roe'] ?? []
    if (title !== null) expect(shown).toBe(title)
    expect(organization).toBe(employer)
  })

  test('a label of staff is no label of speakers', () =>
    expect(peopleOn('<p>Conductor: Jane Roe</p>')['Jane Roe']).toEqual(['Conductor', 'Elmstead Choir']))
})
