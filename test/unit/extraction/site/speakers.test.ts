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
    [
      'it',
      'Relatori: Ann Lind; Jane Roe, Giudice del Lavoro, Tribunale di Olmo',
      ['Giudice del Lavoro', 'Tribunale di Olmo'],
    ],
    ['it', 'Relatrici: Avv. Ann Lind; Dott.ssa Jane Roe, psicologa', ['Psicologa', null]],
  ])('%s: %s', (language, text, [title, employer]) => {
    const [shown, organization] = peopleOn(`<p>${text}</p>`, language)['Jane Roe'] ?? []
    if (title !== null) expect(shown).toBe(title)
    expect(organization).toBe(employer)
  })

  test('a label of staff is no label of speakers', () =>
    expect(peopleOn('<p>Conductor: Jane Roe</p>')['Jane Roe']).toEqual(['Conductor', 'Elmstead Choir']))
})

describe('people in Japanese', () => {
  const people = (html: string) => peopleOn(html, 'ja')

  test.each([
    [
      'the employer in brackets behind a speaker',
      '講師：山田 花子 氏（松原科学センター 主任研究員）',
      ['主任研究員', '松原科学センター'],
    ],
    [
      'the employer before the bracket',
      '協力：県立松原病院看護科（担当：理学療法士 山田 花子）',
      ['理学療法士', '県立松原病院'],
    ],
    ['the newspaper of a reporter', '記事が海辺新聞（記者：山田 花子）に載りました。', ['記者', '海辺新聞']],
  ])('%s', (_, text, expected) => expect(people(`<p>${text}</p>`)['山田 花子']).toEqual(expected))

  test('students have their year as a title', () =>
    expect(people('<dl><dt>D3</dt><dd>山田 花子</dd><dt>M2</dt><dd>鈴木 一郎、佐藤 次郎</dd></dl>')).toMatchObject({
      '山田 花子': ['D3', 'Elmstead Choir'],
      '鈴木 一郎': ['M2', 'Elmstead Choir'],
      '佐藤 次郎': ['M2', 'Elmstead Choir'],
    }))
})
