import { expect, test } from 'vitest'
import type { CrawlContact } from '../../../../../src/contracts/crawl-details.ts'
import { toVCards } from '../../../../../src/features/crawls/details/vcards.ts'

const contact = (said: Partial<CrawlContact>): CrawlContact => ({
  id: '1',
  kind: 'person',
  name: null,
  job_title: null,
  company: null,
  email: null,
  phone: null,
  address: null,
  page_url: null,
  confidence: 1,
  ...said,
})
const linesOf = (said: Partial<CrawlContact>) => toVCards([contact(said)]).split('\r\n')

test.each([
  ['Imogen Hartley', 'N:Hartley;Imogen;;;'],
  ['Ludwig van Beethoven', 'N:van Beethoven;Ludwig;;;'],
  ['Juana Inés de la Cruz', 'N:de la Cruz;Juana Inés;;;'],
  ["Jeanne d'Arc", "N:d'Arc;Jeanne;;;"],
  ['Mary Anne Smith', 'N:Smith;Mary Anne;;;'],
  ['Madonna', 'N:Madonna;;;;'],
])('%s has its family name apart', (name, expected) => {
  expect(linesOf({ name })).toContain(expected)
})

test('what a page says cannot add a line of its own, and no control character passes', () => {
  const lines = linesOf({ name: 'Ann Lee', job_title: 'Head\r\nTEL:+1\b;x', company: 'Smith; Jones, Ltd' })
  expect(lines).toContain('ORG:Smith\\; Jones\\, Ltd')
  expect(lines.filter((line) => line.startsWith('TEL'))).toEqual([])
  expect(/[\0-\x08\x0b-\x1f]/.test(lines.join(''))).toBe(false)
})
