import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { ExportedContact } from '../../../../../src/domain/contacts/exported/exported-contact.ts'
import { toVCards } from '../../../../../src/features/contacts/export/vcards.ts'
import { ARNO, contactOf, FIRM, MIRA } from './contact.ts'

const textOf = (contact: ExportedContact, includesLikely = false) =>
  toVCards([contact], { includesLikely }).replaceAll('\r\n ', '')
const linesOf = (contact: ExportedContact, includesLikely = false) =>
  textOf(contact, includesLikely)
    .split('\r\n')
    .filter((line) => line !== '' && !/^(?:BEGIN|END|VERSION|PRODID)/.test(line))

test('a card contains all data', () => {
  const lines = linesOf(MIRA).map((line) => line.replace(/;CHARSET=utf-8/gi, ''))
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:urn:uuid:${MIRA.id}`,
      'REV:2026-11-02T10:00:00.000Z',
      'FN:Mira von Tessenow',
      'N:von Tessenow;Mira;;;',
      'ORG:Quellwerk GmbH',
      'TITLE:Geschäftsführerin',
      'CATEGORIES:Messe,Bund\\, Länder,Berlin',
      'NOTE:Ruft zurück.\\n\\nZweite Zeile',
      'item1.URL:https://www.linkedin.com/in/mira-tessenow',
      'item1.X-ABLABEL:LinkedIn',
      'item2.X-ABLABEL:X',
    ]),
  )
  expect(lines.filter((line) => line.startsWith('EMAIL'))).toHaveLength(2)
  expect(lines.filter((line) => line.startsWith('TEL')).join('\n')).toMatch(/cell.*\n.*fax/is)
  expect(lines.find((line) => line.startsWith('ADR'))).toMatch(/:;;Quellweg 5;Berlin;;10115;Germany$/)
})

test('guessed addresses are included on request, and labelled', () => {
  expect(textOf(ARNO)).not.toMatch(/arno\.quast|likely/)
  expect(linesOf(ARNO, true)).toEqual(
    expect.arrayContaining([
      'item1.EMAIL:arno.quast@quellwerk.example',
      'item1.X-ABLABEL:likely address',
      'CATEGORIES:likely address',
      expect.stringContaining('NOTE:arno.quast@quellwerk.example is a likely address'),
    ]),
  )
})

test("an organisation's card has its name", () => {
  expect(linesOf(FIRM)).toEqual(expect.arrayContaining(['FN:日本酒造株式会社', 'ORG:日本酒造株式会社']))
})

test('a contact without any data is a valid card', () => {
  expect(linesOf(contactOf())).toContain('FN:Contact')
})

const MEAN = [
  'a\r\nTEL:+1',
  'a\u2028TEL:+1',
  'a;b,c:d\\',
  'END:VCARD',
  '\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:b',
  'a\u0000b',
  '"a:b"',
]

test.each(MEAN)('%j stays within its value', (text) => {
  const contact = contactOf({
    name: text,
    organization: text,
    job_title: text,
    emails: [{ email: text, check: null }],
    phones: [{ value: text, kind: 'voice' }],
    addresses: [{ value: text, country: null }],
    profiles: [{ network: text, url: `https://x.example/${text}` }],
    site: text,
    tags: [text],
    notes: [text],
  })
  const parsed = ICAL.parse(toVCards([contact], { includesLikely: false })) as unknown as [string, [string][]]
  expect(parsed[0]).toBe('vcard')
  const names = parsed[1].map(([name]) => name)
  expect(names.filter((name) => name === 'tel' || name === 'fn').sort()).toEqual(['fn', 'tel'])
})
