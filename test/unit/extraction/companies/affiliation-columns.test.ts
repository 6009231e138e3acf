import { describe, expect, test } from 'vitest'
import { extract } from '../../../../src/extraction/extract.ts'
import { othersIn } from './support.ts'

const table = (...rows: (readonly [string, string])[]) =>
  `<table>${rows.map(([first, second]) => `<tr><td>${first}</td><td>${second} </td></tr>`).join('')}</table>`

const COMMITTEE = table(
  ['Jane Roe, General Chair', 'Elmstead University'],
  ['Tom Oak', 'University of Oakford'],
  ['Ann Lind (Chair)', 'Elm Ocean Studies'],
  ['Maria Rivas', 'Quaxley Univeristy, Department of Geology'],
  ['Peter Marlow', 'Hollin-Institute for Marine Research'],
  ['Anna Hollin', 'ELQ-SCAM'],
  ['John Quill', 'Lindau University'],
)

describe('the second column of a table of people', () => {
  test('names organisations, also in words that do not say so', () =>
    expect(othersIn(COMMITTEE)).toEqual([
      'ELQ-SCAM',
      'Elm Ocean Studies',
      'Elmstead University',
      'Hollin-Institute for Marine Research',
      'Lindau University',
      'Quaxley Univeristy',
      'University of Oakford',
    ]))

  test('names them in further tables of the page', () =>
    expect(
      othersIn(COMMITTEE + table(['Jane Oak (Posters)', 'Elm Ocean Studies'], ['Tom Lind', 'Oak Marinics'])),
    ).toContain('Oak Marinics'))

  test('holds no people', () => {
    const { findings } = extract(`<h1>Committee</h1>${COMMITTEE}`, { url: 'https://www.elmconf.org/committee' })
    const names = findings.filter(({ type }) => type === 'names').map(({ value }) => value)
    expect(names.sort()).toEqual([
      'Ann Lind',
      'Anna Hollin',
      'Jane Roe',
      'John Quill',
      'Maria Rivas',
      'Peter Marlow',
      'Tom Oak',
    ])
  })

  test.each([
    ['towns', ['Elmstead', 'Oakford', 'Lindau', 'Quaxley']],
    ['roles', ['Chair', 'Head of Digital Marketing', 'Treasurer', 'Vice Chair']],
    ['subjects, with few organisations', ['Elmstead University', 'Marine Studies', 'Ocean Research', 'Biology']],
  ])('names none where it holds %s', (_, [one, two, three, four]) =>
    expect(
      othersIn(table(['Jane Roe', one!], ['Tom Oak', two!], ['Ann Lind', three!], ['Maria Rivas', four!])),
    ).not.toEqual(expect.arrayContaining([two])),
  )
})

describe('a column of affiliations beside people', () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const members = (heading: string) =>
    `<table>${[
      row('th', 'Name', 'Residence', heading),
      row('td', 'Jane Roe, Chair', 'Austen', 'The University of Texas at Austen'),
      row('td', 'Tom Lind', 'El Paso', 'Marlow, Fairlind, Bristow + Co.,LLP'),
      row('td', 'Ana Rivas', 'Oakburg', 'Q-E-L (Retired)'),
      row('td', 'Peter Marlow', 'Elmton', 'Harris County Commissioners Court'),
      row('td', 'Maria Quill', 'Corpus Elmi', 'Port of Corpus Elmi'),
      row('td', 'John Hollin', 'Edinbush', 'Attorney at Law'),
      row('td', 'Ann Lind', 'Oakburg', 'Retired'),
      row('td', 'Mara Oak', 'Temple', 'McLind Group'),
    ].join('')}</table>`

  test.each(['Affiliation', 'Organization', 'Institution', 'Company'])('names one in each cell below %s', (heading) =>
    expect(othersIn(members(heading))).toEqual([
      'Harris County Commissioners Court',
      'Marlow, Fairlind, Bristow + Co.,LLP',
      'McLind Group',
      'Port of Corpus Elmi',
      'Q-E-L',
      'The University of Texas at Austen',
    ]),
  )

  test('holds no people', () => {
    const { findings } = extract(members('Affiliation'), { url: 'https://www.elmconf.org/members' })
    expect(findings.flatMap(({ type, value }) => (type === 'names' ? [value] : []))).not.toContain(
      'Port of Corpus Elmi',
    )
  })

  test('decides nothing where most cells say what somebody does', () =>
    expect(
      othersIn(
        `<table>${[
          row('th', 'Name', 'Affiliation'),
          row('td', 'Jane Roe', 'Attorney at Law'),
          row('td', 'Tom Lind', 'Retired'),
          row('td', 'Ana Rivas', 'Q-E-L'),
          row('td', 'Peter Marlow', 'Consultant'),
        ].join('')}</table>`,
      ),
    ).toEqual([]))
})
