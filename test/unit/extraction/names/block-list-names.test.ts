import { describe, expect, test } from 'vitest'
import { extract, extractFromPage } from '../../../../src/extraction/extract.ts'
import { blockLists } from '../../../../src/extraction/lists/repeated-blocks.ts'
import { parsePage } from '../../../../src/extraction/parse-page.ts'

const URL_OF_PAGE = 'https://www.elmvale.example/team'
const KNOWN = ['Emily Carter|Sales Manager', 'Robert Lind|Accountant', 'Sarah Miller|Managing Director'] as const

const cards = (rows: readonly string[], wrap = (items: string) => `<main>${items}</main>`) =>
  wrap(
    rows
      .map((row) => {
        const [name, role] = row.split('|')
        return `<div class="card"><h3>${name}</h3><p>${role}</p></div>`
      })
      .join(''),
  )

const peopleIn = (html: string) => extract(html, { url: URL_OF_PAGE }).findings.filter(({ type }) => type === 'names')

describe('names in lists whose other blocks contain people', () => {
  test('an unknown name is a person, with the role of its block', () => {
    const found = peopleIn(cards([...KNOWN, 'Ovrin Tam Quell|Underwriting']))
    expect(found.map(({ value }) => value)).toContain('Ovrin Tam Quell')
  })

  test('labels and forms of address before some of the names do not divide a list', () => {
    const list = (...items: string[]) => `<main><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></main>`
    const known = ['Emily Carter, chair', 'Robert Lind, treasurer', 'Substitute: Sarah Miller', 'Dr. Cathy Roe']
    const found = peopleIn(list(...known, 'Ovrin Tam Quell', 'Mrs Zindi Quax')).map(({ value }) => value)
    expect(found).toEqual(expect.arrayContaining(['Emily Carter', 'Sarah Miller', 'Ovrin Tam Quell', 'Zindi Quax']))
    const others = ['Concert with Sarah Miller', 'Talk by Robert Lind']
    expect(peopleIn(list('Emily Carter', ...others, 'Ovrin Tam Quell')).map(({ value }) => value)).not.toContain(
      'Ovrin Tam Quell',
    )
  })

  test('one cell may contain two people', () => {
    const found = peopleIn(cards([...KNOWN, 'Zindi Quax, Cathy Roe|Sales']))
    expect(found.map(({ value }) => value)).toEqual(expect.arrayContaining(['Zindi Quax', 'Cathy Roe']))
  })

  test('a partly recognised name is extended to the end of its cell', () => {
    const row = (name: string, role: string) =>
      `<div class="card"><span>${role}</span> <strong>${name}</strong> <span>Socio #12</span></div>`
    const found = peopleIn(
      `<main>${row('María López Díaz', 'Presidenta')}${row('Juan García Pérez', 'Secretario')}
      ${row('Francisco Rodríguez Fuertes', 'Tesorero')}</main>`,
    )
    expect(found.map(({ value }) => value)).toContain('Francisco Rodríguez Fuertes')
    expect(found.map(({ detail }) => detail?.jobTitle)).not.toContain('Fuertes Socio')
  })

  test('where a role is below every name, initials and single names are people, also in long blocks', () => {
    const roles = ['Chairman', 'Secretary', 'Treasurer', 'Trustee', 'Trustee', 'Trustee', 'Trustee']
    const names = ['AJAY KUMAR SINGH', 'PRIYA SHARMA', 'K T VELTRANNA', 'SUNITA', 'RAMESH N R', 'VACANT', 'LIBRARY']
    const life = 'Began as a clerk and left as a head. '.repeat(40)
    const blocks = names.map(
      (name, at) => `<div class="m"><h5>${name}</h5><span>${roles[at]}</span><p>${life}</p></div>`,
    )
    expect(
      peopleIn(`<main>${blocks.join('')}</main>`)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(['Ajay Kumar Singh', 'K T Veltranna', 'Priya Sharma', 'Ramesh N R', 'Sunita'])
  })

  test.each([
    ['a call', [...KNOWN, 'Join our team|Apply now']],
    ['a place', [...KNOWN, 'New York|Office']],
    ['an organisation', [...KNOWN, 'Elm Vale University|Partner']],
    ['a shelf', ['Emily Carter|Sales Manager', 'Garden Shears|Tools', 'Ruby Lamps|Lights', 'Hex Bolts|Tools']],
  ])('%s is not a person', (_, rows) => {
    const found = peopleIn(cards(rows)).filter(({ rules }) => rules?.includes('names.block-list'))
    expect(found).toEqual([])
  })

  test('menus contain no people', () => {
    const found = peopleIn(
      cards([...KNOWN, 'Ovrin Tam Quell|Underwriting'], (items) => `<nav class="menu">${items}</nav>`),
    )
    expect(found.filter(({ rules }) => rules?.includes('names.block-list'))).toEqual([])
  })
})

test('nested lists read the text of a page a few times, not once per level', () => {
  const nested = (depth: number): string =>
    depth === 0 ? '<p>Ann</p><p>Ben</p><p>Cid</p>' : `<div>${nested(depth - 1)}</div>`.repeat(3)
  const page = parsePage(nested(7), URL_OF_PAGE)
  const cells = blockLists(page).reduce((sum, { columns }) => sum + columns.flat().length, 0)
  expect(cells).toBeLessThan(page.text.length * 4)
  expect(() => extractFromPage(page, { url: URL_OF_PAGE })).not.toThrow()
})
