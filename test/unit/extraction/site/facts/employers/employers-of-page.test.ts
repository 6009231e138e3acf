import { describe, expect, test } from 'vitest'
import { factsOf, readSite } from '../../../../../support/read-site.ts'

/** The employer of a person on one page of a site of Elmstead Choir, which owns the site. */
function employerOn(html: string, name = 'Jane Roe') {
  const facts = factsOf(
    'https://www.elmsteadchoir.org/',
    { '/': '<h1>Elmstead Choir</h1><p>hello@elmsteadchoir.org</p>', '/page': html },
    { title: 'Elmstead Choir', footer: '© 2026 Elmstead Choir' },
  )
  return readSite(facts).people.find((person) => person.name === name)?.organization
}

describe('the organisation beside a name', () => {
  test.each([
    ['<p>Our treasurer was helped by Dr Jane Roe (Oak Surveyors Ltd), phone 01962 840 500.</p>', 'Oak Surveyors Ltd'],
    ['<p>Data protection officer: Jane Roe, Oak Consulting Ltd, 9 High Street.</p>', 'Oak Consulting Ltd'],
    ['<p>Thank you to Dr Jane Roe of Lindholm Veterinary Clinic, who came twice.</p>', 'Lindholm Veterinary Clinic'],
    ['<p>Posters are printed by Lindholm Studio (Jane Roe, designer, tel. 01962 840 500).</p>', 'Lindholm Studio'],
    ['<p>Lindholm Ballet Studio – Mon & Wed, Ms Jane Roe, 01962 840 500</p>', 'Lindholm Ballet Studio'],
    ['<p>Post: Society of Lindholm, c/o Dr Jane Roe, 3 High Street</p>', 'Society of Lindholm'],
    ['<p>When I am away, Dr Jane Roe, Uebersetzungen Roe & Tochter, helps you.</p>', 'Uebersetzungen Roe & Tochter'],
    ['<p>Guest: Jane Roe, Roe Joinery Ltd. Moderator: Ann Lind. Free entry.</p>', 'Roe Joinery Ltd'],
    ['<p>Jane Roe, head of sales at Lind Vale, opened the fair.</p>', 'Lind Vale'],
    ['<p>Jane Roe, sales director of Lind Vale Boats, opened the fair.</p>', 'Lind Vale Boats'],
    [
      '<p>The prize was given by Jane Roe, Chief Executive of the National Roof Training Trust.</p>',
      'National Roof Training Trust',
    ],
    ['<dl><dt>Jane Roe, buyer</dt><dd>Oak Surveyors, Winchester, 01962 840 500</dd></dl>', 'Oak Surveyors'],
  ])('%s', (html, organization) => {
    expect(employerOn(html)).toBe(organization)
  })

  test.each([
    ['a note in brackets', '<p>Conductor: Dr Jane Roe (mother of two), 01962 840 500</p>'],
    ['a town behind "of"', '<p>Conductor: Dr Jane Roe of Winchester, 01962 840 500</p>'],
    ['the organisation of another person', '<p>Dr Jane Roe, John Lind (Oak Surveyors Ltd)</p>'],
    ['a place behind an office', '<p>Dr Jane Roe, mayor of Lind Vale, opened the fair.</p>'],
    ['a department', '<p>Dr Jane Roe, director of Human Resources, opened the fair.</p>'],
    ['a part of the owner', '<p>Dr Jane Roe, chair of the Student Advisory Council, opened the fair.</p>'],
    ['an office', '<p>Dr Jane Roe, Legal Assistant, Virginia Office</p>'],
    ['regions', '<p>Dr Jane Roe, Sales, Midlands & North, 01962 840 500</p>'],
  ])('not %s', (_, html) => {
    expect(employerOn(html)).toBe('Elmstead Choir')
  })
})

describe('the domain of a mailbox', () => {
  test('an organisation that a mailbox spells and the page writes', () => {
    const html = '<p>If you are insured by Lindvale Mutual, adjusters are here on Tuesdays.</p>'
    expect(employerOn(`${html}<p>Jane Roe, adjuster, jane.roe@lindvale-mutual.co.uk</p>`)).toBe('Lindvale Mutual')
    expect(employerOn(`${html}<p>Jane Roe, adjuster, jane.roe@gmail.com</p>`)).toBe('Elmstead Choir')
    expect(employerOn(`${html}<p>Jane Roe, adjuster, jane.roe@elmsteadchoir.org</p>`)).toBe('Elmstead Choir')
  })
})

