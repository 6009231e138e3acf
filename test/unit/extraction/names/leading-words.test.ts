import { expect, test } from 'vitest'
import { beforeFirm, behindAdjectives, behindOffice } from '../../../../src/extraction/names/leading-words.ts'
import { readNameRuns } from '../../../../src/extraction/names/name-runs.ts'

/** Splits a line at the word sequence in brackets. */
const split = (line: string) => {
  const [before, rest] = line.split('[') as [string, string]
  const [shown, after] = rest.split(']') as [string, string]
  return { before, after, run: readNameRuns(shown, before.length)[0]! }
}

test.each([
  ['oraz prezes [Zarządu Krajowego Anna Quaxley].', 'Anna Quaxley', 30],
  ['předseda [Správy Petr Quaxley]', 'Petr Quaxley', 16],
  // A family name first, an unknown given name.
  ['prezes [Kowalski Anna Maria]', 'Kowalski Anna Maria', 7],
  ['wczoraj [Zarządu Krajowego Anna Quaxley].', 'Zarządu Krajowego Anna Quaxley', 8],
])('the name in %s is %s', (line, value, start) => {
  const { before, run } = split(line)
  expect(behindOffice(before, run)).toMatchObject({ value, start })
})

test.each([
  ['il Presidente [Onorario Quaxo Marlini]', 'Quaxo Marlini'],
  ['Dyrektor [Generalny Quaxyn Marlow]', 'Quaxyn Marlow'],
  // A name, not behind a title
  ['firmado por [Adjunto Quaxley]', 'Adjunto Quaxley'],
])('without the words of a title, the name in %s is %s', (line, value) => {
  const { before, run } = split(line)
  expect(behindAdjectives(before, run)).toMatchObject({ value })
})

test.each(['il Direttore [Esecutivo di Quaxley] Group', 'il Presidente [Onorario Quaxley]'])(
  'nobody is called by the words of a title in %s',
  (line) => {
    const { before, run } = split(line)
    expect(behindAdjectives(before, run)).toBeNull()
  },
)

test.each([
  // The run ends within the form, or the first particle is the family name's.
  ['dice [Jane Roe di Ceramiche Quaxley S.]p.A.', 'Jane Roe'],
  ['zegt [Anna de Vries van Bakkerij Quaxley] B.V. in', 'Anna de Vries'],
  ['[Uwe Quaxley von der Marlow] Bau GmbH hilft', 'Uwe Quaxley'],
  ['[Luc Quaxley de Marlow] Conseil SARL', 'Luc Quaxley'],
  ['[Uwe Quaxley von der Marlow] Hilfe e. V., Ulm', 'Uwe Quaxley'],
  ['[Ann Quaxley van de Marlow] Bouw NV', 'Ann Quaxley'],
  ['[Ann Quaxley van de Marlow] Bouw me', 'Ann Quaxley van de Marlow'],
  ['[Ann Quaxley van de Marlow] bouwt in Gent NV', 'Ann Quaxley van de Marlow'],
  ['[Uwe von der Marlow], Marlow GmbH', 'Uwe von der Marlow'],
  ['[Uwe Quaxley von der Marlow] kommt', 'Uwe Quaxley von der Marlow'],
])('the name in %s is %s', (line, value) => {
  const { after, run } = split(line)
  const cut = beforeFirm(run, after)
  expect(cut.value).toBe(value)
  expect(cut.end - cut.start).toBe(value.length)
})
