import { describe, expect, test } from 'vitest'
import { factsOf, readSite } from '../../../../support/read-site.ts'

/** The contacts of a site of Elmstead Choir with one more page. */
const siteWith = (html: string) =>
  readSite(
    factsOf(
      'https://www.elmsteadchoir.org.uk/',
      {
        '/': '<h1>Elmstead Choir</h1><p>1 Oak Lane, Elmstead, CO7 7AA. Call 01206 577001, hello@elmsteadchoir.org.uk</p>',
        '/page': html,
      },
      { title: 'Elmstead Choir', footer: '© 2026 Elmstead Choir' },
    ),
  )
const OWNER = 'Elmstead Choir'
const othersOf = (html: string) =>
  siteWith(html)
    .organizations.filter(({ is_owner }) => !is_owner)
    .map(({ name }) => name)

describe('an organisation before a bracket with its contact data', () => {
  test.each([
    [
      'an address',
      'Our scores are bound by Halden Orvik (9 High Street, Leeds LS1 4AB, 0113 496 0123).',
      'Halden Orvik',
    ],
    ['a person', 'The accounts are kept by Halden Orvik (adviser Jane Roe, tel. 0113 496 0123).', 'Halden Orvik'],
    ['in quotation marks', 'Guests sleep at the inn « Ti Halden » (9 High Street, Leeds LS1 4AB).', 'Ti Halden'],
    ['by its kind', 'Our robes come from Halden Bakery (phone 0113 496 0123).', 'Halden Bakery'],
  ])('%s', (_, sentence, name) => {
    expect(othersOf(`<p>${sentence}</p>`)).toEqual([name])
  })

  test('has the values in the bracket and employs the person there', () => {
    const { organizations, people } = siteWith(
      '<p>The accounts are kept by Halden Orvik (adviser Jane Roe, tel. 0113 496 0123).</p><p>Box office: 0113 496 0199</p>',
    )
    expect(organizations.find(({ name }) => name === 'Halden Orvik')?.phones).toEqual(['+441134960123'])
    expect(organizations.find(({ name }) => name === OWNER)?.phones).toContain('+441134960199')
    expect(people.find(({ name }) => name === 'Jane Roe')?.organization).toBe('Halden Orvik')
  })

  test.each([
    ['a number alone behind words of any kind', 'Costume Wardrobe (0113 496 0123)'],
    ['a person', 'Questions go to Mary Lind (0113 496 0123).'],
    ['a place at the end of a phrase', 'The women’s centre of Orvikdal (9 High Street, Leeds LS1 4AB) is open.'],
  ])('not %s', (_, sentence) => {
    expect(othersOf(`<p>${sentence}</p>`)).toEqual([])
  })
})

describe('an organisation that a row begins with, before its contact data', () => {
  const table = (...rows: string[][]) =>
    `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

  test('what does not say that it is one has data of two types, or stands beside such a row', () => {
    const rows = table(
      ['Halden & Orvik Ironmongers', 'Mill Lane, Elmstead', '01206 577 111', 'shop@haldenorvik.co.uk'],
      ['Lind’s Corner', 'Water Lane, Elmstead', '01206 577 222'],
    )
    const { organizations } = siteWith(`<h2>Where to buy tickets</h2>${rows}`)
    expect(organizations.find(({ name }) => name === 'Halden & Orvik Ironmongers')).toMatchObject({
      phones: ['+441206577111'],
      emails: ['shop@haldenorvik.co.uk'],
    })
    expect(organizations.find(({ name }) => name === 'Lind’s Corner')?.phones).toEqual(['+441206577222'])
    expect(organizations.find(({ name }) => name === OWNER)?.phones).toEqual(['+441206577001'])
  })

  test('behind a label, with the people of the row', () => {
    const { organizations, people } = siteWith(
      '<p>Press enquiries: Halden Press Agency, Leeds, 0113 496 0123, Ms Jane Roe.</p>',
    )
    expect(organizations.find(({ name }) => name === 'Halden Press Agency')?.phones).toEqual(['+441134960123'])
    expect(people.map(({ name }) => name)).toContain('Jane Roe')
  })

  test.each([
    ['with the mailbox of the owner', ['Orvik Singers', 'Oak Lane', '01206 577 333', 'orvik@elmsteadchoir.org.uk']],
    ['with one number', ['Costume Orvik', '01206 577 333']],
    ['of a person', ['Mary Lind', '9 High Street, Leeds LS1 4AB', '01206 577 333']],
    ['of a place', ['Leeds', '9 High Street, Leeds LS1 4AB', '01206 577 333']],
  ])('not a row %s', (_, cells) => {
    expect(othersOf(table(cells))).toEqual([])
  })
})