test('an organisation on a card is not that of a person who has a mailbox of the owner', () => {
  const card = (mailbox: string) =>
    `<div><h3>Jane Roe</h3><p>Sales manager</p><p>Oakvale Holdings Ltd supports us. ${mailbox}</p></div>`
  expect(employerOn(card('jane@elmsteadchoir.org'))).toBe('Elmstead Choir')
  expect(employerOn(card('jane.roe@gmail.com'))).toBe('Oakvale Holdings Ltd')
})

describe('the heading above', () => {
  const people = '<p>Principal: Mrs Jane Roe</p><h3>Staff</h3><p>Ms Ann Lind (assistant)</p>'

  test('a section with an address or a mailbox of its own, down to its parts', () => {
    const html = `<h2>Lindvale Primary School</h2><p>5 Topham Road, Winchester SO23 8TH, head@lindvaleprimary.co.uk</p>${people}`
    expect(employerOn(html)).toBe('Lindvale Primary School')
    expect(employerOn(html, 'Ann Lind')).toBe('Lindvale Primary School')
  })

  test.each([
    ['a section without any', `<h2>Lindvale Primary School</h2>${people}`],
    ['a kind of body', `<h2>Clergy & Parish Council</h2><p>council@lindvale.co.uk</p>${people}`],
    [
      'a section that another of its level ended',
      `<h2>Lindvale Primary School</h2><p>head@lindvaleprimary.co.uk</p><h2>Our committee</h2>${people}`,
    ],
  ])('not %s', (_, html) => {
    expect(employerOn(html)).toBe('Elmstead Choir')
  })

  test('a heading that says nothing for itself counts in a list of organisations', () => {
    const card = (name: string, text: string) => `<div><h3 class="name">${name}</h3><p>${text}</p></div>`
    const producer = card('Wildblossom Lindholm', 'Wild flower honey. Jane Roe, beekeeper, 07811 402 667')
    const others = [
      card('Oakvale Cider Ltd', 'Perry. The Cider House, 3 High Street, Winchester SO23 9EX. 01962 840 500'),
      card('Quayside Bakery Ltd', 'Bread. 2 Station Yard, Winchester SO23 8TH. 01962 840 501'),
    ]
    expect(employerOn([producer, ...others].join(''))).toBe('Wildblossom Lindholm')
    expect(employerOn([producer, card('Fresh bread', 'Daily'), card('Opening hours', 'Daily')].join(''))).toBe(
      'Elmstead Choir',
    )
  })
})

test('what a term is described with is no organisation', () => {
  const html = '<dl><dt>Jane Roe, buyer</dt><dd>Wool and yarn, 01962 840 500</dd></dl>'
  expect(employerOn(html) ?? 'Elmstead Choir').toBe('Elmstead Choir')
})

describe('who only speaks about the site', () => {
  const quote = (source: string) =>
    `<blockquote>“They sang all evening, and we asked for more.”<footer>${source}</footer></blockquote>`

  test.each([
    [quote('Jane Roe, production manager, Wildblossom Lindholm'), 'Wildblossom Lindholm'],
    [quote('Jane Roe, Director Wildblossom Lindholm'), 'Wildblossom Lindholm'],
  ])('%s', (html, organization) => {
    expect(employerOn(html)).toBe(organization)
  })

  test.each([
    ['a name without a role before it', quote('Jane Roe, Wildblossom')],
    [
      'what staff do and where',
      '<h2>Our team</h2><div><h3>Jane Roe</h3><p>Production manager, Wildblossom Lindholm</p></div>',
    ],
  ])('not %s', (_, html) => {
    expect(employerOn(html) ?? '').not.toContain('Wildblossom')
  })
})

describe('what a paragraph emphasises', () => {
  test.each([
    [
      '<p>Classes are with <b>Lindvale Music School</b>. Enrol with Jane Roe, 01962 840 500.</p>',
      'Lindvale Music School',
    ],
    ['<p>We eat honey of <b>Wildblossom Lindholm</b> – ask for Jane Roe, 01962 840 500.</p>', 'Wildblossom Lindholm'],
  ])('%s', (html, organization) => {
    expect(employerOn(html)).toBe(organization)
  })

  test.each([
    ['a heading of the line', '<p><b>Wildblossom Lindholm</b> – Jane Roe, 01962 840 500.</p>'],
    ['in another sentence', '<p>We sing <b>Wildblossom Lindholm</b>. Call Jane Roe, 01962 840 500.</p>'],
  ])('not %s', (_, html) => {
    expect(employerOn(html)).toBe('Elmstead Choir')
  })
})

