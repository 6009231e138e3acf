import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DataType } from '../../../src/contracts/data/items.ts'
import { SpelledNames } from '../../../src/extraction/contacts/spelled-names.ts'
import { groupContacts } from '../../../src/extraction/contacts.ts'
import type { Entity } from '../../../src/extraction/entity.ts'
import { extract } from '../../../src/extraction/extract.ts'
import type { Finding, FindingDetail } from '../../../src/extraction/finding.ts'
import { withWrittenRoles } from '../../../src/extraction/names/written-roles.ts'
import type { Page } from '../../../src/extraction/page.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'

/** A page, its findings, and the expected contacts: kind and name, then the values in any order. */
interface Expected {
  url: string
  findings: Partial<Record<DataType, string[]>>
  contacts: [kind: string, name: string, ...values: string[]][]
}

const home = join(import.meta.dirname, '../../fixtures/extraction/contacts')

function findingAt(page: Page, type: DataType, value: string, detail?: FindingDetail): Finding {
  const start = page.text.indexOf(value)
  const place = start < 0 ? { start: null, end: null } : { start, end: start + value.length }
  return {
    type,
    value,
    normalized: value.toLowerCase(),
    confidence: 0.9,
    method: 'text',
    snippet: value,
    ...place,
    detail,
  }
}

const grouped = (page: Page, findings: readonly Finding[], entities: readonly Entity[] = []) =>
  groupContacts(page, entities, findings).map(({ kind, findings: [head, ...parts] }) => [
    kind,
    head!.value,
    ...parts.map(({ value }) => value).sort(),
  ])

describe('adjacent findings form a contact', () => {
  for (const name of readdirSync(home).sort()) {
    test(name, () => {
      const expected = JSON.parse(readFileSync(join(home, name, 'expected.json'), 'utf8')) as Expected
      const page = parsePage(readFileSync(join(home, name, 'page.html'), 'utf8'), expected.url)
      const findings = Object.entries(expected.findings).flatMap(([type, values]) =>
        values.map((value) => findingAt(page, type as DataType, value)),
      )
      expect(grouped(page, findings)).toEqual(
        expected.contacts.map(([kind, head, ...values]) => [kind, head, ...values.sort()]),
      )
    })
  }
})

describe('structured data', () => {
  const page = parsePage('<p>Nothing to see</p>', 'https://www.example.com/')
  const entity = (index: number, types: string[], parent: Entity | null = null): Entity => ({
    index,
    types,
    method: 'json-ld',
    properties: {},
    parent,
    start: null,
    end: null,
  })

  test('values of one entity, and of its nested entities, belong together', () => {
    const organization = entity(0, ['Organization'])
    const entities = [organization, entity(1, ['ContactPoint'], organization), entity(2, ['Person'])]
    const findings = [
      findingAt(page, 'companies', 'Acme Ltd', { entity: 0 }),
      findingAt(page, 'phones', '+44 1632 960100', { entity: 1 }),
      findingAt(page, 'names', 'Ann Lee', { entity: 2 }),
      findingAt(page, 'emails', 'desk@acme.com', { entity: 2 }),
    ]
    expect(grouped(page, findings, entities)).toEqual([
      ['person', 'Ann Lee', 'desk@acme.com'],
      ['organization', 'Acme Ltd', '+44 1632 960100'],
    ])
  })

  test('a person with a job title is a contact even without other values', () => {
    const findings = [findingAt(page, 'names', 'Ann Lee', { jobTitle: 'Editor' }), findingAt(page, 'names', 'Bo Ray')]
    expect(grouped(page, findings)).toEqual([['person', 'Ann Lee']])
  })
})

test('a site at an IP address is identified by the domain of its mail', () => {
  const html = `<title>Lagos Loaves</title><h1>Visit us</h1><p>12 Allen Avenue, Ikeja, Lagos</p>
    <p>hello@lagos-loaves.com.ng</p>`
  const namesOf = (page: string) =>
    extract(page, { url: 'http://127.0.0.1:8000/contact' }).contacts.map(({ findings: [head] }) => head!.value)
  expect(namesOf(html)).toEqual(['Lagos Loaves'])
  expect(namesOf(html.replace('</p>', ' post@other-mail.com</p>'))).toEqual([])
})

