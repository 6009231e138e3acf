import { describe, expect, test } from 'vitest'
import type { PageFacts } from '../../../../src/extraction/site/page-facts.ts'
import { resolveSite } from '../../../../src/extraction/site/resolve-site.ts'
import { contactNamed, factsOf, readSite } from '../../../support/read-site.ts'
import { SITES } from './invented/sites.ts'

const FACTS: Readonly<Record<string, PageFacts[]>> = Object.fromEntries(
  Object.entries(SITES).map(([id, site]) => [id, factsOf(site.base, site.pages, site)]),
)
const names = Object.keys(SITES) as (keyof typeof SITES)[]
const site = (id: keyof typeof SITES) => readSite(FACTS[id]!)
const owner = (id: keyof typeof SITES) => site(id).organizations.find((row) => row.is_owner)!
const person = (id: keyof typeof SITES, name: string) => site(id).people.find((row) => row.name === name)!

describe.each(names)('on the site "%s"', (id) => {
  const facts = FACTS[id]!
  const contacts = resolveSite(facts)

  test('exactly one owner comes first', () => {
    expect(contacts.filter(({ relation }) => relation === 'owner')).toHaveLength(1)
    expect(contacts[0]).toMatchObject({ key: 'owner', relation: 'owner' })
  })

  test('the result does not depend on the order of pages', () => {
    expect(resolveSite(facts.toReversed())).toEqual(contacts)
    expect(resolveSite([...facts.slice(1), facts[0]!, facts[0]!])).toEqual(contacts)
  })

  test('every email, phone and profile of a page is assigned', () => {
    const kept = new Set(
      contacts.flatMap(({ parts }) =>
        parts.flatMap((part) => [...part.emails, ...part.phones.map(({ value }) => value), ...part.profiles]),
      ),
    )
    const shown = facts.flatMap(({ groups }) =>
      groups.flatMap((group) => [
        ...(group.emails ?? []),
        ...(group.phones ?? []).map(({ value }) => value),
        ...(group.profiles ?? []),
      ]),
    )
    expect(shown.filter((value) => !kept.has(value))).toEqual([])
  })

  test('a contact has its main name, every other spelling has a reason, and keys are unique', () => {
    for (const { name, parts } of contacts) {
      expect(parts[0]).toMatchObject({ name, reason: null })
      for (const part of parts.slice(1)) expect(part.reason).not.toBeNull()
    }
    expect(new Set(contacts.map(({ key }) => key)).size).toBe(contacts.length)
  })
})

describe('the owner', () => {
  test('has the name from its legal notice, its own mailbox and numbers, and none of its people’s', () => {
    expect(owner('german')).toMatchObject({
      name: 'Ulmenhof Metallbau GmbH',
      emails: ['info@ulmenhof-metallbau.de'],
      addresses: ['Schmiedegasse 12-14, 74072 Heilbronn'],
    })
    expect(owner('german').phones).toContain('+497131555120')
    expect(owner('german').phones).toContainEqual({ value: '+497131555129', kind: 'fax' })
    expect(owner('german').phones).not.toContain('+497131555121')
  })

  test('is one organisation under its full name, short form and acronym', () => {
    expect(owner('french').names).toEqual(expect.arrayContaining(['TC Valdormont', 'Tennis Club de Valdormont']))
    expect(owner('acronym').names).toEqual(expect.arrayContaining(['TSGU', 'TSGU e.V.']))
    expect(site('acronym').organizations.map(({ name }) => name)).toHaveLength(2)
  })

  test('is one organisation under its brand and company name', () => {
    expect(owner('dutch').names).toEqual(expect.arrayContaining(['Kaasplankje', 'Van Rossem Zuivel B.V.']))
    expect(owner('dutch')).toMatchObject({ phones: ['+31348555210'] })
    expect(site('dutch').organizations).toHaveLength(1)
  })

  test('is the practice of a person if the site is that person’s own', () => {
    const { organizations, people } = site('doctor')
    expect(organizations.filter((row) => row.is_owner)).toMatchObject([
      { name: 'Hanna Brandtner', phones: ['+4315550199'] },
    ])
    expect(people[0]).toMatchObject({ name: 'Hanna Brandtner', organization: 'Hanna Brandtner' })
  })

  test('is not a person even if a school is named after one', () => {
    expect(owner('india')).toMatchObject({ name: 'Sharada Vidyalaya', phones: ['+912162255501'] })
  })

  test('has each office once, however its address is spelled', () => {
    expect(owner('law').addresses).toEqual([
      '40 West Third Street, Suite 1200, Dayton, OH 45402',
      '88 E Broad St, Columbus, OH 43215',
    ])
    expect(owner('law').phones).toEqual(['+19375550140', '+16145550150'])
    expect(owner('law').profiles).toEqual(['https://www.linkedin.com/company/hartwell-greer'])
  })

  test('is named by its domain if nothing else names it', () => {
    expect(readSite(factsOf('https://ulmenweg-7.de/', { '/': '<p>Im Aufbau.</p>' }, { language: 'de' }))).toMatchObject(
      {
        organizations: [{ name: 'ulmenweg-7.de', is_owner: true }],
      },
    )
  })
})

