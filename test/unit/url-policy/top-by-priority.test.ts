import { expect, test } from 'vitest'
import { topByPriority } from '../../../src/url-policy/top-by-priority.ts'

const items = Array.from({ length: 100 }, (_, at) => ({ url: `https://acme.com/item/${at}`, text: `Item ${at}` }))
const contact = { url: 'https://acme.com/kontakt', text: 'Kontakt' }

test('of too many links, the contact page at the end is kept, and otherwise those from the start', () =>
  expect(topByPriority([...items, contact], 3)).toEqual([items[0], items[1], contact]))

test('a short list is unchanged', () => {
  const links = [...items, contact]
  expect(topByPriority(links, 101)).toBe(links)
})
