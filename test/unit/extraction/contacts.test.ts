import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { DataType } from '../../../src/contracts/items.ts'
import { SpelledNames } from '../../../src/extraction/contacts/spelled-names.ts'
import { groupContacts } from '../../../src/extraction/contacts.ts'
import type { Entity } from '../../../src/extraction/entity.ts'
import type { Finding, FindingDetail } from '../../../src/extraction/finding.ts'
import type { Page } from '../../../src/extraction/page.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'

/** A page, what was found on it, and the contacts that must come of it: kind and name, then the values in any order. */
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

describe('findings that stand together form a contact', () => {
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

  test('values of one entity, and of what it contains, belong together', () => {
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

  test('a person with a job title is a contact without further values', () => {
    const findings = [findingAt(page, 'names', 'Ann Lee', { jobTitle: 'Editor' }), findingAt(page, 'names', 'Bo Ray')]
    expect(grouped(page, findings)).toEqual([['person', 'Ann Lee']])
  })
})

test('a finding belongs to one person at most', () => {
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

describe('a mailbox that spells a name', () => {
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
    expect(spelled.in(email).map((match) => match.person)).toEqual([person])
  })
  test.each(['info@x.com', 'h@x.com', 'hanna@x.com', 'whitakers@x.com'])('%s spells none', (email) => {
    expect(spelled.in(email)).toEqual([])
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
  const started = performance.now()
  expect(groupContacts(page, [], findings).length).toBe(4000)
  expect(performance.now() - started).toBeLessThan(2000)
})