describe('people', () => {
  test('are listed once over all pages, whatever the name order and case, with their own values and titles', () => {
    expect(site('french').people).toHaveLength(3)
    expect(person('french', 'Odile Mercier')).toMatchObject({
      job_title: 'Présidente',
      organization: owner('french').name,
      emails: ['odile.mercier@orange.fr'],
      phones: ['+33612550103'],
    })
    expect(person('law', 'Marcus T. Hartwell')).toMatchObject({
      job_title: 'Managing Partner',
      emails: ['mhartwell@hartwellgreer.com'],
      phones: ['+19375550141'],
      profiles: ['https://www.linkedin.com/in/marcus-hartwell'],
    })
    expect(site('law').people).toHaveLength(2)
  })

  test('with an initial only are merged with those of the full name', () => {
    const contacts = resolveSite(FACTS.school!)
    expect(contactNamed(contacts, 'Joanna Whitlock').parts.map(({ name }) => name)).toContain('J Whitlock')
  })

  test('have a role mailbox if it is next to them alone', () => {
    expect(person('acronym', 'Karl-Heinz Brosi')).toMatchObject({
      job_title: '1. Vorsitzender',
      emails: ['vorsitz@tsg-ulmental.de'],
    })
  })

  test('are sorted by reachability', () => {
    const reach = resolveSite(FACTS.german!)
      .slice(1)
      .map(({ parts }) =>
        parts.some(({ emails }) => emails.length > 0) ? 0 : parts.some(({ phones }) => phones.length > 0) ? 1 : 2,
      )
    expect(reach).toEqual(reach.toSorted())
  })
})

test('other organisations are separated by their relation to the site', () => {
  const relations = Object.fromEntries(site('german').organizations.map(({ name, relation }) => [name, relation]))
  expect(relations).toMatchObject({
    'Pixelkiste Werbeagentur': 'agency',
    'Kreissparkasse Ulmenland': 'bank',
    'Der Landesbeauftragte für den Datenschutz Baden-Württemberg': 'authority',
  })
  const authority = site('german').organizations.find(
    ({ relation, emails }) => relation === 'authority' && emails.length > 0,
  )
  expect(authority).toMatchObject({
    emails: ['poststelle@datenschutz-ulmenland.de'],
    addresses: ['Lautenschlagerstraße 20, 70173 Stuttgart'],
  })
  expect(site('acronym').organizations.map(({ relation }) => relation)).toEqual(['owner', 'member'])
})

