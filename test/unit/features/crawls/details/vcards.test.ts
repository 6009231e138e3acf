import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CardedContact, toVCards } from '../../../../../src/features/crawls/details/vcards.ts'

const contact = (said: Partial<CardedContact>): CardedContact => ({
  kind: 'person',
  name: null,
  job_title: null,
  company: null,
  email: null,
  phone: null,
  address: null,
  page_url: null,
  ...said,
})
const linesOf = (said: Partial<CardedContact>) => toVCards([contact(said)]).split('\r\n')

test.each([
  ['Imogen Hartley', 'N:Hartley;Imogen;;;'],
  ['Ludwig van Beethoven', 'N:van Beethoven;Ludwig;;;'],
  ['Juana Inés de la Cruz', 'N:de la Cruz;Juana Inés;;;'],
  ["Jeanne d'Arc", "N:d'Arc;Jeanne;;;"],
  ['Mary Anne Smith', 'N:Smith;Mary Anne;;;'],
  ['Madonna', 'N:Madonna;;;;'],
])('%s has a separate family name', (name, expected) => {
  expect(linesOf({ name })).toContain(expected)
})

/** The property names of each card, as read by an independent parser. */
function namesOf(text: string): string[][] {
  const parsed = ICAL.parse(text) as unknown[]
  const cards = (Array.isArray(parsed[0]) ? parsed : [parsed]) as [string, [string][]][]
  return cards.map(([, properties]) =>
    properties.map(([name]) => name).filter((name) => !/^(?:rev|prodid)$/.test(name)),
  )
}

/** The components of a property by RFC 6350 3.2 to 3.4: unfolded, split at semicolons, unescaped. */
function componentsOf(text: string, name: string): string[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const line = lines.find((one) => one.startsWith(`${name}:`) || one.startsWith(`${name};`))!
  const components = line.slice(line.indexOf(':') + 1).match(/(?:[^\\;]|\\.)+|(?<=;|^)(?=;|$)/g) ?? []
  return components.map((component) => component.replace(/\\([\\;,nN])/g, (_, one) => (/n/i.test(one) ? '\n' : one)))
}

const MEAN = [
  'a\nTEL:+1',
  'a\rTEL:+1',
  'a\r\nTEL:+1',
  'a\u2028TEL:+1',
  'a\u0085TEL:+1',
  'a\r\n b',
  'a;b;c',
  'a,b,c',
  'a:b:c',
  'a\\b',
  'a\\nTEL:+1',
  'a\\',
  '\\;\\,\\:',
  'BEGIN:VCARD',
  'END:VCARD',
  'a\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:b',
  'TYPE=HOME:a',
  '"a:b"',
  'a\u0000b\u0008c',
  `${'ä'.repeat(60)};${'x'.repeat(60)}`,
]
const seen = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim()

describe.each(MEAN)('%j', (mean) => {
  test('in every field stays within that field', () => {
    const said = { name: `Ann ${mean}`, job_title: mean, company: mean, email: mean, phone: mean, address: mean }
    const text = toVCards([contact({ ...said, page_url: `https://a.b/?q=${mean}` }), contact({ name: 'Bob' })])
    expect(namesOf(text)).toEqual([
      ['version', 'fn', 'n', 'org', 'title', 'email', 'tel', 'adr', 'url'],
      ['version', 'fn', 'n'],
    ])
    expect(componentsOf(text, 'FN')).toEqual([seen(`Ann ${mean}`)])
    for (const name of ['TITLE', 'ORG', 'EMAIL', 'TEL']) expect(componentsOf(text, name)).toEqual([seen(mean)])
    expect(componentsOf(text, 'ADR')).toEqual(['', '', seen(mean), '', '', '', ''])
    expect(componentsOf(text, 'N')).toHaveLength(5)
  })

  test.each(['name', 'company', 'email', 'phone'] as const)(
    'as the %s of a contact without another name is its name',
    (field) => {
      const text = toVCards([contact({ kind: 'organization', [field]: mean })])
      expect(namesOf(text)).toHaveLength(1)
      expect(componentsOf(text, 'FN')).toEqual([seen(mean)])
    },
  )

  test('keeps every line short and free of control characters', () => {
    const text = toVCards([contact({ name: mean, email: mean, phone: mean, page_url: `https://a.b/${mean}` })])
    expect(text.endsWith('\r\n')).toBe(true)
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    }
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'no address', ''])('%j is not a URL of a card', (page_url) => {
  expect(namesOf(toVCards([contact({ name: 'Ann', page_url })]))).toEqual([['version', 'fn', 'n']])
})