/** Whole pages: the expected contents of each contact, with its role in brackets; the order of values is irrelevant. */
const PAGES: readonly [guarantee: string, html: string, contacts: readonly string[]][] = [
  [
    'a mailbox is not seen inside a longer one',
    `<ul><li>Babatunde Eze, Chairman <a href="mailto:eze@acme.com">eze@acme.com</a></li>
     <li>Emeka Eze, Director <a href="mailto:emeka.eze@acme.com">emeka.eze@acme.com</a></li></ul>`,
    ['Babatunde Eze (Chairman) eze@acme.com', 'Emeka Eze (Director) emeka.eze@acme.com'],
  ],
  [
    'a title ends where it is told how to reach the person',
    `<p>Hannah Whitaker, Managing Director Tel. 020 7946 0001</p><p>Marcus Delgado, Head of Sales marcus@acme.com</p>`,
    ['Hannah Whitaker (Managing Director) +442079460001', 'Marcus Delgado (Head of Sales) marcus@acme.com'],
  ],
  [
    'a link around a picture belongs to the card it stands in, not to the next',
    `<ul class="team"><li><h3>Hannah Whitaker</h3><p>Director</p><a href="mailto:one@acme.com"><svg></svg></a>
     <a href="tel:+442079460001"><svg></svg></a></li><li><h3>Marcus Delgado</h3><p>Manager</p>
     <a href="mailto:two@acme.com"><svg></svg></a><a href="tel:+442079460002"><svg></svg></a></li>
     <li><h3>Olivia Prescott</h3><p>Engineer</p></li></ul>`,
    [
      'Hannah Whitaker (Director) one@acme.com +442079460001',
      'Marcus Delgado (Manager) two@acme.com +442079460002',
      'Olivia Prescott (Engineer)',
    ],
  ],
  [
    'a link around a picture above the name belongs to its card as well',
    `<section><div><a href="mailto:one@acme.com"><img src="a.png" alt=""></a><h3>Hannah Whitaker</h3><p>Director</p></div>
     <div><a href="mailto:two@acme.com"><img src="b.png" alt=""></a><h3>Marcus Delgado</h3><p>Manager</p></div></section>`,
    ['Hannah Whitaker (Director) one@acme.com', 'Marcus Delgado (Manager) two@acme.com'],
  ],
  [
    'an address that a script writes stands where the script does',
    `<dl><dt>Contact person</dt><dd>Hannah Whitaker</dd><dt>Reach</dt>
     <dd><script>document.write('hannah7' + '@' + 'acme.com')</script></dd></dl>
     <dl><dt>Contact person</dt><dd>Hannah Delgado</dd><dt>Reach</dt>
     <dd><script>document.write('hannah8' + '@' + 'acme.com')</script></dd></dl>`,
    ['Hannah Whitaker hannah7@acme.com', 'Hannah Delgado hannah8@acme.com'],
  ],
  [
    'a role stands in a row of its own',
    `<table><tr><th>Name</th><td>Hannah Whitaker</td></tr><tr><th>Role</th><td>Export Sales</td></tr>
     <tr><th>Contact</th><td>one@acme.com</td></tr></table>
     <table><tr><th>Name</th><td>Marcus Delgado</td></tr><tr><th>Funktion:</th><td>Einkauf Süd</td></tr>
     <tr><th>Contact</th><td>two@acme.com</td></tr></table>`,
    ['Hannah Whitaker (Export Sales) one@acme.com', 'Marcus Delgado (Einkauf Süd) two@acme.com'],
  ],
  [
    'a role stands in a column of its own',
    `<table><tr><th>Name</th><th>Position</th><th>Email</th></tr>
     <tr><td>Hannah Whitaker</td><td>Blue team</td><td>one@acme.com</td></tr>
     <tr><td>Marcus Delgado</td><td>Gardens</td><td>two@acme.com</td></tr></table>`,
    ['Hannah Whitaker (Blue team) one@acme.com', 'Marcus Delgado (Gardens) two@acme.com'],
  ],
  [
    'a department beside a name is the role, and a company is none',
    `<p>Please ask for Hannah Whitaker, Export Sales. Write to hannah@acme.com</p>
     <p>Please ask for Marcus Delgado, Blue Mesa Media. Write to marcus@acme.com</p>`,
    ['Hannah Whitaker (Export Sales) hannah@acme.com', 'Marcus Delgado marcus@acme.com'],
  ],
  [
    'a department stands between dashes, in brackets, or above the name in its card',
    `<p>Hannah Whitaker - Marketing - hannah@acme.com<br>Marcus Delgado (Service): marcus@acme.com</p>
     <div><small>Procurement</small><h3>Olivia Prescott</h3>olivia@acme.com</div>
     <div><small>Logistics</small><h3>Dwayne Navarro</h3>dwayne@acme.com</div>`,
    [
      'Hannah Whitaker (Marketing) hannah@acme.com',
      'Marcus Delgado (Service) marcus@acme.com',
      'Olivia Prescott (Procurement) olivia@acme.com',
      'Dwayne Navarro (Logistics) dwayne@acme.com',
    ],
  ],
  [
    'a heading that promises people to talk to is nobody’s role',
    `<h2>Ihre Ansprechpartner</h2><p><b>Jürgen Müller</b><br>Vertrieb Innendienst<br>j.mueller@acme.de</p>
     <p><b>Annelie Schäfer</b><br>annelie@acme.de</p>`,
    ['Jürgen Müller (Vertrieb Innendienst) j.mueller@acme.de', 'Annelie Schäfer annelie@acme.de'],
  ],
  [
    'an email may come before the name',
    `<div><a href="mailto:hw@acme.com">hw@acme.com</a> <span>Hannah Whitaker</span></div>
     <div><a href="mailto:md@acme.com">md@acme.com</a> <span>Marcus Delgado</span></div>`,
    ['Hannah Whitaker hw@acme.com', 'Marcus Delgado md@acme.com'],
  ],
  [
    'a department over a list is nobody’s role',
    `<h3>Marketing</h3><p>Hannah Whitaker</p><p>hannah@acme.com</p><h3>Logistics</h3><p>Marcus Delgado</p>
     <p>marcus@acme.com</p><h3>Support</h3>`,
    ['Hannah Whitaker hannah@acme.com', 'Marcus Delgado marcus@acme.com'],
  ],
  [
    'a role is what the markup says it is, but no utility class is markup of roles',
    `<div class="member position-relative"><h3>Hannah Whitaker</h3><span class="member__role">Keeper of bees</span>
     hannah@acme.com</div><div class="member position-relative"><h3>Marcus Delgado</h3>
     <span class="position-relative">All about apples</span> marcus@acme.com</div>`,
    ['Hannah Whitaker (Keeper of bees) hannah@acme.com', 'Marcus Delgado marcus@acme.com'],
  ],
]

