import { expect, test } from 'vitest'
import type { Finding } from '../../../../src/extraction/finding.ts'
import { emailSpelling } from '../../../../src/extraction/names/email-spelling.ts'
import { readNameRuns } from '../../../../src/extraction/names/name-runs.ts'

const email = (normalized: string, start: number | null = null): Finding => ({
  type: 'emails',
  value: normalized,
  normalized,
  confidence: 1,
  method: 'text',
  snippet: '',
  start,
  end: null,
})
const spells = (address: string, name: string, start: number | null = null) =>
  emailSpelling([email(address, start)])(readNameRuns(name)[0]!)

test.each([
  ['jane.marlow@acme.org', 'Jane Marlow'],
  ['j.marlow@acme.org', 'Jane Marlow'],
  ['jmarlow@acme.org', 'Jane Marlow'],
  ['marlow.j@acme.org', 'Jane Marlow'],
  ['janem@acme.org', 'Jane Marlow'],
  ['jane_marlow+news@acme.org', 'Jane Marlow'],
  ['juergen.mueller@acme.de', 'Jürgen Müller'],
  ['jkmarlow@acme.org', 'Jane Katherine Marlow'],
])('%s matches %s in any context', (address, name) => {
  expect(spells(address, name)).toBe(true)
})

test('a given or family name alone matches only near the name', () => {
  expect(spells('marlow@acme.org', 'Jane Marlow', 40)).toBe(true)
  expect(spells('marlow@acme.org', 'Jane Marlow', 4_000)).toBe(false)
  expect(spells('marlow@acme.org', 'Jane Marlow')).toBe(false)
})

test('another address matches no name', () => {
  expect(spells('sales@acme.org', 'Jane Marlow', 0)).toBe(false)
})

test('a mailbox that repeats the domain of the site is its owner’s', () => {
  const spelled = (name: string) =>
    emailSpelling([email('judo.elmstad@acme.org')], 'judoelmstad')(readNameRuns(name)[0]!)
  expect(spelled('Judo Elmstad')).toBe(false)
  expect(emailSpelling([email('jane.marlow@acme.org')], 'janemarlow')(readNameRuns('Jane Marlow')[0]!)).toBe(true)
})
