import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

const SITE = 'https://www.elmveld.co.uk/'
const OFFICE = '+442079460100'
const FOOTER = 'Elmveld Ltd, 14 Oak Street, London EC2V 8AA. Tel 020 7946 0100. info@elmveld.co.uk'

interface Person {
  readonly name: string
  readonly title: string
  readonly email: string
  readonly phone: string
}

const PEOPLE: readonly Person[] = [
  { name: 'Maren Oakley', title: 'Managing Director', email: 'm.oakley@elmveld.co.uk', phone: '020 7946 0111' },
  { name: 'Jonas Lindley', title: 'Head of Sales', email: 'j.lindley@elmveld.co.uk', phone: '020 7946 0112' },
  { name: 'Priya Nandan', title: 'Office Manager', email: 'p.nandan@elmveld.co.uk', phone: '020 7946 0113' },
]

const each = (card: (person: Person) => string) => PEOPLE.map(card).join('')

function read(body: string) {
  const header = '<header><a href="/">Elmveld Ltd</a></header>'
  return readSite(
    factsOf(SITE, { '/': `${header}<h1>Meet the team</h1>${body}` }, { title: 'Elmveld Ltd', footer: FOOTER }),
  )
}

test.each([
  [
    'a title within the heading',
    each(
      ({ name, title, phone, email }) =>
        `<div><h3>${name} <small>${title}</small></h3><p>${phone}</p><p>${email}</p></div>`,
    ),
  ],
  [
    'a title in italics',
    each(({ name, title, phone, email }) => `<p><b>${name}</b> <i>${title}</i><br>${phone}<br>${email}</p>`),
  ],
  [
    'spans without spaces',
    each(
      ({ name, title, phone, email }) =>
        `<div><span>${name}</span><span>${title}</span><span>${phone}</span><span>${email}</span></div>`,
    ),
  ],
  [
    'titles as terms',
    `<dl>${each(({ name, title, phone, email }) => `<dt>${title}</dt><dd>${name}</dd><dd>${phone}</dd><dd>${email}</dd>`)}</dl>`,
  ],
  [
    'names in descriptions of pictures',
    each(
      ({ name, title, phone, email }) =>
        `<div><img src="x.jpg" alt="${name}, ${title}"><div>${phone}</div><a href="mailto:${email}">Contact</a></div>`,
    ),
  ],
  [
    'one paragraph',
    `<p>${PEOPLE.map(({ name, title, phone, email }) => `${name}<br>${title}<br>${phone}<br>${email}`).join('<br><br>')}</p>`,
  ],
  [
    'a table without a head',
    `<table>${each(({ name, title, phone, email }) => `<tr><td>${title}</td><td>${name}</td><td>${phone}</td><td>${email}</td></tr>`)}</table>`,
  ],
])('cards with %s: each person has their own values, the firm has the rest', (_, body) => {
  const { organizations, people } = read(body)
  for (const { name, title, email, phone } of PEOPLE)
    expect(people).toContainEqual(
      expect.objectContaining({
        name,
        job_title: title,
        emails: [email],
        phones: [`+44${phone.slice(1).replaceAll(' ', '')}`],
      }),
    )
  expect(people).toHaveLength(PEOPLE.length)
  expect(organizations).toEqual([
    expect.objectContaining({ name: 'Elmveld Ltd', emails: ['info@elmveld.co.uk'], phones: [OFFICE] }),
  ])
})

const titlesBelow = (...sections: (readonly [heading: string, ...names: string[]])[]) => {
  const body = sections.map(
    ([heading, ...names]) => `<h2>${heading}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
  )
  return Object.fromEntries(read(body.join('')).people.map(({ name, job_title }) => [name, job_title]))
}

test('a heading that is no title ends the list above it', () =>
  expect(
    titlesBelow(['Coaches', 'Maren Oakley', 'Jonas Lindley'], ['Health Visitors', 'Priya Nandan', 'Carol Denby']),
  ).toEqual({
    'Maren Oakley': 'Coach',
    'Jonas Lindley': 'Coach',
    'Priya Nandan': null,
    'Carol Denby': null,
  }))

test('a heading that looks like a name is one of a group if it ends in a role', () =>
  expect(titlesBelow(['Kit Managers', 'Maren Oakley', 'Jonas Lindley'])).toEqual({
    'Maren Oakley': 'Kit Manager',
    'Jonas Lindley': 'Kit Manager',
  }))

test.each([
  ['Head of Sales', 'Head of Sales'],
  ['Vice President of Engineering', 'Vice President of Engineering'],
  ['President and CEO', 'President and CEO'],
  ['Leiterin der Verwaltung', 'Leiterin der Verwaltung'],
  ['Responsable de la comptabilité', 'Responsable de la comptabilité'],
  ['Jefe de ventas', 'Jefe de ventas'],
  ['Co-Director, Elm Institute', 'Co-Director'],
])('an element beside a name with %s gives the title %s', (written, title) => {
  const { people } = read(
    `<p><b>Maren Oakley</b> <span>${written}</span></p><p><b>Jonas Lindley</b> <span>Treasurer</span></p>`,
  )
  expect(people).toContainEqual(expect.objectContaining({ name: 'Maren Oakley', job_title: title }))
})

test('a school called after a person is no title of that person', () =>
  expect(read('<p><b>Carol Denby</b> School, head office</p>').people).toEqual([]))

test.each([
  ['Ansprechpartnerin: Maren Oakley, Vertriebsleiterin', 'Vertriebsleiterin'],
  ['Ansprechpartner: Maren Oakley (Geschäftsführerin)', 'Geschäftsführerin'],
  ['Contactpersoon: Maren Oakley (Directeur)', 'Directeur'],
])('%s: the title behind the name says more than the label', (line, title) =>
  expect(read(`<p>${line}<br>Tel. 020 7946 0111</p>`).people).toEqual([
    expect.objectContaining({ name: 'Maren Oakley', job_title: title }),
  ]),
)

test('a word in an element of its own behind a full name is no part of it', () => {
  const { people } = read('<h3>Sabine Lindley <small>Buchhaltung</small></h3><p>s.lindley@elmveld.co.uk</p>')
  expect(people.map(({ name }) => name)).toEqual(['Sabine Lindley'])
})

test('a family name in an element of its own is part of the name', () =>
  expect(read('<h3>Maria Anna <span>Lindley</span></h3>').people.map(({ name }) => name)).toEqual([
    'Maria Anna Lindley',
  ]))

test('a smaller heading below a name does not part the person from the number below', () => {
  const card = ({ name, phone }: Person) =>
    `<section><h2>${name}</h2><h4>Quality and Training</h4><p>Tel. ${phone}</p></section>`
  expect(read(each(card)).organizations).toEqual([expect.objectContaining({ phones: [OFFICE] })])
})
