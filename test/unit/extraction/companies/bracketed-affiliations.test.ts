import { describe, expect, test } from 'vitest'
import { list, othersIn } from './support.ts'

const MEMBERS = [
  'Jane Roe (UNELM)',
  'Tom Oak (ELMTEC)',
  'Ann Lind (KV/EUT)',
  'Maria Rivas (University of Oakford)',
  'Peter Marlow (UNELM)',
  'Anna Hollin (UNIVERSITY OF LINDAU)',
  'John Quill (EUT)',
  'Clara Mendes (EUT)',
  'Paul Brandt (Quaxtel Research)',
  'Eva Sommer (EUT)',
]

describe('brackets behind the names of a list', () => {
  test('are organisations, also of nothing but letters', () =>
    expect(othersIn(list(...MEMBERS))).toEqual([
      'ELMTEC',
      'EUT',
      'KV/EUT',
      'Quaxtel Research',
      'UNELM',
      'UNIVERSITY OF LINDAU',
      'University of Oakford',
    ]))

  test('are none where hardly any of them surely is one', () => {
    const countries = ['GER', 'FRA', 'NOR', 'SWE', 'UNIVERSITY OF LINDAU', 'POL', 'NOR', 'GER', 'SUI', 'AUT']
    const lines = MEMBERS.map((line, at) => line.replace(/\(.*/, `(${countries[at]})`))
    expect(othersIn(list(...lines))).not.toContain('SUI')
  })

  test('are none where many say what people do', () => {
    const roles = ['Treasurer', 'Chair', 'Secretary', 'Treasurer']
    const lines = MEMBERS.map((line, at) => (at < 4 ? line : line.replace(/\(.*/, `(${roles[at % 4]})`)))
    expect(othersIn(list(...lines))).not.toContain('ELMTEC')
  })

  test('are none where most lines of the same shape have no bracket', () => {
    const names = MEMBERS.map((line) => line.replace(/ .*/, ' Weber'))
    expect(othersIn(list(...MEMBERS, ...names))).not.toContain('ELMTEC')
  })
})
