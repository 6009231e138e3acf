import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

const group = (label: string, ...people: string[]) =>
  `<li><strong>${label}</strong><ul>${people.map((person) => `<li>${person}</li>`).join('')}</ul></li>`

function peopleOf(html: string) {
  const facts = factsOf(
    'https://www.elmforum.org/',
    { '/': '<h1>Elm Forum</h1>', '/comites': `<h1>Comitês</h1><ul>${html}</ul>` },
    { title: 'Elm Forum', footer: '© 2026 Elm Forum', language: 'pt' },
  )
  return Object.fromEntries(
    readSite(facts).people.map(({ name, job_title, organization }) => [name, [job_title, organization]]),
  )
}

const PEOPLE = peopleOf(
  group('Coordenação Geral', 'Carla Mendes (UNELM)', 'Bruno Prado (ELMTEC)') +
    group('Maratona', 'Paulo Vieira (UNELM)') +
    group(
      'Comitê Científico',
      'Rita Campos (UNELM)',
      'Ana Ribeiro (EUT)',
      'Marta Nunes (EUT)',
      'Pedro Lopes (EUT)',
      'Lucia Ramos (EUT)',
      'Diego Torres (EUT)',
      'Joana Dias (EUT)',
      'Mario Fontes (EUT)',
      'Quelxo Zandrim (EUT)',
      'Sara Pinto (Universidade de Olmo)',
      'Tiago Moura (Instituto Vale de Olmo)',
    ),
)

test('the label of a nested list is the title of its people where it says what they do', () => {
  expect(PEOPLE['Carla Mendes']?.[0]).toBe('Coordenação Geral')
  expect(PEOPLE['Bruno Prado']?.[0]).toBe('Coordenação Geral')
  expect(PEOPLE['Rita Campos']?.[0]).toBe('Comitê Científico')
  expect(PEOPLE['Paulo Vieira']?.[0]).toBeNull()
})

test('people work for what is in brackets behind their names, however often it returns', () => {
  expect(PEOPLE['Bruno Prado']?.[1]).toBe('ELMTEC')
  expect(PEOPLE['Mario Fontes']?.[1]).toBe('EUT')
  expect(PEOPLE['Tiago Moura']?.[1]).toBe('Instituto Vale de Olmo')
})

test('a name of unknown words is a person where the page says for whom they work', () =>
  expect(PEOPLE['Quelxo Zandrim']?.[1]).toBe('EUT'))
