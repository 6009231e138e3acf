import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

function titlesOf(...headings: string[]) {
  const facts = factsOf(
    'https://www.notar-ulmtal.de/',
    { '/': '<h1>Notariat Ulmtal</h1>', '/wer': headings.map((heading) => `<h2>${heading}</h2>`).join('') },
    { title: 'Notariat Ulmtal', footer: '© 2026 Notariat Ulmtal', language: 'de' },
  )
  return Object.fromEntries(readSite(facts).people.map(({ name, job_title }) => [name, job_title]))
}

test('ranks of officials are titles before names', () =>
  expect(titlesOf('Amtsrat Josef Ulmer', 'Oberinspektorin Claudia Lindner')).toEqual({
    'Josef Ulmer': 'Amtsrat',
    'Claudia Lindner': 'Oberinspektorin',
  }))

test('the line above with the title of a colleague is nobody else’s title', () => {
  const titles = titlesOf('Notarassistentin Dana Ulmer', 'Notarangestellte Ute Lindner', 'Auszubildende Leonie Helfer')
  expect(titles['Leonie Helfer'] ?? '').not.toContain('Dana Ulmer')
})