test('headings of clubs name the employers of the people below, even without contact data', () => {
  const clubs =
    '<h3>Lindvale Rowing Club</h3><p>Captain: Jane Roe</p><h3>Oakvale Youth Association</h3><p>Since 1990.</p>'
  const aside = '<div><h3>Opening hours</h3><p>Daily.</p></div>'
  const town = (last: string) => `<div>${clubs}<h3>${last}</h3><p>Tuesdays.</p></div>${aside.repeat(4)}`
  expect(employerOn(town('Wildblossom Lindholm'))).toBe('Lindvale Rowing Club')
  const topics = '<h3>Concerts</h3><p>Monthly.</p><h3>Tickets</h3><p>Free.</p><h3>How to join</h3><p>Call.</p>'
  expect(employerOn(`<div>${clubs}${topics}</div>`)).toBe('Elmstead Choir')
})

describe('the lines and the paragraph', () => {
  test('a block that an organisation heads', () => {
    const html = '<p>Oakvale Holdings Ltd<br>3 High Street, Winchester SO23 9EX<br>Tel. 01962 840 500</p>'
    expect(employerOn(`<div>${html}<p>Manager: Jane Roe</p></div>`)).toBe('Oakvale Holdings Ltd')
  })

  test('the organisation that a paragraph begins with or returns to', () => {
    const subject = 'Oakvale Society Ltd is open to all. Chair: Jane Roe, oakvale-chair@gmail.com'
    expect(employerOn(`<p>${subject}</p>`)).toBe('Oakvale Society Ltd')
    const returning = 'We collect for Lindvale Hospice every Lent. To volunteer, phone Dr Jane Roe'
    expect(employerOn(`<p>${returning} at the hospice, 01962 840 500.</p>`)).toBe('Lindvale Hospice')
  })
})

test('what a page is about is no organisation, although its title names it', () => {
  const html = '<h1>Hall Lets</h1><p>3 High Street, Winchester SO23 9EX</p><p>Convener: Ms Jane Roe, 01962 840 500</p>'
  const [page] = factsOf(
    'https://www.elmsteadchoir.org/',
    { '/hall': html },
    { title: 'Hall Lets - Elmstead Choir', footer: '© 2026 Elmstead Choir' },
  )
  const person = page!.groups.find(({ name }) => name === 'Jane Roe')
  expect(person).toBeDefined()
  expect(person!.organization).toBeUndefined()
})

test('what a column is headed by is no organisation', () => {
  const row = (cells: string) => `<tr>${cells.replace(/[^|]+/g, '<td>$&</td>').replaceAll('|', '')}</tr>`
  const table = (head: string) =>
    `<table>${[head, 'Jane Roe|Lehrerin|Ma, Gruppe Luchse', 'Ann Lind|Lehrerin|Ro, Gruppe Wespen'].map(row).join('')}</table>`
  expect(employerOn(table('Name|Aufgabe|Kürzel / Gruppe'))).toBe('Elmstead Choir')
})

test('an organisation is no person, unless a known given name begins it', () => {
  const facts = factsOf(
    'https://www.elmsteadchoir.org/',
    {
      '/': '<h1>Elmstead Choir</h1><p>hello@elmsteadchoir.org</p>',
      '/partners':
        '<p>Our partner: Khanyisa Hospice</p><p>Every year we collect for Khanyisa Hospice.</p>' +
        '<p>Lachapel Whitmoor, accountant, 01962 840 500</p><p>Lachapel Whitmoor LLP, 3 High Street</p>' +
        '<p>Jane Roe, accountant, 01962 840 501</p><p>Jane Roe Ltd, 5 High Street</p>',
    },
    { title: 'Elmstead Choir', footer: '© 2026 Elmstead Choir' },
  )
  const names = readSite(facts).people.map(({ name }) => name)
  expect(names).not.toContain('Khanyisa Hospice')
  expect(names).not.toContain('Lachapel Whitmoor')
  expect(names).toContain('Jane Roe')
})

test('the first cell of a row is the employer of everyone in the next one', () => {
  const html =
    '<table><tr><td>Lindvale Brass Band</td><td>Chair: Ann Lind (01962 840 500), conductor: Jane Roe</td></tr></table>'
  expect(employerOn(html)).toBe('Lindvale Brass Band')
})

test.each([
  ['en', 'Lindvale Primary School', 'Head', 'Managed by: Oakvale Academies Foundation'],
  ['de', 'Kindergarten St. Lind', 'Leitung', 'Träger: Kath. Kirchenstiftung St. Ulm'],
  ['it', 'Scuola Materna Lind', 'Direttrice', 'Ente gestore: Fondazione Olmo'],
])('who works in a school does not work for the body that runs it (%s)', (_, school, role, operator) => {
  const html = `<h2>${school}</h2><p>${role}: Jane Roe<br>5 Topham Road, Winchester SO23 8TH<br>${operator}</p>`
  expect(employerOn(html)).toBe(school)
})