describe('people of a site with little markup', () => {
  const readPages = (pages: Record<string, string>, language = 'en') =>
    readSite(
      factsOf('https://marlow-pumps.example/', pages, {
        language,
        title: 'Marlow Pumps Ltd',
        footer: '© Marlow Pumps Ltd',
      }),
    )
  const personOf = (read: ReturnType<typeof readPages>, name: string) => read.people.find((row) => row.name === name)

  test('have their own profiles, even in one row with the company’s', () => {
    const read = readPages({
      '/': '<h1>Marlow Pumps Ltd</h1><p>We sell pumps.</p><a href="https://www.linkedin.com/company/marlow-pumps">LinkedIn</a>',
      '/team': `<h1>Team</h1><ul><li>Emily Carter, Head of Sales</li><li>Robert Harris, Founder</li></ul>
        <p>Find us: <a href="https://www.linkedin.com/in/emily-carter-4a1b2c">in</a>
        <a href="https://www.linkedin.com/in/harris-robert">in</a></p>`,
    })
    expect(personOf(read, 'Emily Carter')).toMatchObject({
      profiles: ['https://www.linkedin.com/in/emily-carter-4a1b2c'],
    })
    expect(personOf(read, 'Robert Harris')).toMatchObject({ profiles: ['https://www.linkedin.com/in/harris-robert'] })
    expect(read.organizations[0]).toMatchObject({ profiles: ['https://www.linkedin.com/company/marlow-pumps'] })
  })

  test('are members of the committee whose list they are in, also below a subheading', () => {
    const read = readPages({
      '/board': `<h1>Board</h1><h2>Audit committee</h2><h3>Members</h3><ul><li>Robert Harris</li><li>Emily Carter</li></ul>
        <h3>Substitutes</h3><ul><li>Susan Lind</li></ul><h2>Finanzausschuss</h2><ul><li>Klaus Hofer</li></ul>
        <h2>Our history</h2><ul><li>Martin Berger</li></ul>`,
    })
    expect(personOf(read, 'Robert Harris')?.job_title).toBe('Audit committee')
    expect(personOf(read, 'Susan Lind')?.job_title).toBe('Audit committee')
    expect(personOf(read, 'Klaus Hofer')?.job_title).toBe('Finanzausschuss')
    expect(personOf(read, 'Martin Berger')?.job_title).toBeFalsy()
  })

  test('are merged if two spellings differ by a letter in one role, but not if the roles or the last letters differ', () => {
    const pages = (one: string, other: string) => ({
      '/team': `<h1>Team</h1><p>${one}</p>`,
      '/contact': `<h1>Contact</h1><p>${other}</p>`,
    })
    const count = (one: string, other: string) => readPages(pages(one, other)).people.length
    expect(count('Katharina Hofer, Treasurer', 'Katarina Hofer, Treasurer')).toBe(1)
    expect(count('Katharina Hofer, Treasurer', 'Katarina Hofer, Secretary')).toBe(2)
    expect(count('Mario Rossi, Trainer', 'Maria Rossi, Trainer')).toBe(2)
  })

  test('who speak at its events are not employees', () => {
    const card = (name: string, title: string) => `<div><h3>${name}</h3><p>${title}</p></div>`
    const read = readPages({
      '/team': `<h1>Team</h1>${card('Emily Carter', 'Head of Sales')}`,
      '/summit/speakers': `<h1>Speakers</h1>${card('Robert Harris', 'Chief Economist')}${card('Susan Lind', 'Director')}`,
    })
    expect(personOf(read, 'Emily Carter')?.organization).toBe('Marlow Pumps Ltd')
    expect(personOf(read, 'Robert Harris')?.organization).toBeFalsy()
  })

  test('may have an honorific in a script without capitals with or without its full stop', () => {
    const read = readPages(
      { '/a': '<h1>अ</h1><p>श्री. संजय जोशी, अध्यक्ष</p>', '/b': '<h1>ब</h1><p>श्री संजय जोशी, अध्यक्ष</p>' },
      'mr',
    )
    expect(read.people).toMatchObject([{ name: 'संजय जोशी', job_title: 'अध्यक्ष' }])
  })
})
