import { expect, test } from 'vitest'
import { readNameRuns } from '../../../../src/extraction/names/name-runs.ts'

test.each([
  ['Contact Jane Roe Managing Director', ['Jane Roe']],
  ['STACY HARGREAVE, M.D.', ['Stacy Hargreave']],
  ['JAN VAN DER BERG', ['Jan van der Berg']],
  ['MARY MCALLISTER-ODE', ['Mary McAllister-Ode']],
  ['Jean DUPONTEL', ['Jean Dupontel']],
  ['Fiona Macleish BVMS MRCVS', ['Fiona Macleish']],
  ['Marloes Oude Nijhuis', ['Marloes Oude Nijhuis']],
  ["Willemijn van 't Hof", ["Willemijn van 't Hof"]],
  ['Luc Darrigade, Peter Verlaan', ['Luc Darrigade', 'Peter Verlaan']],
  ['Subramaniam a/l Muthu', ['Subramaniam a/l Muthu']],
  ['Av. Vitacura 5250', ['Vitacura']],
  ['Jane Roe T. 020 7946 0018', ['Jane Roe']],
  ['Jane Roe M.D. and Ann Lind B.A.', ['Jane Roe', 'Ann Lind']],
  ['Jean Roe E.I.', ['Jean Roe']],
  ['Ans Marlow - de Wilde', ['Ans Marlow - de Wilde']],
  ['ANNA DAL MARLOW', ['Anna dal Marlow']],
  ['Dir. i.R. Karl Marlow', ['Karl Marlow']],
  ['Pfr. i. R. Karl Marlow', ['Karl Marlow']],
  ['i. A. Jane Roe', ['Jane Roe']],
  ['Cllr (Mrs) K Marlow, Mr P J Lind', ['K Marlow', 'P J Lind']],
  ['Plan B Marlow', ['Marlow']],
  ['Bà Trần Kim Oanh', ['Trần Kim Oanh']],
  ['PPHU Marlow Lind, DI Jane Roe', ['Marlow Lind', 'Jane Roe']],
  ['Cristina Marlow V.', ['Cristina Marlow V.']],
  ['Ute Marlow vom Ingenieursbüro Lind', ['Ute Marlow', 'Lind']],
  ['Fjell Marlow ASA', ['Fjell Marlow']],
  ['Gruß Rainer', ['Rainer']],
  ['Saludos Pilar', ['Pilar']],
  ['Élodie de La Tour', ['Élodie de La Tour']],
  ['J.R. Harkness Jr., Ute von Bergen', ['J.R. Harkness Jr.', 'Ute von Bergen']],
  ['Arthur Marlow III, Jane Roe IV. Ann Lind II', ['Arthur Marlow', 'Jane Roe', 'Ann Lind']],
  ['Pilar Robles y Benítez', ['Pilar Robles y Benítez']],
  ['Pilar Robles y Marta Benítez', ['Pilar Robles', 'Marta Benítez']],
  ['Robles y Benítez', ['Robles', 'Benítez']],
  ['Marta Mª Robles, M.ª Pilar Robles', ['Marta Mª Robles', 'M.ª Pilar Robles']],
  ['Dª Pilar Robles, Dª. Marta Robles', ['Pilar Robles', 'Marta Robles']],
  ['BÀ LÊ KIM OANH', ['Lê Kim Oanh']],
  ['Michiel B. de Jong F. Kooiker', ['Michiel B. de Jong', 'F. Kooiker']],
  ['Robert "Bobby" Delacroix-Hayes', ['Robert Delacroix-Hayes']],
  ['Sean O’Rourke and Gianni dell’Orto', ['Sean O’Rourke', 'Gianni dell’Orto']],
  ['Jane Roe’s garden', ['Jane Roe']],
  ['Dr. Karin J. Schmitz Abteilung Einkauf', ['Karin J. Schmitz']],
  ['Caoimhín Ó Raghallaigh', ['Caoimhín Ó Raghallaigh']],
  ['Nguyễn Văn Đức', ['Nguyễn Văn Đức']],
  ['Иван Петров директор', ['Иван Петров']],
  ['Privacy Policy | Terms and Conditions', []],
  ['www.Jane.Roe.com Jane_Roe @Jane', []],
])('the word sequences of %j are %j', (text, values) => {
  expect(readNameRuns(text).map((run) => run.value)).toEqual(values)
})

test('a sequence ends where the markup ends a phrase', () => {
  const text = 'Jane Roe Field Marlow'
  expect(readNameRuns(text, 0, new Set([0, 8])).map((run) => run.value)).toEqual(['Jane Roe', 'Field Marlow'])
})

test('offsets count from the start of the text', () => {
  const [run] = readNameRuns('ask Jane Roe', 100)
  expect(run).toMatchObject({ start: 104, end: 112 })
})

test.each([
  ['Roe Quarries, S.L. Finalidad', ['Roe Quarries']],
  ['Marlow, S.A. Jones', ['S.A. Jones']],
  ['S.L. Finalidad', ['S.L. Finalidad']],
])("the legal form of a company is not a person's initials: %j", (text, values) => {
  expect(
    readNameRuns(text)
      .map(({ value }) => value)
      .filter((value) => value.includes(' ')),
  ).toEqual(values)
})
