import { expect, test } from 'vitest'
import { factsOf, readSite } from '../../../support/read-site.ts'

/** The people of a site, with title and employer, and its organisations. */
function siteWith(pages: Record<string, string>) {
  const facts = factsOf(
    'https://www.elmsteadforum.org/',
    { '/': '<h1>Elmstead Forum</h1><p>hello@elmsteadforum.org</p>', ...pages },
    { title: 'Elmstead Forum', footer: '© 2026 Elmstead Forum', language: 'en' },
  )
  const { people, organizations } = readSite(facts)
  return {
    people: Object.fromEntries(people.map(({ name, job_title, organization }) => [name, [job_title, organization]])),
    organizations: organizations.map(({ name }) => name),
  }
}

const cards = (...people: (readonly [name: string, title: string])[]) =>
  people.map(([name, title]) => `<div class="card"><h4>${name}</h4><h6>${title}</h6></div>`).join('')

const GUESTS = cards(
  ['Jane Roe', 'CEO Elmtal'],
  ['Tom Oak', 'Chief Digital Officer Oakwerk AG'],
  ['Ann Lind', 'Senior Director Sales Quillon Group'],
  ['Mara Quill', 'Chair Olmadis and Vice President Hollinpost'],
  ['Tomas Rivas', 'Co-CEO Dario Hollin'],
)

test('people work for what follows their titles, which end before it', () => {
  const { people, organizations } = siteWith({ '/guests': GUESTS })
  expect(people).toEqual({
    'Jane Roe': ['CEO', 'Elmtal'],
    'Tom Oak': ['Chief Digital Officer', 'Oakwerk AG'],
    'Ann Lind': ['Senior Director Sales', 'Quillon Group'],
    'Mara Quill': ['Chair', 'Olmadis'],
    'Tomas Rivas': ['Co-CEO', 'Dario Hollin'],
  })
  expect(organizations).toEqual(expect.arrayContaining(['Elmtal', 'Oakwerk AG', 'Quillon Group', 'Olmadis']))
})

test('people work for what their line of a programme begins with', () => {
  const programme =
    '<p>Elmtal, CEO Jane Roe<br>Quillon Group, Creative Director, Tom Oak<br>Oakwerk AG, Director Ann Lind<br>' +
    'Dario Hollin, Co-CEO Tomas Rivas</p>'
  expect(siteWith({ '/programme': programme }).people).toEqual({
    'Jane Roe': ['CEO', 'Elmtal'],
    'Tom Oak': ['Creative Director', 'Quillon Group'],
    'Ann Lind': ['Director', 'Oakwerk AG'],
    'Tomas Rivas': ['Co-CEO', 'Dario Hollin'],
  })
})

test('pages that name different employers outvote the owner, whom none names', () => {
  const programme = '<p>Oakwerk AG, CEO Jane Roe<br>Quillon Group, Director Tom Oak<br>Elmfeld Ltd, Chair Ann Lind</p>'
  const { people } = siteWith({ '/guests': GUESTS, '/programme': programme })
  expect(['Elmtal', 'Oakwerk AG']).toContain(people['Jane Roe']![1])
})

test('people work for what follows their title if another page names it as an organisation', () => {
  const about = cards(['Ann Lind', 'Chair Quillmark'], ['Tom Oak', 'Head Quaxley'])
  const partners = '<h2>Our partners</h2><ul><li>Quillmark</li><li>Elm Bank</li><li>Oakford Trust</li></ul>'
  expect(siteWith({ '/board': about, '/partners': partners }).people).toEqual({
    'Ann Lind': ['Chair', 'Quillmark'],
    'Tom Oak': ['Head Quaxley', 'Elmstead Forum'],
  })
})

test('a department or a region behind a title is not an employer', () => {
  const staff = cards(
    ['Jane Roe', 'Director Europe'],
    ['Tom Oak', 'Manager Sales &amp; Service'],
    ['Ann Lind', 'Head of Digital Marketing'],
  )
  expect(siteWith({ '/staff': staff }).people).toEqual({
    'Jane Roe': ['Director Europe', 'Elmstead Forum'],
    'Tom Oak': ['Manager Sales & Service', 'Elmstead Forum'],
    'Ann Lind': ['Head of Digital Marketing', 'Elmstead Forum'],
  })
})
