import { expect, test } from 'vitest'
import { nameLikelihood } from '../../../../src/extraction/names/likelihood.ts'
import { readNameRuns } from '../../../../src/extraction/names/name-runs.ts'

const likelihoodOf = (name: string, ordinary: string[] = []) =>
  nameLikelihood(readNameRuns(name)[0]?.words ?? [], (word) => ordinary.includes(word))

test.each([
  // A known given name and a family name.
  ['Jane Quimbleton', 3],
  ['Karl-Heinz Trautvetter', 3],
  ['Oluwadamilola Adeshina', 3],
  ['Hiroyuki Tanabe', 3],
  ['Grace Okafor', 3],
  ['Marco Sarmenti', 3],
  ['Park Ji-woo', 3],
  ['Ким Виталий Робертович', 3],
  ['Rossi Mario', 3],
  ['Ольга Кузнецова', 3],
  // Some part of them is typical of a person.
  ['Thandolwethu Dlamini', 2],
  ['Phil Wood', 3],
  ['K. Lindqvist', 2],
  ['Luc RÉAN', 3],
  ['KPODZROT Luc', 2],
  ['Сорокин П.А.', 2],
  ['Гмыря Ж. Ж.', 1],
  ['Roe J.', 0],
  ['T. R. Quaxley', 2],
  ['Pilar Etcheverry V.', 2],
  // Ordinary capitalised words.
  ['Zephyrine Quaxley', 1],
  ['Victoria Park', 1],
  // Places, things and acronyms.
  ['ICICI Lombard', 0],
  ['Santa Barbara', 0],
  ['Villa Anna', 0],
  ['Karl-Marx-Platz Berlin', 0],
  ['ARM Juno', 0],
  ['Ruby SDKS', 0],
  ['Candida Marlow QUAD', 0],
  ['Mary B.', 0],
  ['Mary Quaxley S.A.', 0],
  ['P. O. Box', 0],
  ['St. James Marlow', 0],
  ['Quaxi Rivestimenti', 0],
  ['Digital Transformation', 0],
])('%s is a person with likelihood %i', (name, likelihood) => {
  expect(likelihoodOf(name)).toBe(likelihood)
})

test('an unknown word that the page also writes in lower case is not a name', () => {
  expect(likelihoodOf('Zephyrine Quaxley', ['quaxley'])).toBe(0)
})
