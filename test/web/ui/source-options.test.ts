import { expect, test } from 'vitest'
import type { Source } from '../../../src/contracts/data/data.ts'
import { formatDate, formatDateTime } from '../../../web/lib/format.ts'
import { sourceOptions } from '../../../web/ui/source-options.ts'

const source = (id: string, name: string, created_at: string, type: Source['type'] = 'crawl'): Source => ({
  id,
  type,
  name,
  crawl_id: null,
  created_at,
})
const [monday, tuesday, tuesdayNight] = [
  '2026-11-16T12:00:00Z',
  '2026-11-17T10:00:00Z',
  '2026-11-17T11:30:00Z',
] as const

test('sources with the same name are distinguished by their dates, those of one day by the time', () => {
  const options = sourceOptions([
    source('a', 'acme.com', tuesdayNight),
    source('b', 'acme.com', tuesday),
    source('c', 'acme.com', monday),
    source('d', 'Fair', monday, 'import'),
  ])
  expect(options).toEqual([
    { value: 'a', label: 'acme.com', hint: `Crawl · ${formatDateTime(tuesdayNight)}` },
    { value: 'b', label: 'acme.com', hint: `Crawl · ${formatDateTime(tuesday)}` },
    { value: 'c', label: 'acme.com', hint: `Crawl · ${formatDate(monday)}` },
    { value: 'd', label: 'Fair', hint: 'Import' },
  ])
})