describe('findings next to a name on a whole page belong to that person', () => {
  test.each(PAGES)('%s', (_, html, expected) => {
    const { contacts } = extract(html, { url: 'https://www.example.org/team', country: 'GB' })
    const people = contacts.map(({ findings: [head, ...parts] }) => {
      const role = head!.detail?.jobTitle
      return [head!.value, ...(role ? [`(${role})`] : []), ...parts.map(({ normalized }) => normalized)].join(' ')
    })
    expect(people).toEqual(expected)
  })
})

test('a finding belongs to at most one person', () => {
  const page = parsePage(
    '<ul><li>Ann Lee lee@acme.com</li><li>Bo Lee lee@acme.com</li></ul>',
    'https://www.example.com/',
  )
  const findings = [
    findingAt(page, 'names', 'Ann Lee'),
    findingAt(page, 'names', 'Bo Lee'),
    findingAt(page, 'emails', 'lee@acme.com'),
  ]
  expect(grouped(page, findings).filter((contact) => contact.includes('lee@acme.com')).length).toBeLessThan(2)
})

describe('a mailbox that matches a name', () => {
  const names = ['Hannah Whitaker', 'Jürgen Groß', 'Jean-Baptiste de La Tour', "Seán O'Rourke"]
  const spelled = new SpelledNames(names)
  test.each([
    ['hannah.whitaker@x.com', 0],
    ['hwhitaker@x.com', 0],
    ['whitaker_hannah@x.com', 0],
    ['hannah42@x.com', 0],
    ['whitaker+news@x.com', 0],
    ['juergen.gross@x.de', 1],
    ['jurgengross@x.de', 1],
    ['jean-baptiste.delatour@x.fr', 2],
    ['orourke@x.ie', 3],
  ])('%s', (email, person) => {
    expect(
      spelled
        .peopleOf(email)
        ?.all()
        .map((match) => match.person),
    ).toEqual([person])
  })
  test.each(['info@x.com', 'h@x.com', 'hanna@x.com', 'whitakers@x.com'])('%s matches no name', (email) => {
    expect(spelled.peopleOf(email)).toBeNull()
  })
})

test('roles are found in linear time', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => `<tr><td>Hannah Whitaker${at}</td><td class="role">@</td></tr>`)
  const html = `<table>${rows.join('')}</table>${'<p>and so on and on</p>'.repeat(50_000)}<table><tr><td>a</td><td>b</td></tr></table>`
  const page = parsePage(html, 'https://www.example.com/')
  let from = 0
  const names = rows.map((_, at) => {
    const start = page.text.indexOf(`Hannah Whitaker${at}`, from)
    from = start + 1
    return { ...findingAt(page, 'names', `Hannah Whitaker${at}`), start, end: start + 15 + String(at).length }
  })
  expectCpuWithin(2000, () => {
    expect(withWrittenRoles(page, names)).toEqual(names)
  })
})

test('thousands of findings are grouped in linear time', () => {
  const rows = Array.from({ length: 4000 }, (_, at) => `<tr><td>Person Number${at}</td><td>p${at}@acme.com</td></tr>`)
  const page = parsePage(`<table>${rows.join('')}</table>`, 'https://www.example.com/')
  const findings: Finding[] = []
  for (let at = 0, from = 0; at < rows.length; at++) {
    for (const [type, value] of [
      ['names', `Person Number${at}`],
      ['emails', `p${at}@acme.com`],
    ] as const) {
      const start = page.text.indexOf(value, from)
      from = start + value.length
      findings.push({ ...findingAt(page, type, value), start, end: from })
    }
  }
  expectCpuWithin(2000, () => {
    expect(groupContacts(page, [], findings).length).toBe(4000)
  })
})
